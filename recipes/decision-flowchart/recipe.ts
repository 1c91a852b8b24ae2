/** Severity triage of an incident: three questions down a straight spine, the worst case first. */
import { block, place, widthOf } from '../../drawing/block.ts'
import { type GraphDocument, type GraphNode, graphForm } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'
import { isNamed, namedIn, namesOf } from '../../drawing/data/named.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { paintOf, shapeView } from '../../drawing/graph/node-view.ts'
import type { AnyNotation } from '../../drawing/graph/notation.ts'
import { control } from '../../drawing/graph/notations.ts'
import type { DrawNode } from '../../drawing/graph/style.ts'
import { path } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { up } from '../../drawing/rect.ts'
import { roundedRect } from '../../drawing/shapes/flow-outlines.ts'
import { hasEqualAnswers } from './equal-answers.ts'

/** Longer flowcharts would be higher than a page on one straight way down; they fold. */
const mostOnSpine = 24

/** Outcomes whose names are all codes, such as SEV1, are what a reader came for: they are a column of their own. */
const longestCode = 6
const codesIn = (nodes: readonly GraphNode[]): GraphNode[] => {
  const ends = nodes.filter(({ kind }) => kind === 'end')
  return ends.length > 1 && ends.every(({ name = '' }) => name.length <= longestCode) ? ends : []
}

/** Pixels: from the side of an outcome to its code, from there to what is to be done, and the least width of that; how much farther apart an answer makes questions. */
const size = { inset: 24, apart: 24, words: 144, answer: 8 } as const

/** The radius of the ends of an outcome, in pixels: round ends, as a start has, around two lines. */
const roundest = 40

const codeStyle = { size: 20, bold: true } as const

/**
 * An outcome as a pill: its code, and beside it what is to be done, line by line; codes and lines are columns. Each has the
 * room of the lowest question and its answer, so that they are as far apart as equal questions.
 */
const codeView = (ends: readonly GraphNode[], asked: readonly GraphNode[]): DrawNode<GraphNode> => {
  const wide = up(Math.max(...ends.map(({ name = '' }) => widthOf(name, codeStyle))) + size.apart)
  // The widest of all, so that codes and lines stay columns.
  let widest = 0
  return (node, { cap, sheet, small }) => {
    if (node.kind !== 'end') return undefined
    const [first, ...rest] = node.lines ?? [undefined]
    const words = block(
      [
        { text: node.tech === undefined ? undefined : `[${node.tech}]`, as: small },
        { text: first, as: 'label' },
        ...rest.map((text) => ({ text, as: 'note' }) as const),
        { text: node.note, as: first === undefined ? 'label' : 'note' },
      ],
      Math.max(cap, size.words),
    )
    widest = Math.max(widest, words.w === 0 ? 0 : wide + words.w)
    const h = up(Math.max(48, words.h + 32), 8)
    const rooms = asked.map((each) => shapeView(each, { shape: 'diamond', cap, sheet, small }).h)
    return {
      w: up(size.inset + wide + (words.w === 0 ? 0 : words.w + size.inset), 16),
      h: Math.max(h, rooms.length === 0 ? 0 : Math.min(...rooms) + size.answer),
      outline: 'pill',
      draw: ({ y, ...room }) => {
        const rect = { ...room, y: y + (room.h - h) / 2, h }
        // Where layout makes it wider than its words, both ends have as much room.
        const inset = Math.max(size.inset, Math.floor((rect.w - widest) / 2))
        const inside = { ...rect, x: rect.x + inset, w: rect.w - 2 * inset }
        const code = block([{ text: node.name, as: codeStyle }])
        return [
          path(roundedRect(rect, Math.min(roundest, rect.h / 2)), { fill: 'surface', ...paintOf(node, sheet) }),
          ...place(code, inside, { align: words.w === 0 ? 'middle' : 'start' }),
          ...place(words, { ...inside, x: inside.x + wide, w: inside.w - wide }, { align: 'start' }),
        ]
      },
    }
  }
}

/** What leads back to a question arrives above it, as what asks it first does: below, it would be read as an answer. */
const backToQuestion = (data: GraphDocument): NonNullable<AnyNotation['owner']> => {
  const names = new GraphNames(data)
  const placeOf = (reference: string): number => data.nodes.findIndex((node) => node === names.node(reference))
  return (reference, side, { from }) => {
    const node = data.nodes[placeOf(reference)]
    const isBack = side === 'to' && node?.kind === 'decision' && placeOf(from) > placeOf(reference)
    return isBack ? { node, port: { side: 'top' } } : undefined
  }
}

export default defineRecipe({
  name: 'Decision flowchart',
  family: 'Flows',
  description:
    'Questions as diamonds, steps as boxes, start and ends as pills, with the answer on every exit: which answer leads where. Symbols after ISO 5807. Also called flow chart, decision tree, triage chart or runbook flow.',
  useWhen:
    'Someone under pressure must reach the right outcome by answering questions: triage, runbook, support script. You need the questions in order and exactly one outcome per answer. Good for 2 to 6 questions and up to 8 outcomes.',
  avoidWhen:
    'You need to show which team or role acts: use `swimlane-process`. You have mostly stages, few decisions: use `ci-cd-pipeline`. States wait for events: use `uml-state-machine`. You need the jumps inside of a function: use `control-flow-graph`.',
  visual: 88,
  ease: 84,
  overall: 86,
  rationale:
    'Successive questions share one straight line and outcomes branch off to the side, so the eye stops at the first match. More than about six questions need two pages. You supply questions in the order in which they are asked, and an exit for each answer.',
  reviewed: '2026-11-28',
  revision: 1,
  data: graphForm({ ...control, unnamedGroups: ['group'] }, { names: 240, looks: true }),
  sample: {
    title: 'The first yes sets the severity',
    source: 'Illustrative policy',
    subtitle: 'An incident with no yes is SEV4',
    focus: [
      'Incident reported',
      'Incident reported > Data lost or all users down?',
      'Data lost or all users down?',
      'Data lost or all users down? > Core feature broken?',
      'Core feature broken?',
      'Core feature broken? > SEV2',
      'SEV2',
    ],
    nodes: [
      { name: 'Incident reported', kind: 'start', note: 'Example: checkout fails' },
      { name: 'Data lost or all users down?', kind: 'decision' },
      { name: 'Core feature broken?', kind: 'decision' },
      { name: 'Any user affected?', kind: 'decision' },
      { name: 'SEV1', kind: 'end', lines: ['Page on-call and lead', 'Answer in 5 min'] },
      { name: 'SEV2', kind: 'end', lines: ['Page on-call', 'Answer in 15 min'] },
      { name: 'SEV3', kind: 'end', lines: ['Tell the team', 'The same day'] },
      { name: 'SEV4', kind: 'end', lines: ['File a ticket', 'Next sprint'] },
    ],
    edges: [
      { from: 'Incident reported', to: 'Data lost or all users down?', text: 'Worst case first' },
      { from: 'Data lost or all users down?', to: 'Core feature broken?', text: 'No' },
      { from: 'Core feature broken?', to: 'Any user affected?', text: 'No' },
      { from: 'Any user affected?', to: 'SEV4', text: 'No' },
      { from: 'Data lost or all users down?', to: 'SEV1', text: 'Yes' },
      { from: 'Core feature broken?', to: 'SEV2', text: 'Yes' },
      { from: 'Any user affected?', to: 'SEV3', text: 'Yes' },
    ],
  },
  draw: (data, sheet) => {
    const codes = codesIn(data.nodes)
    const isSpine = data.nodes.length <= mostOnSpine && !hasEqualAnswers(data) && (data.direction ?? 'down') === 'down'
    drawGraph(data, sheet, {
      ...control,
      layout: isSpine ? { spine: true } : {},
      node:
        codes.length > 0
          ? codeView(codes, isSpine ? data.nodes.filter(({ kind }) => kind === 'decision') : [])
          : () => undefined,
      ...(isSpine ? { owner: backToQuestion(data) } : {}),
    })
  },
  describe: (data) => {
    const { nodes, edges } = data
    const named = (kind: string): string[] =>
      nodes.flatMap((node) => (node.kind === kind && node.name !== undefined ? [node.name] : []))
    const asked = nodes.filter(({ kind }) => kind === 'decision')
    const answers = asked.map((node) => {
      const exits = edges.filter(({ from }) => isNamed(node, [from]))
      const said = exits.map(({ text, to }) =>
        [text, namesOf(namedIn(nodes, [to]))[0] ?? to].filter(Boolean).join(': '),
      )
      return `${namesOf([node])[0]} ${said.length === 0 ? 'No exit' : said.join('; ')}`
    })
    return `${count(asked.length, 'question')} as diamonds. ${answers.length === 0 ? '' : `${answers.join('. ')}. `}Ends: ${enumerate(named('end'), 8)}. ${count(edges.length, 'arrow')}, of which ${edges.filter(({ from, text }) => text !== undefined && asked.some((node) => isNamed(node, [from]))).length} carry an answer.${markedWords(data)}`
  },
})
