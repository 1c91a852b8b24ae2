/** Structurizr's DSL: read, and ways to draw its first view. */
import { c4Ways } from '../convert/c4.ts'
import type { DiagramReading } from '../convert/conversion.ts'
import { readWorkspace } from './read-workspace.ts'
import { viewGraph } from './view-graph.ts'

export function read(text: string): DiagramReading {
  const { workspace, report } = readWorkspace(text)
  const { graph, level } = viewGraph(workspace, report)
  return { ways: c4Ways(graph, level), report }
}
