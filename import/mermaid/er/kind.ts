/** Mermaid's er diagrams: read, and ways to draw them. */

import type { DiagramReading } from '../../convert/conversion.ts'
import { entityWays } from '../../convert/entities.ts'
import { readEr } from './read-er.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readEr(text)
  return { ways: entityWays(model), report }
}
