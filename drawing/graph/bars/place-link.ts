/**
 * Links between the rows of a plan of bars: straight down, with their words beside the node's end.
 */

import type { EdgePlace } from '../../../layout/model/graph.ts'
import type { Rect } from '../../../src/geometry/rect.ts'
import type { Block } from '../../block.ts'
import { up } from '../../rect.ts'

/** Where a link runs, from `start` to `end`; `fromNode`: the first of them is a node, not a bar. */
type Link = { x: number; start: Rect; end: Rect; fromNode: boolean }

/** Pixels between a link and its words. */
const beside = 8
/** The shortest link, and what its words need above and below them together, in pixels. */
const shortest = 32
const around = 16

/** A link from one item's edge to the other's, its words to the right of the node's end. */
export function placeLink({ x, start, end, fromNode }: Link, words: Block | undefined): EdgePlace {
  const down = start.y < end.y
  const [first, last] = down ? [start.y + start.h, end.y] : [start.y, end.y + end.h]
  const points = [
    { x, y: first },
    { x, y: last },
  ]
  if (words === undefined || words.h === 0) return { points }
  const isBelow = fromNode === down
  const edge = fromNode ? first : last
  const room = linkHeight(words.h)
  const y = isBelow ? edge + (room - words.h) / 2 : edge - (room + words.h) / 2
  return { points, label: { x: x + beside, y, w: words.w, h: words.h, align: 'start' } }
}

/** How long a link must be for words of this height, in pixels. */
export const linkHeight = (words: number): number => Math.max(shortest, up(words + around))
