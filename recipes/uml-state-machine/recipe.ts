/** A circuit breaker in front of a payment API: three states, two of them inside one that raises the alert. */
import { graphForm, graphTargets } from '../../drawing/data/graph.ts'
import { References } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { states } from '../../drawing/graph/uml-notations.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

/** Where the search begins: normal operation on the left, trouble on the right. */
const cells = shortCells('start 1 1, Closed 2 1, Open 3 1, Half-open 4 1, verdict 3 2')

export default defineRecipe({
  name: 'UML state machine',
  family: 'Flows',
  description:
    'The states of one object, the events that move it from one to the next with guards in brackets and effects after a slash, and composite states around those that share entry and exit actions. UML 2.5.1 notation. Also called state diagram, statechart or lifecycle.',
  useWhen:
    'The same event means something else depending on what came before: breakers, sessions, orders, devices. You need every event that each state reacts to, and what runs on entry and exit. Good for 3 to 10 states with up to 18 transitions.',
  avoidWhen:
    'Work moves on by itself when a step is done: use `decision-flowchart` or `swimlane-process`. You need which inputs are accepted: use `finite-automaton`. You need messages between programs: use `request-sequence`. You need both ends of a connection over time: use `tcp-connection-lifecycle`.',
  visual: 87,
  ease: 82,
  overall: 86,
  rationale:
    'A composite state says once what applies to all states inside, and a loop that stays in it is seen to leave its entry actions alone. Guards and effects make long labels. You supply states, what they do, and transitions.',
  reviewed: '2026-11-28',
  revision: 1,
  data: graphForm(states, { looks: true }),
  sample: {
    title: 'One outage raises one alert, however often the probes fail',
    subtitle: 'A failed round of probes stays inside Tripped, so its entry and exit actions do not run again',
    focus: ['Closed > Open', 'Tripped'],
    source: 'States follow Resilience4j; counters are simplified, thresholds illustrative',
    nodes: [
      { id: 'start', kind: 'initial' },
      { name: 'Closed', note: 'entry / fails = 0; success / fails = 0; failure / fails++' },
      { name: 'Open', note: 'call / reject', group: 'Tripped' },
      { id: 'verdict', kind: 'choice', group: 'Tripped' },
      {
        name: 'Half-open',
        note: 'entry / counters = 0; call [sent < 3] / sent++; call [sent >= 3] / reject; success / done++; failure / done++, failed++',
        group: 'Tripped',
      },
    ],
    edges: [
      { from: 'start', to: 'Closed' },
      { from: 'Closed', to: 'Open', text: 'when fails\u00a0==\u00a05' },
      { from: 'Open', to: 'Half-open', text: 'after 30 s' },
      { from: 'Half-open', to: 'verdict', text: 'when done\u00a0==\u00a03' },
      { from: 'Half-open', to: 'Open', text: 'after 60 s' },
      { from: 'verdict', to: 'Open', text: '[failed > 0]' },
      { from: 'verdict', to: 'Closed', text: '[else]' },
    ],
    groups: [{ name: 'Tripped', note: 'entry / raise alert; exit / clear alert' }],
  },
  draw: (data, sheet) => drawGraph(data, sheet, { ...states, cells }),
  describe: (data) => {
    const { nodes, edges, groups, focus = [], key } = data
    const inside = groups.map(({ id, name, note }) => {
      const held = nodes.filter(
        ({ kind, group }) => kind === 'state' && group !== undefined && [id, name].includes(group),
      )
      const does = note === undefined ? '' : ` (${note})`
      return `${name ?? 'A group'} contains ${enumerate(held.map((node) => node.name ?? ''))}${does}`
    })
    const named = nodes.flatMap(({ name, kind }) => (kind === 'state' ? (name ?? []) : []))
    // A choice is a diamond: nobody sees its id.
    const placeOf = (end: string): string =>
      nodes.some(({ id, name, kind }) => id === end && name === undefined && kind === 'choice') ? 'a choice' : end
    const moveOf = ({ from, to, text }: (typeof edges)[number]): string =>
      `${placeOf(from)} to ${placeOf(to)}${text === undefined ? '' : ` (${text})`}`
    const references = new References(graphTargets(data))
    const inFocus = new Set(focus.map((each) => references.find(each)))
    const marked = edges.filter((edge) => inFocus.has(edge)).map(moveOf)
    const why = key?.focus === undefined || marked.length === 0 ? '' : ` ${key.focus}: ${enumerate(marked, 8)}.`
    return `${count(named.length, 'state')}: ${enumerate(named)}. ${inside.length === 0 ? '' : `${enumerate(inside)}. `}${count(edges.length, 'transition')}: ${enumerate(edges.map(moveOf), 12)}.${why}${markedWords({ nodes, edges: [], groups, focus, key })}`
  },
})
