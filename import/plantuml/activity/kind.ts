/** PlantUML's activity diagrams, as they are written today and as they first were: read, and ways to draw them. */

import { activityWays } from '../../convert/activities.ts'
import type { DiagramReading } from '../../convert/conversion.ts'
import { firstSyntax } from './first-syntax.ts'
import { readActivity } from './read-activity.ts'
import { readLegacy } from './read-legacy.ts'

export function read(text: string): DiagramReading {
  const { model, report } = firstSyntax.test(text) ? readLegacy(text) : readActivity(text)
  return { ways: activityWays(model), report }
}
