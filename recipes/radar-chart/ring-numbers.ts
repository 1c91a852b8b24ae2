/**
 * Names of what a radar draws: the numbers of its rings, and its candidates at their own outlines, where no line is.
 */
import { type Block, block, place } from '../../drawing/block.ts'
import { isClear, type Obstacle, obstacleOf } from '../../drawing/chart/obstacle.ts'
import type { SeriesData } from '../../drawing/data/numbers.ts'
import { rectAround } from '../../drawing/rect.ts'
import { square } from '../../drawing/square.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { distanceBetween, type Point, type Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { ScoreRadar } from './draw.ts'

/** A number of a ring, and where its ring crosses each spoke or the middle between two. */
export type RingNumber = { text: string; at: (direction: number) => Point }

/** The numbers along the direction where most of them are clear of what is drawn, of equal ones where the outer ring has its own; each on a plate that cuts its ring. */
export function ringNumbers(rings: readonly RingNumber[], directions: number, drawn: readonly Element[]): Element[] {
  const obstacles = drawn.map(obstacleOf)
  const tried = Array.from({ length: directions }, (_, direction) =>
    apart(
      rings.flatMap(({ text, at }) => {
        const words = block([{ text, as: 'small' }])
        const rect = rectAround(at(direction), words.w + 6, 16)
        return isFree(words, rect, obstacles) ? [{ words, rect, isOuter: text === rings.at(-1)?.text }] : []
      }),
    ),
  )
  const hasOuter = (each: (typeof tried)[number]): number => Number(each.some(({ isOuter }) => isOuter))
  const best = tried.toSorted((a, b) => b.length - a.length || hasOuter(b) - hasOuter(a))[0] ?? []
  return best.flatMap(({ words, rect }) => [square(rect, { fill: 'surface' }), ...place(words, rect)])
}

/** Those that do not touch one before them: rings close to each other have one number of several. */
const apart = <Placed extends { rect: Rect }>(all: Placed[]): Placed[] => {
  const kept: Placed[] = []
  for (const each of all) if (kept.every(({ rect }) => distanceBetween(rect, each.rect) > 2)) kept.push(each)
  return kept
}

/** An edge of an outline around 0, 0. */
type OutlineEdge = readonly [from: Point, to: Point]

/** From an edge to its name, and where along it a name may be: what is tried in turn. */
const tried = { out: [6, 10, 16, 24, 36], along: [0.5, 0.4, 0.6, 0.3, 0.7] } as const

/** What an outline is called, with the sign of its state. */
export const nameOf = (row: SeriesData['rows'][number]): string => `${stateSign(row)}${row.name}`

/** Names each outline at one of its edges, if each has a free one; whether they are named. */
export const nameOutlines = ({ sheet, styled, at }: ScoreRadar, drawn: Element[]): boolean => {
  const taken = [...drawn]
  const named = styled.map(({ row, as }) => {
    const points = row.values.map(({ value }, index) => (value === null ? undefined : at(index, value)))
    const edges = points.flatMap((a, index): (readonly [Point, Point])[] => {
      const b = points[(index + 1) % points.length]
      return a === undefined || b === undefined ? [] : [[a, b]]
    })
    const middle = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x + b.x, a.y + b.y)
    const far = edges.toSorted((a, b) => middle(b) - middle(a))
    const words = block([{ text: nameOf(row), as: { ...as, size: 14, bold: true } }])
    const placed = outlineName(words, far, taken)
    taken.push(...placed)
    return { row, placed }
  })
  const areNamed = named.every(({ placed }) => placed.length > 0)
  if (areNamed) for (const { row, placed } of named) sheet.put(row, placed, 'line')
  return areNamed
}

/** The name of an outline outside of one of its edges, as near as there is room, at the first that is clear. */
function outlineName(words: Block, edges: readonly OutlineEdge[], drawn: readonly Element[]): Element[] {
  const obstacles = drawn.map(obstacleOf)
  const spots = edges.flatMap((edge) =>
    tried.out.flatMap((out) => tried.along.map((at) => spotOutside(edge, { out, at, words }))),
  )
  const rect = spots.find((each) => isFree(words, each, obstacles))
  return rect === undefined ? [] : place(words, rect)
}

/** A place whose nearest corner is so far outside of an edge. */
const spotOutside = ([a, b]: OutlineEdge, { out, at, words }: { out: number; at: number; words: Block }): Rect => {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const middle = { x: a.x + at * (b.x - a.x), y: a.y + at * (b.y - a.y) }
  const side = (b.y - a.y) * middle.x - (b.x - a.x) * middle.y < 0 ? -1 : 1
  const away = { x: (side * (b.y - a.y)) / length, y: (-side * (b.x - a.x)) / length }
  const reach = out + (Math.abs(away.x) * words.w) / 2 + (Math.abs(away.y) * words.h) / 2
  return rectAround({ x: middle.x + away.x * reach, y: middle.y + away.y * reach }, words.w, words.h)
}

const isFree = (words: Block, rect: Rect, obstacles: readonly Obstacle[]): boolean =>
  obstacles.every((obstacle) => isClear({ words, rect }, obstacle))
