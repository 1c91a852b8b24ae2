/** PlantUML's activity diagrams, as they are written today, and by code of its own as they first were: read, and ways to draw them. */

import { activityWays } from '../../convert/activities.ts'
import type { DiagramReading } from '../../convert/conversion.ts'
import { firstSyntax } from './first-syntax.ts'
import { readActivity } from './read-activity.ts'

/** Loads what reads a text; without one, what reads any. */
export async function load(text?: string): Promise<{ read: (text: string) => DiagramReading }> {
  const first = text === undefined || firstSyntax.test(text) ? await import('./read-legacy.ts') : undefined
  return {
    read: (whole) => {
      const { model, report } =
        first !== undefined && firstSyntax.test(whole) ? first.readLegacy(whole) : readActivity(whole)
      return { ways: activityWays(model), report }
    },
  }
}
