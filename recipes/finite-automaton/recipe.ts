/** The automaton that decodes UTF-8, and what it makes of a slash written in one to four bytes. */

import * as z from 'zod'
import { words } from '../../drawing/data/fields.ts'
import { graphFormWith } from '../../drawing/data/graph.ts'
import { isNamed, namesOf } from '../../drawing/data/named.ts'
import { shortLinks } from '../../drawing/data/short-links.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { stateView, twice } from './draw.ts'
import { type AutomatonInput, isStartMark, runOn } from './run.ts'
import { drawTapes } from './tapes.ts'

const notation = {
  kinds: ['state', 'final', 'initial'],
  unnamed: ['initial'],
  edgeKinds: ['transition'],
  groupKinds: ['group'],
  nodes: { state: { shape: 'pill' }, final: { shape: 'pill' }, initial: { shape: 'junction' } },
  edges: { transition: { trunk: 'from' } },
  groups: { group: { look: 'panel' } },
  sameSize: 'none',
} as const

/** Where the search begins: a column for each number of bytes that are left, in the order of first bytes. */
const cells = shortCells(
  `start 1 3, 0 left 2 3, E0 seen 3 1, ED seen 3 2, F0 seen 3 3, 3 left 3 4, F4 seen 3 5, 1 left 4 1, 2 left 4 4`,
)

const inputs = z
  .array(
    z.union([
      words(60, 'Symbols: divided by blanks, else characters').transform((written): AutomatonInput => ({ written })),
      z
        .array(words(16, 'A symbol'))
        .min(1)
        .max(24)
        .transform((symbols): AutomatonInput => ({ written: symbols.join(' '), symbols })),
    ]),
  )
  .max(6)
  .optional()
  .describe('Read by the automaton, symbol by symbol')

export default defineRecipe({
  name: 'Finite automaton',
  family: 'Flows',
  description:
    'States as circles or pills, transitions with the symbols that they read, accepting states with two outlines, and inputs read symbol by symbol: the state after each, and where one is refused. Also called finite-state machine, DFA, NFA or state-transition graph.',
  useWhen:
    'You ask which inputs a lexer, decoder, protocol or pattern accepts, and at which symbol it refuses one. Good for 3 to 12 states with up to 24 transitions, and up to 6 inputs of up to 24 symbols; deterministic or not.',
  avoidWhen:
    'States have guards, timeouts and entry actions: use `uml-state-machine`. You need the rule that texts follow: use `railroad-grammar`. You need the tree that a parser makes: use `abstract-syntax-tree`. You need questions and answers: use `decision-flowchart`.',
  visual: 88,
  ease: 78,
  overall: 86,
  rationale:
    'The automaton is run, so each tape shows the states it passes and the symbol it stops at; the graph shows that path in the accent. Transitions between many states cross. You supply states, transitions and inputs.',
  reviewed: '2026-11-23',
  revision: 1,
  data: graphFormWith(
    notation,
    { inputs },
    { targets: (data) => (data.inputs ?? []).map((item) => ({ names: [item.written], item })) },
  ),
  sample: {
    title: 'Of {total} ways to write a slash, UTF-8 accepts {accepted}',
    subtitle: 'Longer forms, once a way past filters, stop at the first byte that no arrow takes',
    source: 'n left: continuation bytes still due; 2F is the slash. Unicode 16.0, table 3-7; RFC 3629, section 10',
    focus: ['2F'],
    key: { focus: 'Path of 2F' },
    inputs: [['2F'], 'C0 AF', 'E0 80 AF', 'F0 80 80 AF'],
    nodes: [
      { id: 'start', kind: 'initial' },
      { name: '0 left', kind: 'final' },
      ...['E0 seen', 'ED seen', 'F0 seen', '3 left', 'F4 seen'].map((name, row) => ({
        name,
        at: [3, row + 1] as [number, number],
      })),
      { name: '1 left', at: [4, 1] },
      { name: '2 left', at: [4, 4] },
    ],
    edges: [
      { from: 'start', to: '0 left' },
      ...shortLinks(`0 left > F0 seen: F0
        0 left > 3 left: F1–F3
        0 left > F4 seen: F4
        0 left > 2 left: E1–EC, EE–EF
        0 left > E0 seen: E0
        0 left > ED seen: ED
        0 left > 1 left: C2–DF
        F0 seen > 2 left: 90–BF
        F4 seen > 2 left: 80–8F
        E0 seen > 1 left: A0–BF
        ED seen > 1 left: 80–9F
        3 left > 2 left: 80–BF
        2 left > 1 left: 80–BF
        1 left > 0 left: 80–BF
        0 left > 0 left: 00–7F`),
    ],
  },
  draw: (data, sheet) => {
    const tapes = (data.inputs ?? []).map((input) => ({ input, run: runOn(data, input) }))
    for (const { run } of tapes.filter(({ input }) => sheet.isFocus(input)))
      sheet.focusAlso([...run.taken, ...run.states.flat()])
    const { bounds } = drawGraph(data, sheet, {
      ...notation,
      node: stateView(data, tapes),
      layout: { direction: 'right' },
      cells,
    })
    if (data.nodes.some(({ kind }) => kind === 'final'))
      sheet.key({ text: 'Accepts', sample: (rect) => twice(rect, {}) })
    if (tapes.length > 0) drawTapes(tapes, bounds, sheet)
  },
  derive: (data) => {
    const { inputs: all = [] } = data
    return { total: all.length, accepted: all.filter((input) => runOn(data, input).isAccepted).length }
  },
  describe: (data) => {
    // The arrow from nowhere reads nothing.
    const marks = data.nodes.filter((node) => isStartMark(node, data))
    const named = namesOf(data.nodes.filter((node) => !marks.includes(node)))
    const final = namesOf(data.nodes.filter(({ kind }) => kind === 'final'))
    const transitions = data.edges.filter(({ from }) => !marks.some((start) => isNamed(start, [from])))
    const all = (data.inputs ?? []).map((input) => {
      const { isAccepted, states, symbols } = runOn(data, input)
      const next = symbols[states.length - 1]
      const where = next === undefined ? '' : ` at ${next} in ${enumerate(namesOf(states.at(-1) ?? []))}`
      return `${input.written} is ${isAccepted ? 'accepted' : `refused${where}`}`
    })
    return `${count(named.length, 'state')} (${enumerate(named)}), of which ${final.length === 0 ? 'none accepts' : `${enumerate(final)} ${final.length === 1 ? 'accepts' : 'accept'}`}, and ${count(transitions.length, 'transition')}. ${enumerate(all)}.`
  },
})
