/** Mermaid's railroad diagrams: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { grammarWays } from '../../grammar/grammar-ways.ts'
import { readRailroad } from './read-railroad.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readRailroad(text)
  return { ways: grammarWays(model), report }
}
