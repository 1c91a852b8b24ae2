/** SQL's definitions of tables: read, and ways to draw them. */
import type { DiagramReading } from '../convert/conversion.ts'
import { entityWays } from '../convert/entities.ts'
import { readSql } from './read-sql.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readSql(text)
  return { ways: entityWays(model), report }
}
