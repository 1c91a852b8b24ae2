/** DOT: read, and ways to draw it. */
import type { DiagramReading } from '../convert/conversion.ts'
import { flowWays } from '../convert/flow.ts'
import { readDot } from './read-dot.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readDot(text)
  return { ways: flowWays(model), report }
}
