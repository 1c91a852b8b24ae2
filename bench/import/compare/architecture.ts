/**
 * Mermaid's graphs beside flowcharts against its models: architecture, block, requirements.
 */
import type { ArchitectureModel } from '../../../import/mermaid/architecture/read-architecture.ts'
import type { BlockModel } from '../../../import/mermaid/block/read-block.ts'
import type { RequirementModel } from '../../../import/models/requirements.ts'
import { about } from './charts.ts'
import { saidOf, type Theirs } from './differences.ts'

export function compareArchitecture(ours: ArchitectureModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  differences.alike(
    'node',
    [...ours.nodes.values()].map(({ id, label, shape = '', group = '' }) =>
      JSON.stringify([id, saidOf(label), shape, group]),
    ),
    (theirs['nodes'] ?? []).map(({ id, type, title, icon = '', in: group = '' }: Theirs) =>
      JSON.stringify([id, saidOf(title), type === 'junction' ? 'junction' : (icon ?? ''), group ?? '']),
    ),
  )
  differences.alike(
    'group',
    ours.groups.map(({ id, label, group = '' }) => JSON.stringify([id, saidOf(label), group])),
    (theirs['groups'] ?? []).map(({ id, title, in: group = '' }: Theirs) =>
      JSON.stringify([id, saidOf(title), group ?? '']),
    ),
  )
  const edges = ours.edges.map(({ from, to, label = '', tail, head }, index) => {
    const { from: fromSide, to: toSide, fromGroup = false, toGroup = false } = ours.sides[index] ?? {}
    return JSON.stringify([
      from,
      fromSide,
      fromGroup,
      tail !== 'none',
      to,
      toSide,
      toGroup,
      head !== 'none',
      saidOf(label),
    ])
  })
  // Each edge is listed at both of its nodes.
  const theirEdges = (theirs['nodes'] ?? []).flatMap(({ id, edges: list = [] }: Theirs) =>
    list.filter(({ lhsId }: Theirs) => lhsId === id).map(edgeOfTheirs),
  )
  differences.alike('edge', edges, theirEdges)
  return differences.found
}

const edgeOfTheirs = (edge: Theirs): string =>
  JSON.stringify([
    edge['lhsId'],
    edge['lhsDir'],
    edge['lhsGroup'] ?? false,
    edge['lhsInto'] ?? false,
    edge['rhsId'],
    edge['rhsDir'],
    edge['rhsGroup'] ?? false,
    edge['rhsInto'] ?? false,
    saidOf(edge['title']),
  ])

export function compareBlock(ours: BlockModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  const blocks = (theirs['blocksFlat'] ?? []).filter(({ id, type }: Theirs) => id !== 'root' && type !== 'space')
  // A composite without an id has a made-up one.
  const leaves = blocks.filter(({ type, children }: Theirs) => type !== 'composite' && children === undefined)
  differences.alike(
    'block',
    [...ours.nodes.values()].map(({ id, label, shape = 'na' }) => JSON.stringify([id, saidOf(label), shape])),
    [...new Map(leaves.map((block: Theirs) => [block['id'], block])).values()].map((block) => {
      const { id, label, type } = block as Theirs
      return JSON.stringify([id, saidOf(label), type === 'rect_left_inv_arrow' ? 'odd' : type])
    }),
  )
  differences.same(
    'composites',
    ours.groups.length,
    new Set(blocks.filter(({ type }: Theirs) => type === 'composite').map(({ id }: Theirs) => id)).size,
  )
  const ends: Readonly<Record<string, string>> = {
    none: 'arrow_open',
    point: 'arrow_point',
    cross: 'arrow_cross',
    circle: 'arrow_circle',
  }
  differences.alike(
    'link',
    ours.edges.map(({ from, to, label = '', head }) => JSON.stringify([from, to, saidOf(label), ends[head]])),
    (theirs['edges'] ?? []).map(({ start, end, label, arrowTypeEnd }: Theirs) =>
      JSON.stringify([start, end, saidOf(label), arrowTypeEnd ?? 'arrow_open']),
    ),
  )
  return differences.found
}

export function compareRequirement(ours: RequirementModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  const items = [...ours.requirements.values()]
  differences.inOrder(
    'requirement',
    items
      .filter(({ type }) => type !== 'Element')
      .map(({ name, type, requirementId = '', text = '', risk = '', verifyMethod = '' }) =>
        JSON.stringify([name, type, requirementId, saidOf(text), risk, verifyMethod]),
      ),
    (theirs['requirements'] ?? []).map(
      ({ name, type, requirementId = '', text = '', risk = '', verifyMethod = '' }: Theirs) =>
        JSON.stringify([name, type, requirementId, saidOf(text), risk, verifyMethod]),
    ),
  )
  differences.inOrder(
    'element',
    items
      .filter(({ type }) => type === 'Element')
      .map(({ name, text = '', docRef = '' }) => JSON.stringify([name, text, docRef])),
    (theirs['elements'] ?? []).map(({ name, type = '', docRef = '' }: Theirs) => JSON.stringify([name, type, docRef])),
  )
  differences.inOrder(
    'relation',
    ours.traces.map(({ type, from, to }) => JSON.stringify([type, from, to])),
    (theirs['relationships'] ?? []).map(({ type, src, dst }: Theirs) => JSON.stringify([type, src, dst])),
  )
  differences.same('direction', ours.direction ?? 'TB', theirs['direction'] ?? 'TB')
  return differences.found
}
