/** Mermaid's treemaps: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { treeWay } from '../../convert/tree.ts'
import { readTreemap } from './read-treemap.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readTreemap(text)
  return { ways: [treeWay(model, 'treemap'), treeWay(model, 'work-breakdown-structure')], report }
}
