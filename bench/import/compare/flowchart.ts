/**
 * A flowchart against Mermaid's model: nodes, edges in order, subgraphs, words about the whole.
 */
import type { GraphModel, ModelEdge } from '../../../import/models/graph.ts'
import { Differences, saidOf, type Theirs } from './differences.ts'

export function compareFlowchart(ours: GraphModel, theirs: Theirs): string[] {
  const differences = new Differences()
  compareNodes(differences, ours, theirs)
  differences.inOrder('edge', ours.edges.map(edgeOf), (theirs['edges'] ?? []).map(edgeOfTheirs))
  const members = new Map<string, string[]>()
  for (const { id, group } of [...ours.nodes.values(), ...ours.groups])
    if (group !== undefined) members.set(group, [...(members.get(group) ?? []), id])
  differences.alike(
    'subgraph',
    ours.groups.map(({ id, label, direction }) =>
      JSON.stringify([id, saidOf(label), (members.get(id) ?? []).toSorted(byName), direction ?? '']),
    ),
    (theirs['subgraphs'] ?? []).map(({ id, title, nodes = [], dir = '' }: Theirs) =>
      JSON.stringify([id, saidOf(title), [...new Set<string>(nodes)].toSorted(byName), dir.replace('TD', 'TB')]),
    ),
  )
  differences.same('direction', ours.direction ?? '', theirs['direction'] ?? '')
  differences.words('accTitle', ours.accTitle, theirs['accTitle'])
  differences.words('accDescr', ours.accDescr, theirs['accDescr'])
  return differences.found
}

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const compareNodes = (differences: Differences, ours: GraphModel, theirs: Theirs): void => {
  const groups = new Set((theirs['subgraphs'] ?? []).map(({ id }: Theirs) => id))
  const nodes: Theirs[] = (theirs['nodes'] ?? []).filter(({ id }: Theirs) => !groups.has(id))
  differences.alike(
    'node',
    [...ours.nodes.values()].map(({ id, label, shape = '' }) => JSON.stringify([id, saidOf(label), shape])),
    nodes.map(({ id, label, shape = '' }) => JSON.stringify([id, saidOf(label ?? ''), shape])),
  )
  differences.alike(
    'classes',
    [...ours.nodes.values()].map(({ id, classes = [] }) => JSON.stringify([id, [...new Set(classes)]])),
    // Mermaid marks what a click belongs to with a class of its own.
    nodes.map(({ id, classes = [] }) =>
      JSON.stringify([id, [...new Set(classes)].filter((each) => each !== 'clickable')]),
    ),
  )
}

const edgeOf = ({ id = '', from, to, label = '', head, tail, stroke, length }: ModelEdge): string =>
  JSON.stringify([id, from, to, saidOf(label), arrow(head, tail), stroke, length])

const arrow = (head: string, tail: string): string =>
  head === 'none' ? 'arrow_open' : `${tail === head ? 'double_' : ''}arrow_${head}`

const edgeOfTheirs = (edge: Theirs): string =>
  JSON.stringify([
    edge['isUserDefinedId'] ? edge['id'] : '',
    edge['from'],
    edge['to'],
    saidOf(edge['label'] ?? ''),
    edge['type'],
    edge['stroke'],
    edge['length'],
  ])
