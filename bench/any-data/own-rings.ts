/**
 * Data of ring buffers: consumers between what the ring keeps and what is written next.
 */
import type { Data } from '../adaptation/json.ts'
import { whole } from './flavor.ts'
import type { Linking } from './link.ts'

/** A ring with one to four consumers; some come after another one. */
export const ringData = ({ flavor, random }: Linking): Data => {
  const size = whole(random, { least: 2, most: 64 })
  const next = whole(random, { least: size, most: 1_000_000 })
  const first = { name: `${flavor.words(random, 20)} 0`, next: whole(random, { least: next - size, most: next }) }
  const others = Array.from({ length: whole(random, { least: 0, most: 3 }) }, (_, index) => {
    const name = `${flavor.words(random, 20)} ${index + 1}`
    return random() < 0.3
      ? { name, next: whole(random, { least: next - size, most: first.next }), after: [first.name] }
      : { name, next: whole(random, { least: next - size, most: next }) }
  })
  return {
    size,
    next,
    ...(random() < flavor.optional ? { producer: flavor.words(random, 24) } : {}),
    consumers: [first, ...others],
  }
}
