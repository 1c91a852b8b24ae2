import { expect, test } from 'vitest'
import { widestOrNarrowest, widestThatFits } from './widest.ts'

const widths = (least: number): { tried: number[]; found: number } => {
  const tried: number[] = []
  const found = widestThatFits(
    [200, 100, 50],
    (cap) => {
      tried.push(cap)
      return cap
    },
    (width) => width <= least,
  )
  return { tried, found }
}

test('the widest that fits is found, and no narrower one is tried', () => {
  expect(widths(120)).toEqual({ tried: [200, 100], found: 100 })
  expect(widths(200)).toEqual({ tried: [200], found: 200 })
})

test('where none fits, it is the narrowest', () => {
  expect(widths(10)).toEqual({ tried: [200, 100, 50], found: 50 })
})

test('where nothing fits, the narrowest counts, whichever words it has', () => {
  const at = (most: number) =>
    widestOrNarrowest([200, 100, 50] as const, (cap) => ({ cap, w: cap === 50 ? 400 : cap }), most).cap
  expect([at(200), at(120), at(60)]).toEqual([200, 100, 100])
})
