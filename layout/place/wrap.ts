/**
 * Walls around what is inside of a group: of a whole one, whose kids are placed from its corner, and of an open one, whose kids
 * were placed with those of the level around it.
 */

import { type Board, type Item, itemOf } from '../model/board.ts'
import { putOnWalls } from './walls.ts'

/** A group gets its walls around what is inside, and border nodes on them. */
export const finish = (board: Board, group: Item): void => {
  const { pads } = group
  const least = group.index === 0 ? { w: 0, h: 0 } : leastSize(group)
  const bounds = wrapped(board, group)
  for (const kid of group.kids) shiftTo(itemOf(board, kid), pads.left - bounds.x, pads.top - bounds.y)
  group.w = Math.max(bounds.w + pads.left + pads.right, least.w)
  group.h = Math.max(bounds.h + pads.top + pads.bottom, least.h)
  putOnWalls(board, group, { x: 0, y: 0 })
}

const shiftTo = (item: Item, x: number, y: number): void => {
  item.x += x
  item.y += y
}

/** Titles fit in their group. */
const leastSize = ({ head, aside, pads }: Item): { w: number; h: number } => {
  const isUpright = pads.left > pads.top
  return isUpright ? { w: 0, h: head.h + aside.h + 2 } : { w: head.w + aside.w + 2, h: 0 }
}

/** An open group gets its walls around its kids, whose places become relative to it. */
export const wrap = (board: Board, group: Item): void => {
  const { x, y, w, h } = wrapped(board, group)
  const { left, top, right, bottom } = group.pads
  group.x = x - left
  group.y = y - top
  group.w = Math.max(w + left + right, leastSize(group).w)
  group.h = Math.max(h + top + bottom, leastSize(group).h)
  for (const kid of group.kids) shiftTo(itemOf(board, kid), -group.x, -group.y)
  putOnWalls(board, group, { x: 0, y: 0 })
}

const wrapped = (board: Board, { kids }: Item): { x: number; y: number; w: number; h: number } => {
  const items = kids.map((kid) => itemOf(board, kid)).filter(({ wall }) => wall < 0)
  const [x, y] = [Math.min(...items.map((item) => item.x)), Math.min(...items.map((item) => item.y))]
  if (items.length === 0) return { x: 0, y: 0, w: 0, h: 0 }
  return {
    x,
    y,
    w: Math.max(...items.map((item) => item.x + item.w)) - x,
    h: Math.max(...items.map((item) => item.y + item.h)) - y,
  }
}
