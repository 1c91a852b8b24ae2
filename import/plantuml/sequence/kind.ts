/** PlantUML's sequence diagrams: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { sequenceWays } from '../../convert/sequence.ts'
import { readSequence } from './read-sequence.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readSequence(text)
  return { ways: sequenceWays(model), report }
}
