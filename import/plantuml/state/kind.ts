/** PlantUML's state diagrams: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { stateWays } from '../../convert/states.ts'
import { readState } from './read-state.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readState(text)
  return { ways: stateWays(model), report }
}
