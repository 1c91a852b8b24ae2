/** DBML: read, and ways to draw it. */
import type { DiagramReading } from '../convert/conversion.ts'
import { entityWays } from '../convert/entities.ts'
import { readDbml } from './read-dbml.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readDbml(text)
  return { ways: entityWays(model), report }
}
