/** Mermaid's mind maps: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { treeWay } from '../../convert/tree.ts'
import { readMindmap } from './read-mindmap.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readMindmap(text)
  for (const { shape, at, label } of model.nodes) if (shape !== undefined) report.noteOnce('shapes of nodes', at, label)
  return { ways: [treeWay(model, 'mind-map'), treeWay(model, 'file-tree')], report }
}
