/**
 * Data of sets that overlap, counted or in words.
 */
import type { Data } from '../adaptation/json.ts'
import type { Linking } from './link.ts'

/** Two or three sets with some of their regions. */
export const vennData = ({ flavor, random }: Linking): Data => {
  const sets = Array.from({ length: random() < 0.3 ? 2 : 3 }, (_, index) => ({
    name: `${flavor.words(random, 40)} ${index}`,
  }))
  const isCounted = random() < 0.7
  const regions = Array.from({ length: 2 ** sets.length - 1 }, (_, index) => index + 1)
    .filter(() => random() < 0.8)
    .map((bits) => ({
      in: sets.filter((_, index) => (bits & (1 << index)) !== 0).map(({ name }) => name),
      ...(isCounted
        ? { value: flavor.number(random, { least: 0, most: 1e12 }) }
        : {
            items: Array.from({ length: flavor.count(random, { least: 1, most: 4 }) }, () => flavor.words(random, 30)),
          }),
      ...(random() < flavor.optional ? { note: flavor.words(random, 40) } : {}),
    }))
  return {
    sets,
    regions: regions.length > 0 ? regions : [{ in: [sets[0]?.name ?? ''], ...(isCounted ? { value: 1 } : {}) }],
  }
}
