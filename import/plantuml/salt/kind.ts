/** PlantUML's wireframes: read, and a way to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { prepare } from '../prepare.ts'
import { readSalt } from './read-salt.ts'
import type { SaltModel } from './salt-model.ts'
import { saltWays } from './salt-screen.ts'

export function read(text: string): DiagramReading {
  const { cursor, about } = prepare(text)
  const model: SaltModel = { ...about }
  readSalt(cursor, model)
  return { ways: saltWays(model), report: cursor.report }
}
