/**
 * Data of timing diagrams.
 */
import type { Data } from '../adaptation/json.ts'
import { pick, whole } from './flavor.ts'
import type { Linking } from './link.ts'

const wave = ({ random }: Linking, columns: number): string =>
  Array.from({ length: columns }, (_, index) =>
    pick(random, index === 0 ? ['0', '1', 'z'] : ['0', '1', '.', '.', 'x']),
  ).join('')

/** A clock and up to eleven signals over its cycles. */
export const waveData = (linking: Linking): Data => {
  const { flavor, random } = linking
  const columns = whole(random, { least: 4, most: 36 })
  const signals = Array.from({ length: flavor.count(random, { least: 1, most: 11 }) }, (_, index) => ({
    name: `${flavor.words(random, 20)} ${index}`,
    ...(random() < flavor.optional ? { note: flavor.words(random, 40) } : {}),
    wave: wave(linking, columns),
    sampled: random() < 0.3,
  }))
  return { clock: 'CLK', signals: [{ name: 'CLK', wave: '01'.repeat(columns).slice(0, columns) }, ...signals] }
}
