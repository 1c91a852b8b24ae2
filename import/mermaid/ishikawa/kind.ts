/** Mermaid's fishbone diagrams: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { treeWay } from '../../convert/tree.ts'
import { readIshikawa } from './read-ishikawa.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readIshikawa(text)
  return { ways: [treeWay(model, 'ishikawa-fishbone'), treeWay(model, 'mind-map')], report }
}
