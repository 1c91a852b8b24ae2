/**
 * What words are to keep clear of: nodes, titles, walls and rules, strokes, other words.
 */
import { type Board, groupsOf, type Item, itemOf, leavesOf } from '../model/board.ts'
import { hasMark, mark } from '../model/marks.ts'
import { isLowSide, sideAt } from '../model/sides.ts'
import { wordPrice } from '../model/weights.ts'
import { extentOf, type Net } from '../strokes/net.ts'

/** A rectangle by its sides, in units. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** `group`: whose wall it is. */
type Obstacle = Box & { stroke: number; price: number; depth: number; group?: number }

/** Overlaps cost more with their area, up to twice this. */
const floor = 0.5
const most = 2

export class Obstacles {
  private readonly list: Obstacle[] = []

  constructor(board: Board, net: Net) {
    for (const { x, y, w, h } of leavesOf(board)) this.add(boxOf(x - 1, y - 1, w + 2, h + 2), wordPrice.node, 8)
    for (const each of groupsOf(board)) {
      const { x, y, w, h, head, pads, group, isLane } = each
      const isUpright = pads.left > pads.top
      const [wide, tall] = isLane ? (isUpright ? [head.w, h] : [w, head.h]) : [head.w, head.h]
      if (head.w > 0) this.add(boxOf(x, y, wide, tall), wordPrice.node, 8)
      for (const box of titlesOf(each).slice(1)) this.add(box, wordPrice.node, 8)
      for (const wall of [boxOf(x, y, 0, h), boxOf(x + w, y, 0, h), boxOf(x, y, w, 0), boxOf(x, y + h, w, 0)])
        this.list.push({ ...grown(wall, 0.5), price: wordPrice.wall, depth: 8, stroke: -1, group: each.index })
      for (const rule of group?.rules ?? [])
        this.add(grown(isUpright ? boxOf(x + rule / 8, y, 0, h) : boxOf(x, y + rule / 8, w, 0), 0.5), wordPrice.wall, 8)
    }
    for (const [index, stroke] of net.strokes.entries()) {
      const { low, high } = extentOf(board, net, stroke)
      const box = stroke.isUpright ? boxOf(stroke.at, low, 0, high - low) : boxOf(low, stroke.at, high - low, 0)
      this.add(grown(box, 0.5), wordPrice.stroke, 4, index)
    }
    this.addMarks(board, net)
  }

  private addMarks(board: Board, net: Net): void {
    for (const [wire, { runs, sides }] of net.courses.entries())
      for (const end of [0, 1] as const) {
        const given = board.wires[wire]!
        if (!hasMark(given, end)) continue
        const { stroke, isUpright } = end === 0 ? runs[0]! : runs.at(-1)!
        const { at } = net.strokes[stroke]!
        const tip = sideAt(itemOf(board, end === 0 ? given.from : given.to), sides[end])
        const near = isLowSide(sides[end]) ? tip - mark.length : tip
        const box = isUpright
          ? boxOf(at - mark.half, near, 2 * mark.half, mark.length)
          : boxOf(near, at - mark.half, mark.length, 2 * mark.half)
        this.add(grown(box, 0.5), wordPrice.node, 4, stroke)
      }
  }

  /** Words that have found their place are in the way of the next. */
  addWords(box: Box): void {
    this.add(grown(box, 1), wordPrice.words, 8)
  }

  /** What a place costs for words of something in groups; the stroke beside it does not count. */
  priceOf(box: Box, ownStroke: number, homes: readonly number[] = []): number {
    let price = 0
    for (const each of this.list) {
      const wide = Math.min(box.right, each.right) - Math.max(box.left, each.left)
      if (wide <= 0 || each.stroke === ownStroke) continue
      const tall = Math.min(box.bottom, each.bottom) - Math.max(box.top, each.top)
      const isStrange = each.group !== undefined && !homes.includes(each.group)
      if (tall > 0)
        price += (isStrange ? wordPrice.strangeWall : each.price) * (floor + Math.min(most, (wide * tall) / each.depth))
    }
    return price
  }

  private add(box: Box, price: number, depth: number, stroke = -1): void {
    this.list.push({ ...box, price, depth, stroke })
  }
}

/** The rooms of the titles of a group, that at its start first. */
export const titlesOf = ({ x, y, w, h, head, aside, pads }: Item): Box[] => {
  const end =
    pads.left > pads.top ? boxOf(x, y + h - aside.h, aside.w, aside.h) : boxOf(x + w - aside.w, y, aside.w, aside.h)
  return [boxOf(x, y, head.w, head.h), ...(aside.w > 0 ? [end] : [])]
}

export const boxOf = (x: number, y: number, w: number, h: number): Box => ({
  left: x,
  top: y,
  right: x + w,
  bottom: y + h,
})

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})
