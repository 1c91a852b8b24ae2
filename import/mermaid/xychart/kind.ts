/** Mermaid's xy charts: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { xyWays } from '../../convert/xy.ts'
import { readXychart } from './read-xychart.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readXychart(text)
  return { ways: xyWays(model), report }
}
