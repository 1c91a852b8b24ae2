/** Order fulfillment: stock and card are secured side by side, and money moves only after both. */
import { completing } from '../../drawing/data/form.ts'
import { type GraphDocument, graphForm } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { activity } from '../../drawing/graph/uml-notations.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

/** Where the search begins: each action in its partition, from top to bottom. */
const cells = shortCells(`placed 1 1, Check order 1 2, fork 2 3, Acknowledge by email 1 4, Authorize card 2 4,
  Reserve stock 3 4, sent 1 5, join 2 6, secured 2 7, Cancel order 1 8, Charge card 2 8, Ship parcel 3 8,
  canceled 1 9, shipped 3 9`)

/** Diamonds split or merge, bars fork or join: the key names what is drawn. */
const namedAsDrawn = ({ nodes, edges }: GraphDocument) => {
  const merges = nodes.map(
    (node) => node.kind === 'decision' && edges.filter(({ to }) => isNamed(node, [to])).length > 1,
  )
  const splits = nodes.some(({ kind }, index) => kind === 'decision' && merges[index] !== true)
  const diamond = [splits && 'Decision', merges.includes(true) && 'Merge'].filter(Boolean).join(' or ')
  const bars = [...new Set(nodes.map(({ kind }) => kind))].filter((kind) => kind === 'fork' || kind === 'join').sort()
  const bar = bars.join(' or ').replace(/^./, (first) => first.toUpperCase())
  const { decision, fork, join } = activity.nodes
  return {
    decision: { ...decision, text: diamond },
    fork: { ...fork, text: bar },
    join: { ...join, text: bar },
  }
}

/** The named nodes before or after a node, through those that have only a sign. */
const namedBeside = ({ nodes, edges }: GraphDocument, of: object, isBefore: boolean): string[] => {
  const found = new Set<string>()
  const seen = new Set<object>()
  const visit = (node: (typeof nodes)[number]): void => {
    if (seen.has(node)) return
    seen.add(node)
    for (const { from, to } of edges) {
      const [own, other] = isBefore ? [to, from] : [from, to]
      const next = isNamed(node, [own]) ? nodes.find((each) => isNamed(each, [other])) : undefined
      if (next?.name !== undefined) found.add(next.name)
      else if (next !== undefined) visit(next)
    }
  }
  for (const node of nodes) if (node === of) visit(node)
  return [...found]
}

/** What each join waits for, and what follows it. */
const joinsInWords = (data: GraphDocument): string =>
  data.nodes
    .filter(({ kind }) => kind === 'join')
    .map((join) => {
      const [before, after] = [true, false].map((isBefore) => namedBeside(data, join, isBefore)) as [string[], string[]]
      const next = after.length === 0 ? '' : `; then ${after.join(' or ')}`
      return `A join waits for ${enumerate(before)}${next}. `
    })
    .join('')

/** Where every step is in a partition, marks that are in none are in that of what they lead to, or else come from. */
const withMarksInLanes = <Data extends Pick<GraphDocument, 'nodes' | 'edges' | 'groups'>>(data: Data): Data => {
  const { nodes, edges } = data
  if (nodes.some(({ name, group }) => name !== undefined && group === undefined)) return data
  const groupOf = (end: string): string | undefined => nodes.find((node) => isNamed(node, [end]))?.group
  for (const isBefore of [false, true])
    for (const mark of nodes.filter(({ group }) => group === undefined)) {
      const beside = edges.filter(({ from, to }) => isNamed(mark, [isBefore ? to : from]))
      const group = beside.map(({ from, to }) => groupOf(isBefore ? from : to)).find((each) => each !== undefined)
      if (group === undefined) continue
      mark.group = group
      // Another mark may lead to this one.
      return withMarksInLanes(data)
    }
  return data
}

/** Partitions are lanes where all steps are in one; among steps that are in none, they are frames. */
const areLanes = ({ nodes, groups }: GraphDocument): boolean =>
  groups.length > 0 && nodes.every(({ group }) => group !== undefined)

export default defineRecipe({
  name: 'UML activity',
  family: 'Flows',
  description:
    'Actions as round boxes, joined by control flow through decisions with guards, forks and joins, in partitions that say who acts: what runs side by side, what waits for what, and where it ends. UML 2.5.1 notation. Also called activity chart or workflow.',
  useWhen:
    'Parts of a process run at the same time and readers must see what waits for what: orders, builds, onboarding. You need forks and joins exact enough to implement. Good for 6 to 14 actions in up to 4 partitions.',
  avoidWhen:
    'Nothing runs in parallel: use `decision-flowchart`. Readers do not know UML and ask who does what: use `swimlane-process`. An object waits in states for events: use `uml-state-machine`. Companies exchange messages: use `bpmn-collaboration`.',
  visual: 85,
  ease: 80,
  overall: 83,
  rationale:
    'Bars span exactly the branches that they start or wait for, and partitions show who acts. Readers must know the symbols, or read the key. You supply actions, guards, partitions and what has to wait for what.',
  reviewed: '2026-11-28',
  revision: 1,
  data: completing(graphForm(activity), withMarksInLanes),
  sample: {
    title: 'No card is charged before stock is reserved',
    subtitle: 'The join waits for both; the email to the customer delays nobody',
    source: 'Illustrative process',
    key: { focus: 'Only after both' },
    focus: ['join > secured', 'secured', 'secured > Charge card', 'Charge card'],
    nodes: [
      { id: 'placed', kind: 'start', group: 'Shop' },
      { name: 'Check order', group: 'Shop' },
      { id: 'fork', kind: 'fork', group: 'Payments' },
      { name: 'Reserve stock', group: 'Warehouse' },
      { name: 'Acknowledge by email', group: 'Shop' },
      { name: 'Authorize card', group: 'Payments' },
      { id: 'sent', kind: 'flow-end', group: 'Shop' },
      { id: 'join', kind: 'join', group: 'Payments' },
      { id: 'secured', kind: 'decision', group: 'Payments' },
      { name: 'Charge card', group: 'Payments' },
      { name: 'Ship parcel', group: 'Warehouse' },
      { id: 'shipped', kind: 'flow-end', group: 'Warehouse' },
      { name: 'Cancel order and holds', group: 'Shop' },
      { id: 'canceled', kind: 'flow-end', group: 'Shop' },
    ],
    edges: [
      { from: 'placed', to: 'Check order' },
      { from: 'Check order', to: 'fork' },
      { from: 'fork', to: 'Reserve stock' },
      { from: 'fork', to: 'Acknowledge by email' },
      { from: 'fork', to: 'Authorize card' },
      { from: 'Acknowledge by email', to: 'sent' },
      { from: 'Reserve stock', to: 'join' },
      { from: 'Authorize card', to: 'join' },
      { from: 'join', to: 'secured' },
      { from: 'secured', to: 'Charge card', text: '[reserved and authorized]' },
      { from: 'Charge card', to: 'Ship parcel' },
      { from: 'Ship parcel', to: 'shipped' },
      { from: 'secured', to: 'Cancel order and holds', text: '[else]' },
      { from: 'Cancel order and holds', to: 'canceled' },
    ],
    groups: [{ name: 'Shop' }, { name: 'Payments' }, { name: 'Warehouse' }],
  },
  draw: (data, sheet) =>
    drawGraph(data, sheet, {
      ...activity,
      nodes: { ...activity.nodes, ...namedAsDrawn(data) },
      layout: areLanes(data) ? { lanes: 'columns' } : { direction: 'down' },
      cells,
    }),
  describe: (data) => {
    const { nodes, edges, groups } = data
    const actions = nodes.flatMap(({ kind, name }) => (kind === 'step' ? (name ?? []) : []))
    const of = (...kinds: string[]): number => nodes.filter(({ kind }) => kinds.includes(kind)).length
    const guards = edges.flatMap(({ to, text }) => (text === undefined ? [] : [`${text} to ${to}`]))
    const partitions =
      groups.length === 0
        ? ''
        : ` in ${count(groups.length, 'partition')} (${enumerate(groups.map(({ name }) => name))})`
    return `${count(actions.length, 'action')}${partitions}: ${enumerate(actions, 12)}. ${count(of('fork'), 'fork')}, ${count(of('join'), 'join')}, ${count(of('end', 'flow-end'), 'final node')}. ${joinsInWords(data)}${guards.length === 0 ? '' : `Guards: ${enumerate(guards)}. `}UML 2.5.1 activity notation.`
  },
})
