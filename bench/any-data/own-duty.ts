/**
 * Data of on-call schedules: turns of some people, stretches that others take, and absences.
 */
import type { Data } from '../adaptation/json.ts'
import { pick, whole } from './flavor.ts'
import type { Linking } from './link.ts'

/** Up to twelve people, three layers and twelve weeks. */
export const dutyData = ({ flavor, random }: Linking): Data => {
  const days = whole(random, { least: 7, most: 84 })
  const people = Array.from(
    { length: flavor.count(random, { least: 1, most: 12 }) },
    (_, index) => `${flavor.words(random, 17)} ${index}`,
  )
  const dayAt = (index: number): string => new Date(Date.UTC(2026, 0, 5 + index)).toISOString().slice(0, 10)
  const periods = (most: number): Data[] =>
    Array.from({ length: flavor.count(random, { least: 0, most }) }, () => {
      const first = whole(random, { least: 0, most: days - 2 })
      const last = whole(random, { least: first + 1, most: Math.min(days - 1, first + 6) })
      return {
        person: pick(random, people),
        start: `${dayAt(first)}T18:00Z`,
        end: `${dayAt(last)}T${pick(random, ['09', '18', '23'])}:30Z`,
      }
    })
  const layers = Array.from({ length: whole(random, { least: 1, most: 3 }) }, (_, index) => ({
    name: `${flavor.words(random, 12)} ${index}`,
    order: random() < 0.9 ? [...people.slice(index), ...people.slice(0, index)] : [],
    days: pick(random, [1, 3, 7, 7, 14]),
  }))
  const swaps = periods(8).map((swap) => (random() < 0.5 ? swap : { ...swap, layer: pick(random, layers).name }))
  return {
    start: `${dayAt(0)}T09:00Z`,
    days,
    people: people.map((name) => ({ name })),
    layers,
    swaps,
    away: periods(4),
  }
}
