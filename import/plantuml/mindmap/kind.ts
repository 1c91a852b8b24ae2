/** PlantUML's mind maps: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { treeWay } from '../../convert/tree.ts'
import { readOutline } from '../outline/read-outline.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readOutline(text)
  return { ways: [treeWay(model, 'mind-map'), treeWay(model, 'file-tree')], report }
}
