/** A flow goes on in the next band, like the lines of a text: every place in units. */
import { describe, expect, test } from 'vitest'
import { foldIntoBands, type Strip } from './bands.ts'

/** A chain of boxes of 10 × 4, 6 units apart. */
const chain = (count: number, heights = Array.from({ length: count }, () => 4)): Strip & { flat: never } => {
  const rows = heights.map((_, layer) => ({ vertices: [layer], layer }))
  const tops = heights.map((_, index) => heights.slice(0, index).reduce((sum, each) => sum + each + 6, 0))
  const links = rows
    .slice(1)
    .map((_, index) => ({ from: index, to: index + 1, weight: 1, words: { w: 0, h: 0 }, isBack: false }))
  return { rows, tops, heights, gaps: heights.map(() => 6), links, sizes: heights.map((h) => ({ w: 10, h })) } as never
}

const fold = (strip: Strip, along: number, folds: (count: number) => void = () => {}) => {
  let last = 0
  const y = strip.tops.map((top) => top)
  const flat = { x: y.map(() => 3), y, row: y.map(() => -1), w: 10, h: 999, corridors: [1] }
  return foldIntoBands(flat, strip, { across: 999, along, name: () => ++last, folds })
}

describe('a chain', () => {
  test('of four in a page for two has two bands, whose columns share axes', () => {
    expect(fold(chain(4), 14)).toEqual({
      x: [0, 0, 18, 18],
      y: [0, 10, 0, 10],
      row: [1, 2, 1, 2],
      w: 28,
      h: 14,
      corridors: [],
    })
  })

  test('of four in a page for three has even bands', () => {
    expect(fold(chain(4), 24).y).toEqual([0, 10, 0, 10])
  })

  test('of three in a page for one has a band for each', () => {
    expect(fold(chain(3), 4)).toMatchObject({ x: [0, 18, 36], y: [0, 0, 0], row: [1, 1, 1], w: 46, h: 4 })
  })

  test('is cut where few links lead on', () => {
    const strip = chain(5)
    const many = [0, 0, 0].map(() => ({ ...strip.links[1]! }))
    expect(fold({ ...strip, links: [...strip.links, ...many] }, 24).x).toEqual([0, 0, 0, 18, 18])
    const late = [0, 0, 0].map(() => ({ ...strip.links[2]! }))
    expect(fold({ ...strip, links: [...strip.links, ...late] }, 24).x).toEqual([0, 0, 18, 18, 18])
  })

  test('has boxes in the middle of their column where the columns of all bands fit', () => {
    expect(fold(chain(4, [4, 8, 6, 4]), 20)).toMatchObject({ y: [1, 12, 0, 14], row: [1, 2, 1, 2], h: 20 })
  })

  test('has bands of their own where they do not', () => {
    expect(fold(chain(4, [4, 8, 8, 4]), 18)).toMatchObject({ y: [0, 10, 0, 14], row: [-1, -1, -1, -1], h: 18 })
  })

  test('says how many bands are begun anew', () => {
    const counts: number[] = []
    for (const along of [14, 4]) fold(chain(4), along, (count) => counts.push(count))
    expect(counts).toEqual([1, 3])
  })
})

describe('a band of a single row', () => {
  /** A row of three beside each other, then a group of 20 × 40 that they lead to, then two. */
  const fan = ({ high = 40, narrow = 8 } = {}): Strip => ({
    rows: [
      { vertices: [0, 1, 2], layer: 0 },
      { vertices: [3], layer: 1 },
      { vertices: [4, 5], layer: 2 },
    ],
    tops: [0, 16, high + 26],
    heights: [10, high, 10],
    gaps: [6, 10, 0],
    links: [],
    sizes: [10, 10, 10, high, 10, 10].map((h, vertex) => ({ w: [8, narrow, 8, 20][vertex] ?? 8, h })),
  })
  const flatOf = (strip: Strip) => ({
    x: [0, 14, 28, 10, 4, 18],
    y: [0, 0, 0, 16, 66, 66],
    row: strip.sizes.map(() => -1),
    w: 36,
    h: 76,
    corridors: [],
  })
  const folded = (along: number, look = {}) => {
    let last = 0
    const strip = fan(look)
    return foldIntoBands(flatOf(strip), strip, { across: 999, along, name: () => ++last, folds: () => {} })
  }

  test('stands along the flow, in the middle of the longest band', () => {
    const { x, y, row, w, h } = folded(44)
    expect({ x, y, w, h }).toEqual({ x: [0, 0, 0, 16, 44, 44], y: [0, 15, 30, 0, 7.5, 22.5], w: 52, h: 40 })
    expect(new Set(row).size).toBe(6)
  })

  test('is in the middle of its line, and the page as high as it where it is the longest', () => {
    expect(folded(44, { narrow: 4 }).x.slice(0, 3)).toEqual([0, 2, 0])
    const { y, h } = folded(44, { high: 29 })
    expect({ y: y.slice(0, 3), h }).toEqual({ y: [0, 15, 30], h: 40 })
  })

  test('has several lines where the page is shorter', () => {
    expect(folded(39)).toMatchObject({ x: [0, 0, 13, 29, 57, 57], y: [7.5, 22.5, 15, 0, 7.5, 22.5], w: 65, h: 40 })
  })
})
