/** Fitted circles against numbers that circles can show, and numbers that they cannot. */
import { expect, test } from 'vitest'
import { alikeDisks, disksFor } from './disks.ts'
import { fitDisks, sharesOf } from './fit.ts'

const fit = (values: readonly number[]) => {
  const total = values.reduce((sum, each) => sum + each, 0)
  const countIn = (bits: number): number =>
    values.reduce((sum, each, index) => (((index + 1) & bits) === bits ? sum + each : sum), 0)
  const start = disksFor([1, 2, 4].map(countIn), (a, b) => countIn((1 << a) | (1 << b))) ?? alikeDisks(3)
  const ratios = (disks: typeof start): number[] =>
    sharesOf(disks).map((share, index) => share / ((values[index] ?? 0) / total))
  return {
    start: ratios(start),
    fitted: ratios(
      fitDisks(
        start,
        values.map((each) => each / total),
      ),
    ),
  }
}

const worst = (ratios: readonly number[]): number => Math.max(...ratios.map((each) => Math.abs(each - 1)))

test('numbers that circles can show are shown', () => {
  expect(worst(fit([28, 17, 7, 8, 11, 3, 10]).fitted)).toBeLessThan(0.01)
})

test('where circles cannot show all numbers, the small regions are less wrong than by their overlaps alone', () => {
  const { start, fitted } = fit([29, 17, 9, 6, 11, 4, 8])
  expect(worst(start)).toBeGreaterThan(0.3)
  expect(worst(fitted)).toBeLessThan(0.2)
})
