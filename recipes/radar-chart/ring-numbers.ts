/**
 * Names of what a radar draws: the numbers of its rings, and its candidates at their own outlines, where no line is.
 */
import { type Block, block, place } from '../../drawing/block.ts'
import { isClear, type Obstacle, obstacleOf } from '../../drawing/chart/obstacle.ts'
import { rectAround } from '../../drawing/rect.ts'
import { square } from '../../drawing/square.ts'
import { distanceBetween, type Point, type Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'

/** A number of a ring, and where its ring crosses each spoke or the middle between two. */
export type RingNumber = { text: string; at: (direction: number) => Point }

/** The numbers along the direction where most of them are clear of what is drawn, each on a plate that cuts its ring. */
export function ringNumbers(rings: readonly RingNumber[], directions: number, drawn: readonly Element[]): Element[] {
  const obstacles = drawn.map(obstacleOf)
  const tried = Array.from({ length: directions }, (_, direction) =>
    apart(
      rings.flatMap(({ text, at }) => {
        const words = block([{ text, as: 'small' }])
        const rect = rectAround(at(direction), words.w + 6, 16)
        return isFree(words, rect, obstacles) ? [{ words, rect }] : []
      }),
    ),
  )
  const best = tried.toSorted((a, b) => b.length - a.length)[0] ?? []
  return best.flatMap(({ words, rect }) => [square(rect, { fill: 'surface' }), ...place(words, rect)])
}

/** Those that do not touch one before them: rings close to each other have one number of several. */
const apart = <Placed extends { rect: Rect }>(all: Placed[]): Placed[] => {
  const kept: Placed[] = []
  for (const each of all) if (kept.every(({ rect }) => distanceBetween(rect, each.rect) > 2)) kept.push(each)
  return kept
}

/** The name of an outline outside the middle of one of its edges, at the first that is clear. */
export function outlineName(words: Block, middles: readonly Point[], drawn: readonly Element[]): Element[] {
  const obstacles = drawn.map(obstacleOf)
  const { w } = words
  const spots = middles.flatMap(({ x, y }) => {
    const length = Math.hypot(x, y) || 1
    return [14, 22, 32, 44, 60].map((out) => {
      const reach = out + (Math.abs(x) / length) * (w / 2)
      return rectAround({ x: x + (x / length) * reach, y: y + (y / length) * out }, w, 18)
    })
  })
  const rect = spots.find((each) => isFree(words, each, obstacles))
  return rect === undefined ? [] : place(words, rect)
}

const isFree = (words: Block, rect: Rect, obstacles: readonly Obstacle[]): boolean =>
  obstacles.every((obstacle) => isClear({ words, rect }, obstacle))
