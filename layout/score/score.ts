/**
 * One number for a drawing, by the table of weights: what candidates are compared by.
 */
import { legible } from '../../src/geometry/legible.ts'
import type { Size } from '../model/graph.ts'
import { score } from '../model/weights.ts'
import type { Measure } from './measure.ts'

/** `flaws` are what nobody should see; `crossings` are counted once; `winding` are wires of more than two bends; `oversize` is what being larger than the page costs; `undrawn` is by how much it is larger than can be drawn. */
export type Score = {
  cost: number
  flaws: number
  crossings: number
  winding: number
  words: number
  over: number
  oversize: number
  undrawn: number
}

/** The size in units that the drawing should not exceed, by how much more it is still read, the one beyond which it is none, its wanted width over height, as on the board, and whether the flow is to another side than was asked for. */
export type Page = Size & { spare: Size; most: Size; aspect: number | undefined; isOther: boolean }

export function scoreOf(found: Measure, page: Page): Score {
  const [w, h] = [found.bounds.right - found.bounds.left, found.bounds.bottom - found.bounds.top]
  const crossings = sumOf(found.crossings) / 2
  const [merged, walls, words] = [found.merged.length / 2, found.walls.length, found.words.length]
  const winding = found.bends.filter((bends) => bends > 2).length
  const over = beyond({ w, h }, page)
  const cost =
    score.crossing * crossings +
    score.bend * sumOf(found.bends) +
    score.winding * sumOf(found.bends.map((bends) => Math.max(0, bends - legible.bends))) +
    score.length * found.length +
    score.through * (found.through.length + found.overlaps + found.pins) +
    score.merged * merged +
    score.wall * walls +
    score.words * (words + found.titles.length) +
    score.against * found.against.length +
    score.behind * found.behind.length +
    score.contrary * found.contrary +
    score.fold * found.folds +
    score.lopsided * found.lopsided +
    sizeCost({ w, h }, page)
  const oversize = overCost({ w, h }, page)
  const undrawn = beyond({ w, h }, page.most)
  return { cost, flaws: sumOf(flawsOf(found)), crossings, winding, words, over, oversize, undrawn }
}

/** How many flaws there are of each kind. */
export const flawsOf = (found: Measure): readonly number[] => [
  found.through.length,
  found.overlaps,
  found.pins,
  found.merged.length / 2,
  found.walls.length,
  found.titles.length,
  found.words.length,
  found.contrary,
]

/** What the size and the direction of a drawing cost. */
export const sizeCost = ({ w, h }: Size, page: Page): number =>
  overCost({ w, h }, page) +
  score.undrawn * beyond({ w, h }, page.most) +
  score.aspect * (page.aspect === undefined ? 0 : away(w / h / page.aspect)) +
  score.area * w * h +
  (page.isOther ? score.turned : 0)

/** What a drawing costs that is larger than its page. */
const overCost = ({ w, h }: Size, page: Page): number => {
  const { spare } = page
  const most = { w: page.w + spare.w, h: page.h + spare.h }
  const far = beyond({ w, h }, most)
  return score.over * far + score.wide * (beyond({ w, h }, page) - far)
}

const beyond = ({ w, h }: Size, most: Size): number => Math.max(0, w - most.w) + Math.max(0, h - most.h)

/** How far a ratio is from 1: 1 for twice as much or half. */
const away = (ratio: number): number => Math.max(ratio, 1 / ratio) - 1

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)
