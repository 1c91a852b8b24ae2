/**
 * Data of story maps: steps of activities with stories in some releases.
 */
import type { Data } from '../adaptation/json.ts'
import { pick, whole } from './flavor.ts'
import type { Linking } from './link.ts'

/** Up to twelve steps, five releases and sixty stories. */
export const storyData = ({ flavor, random }: Linking): Data => {
  const releases = Array.from(
    { length: whole(random, { least: 1, most: 5 }) },
    (_, index) => `${flavor.words(random, 20)} ${index}`,
  )
  const count = flavor.count(random, { least: 1, most: 12 })
  const steps = Array.from(
    { length: count },
    (_, index): Data => ({
      name: `${flavor.words(random, 26)} ${index}`,
      stories: Array.from({ length: flavor.count(random, { least: 0, most: 5 }) }, (_, at) => ({
        name: `${flavor.words(random, 54)} ${index}${at}`,
        release: pick(random, releases),
        ...(random() < flavor.optional / 2 ? { note: flavor.words(random, 24) } : {}),
      })),
    }),
  )
  const cut = whole(random, { least: 1, most: count })
  const activities = [steps.slice(0, cut), steps.slice(cut)]
    .filter((own) => own.length > 0)
    .map((own, index) => ({ name: `${flavor.words(random, 26)} ${index}`, steps: own }))
  return {
    releases: releases.map((name) => ({
      name,
      ...(random() < flavor.optional ? { note: flavor.words(random, 40) } : {}),
    })),
    activities,
  }
}
