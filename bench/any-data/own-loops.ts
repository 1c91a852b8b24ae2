/**
 * Data of event loops: callbacks that queue those after them, and sometimes themselves.
 */
import type { Data } from '../adaptation/json.ts'
import { whole } from './flavor.ts'
import type { Linking } from './link.ts'

/** Up to twelve callbacks; each queues up to two of a kind. */
export const loopData = ({ flavor, random }: Linking): Data => {
  const count = flavor.count(random, { least: 1, most: 12 })
  const names = Array.from({ length: count }, (_, index) => `${flavor.words(random, 20)} ${index}`)
  const queued = (index: number): { [key: string]: string[] } =>
    Object.fromEntries(
      ['tasks', 'microtasks'].map((key) => [
        key,
        names
          .slice(index + 1)
          .filter(() => random() < 1.5 / count)
          .slice(0, whole(random, { least: 0, most: 2 })),
      ]),
    )
  return {
    callbacks: names.map((name, index) => ({
      name,
      ...(random() < flavor.optional ? { prints: flavor.words(random, 40) } : {}),
      ...queued(index),
      ...(index === 0 ? { tasks: [names[1] ?? name] } : {}),
    })),
  }
}
