/** A SysML requirement diagram: where requirements come from, what satisfies them, and which test verifies them. */
import { type GraphDocument, type GraphNode, graphForm } from '../../drawing/data/graph.ts'
import { namedIn } from '../../drawing/data/named.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { edgeClauses } from '../../drawing/graph/edge-clauses.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

/** Where the search begins: what is required grows finer to the right; what satisfies and verifies it comes last. */
const cells = shortCells(`req-1 1 4, req-2 2 1.5, req-3 2 4, req-4 2 6.5, Brake system 1 2, Track stop 1 6,
  Brake controller 3 1, Bus timing 3 2, Hydraulic unit 3 3.5, gap 3 4.5, Report voter 3 6, Drive replay 3 7`)

/** All requirements, and those that a test case verifies. */
const verifiedOf = ({ nodes, edges }: GraphDocument): Record<'all' | 'verified', GraphNode[]> => {
  const all = nodes.filter(({ kind }) => kind === 'requirement')
  const targets = edges.filter(({ kind }) => kind === 'verifies').map(({ to }) => to)
  return { all, verified: namedIn(all, targets) }
}

/** A relationship of SysML: a dashed arrow with a keyword, from what depends to the requirement that it depends on. */
const dependency = (keyword: string) =>
  ({ text: keyword, keyword: `«${keyword}»`, to: 'open', dashed: true, upward: true }) as const

const keywords: Record<string, string> = {
  requirement: '«requirement»',
  block: '«block»',
  'test-case': '«testCase»',
  problem: '«problem»',
}

/** Keywords, id and text as in SysML 1.6, clause 16.3.1. */
const notation = {
  kinds: ['requirement', 'block', 'test-case', 'problem'],
  edgeKinds: ['satisfies', 'verifies', 'derives', 'refines', 'contains', 'concerns'],
  nodes: {
    requirement: { shape: 'box', text: 'Requirement' },
    block: { shape: 'box', text: 'Block' },
    'test-case': { shape: 'box', text: 'Test case' },
    problem: { shape: 'note', text: 'Comment: a problem' },
  },
  edges: {
    satisfies: dependency('satisfy'),
    verifies: dependency('verify'),
    derives: dependency('deriveReqt'),
    refines: dependency('refine'),
    contains: { text: 'Solid line: containment', from: 'contains', to: 'none' },
    concerns: { text: 'Dashed line: comment', to: 'none', dashed: true, upward: true },
  },
  keyword: ({ kind }: GraphNode) => keywords[kind],
  body: ({ kind, id, note, lines = [] }: GraphNode) =>
    kind === 'requirement' ? [id && `id = "${id.toUpperCase()}"`, note && `text = "${note}"`, ...lines] : lines,
  layout: { direction: 'right' },
  cells,
} as const

const named = (kind: 'block' | 'test-case', names: string[]) => names.map((name) => ({ name, kind }))

export default defineRecipe({
  name: 'Requirement diagram',
  family: 'Architecture',
  description:
    'SysML requirements with id and text, joined by containment and «deriveReqt», to the blocks that «satisfy» and the test cases that «verify» them. Also called requirements diagram, traceability diagram or SysML req.',
  useWhen:
    'An auditor or safety review asks where a requirement comes from, which part meets it and which test proves it. Good for 3 to 10 requirements with up to 16 blocks and test cases; have ids and exact texts.',
  avoidWhen:
    'You have more than about 10 requirements: a table of links serves better. You need to show how parts call each other: use `uml-component` or `c4-component`. You need work broken down: use `work-breakdown-structure`.',
  visual: 87,
  ease: 74,
  overall: 83,
  rationale:
    'Text, origin, design and test of each requirement can be read off one picture, and a missing test shows as a gap in its column. Each requirement is a large box, so a page holds about ten. You supply ids, texts and links.',
  reviewed: '2026-11-22',
  revision: 1,
  data: graphForm(notation),
  sample: {
    title: '{verified} of {requirements} requirements are verified by a test',
    subtitle: 'Nobody tests the hydraulic share: REQ-3 has a design, but no test case',
    focus: ['req-3'],
    nodes: [
      { id: 'req-1', name: 'Emergency braking', note: 'Full pressure within 50 ms of a report' },
      { id: 'req-2', name: 'Controller share', note: 'Command within 20 ms of the report' },
      { id: 'req-3', name: 'Hydraulic share', note: 'Pressure within 30 ms of the command' },
      { id: 'req-4', name: 'No false stop', note: 'A report counts when two sensors agree' },
      ...named('block', ['Brake system', 'Brake controller', 'Hydraulic unit', 'Report voter']),
      ...named('test-case', ['Track stop', 'Bus timing', 'Drive replay']),
      { id: 'gap', name: 'No test case', kind: 'problem', state: 'negative' },
    ],
    edges: [
      { from: 'Brake system', to: 'req-1', kind: 'satisfies' },
      { from: 'Track stop', to: 'req-1', kind: 'verifies' },
      { from: 'req-2', to: 'req-1', kind: 'derives' },
      { from: 'req-3', to: 'req-1', kind: 'derives' },
      { from: 'req-1', to: 'req-4', kind: 'contains' },
      { from: 'Brake controller', to: 'req-2', kind: 'satisfies' },
      { from: 'Bus timing', to: 'req-2', kind: 'verifies' },
      { from: 'Hydraulic unit', to: 'req-3', kind: 'satisfies' },
      { from: 'gap', to: 'req-3', kind: 'concerns' },
      { from: 'Report voter', to: 'req-4', kind: 'satisfies' },
      { from: 'Drive replay', to: 'req-4', kind: 'verifies' },
    ],
  },
  derive: (data) => {
    const { all, verified } = verifiedOf(data)
    return { requirements: String(all.length), verified: String(verified.length) }
  },
  draw: (data, sheet) => drawGraph(data, sheet, notation),
  describe: (data) => {
    const { all, verified } = verifiedOf(data)
    const links = edgeClauses(data, ({ kind }) => (kind === 'derives' ? 'is derived from' : kind))
    return `${count(all.length, 'requirement')}, ${verified.length} of them verified by a test case: ${enumerate(all.map(({ id, name }) => [id?.toUpperCase(), name].filter((word) => word !== undefined).join(' ')))}. ${count(links.length, 'relationship')}: ${enumerate(links, 6)}.`
  },
})
