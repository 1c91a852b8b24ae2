/** Docker Compose: read, and ways to draw it. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { serviceWays } from '../../convert/flow.ts'
import { readCompose } from './read-compose.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readCompose(text)
  return { ways: serviceWays(model), report }
}
