import { expect, test } from 'vitest'
import { score } from '../model/weights.ts'
import type { Measure } from './measure.ts'
import { type Page, scoreOf, sizeCost } from './score.ts'

/** A drawing of no size with nothing wrong. */
const faultless: Measure = {
  through: [],
  merged: [],
  walls: [],
  titles: [],
  words: [],
  overlaps: 0,
  pins: 0,
  crossings: [],
  bends: [],
  length: 0,
  against: [],
  behind: [],
  contrary: 0,
  folds: 0,
  lopsided: 0,
  bounds: { left: 5, top: 7, right: 5, bottom: 7 },
}

const page: Page = {
  w: 100,
  h: 200,
  spare: { w: 0, h: 0 },
  most: { w: 150, h: 210 },
  aspect: undefined,
  isOther: false,
}

const scored = (found: Partial<Measure>) => scoreOf({ ...faultless, ...found }, page)

test('a faultless drawing of no size costs nothing', () => {
  expect(scored({})).toEqual({
    cost: 0,
    flaws: 0,
    crossings: 0,
    winding: 0,
    words: 0,
    over: 0,
    oversize: 0,
    undrawn: 0,
  })
})

test('flaws are what nobody should see, each at its price', () => {
  const found = {
    through: [1, 1],
    overlaps: 1,
    pins: 1,
    merged: [1, 2, 3, 4],
    walls: [1],
    titles: [1],
    words: [1, 2],
    contrary: 1,
  }
  const { cost, flaws, words } = scored(found)
  expect([flaws, words]).toEqual([2 + 1 + 1 + 2 + 1 + 1 + 2 + 1, 2])
  expect(cost).toBeCloseTo(4 * score.through + 2 * score.merged + score.wall + 3 * score.words + score.contrary)
})

test('a crossing counts once, a third bend more than two, what runs back and length as they are', () => {
  expect(scored({ crossings: [2, 1, 1] })).toMatchObject({ crossings: 2, flaws: 0, cost: 2 * score.crossing })
  expect(scored({ bends: [2, 2] })).toMatchObject({ winding: 0, cost: 4 * score.bend })
  const { winding, cost } = scored({ bends: [3, 4, 1], length: 10, against: [0], behind: [1, 2] })
  expect(winding).toBe(2)
  expect(cost).toBeCloseTo(8 * score.bend + 3 * score.winding + 10 * score.length + score.against + 2 * score.behind)
})

test('what is larger than the page, or than any drawing, is told by how much', () => {
  const bounds = { left: 5, top: 7, right: 5 + 151, bottom: 7 + 203 }
  expect(scored({ bounds })).toMatchObject({ over: 51 + 3, undrawn: 1 })
})

test('what is beyond the page costs little as far as it is still read', () => {
  const wide = (w: number): number => sizeCost({ w, h: 10 }, { ...page, spare: { w: 20, h: 0 } }) - score.area * w * 10
  expect([100, 101, 120, 121].map((w) => Math.round(wide(w)))).toEqual([
    0,
    score.wide,
    20 * score.wide,
    20 * score.wide + score.over,
  ])
  const bounds = { left: 0, top: 0, right: 110, bottom: 201 }
  const { over, oversize } = scoreOf({ ...faultless, bounds }, { ...page, spare: { w: 20, h: 0 } })
  expect([over, oversize]).toEqual([11, 10 * score.wide + score.over])
})

test('half the wanted proportion costs as much as twice of it', () => {
  const wide = (w: number, h: number) => sizeCost({ w, h }, { ...page, aspect: 2 }) - score.area * w * h
  expect([wide(20, 10), wide(40, 10), wide(10, 10)].map((cost) => Math.round(cost))).toEqual([
    0,
    score.aspect,
    score.aspect,
  ])
})
