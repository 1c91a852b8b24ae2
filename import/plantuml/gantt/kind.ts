/** PlantUML's Gantt charts: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { planWays } from '../../convert/plan.ts'
import { readGantt } from './read-gantt.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readGantt(text)
  return { ways: planWays(model, 'date'), report }
}
