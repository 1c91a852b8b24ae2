/**
 * Where the words of a chart are: each at the first of its spots that is free, first come, first served. Names that find none
 * that way come first in a second round, which counts if fewer of them are left out.
 */

import { type LineSegment, rayHit } from '../../src/geometry/polyline.ts'
import { grow, overlap, rectBetween } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { place } from '../block.ts'
import { line } from '../primitives.ts'
import type { Source } from '../sheet.ts'
import { isNearestToOwn } from './nearest.ts'
import { boxOf, isClear, type LabelSpot, type Obstacle, obstacleOf } from './obstacle.ts'

/** Words with their spots; `isNeeded`: somebody is told if they are left out; the rest as in `SayOptions`. */
export type Saying = { source: Source; spots: LabelSpot[]; onGrid: boolean; isSure: boolean; isNeeded: boolean }

/** What is drawn already: pieces, and rules, which labels interrupt only if they have no other place, grid lines first. */
type Drawn = {
  pieces: readonly Strokes[]
  rules: readonly { source: Source; isGrid: boolean; obstacle: Obstacle }[]
}

type Strokes = { source: Source; obstacles: Obstacle[] }

/** What happens where words may be left out. */
export const ignore = (): void => {}

/** What words look like at a spot, with a leader if they are far from what they name. */
export const elementsAt = ({ words, rect, align = 'middle', leader, leaderIn = 'muted' }: LabelSpot): Element[] => [
  ...(leader === undefined ? [] : [line(leader.x1, leader.y1, leader.x2, leader.y2, { stroke: leaderIn })]),
  ...place(words, rect, { align }),
]

/** So many rounds at most: in each, names that found no spot before come first. */
const mostRounds = 6

/** The spots of words that have one, in the order they were found: of the round that leaves fewest out, the first of these. */
export function findSpots<Of extends Saying>(sayings: readonly Of[], drawn: Drawn): Map<Of, LabelSpot> {
  const obstacles = drawn.pieces.flatMap((piece) => piece.obstacles)
  const open = new Map(sayings.map((saying) => [saying, saying.spots.filter(clearOf(obstacles))]))
  let order = sayings
  let best: { found: Map<Of, LabelSpot>; missed: number } | undefined
  for (let round = 0; round < mostRounds && best?.missed !== 0; round++) {
    const found = inTurn(order, drawn, open)
    const isMissed = (saying: Of): boolean => saying.isNeeded && !found.has(saying)
    const missed = order.filter(isMissed)
    if (missed.length < (best?.missed ?? Infinity)) best = { found, missed: missed.length }
    order = [...missed, ...order.filter((saying) => !isMissed(saying))]
  }
  return best?.found ?? new Map()
}

const clearOf =
  (some: readonly Obstacle[]) =>
  (spot: LabelSpot): boolean =>
    some.every((each) => isClear(spot, each))

/** One round; `free` has the spots of all that are clear of what is drawn already. */
const inTurn = <Of extends Saying>(
  sayings: readonly Of[],
  { pieces, rules }: Drawn,
  free: ReadonlyMap<Of, LabelSpot[]>,
): Map<Of, LabelSpot> => {
  const drawn = pieces.flatMap((piece) => piece.obstacles)
  const said: Obstacle[] = []
  const marking = rules.filter(({ isGrid }) => !isGrid)
  const strokes = [...pieces, ...marking.map(({ source, obstacle }) => ({ source, obstacles: [obstacle] }))]
  const [lines, marks] = [rules, marking].map((some) => some.map(({ obstacle }) => obstacle))
  const found = new Map<Of, LabelSpot>()
  for (const saying of sayings) {
    const spots = (free.get(saying) ?? []).filter(clearOf(said))
    const open = straightFirst(spots, [...drawn, ...said])
    // A name that is written elsewhere, too, interrupts nothing that marks something.
    const ways = [saying.onGrid ? marks : lines, marks, ...(saying.isSure ? [] : [[]])]
    const choices = ways.map((some) => open.filter(clearOf(some ?? [])))
    const spot = bestOf(choices, saying, strokes)
    if (spot === undefined) continue
    found.set(saying, spot)
    said.push(...elementsAt(spot).map((each) => takenBy(each, spot)))
  }
  return found
}

/** Words take up what they would in bold, so that a focus moves no words after them. */
const takenBy = (each: Element, { words, rect, align }: LabelSpot): Obstacle => {
  const own = obstacleOf(each.type === 'text' ? { ...each, bold: true } : each)
  const { x, w } = boxOf(words, rect, align)
  return own.isText && words.lines.length === 1 ? { ...own, bounds: { ...own.bounds, x, w } } : own
}

/** Leaders that cross lines are taken last. */
const straightFirst = (spots: LabelSpot[], obstacles: readonly Obstacle[]): LabelSpot[] => {
  if (!spots.some(({ leader }) => leader !== undefined)) return spots
  const lines = obstacles.filter(({ isText, isFilled, dot }) => !isText && !isFilled && dot === undefined)
  const [straight, crossing] = [true, false].map((isStraight) =>
    spots.filter(({ leader }) => (leader === undefined || !crossesLine(leader, lines)) === isStraight),
  )
  return [...(straight ?? []), ...(crossing ?? [])]
}

const crossesLine = ({ x1, y1, x2, y2 }: LineSegment, lines: readonly Obstacle[]): boolean => {
  const bounds = rectBetween(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2))
  return lines.some(
    (each) =>
      overlap(grow(bounds, 1), grow(each.bounds, 1)) &&
      rayHit(each.outlines, { from: { x: x1, y: y1 }, dx: x2 - x1, dy: y2 - y1, reach: 1 }) !== undefined,
  )
}

/** The first spot that is nearer to its own strokes than to others, if there is one. */
const bestOf = (
  choices: readonly LabelSpot[][],
  { source, isSure }: Saying,
  strokes: readonly Strokes[],
): LabelSpot | undefined => {
  const [own, foreign] = [true, false].map((isOwn) =>
    strokes.flatMap((each) => ((each.source === source) === isOwn ? each.obstacles : [])),
  )
  // Lazily, as there may be many spots among many strokes.
  const belongs = (spot: LabelSpot): boolean => isNearestToOwn(spot, own ?? [], foreign ?? [])
  return (
    choices.flatMap((spots) => spots.find(belongs) ?? [])[0] ??
    (isSure ? undefined : choices.flatMap((spots) => spots[0] ?? [])[0])
  )
}
