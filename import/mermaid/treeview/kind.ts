/** Mermaid's tree views: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { treeWay } from '../../convert/tree.ts'
import { readTreeview } from './read-treeview.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readTreeview(text)
  return { ways: [treeWay(model, 'file-tree'), treeWay(model, 'mind-map')], report }
}
