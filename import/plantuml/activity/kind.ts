/** PlantUML's activity diagrams: read, and ways to draw them. */

import { activityWays } from '../../convert/activities.ts'
import type { DiagramReading } from '../../convert/conversion.ts'
import { readActivity } from './read-activity.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readActivity(text)
  return { ways: activityWays(model), report }
}
