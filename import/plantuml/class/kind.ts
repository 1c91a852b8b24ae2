/** PlantUML's class and object diagrams: read, and ways to draw them. */

import { classWays } from '../../convert/classes.ts'
import type { DiagramReading } from '../../convert/conversion.ts'
import { readClass } from './read-class.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readClass(text)
  return { ways: classWays(model), report }
}
