/** A SysML requirement diagram as a trace table: where requirements come from, what satisfies them, which test verifies them. */
import { graphForm } from '../../drawing/data/graph.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { edgeClauses } from '../../drawing/graph/edge-clauses.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawTraces } from './draw.ts'
import { tracesOf, verifiedOf } from './traces.ts'

/** The kinds of SysML 1.6, clause 16.3.1, default first. */
const kinds = {
  kinds: ['requirement', 'block', 'test-case', 'problem'],
  edgeKinds: ['satisfies', 'verifies', 'derives', 'refines', 'contains', 'concerns'],
} as const

const named = (kind: 'block' | 'test-case', names: string[]) => names.map((name) => ({ name, kind }))

export default defineRecipe({
  name: 'Requirement diagram',
  family: 'Architecture',
  description:
    'SysML requirements with id and text, each under what it is derived from or contained in, and beside it the blocks that «satisfy» it and the test cases that «verify» it. Also called requirements diagram, traceability matrix or SysML req.',
  useWhen:
    'An auditor or safety review asks where a requirement comes from, which part meets it and which test proves it, or you need to find what nobody tests. Up to about 20 requirements with their blocks and test cases; have ids and exact texts.',
  avoidWhen:
    'You need to show how parts call each other: use `uml-component` or `c4-component`. You need work broken down: use `work-breakdown-structure`. You need the risks of a product: use `risk-matrix`. Links between hundreds of requirements belong in a requirements tool.',
  visual: 92,
  ease: 82,
  overall: 89,
  rationale:
    'Each requirement is a row, so a missing test is an empty place in its column, and the count of what is missing is above it. What several requirements share is repeated in each row. You supply ids, texts and links.',
  reviewed: '2026-11-23',
  revision: 1,
  data: graphForm(kinds, { fixed: true }),
  sample: {
    title: '{unverified} of {requirements} requirements has no test',
    source: 'Illustrative requirements, in SysML’s relationships',
    subtitle: 'REQ-5, the hydraulics budget, has a design but no test case',
    nodes: [
      { id: 'req-1', name: 'Emergency braking', note: 'Full pressure within 50 ms of a report' },
      { id: 'req-3', name: 'Controller budget', note: 'Command within 20 ms of the report' },
      { id: 'req-5', name: 'Hydraulics budget', note: 'Pressure within 30 ms of the command' },
      { id: 'req-2', name: 'No false stop', note: 'A report counts when two sensors agree' },
      { id: 'req-4', name: 'Bus budget', note: 'A report crosses the bus within 5 ms' },
      ...named('block', ['Brake system', 'Brake controller', 'Hydraulic unit', 'Report voter', 'CAN FD driver']),
      ...named('test-case', ['Track stop', 'Bench latency', 'Bus timing', 'Drive replay']),
    ],
    edges: [
      { from: 'Brake system', to: 'req-1', kind: 'satisfies' },
      { from: 'Track stop', to: 'req-1', kind: 'verifies' },
      { from: 'req-1', to: 'req-2', kind: 'contains' },
      { from: 'req-3', to: 'req-1', kind: 'derives' },
      { from: 'req-4', to: 'req-3', kind: 'derives' },
      { from: 'req-5', to: 'req-1', kind: 'derives' },
      { from: 'Brake controller', to: 'req-3', kind: 'satisfies' },
      { from: 'Bench latency', to: 'req-3', kind: 'verifies' },
      { from: 'CAN FD driver', to: 'req-4', kind: 'satisfies' },
      { from: 'Bus timing', to: 'req-4', kind: 'verifies' },
      { from: 'Hydraulic unit', to: 'req-5', kind: 'satisfies' },
      { from: 'Report voter', to: 'req-2', kind: 'satisfies' },
      { from: 'Drive replay', to: 'req-2', kind: 'verifies' },
    ],
  },
  derive: (data) => {
    const { all, verified } = verifiedOf(data)
    return {
      requirements: String(all.length),
      verified: String(verified.length),
      unverified: String(all.length - verified.length),
    }
  },
  draw: drawTraces,
  describe: (data) => {
    const { all, verified } = verifiedOf(data)
    const said = (nodes: typeof all): string =>
      enumerate(nodes.map(({ id, name }) => [id?.toUpperCase(), name].filter((word) => word !== undefined).join(' ')))
    const untested = all.filter((node) => !verified.includes(node))
    const links = edgeClauses(data, ({ kind }) => (kind === 'derives' ? 'is derived from' : kind))
    const tests =
      untested.length === 0
        ? 'each has a test case'
        : `${said(untested)} ${untested.length === 1 ? 'has' : 'have'} no test case`
    return `${count(all.length, 'requirement')}: ${said(tracesOf(data).rows.map(({ node }) => node))}; ${tests}. ${count(links.length, 'relationship')}: ${enumerate(links, 6)}.`
  },
})
