/** Mermaid's architecture diagrams: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { flowWays } from '../../convert/flow.ts'
import type { ModelEdge } from '../../models/graph.ts'
import { entryOf } from '../../text/entry-of.ts'
import { type ArchitectureModel, readArchitecture } from './read-architecture.ts'

/** What icons mean; the others are icons only. */
const shapes: Readonly<Record<string, string>> = {
  database: 'cylinder',
  disk: 'cylinder',
  internet: 'cloud',
  cloud: 'cloud',
  server: 'box',
  junction: 'junction',
}

export function read(text: string): DiagramReading {
  const { model, report } = readArchitecture(text)
  for (const node of model.nodes.values()) {
    const { shape, at } = node
    if (shape === undefined) continue
    const known = entryOf(shapes, shape)
    if (known === undefined || shape === 'server') report.noteOnce('icons', at, shape)
    if (known === undefined) delete node.shape
    else node.shape = known
  }
  for (const { shape, at } of model.groups) if (shape !== undefined) report.noteOnce('icons', at, shape)
  return { ways: flowWays({ ...model, edges: edgesOf(model) }), report }
}

/** An end at the border of a group is the group. */
const edgesOf = ({ edges, sides, nodes }: ArchitectureModel): ModelEdge[] =>
  edges.map((edge, index) => {
    const { fromGroup = false, toGroup = false } = sides[index] ?? {}
    const groupOf = (id: string): string => nodes.get(id)?.group ?? id
    return { ...edge, from: fromGroup ? groupOf(edge.from) : edge.from, to: toGroup ? groupOf(edge.to) : edge.to }
  })
