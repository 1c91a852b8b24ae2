/**
 * Data of recipes for plans and choices whose shape is their own.
 */
import type { Data } from '../adaptation/json.ts'
import { pick, whole } from './flavor.ts'
import type { Linking } from './link.ts'

/** What makes the data of each recipe. */
export const planMakers: Record<string, (linking: Linking) => Data> = {
  'status-page-bars': ({ flavor, random }) => {
    const days = whole(random, { least: 7, most: 120 })
    const dayAt = (index: number): string => new Date(Date.UTC(2026, 0, 5 + index)).toISOString().slice(0, 10)
    const downOf = (since: number): Data[] =>
      Array.from({ length: days - since }, (_, index) => since + index)
        .filter(() => random() < 0.06)
        .map((index) => ({
          day: dayAt(index),
          minutes: Math.round(flavor.number(random, { least: 1, most: 1440 })),
          ...(random() < flavor.optional / 2 ? { text: flavor.words(random, 40) } : {}),
        }))
    const components = Array.from({ length: flavor.count(random, { least: 1, most: 16 }) }, (_, index): Data => {
      const since = random() < 0.2 ? whole(random, { least: 1, most: days - 2 }) : 0
      const first = since > 0 ? { since: dayAt(since) } : {}
      return { name: `${flavor.words(random, 20)} ${index}`, ...first, down: downOf(since) }
    })
    return { start: dayAt(0), days, objective: pick(random, [95, 99, 99.5, 99.9, 99.95, 99.99]), components }
  },
  'technology-radar': ({ flavor, random }) => {
    const rings = Array.from(
      { length: whole(random, { least: 2, most: 5 }) },
      (_, index) => `${flavor.words(random, 10)} ${index}`,
    )
    const blipsOf = (quadrant: number): Data[] =>
      Array.from({ length: flavor.count(random, { least: 0, most: 10 }) }, (_, index): Data => {
        const [ring, other] = [pick(random, rings), pick(random, rings)]
        const before = other === ring ? { isNew: random() < 0.5 } : random() < 0.4 ? { from: other } : {}
        return { name: `${flavor.words(random, 26)} ${quadrant}${index}`, ring, ...before }
      })
    const quadrants = [0, 1, 2, 3].map((index) => ({
      name: `${flavor.words(random, 22)} ${index}`,
      blips: blipsOf(index),
    }))
    return { rings, ...(random() < flavor.optional ? { since: flavor.words(random, 20) } : {}), quadrants }
  },
  'cqrs-event-sourcing': ({ flavor, random }) => {
    const count = flavor.count(random, { least: 1, most: 24 })
    const amount = (): number => Math.round(flavor.number(random, { least: -500, most: 500 }))
    const upTo = (): number => whole(random, { least: 0, most: count })
    return {
      ...(random() < flavor.optional ? { unit: pick(random, ['$', 'kg', 'seats']) } : {}),
      stream: flavor.words(random, 30),
      events: Array.from(
        { length: count },
        (_, index): Data => ({
          name: flavor.words(random, 32),
          change: amount(),
          age: (count - index) * whole(random, { least: 7, most: 7 }) ** 2,
        }),
      ),
      snapshot: upTo(),
      readModels: Array.from(
        { length: flavor.count(random, { least: 1, most: 4 }) },
        (_, index): Data => ({
          name: `${flavor.words(random, 24)} ${index}`,
          applied: upTo(),
          ...(random() < flavor.optional ? { note: flavor.words(random, 24) } : {}),
        }),
      ),
      ...(random() < 0.6 ? { command: { name: flavor.words(random, 22), change: amount() }, least: 0 } : {}),
    }
  },
  'value-stream-map': ({ flavor, random }) => {
    const some = (make: () => Data): Data => (random() < flavor.optional ? make() : {})
    const hasControl = random() < 0.6
    const time = (): number => Math.round(flavor.number(random, { least: 0, most: 200 }) * 100) / 100
    const steps = Array.from(
      { length: flavor.count(random, { least: 1, most: 12 }) },
      (_, index): Data => ({
        name: `${flavor.words(random, 22)} ${index}`,
        work: index === 0 ? 1 : Math.abs(time()),
        ...some(() => ({ wait: Math.abs(time()), queue: whole(random, { least: 0, most: 999 }) })),
        ...some(() => ({ group: flavor.words(random, 24) })),
        ...some(() => ({ accurate: whole(random, { least: 0, most: 100 }) })),
        ...some(() => ({ facts: [{ name: flavor.words(random, 10), value: flavor.words(random, 10) }] })),
        ...(hasControl ? some(() => ({ signal: flavor.words(random, 16) })) : {}),
      }),
    )
    return {
      unit: pick(random, ['min', 'h', 'day']),
      hours: pick(random, [8, 24]),
      ...(hasControl ? { control: flavor.words(random, 40) } : {}),
      ...some(() => ({ supplier: flavor.words(random, 24) })),
      ...some(() => ({ customer: flavor.words(random, 24) })),
      steps,
    }
  },
  'wardley-map': ({ flavor, random }) => {
    const share = (): number => Math.round(100 * random()) / 100
    const parts = Array.from({ length: flavor.count(random, { least: 2, most: 24 }) }, (_, index): Data => {
      const evolution = share()
      const to = random() < 0.2 ? { to: Math.min(1, evolution + 0.15) } : {}
      return {
        name: `${flavor.words(random, 36)} ${index}`,
        visibility: share(),
        evolution,
        ...(index === 0 ? { kind: 'user' } : evolution < 0.95 ? to : {}),
      }
    })
    const links = parts.slice(1).map(
      (part, index): Data => ({
        from: parts[whole(random, { least: 0, most: index })]?.['name'] ?? null,
        to: part['name'] ?? null,
        ...(random() < flavor.optional / 4 ? { text: flavor.words(random, 20) } : {}),
      }),
    )
    return { parts, links }
  },
}
