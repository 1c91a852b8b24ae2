/**
 * Data of space-time diagrams: events of processes, some of which receive what another process sent before.
 */
import type { Data } from '../adaptation/json.ts'
import { pick, whole } from './flavor.ts'
import type { Linking } from './link.ts'

/** Up to six processes with up to 24 events. */
export const spaceData = ({ flavor, random }: Linking): Data => {
  const processes = Array.from({ length: whole(random, { least: 2, most: 6 }) }, (_, index) => ({
    name: `${flavor.words(random, 20)} ${index}`,
    ...(random() < flavor.optional ? { note: flavor.words(random, 40) } : {}),
  }))
  const events: { name: string; at: string; from?: string }[] = []
  const count = flavor.count(random, { least: 2, most: 24 })
  for (let index = 0; index < count; index++) {
    const at = pick(random, processes).name
    const sources = events.filter((each) => each.at !== at)
    const from = random() < 0.4 && sources.length > 0 ? { from: pick(random, sources).name } : {}
    events.push({ name: `${flavor.words(random, 20)} ${index}`, at, ...from })
  }
  const against = random() < 0.3 ? { against: pick(random, events).name } : {}
  return { processes, events, of: pick(random, events).name, ...against }
}
