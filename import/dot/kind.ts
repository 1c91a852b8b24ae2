/** DOT: read, and ways to draw it. */
import type { DiagramReading } from '../convert/conversion.ts'
import { schemaWay } from '../convert/entities.ts'
import { flowWays } from '../convert/flow.ts'
import { readDot } from './read-dot.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readDot(text)
  const { tables } = model
  return { ways: [...(tables === undefined ? [] : [schemaWay(tables)]), ...flowWays(model)], report }
}
