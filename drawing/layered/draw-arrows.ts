/**
 * Draws the arrows of a layered drawing, with their words over where they begin.
 */
import { bendRadius } from '../../layout/model/graph.ts'
import { followed } from '../../layout/parting.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import { type Block, place } from '../block.ts'
import { lineEntry } from '../key.ts'
import { circle, line, path } from '../primitives.ts'
import { roundedPath } from '../rounded-path.ts'
import type { Sheet } from '../sheet.ts'
import type { ColumnBox, Join } from './place-columns.ts'

/**
 * An arrow that draws an item of the data, from what it names to what is in a column further right: `down` so many pixels
 * below both, `back` where it points to the left, level for `room` pixels at its start at least; `key` is what the key calls it, if its look needs a name. The first arrow of an item has its text,
 * unless it `isSilent`: said elsewhere.
 */
export type LayeredArrow = {
  item: { from: string; to: string; text?: string | undefined }
  /** What it joins, where its references do not say which box. */
  ends?: [object, object]
  key?: string
  look?: Pick<Path, 'stroke' | 'dashed'>
  down?: number
  back?: boolean
  room?: number
  isSilent?: boolean
}

/** A join that draws an arrow, with its words wrapped. */
export type WordedJoin<Of extends ColumnBox = ColumnBox> = Join<Of> & { arrow: LayeredArrow; words: Block }

/** What is in the accent lies over the rest where arrows meet; arrows to the left are one problem of the first one's item. */
export function drawArrows(joins: readonly WordedJoin[], ways: ReadonlyMap<Join, Point[]>, sheet: Sheet): void {
  const isLit = ({ arrow }: WordedJoin): number => Number(arrow.look?.stroke === 'accent')
  const back = joins.find(({ from, to }) => from.column >= to.column)
  if (back !== undefined) sheet.problem(back.arrow.item, undefined, wordsOn(joins, back))
  const drawn: Point[][] = []
  for (const join of joins.toSorted((a, b) => isLit(a) - isLit(b))) {
    const { arrow, from, to } = join
    if (arrow.key !== undefined) sheet.key(lineEntry(arrow.key, { ...arrow.look, arrow: true }))
    const way = ways.get(join) ?? []
    const mates = joins.filter((other) => other.from.column <= from.column && from.column < other.to.column)
    const isCalm = to.column === from.column + 1 && mates.every((other) => ways.get(other)?.length === 2 && !other.tail)
    const others = joins.flatMap((other) => (other === join ? [] : [ways.get(other) ?? []]))
    const met = intoTrunk(join, way, { joins, ways })
    const { points, parting } = fromTrunk(met.points, drawn)
    // What leaves one stroke and joins another has a head where it arrives, or it could be read the other way.
    const isBridge =
      met.parting !== undefined && joins.some((other) => other !== join && isAtStart(way, ways.get(other)))
    const hasHead = met.parting === undefined || isBridge
    sheet.put(arrow.item, [stroke(points, arrow, hasHead), ...wordsOver(way, join, { isCalm, others })], 'line')
    drawn.push(way)
    for (const at of [parting, isBridge ? undefined : met.parting]) {
      if (at === undefined) continue
      sheet.put(arrow.item, [circle(at.x, at.y, 3, { fill: arrow.look?.stroke ?? 'muted', stroke: 'none' })], 'over')
    }
  }
}

/** Why an arrow cannot lead to the right: the shortest way back from where it ends, in the words of the data. */
const isAtStart = ([start]: readonly Point[], [other]: readonly Point[] = []): boolean =>
  start !== undefined && start.x === other?.x && start.y === other.y

const wordsOn = (joins: readonly WordedJoin[], { arrow: { item }, from, to }: WordedJoin): string => {
  const ways = new Map<ColumnBox, string[]>([[to, [item.from, item.to]]])
  for (const [box, way] of ways)
    for (const next of joins)
      if (next.from === box && !ways.has(next.to)) ways.set(next.to, [...way, next.arrow.item.to])
  const cycle = ways.get(from)?.join(' > ')
  return cycle === undefined
    ? 'leads back to what it depends on; remove it'
    : `closes a cycle: ${cycle}; remove one of these, or name what both calls and is called twice`
}

/**
 * A way up to where it meets another that ends where it does: one stroke has the head for all, which is one in the accent if
 * there is one, and else the longest straight to the end.
 */
const intoTrunk = (
  join: WordedJoin,
  way: Point[],
  { joins, ways }: { joins: readonly WordedJoin[]; ways: ReadonlyMap<Join, Point[]> },
): { points: Point[]; parting?: Point } => {
  const end = way.at(-1)
  const isMate = ({ x, y }: Point): boolean => x === end?.x && y === end.y
  const mates = joins.filter((other) => other.meets && isMate(ways.get(other)?.at(-1) ?? { x: Number.NaN, y: 0 }))
  const lastTurn = (other: WordedJoin): number => ways.get(other)?.at(-2)?.x ?? 0
  const isLit = ({ arrow }: WordedJoin): number => Number(arrow.look?.stroke === 'accent')
  const [main] = mates.toSorted((a, b) => isLit(b) - isLit(a) || lastTurn(a) - lastTurn(b))
  if (join.meets !== true || main === undefined || main === join) return { points: way }
  // What comes level from one place all the way is one stroke already.
  const branch = followed(way.toReversed(), [{ mate: 0, points: (ways.get(main) ?? []).toReversed() }])
  if (branch === undefined || branch.rest.length === 0) return { points: way }
  const { parting, rest } = branch
  const at = rest.findIndex(({ x, y }) => x === parting.x && y === parting.y)
  return { points: (at < 0 ? rest : rest.slice(at)).toReversed(), parting }
}

/** A way from where it parts from those that are drawn already: a T with a dot. */
const fromTrunk = (way: Point[], drawn: readonly Point[][]): { points: Point[]; parting?: Point } => {
  const mates = drawn.filter((other) => isAtStart(way, other))
  const branch = followed(
    way,
    mates.map((points, mate) => ({ mate, points })),
  )
  if (branch === undefined || branch.rest.length === 0) return { points: way }
  const { parting, rest } = branch
  const at = rest.findIndex(({ x, y }) => x === parting.x && y === parting.y)
  // What is left begins before a corner, or before where a straight way goes on: its dot is where it leaves.
  const points = at < 0 ? [parting, ...rest.slice(1)] : rest.slice(at)
  return points.length < 2 ? { points: rest } : { points, parting }
}

const stroke = (way: readonly Point[], { look = {}, back = false }: LayeredArrow, hasHead: boolean): Element => {
  const points = back ? way.toReversed() : way
  const [start, end] = points
  if (!hasHead) return path(roundedPath(points, bendRadius), look)
  return points.length === 2 && start !== undefined && end !== undefined
    ? line(start.x, start.y, end.x, end.y, { ...look, arrow: true })
    : path(roundedPath(points, bendRadius), { ...look, arrow: true })
}

/**
 * In the middle of a channel that nothing turns in; otherwise where room is, at the start or the end, and there on the
 * side that the arrow comes from. 6 pixels clear, or where no other level line is near.
 */
const wordsOver = (
  way: readonly Point[],
  { words, lead = 0, tail = 0 }: WordedJoin,
  { isCalm, others }: { isCalm: boolean; others: readonly Point[][] },
): Element[] => {
  const [start, end, before] = [way[0], way.at(-1), way.at(-3)]
  if (start === undefined || end === undefined) return []
  const over = { y: start.y - 6 - words.h, h: words.h }
  if (isCalm) return place(words, { ...over, x: start.x, w: end.x - start.x })
  const isFree = (each: Rect): boolean => others.every((points) => !isLevelIn(points, each))
  if (tail === 0) {
    const rects = [over.y, start.y + 6].map((y) => ({ x: start.x, y, w: lead, h: words.h }))
    return place(words, rects.find(isFree) ?? rects[0]!)
  }
  const isFromBelow = before !== undefined && before.y > end.y
  const [above, below] = [
    [-6 - words.h, -3 - words.h],
    [6, 3],
  ] as const
  const [own, other] = isFromBelow ? [below, above] : [above, below]
  const rects = [own[0], other[0], above[1], own[0]].map((dy) => ({
    x: end.x - tail,
    y: end.y + dy,
    w: tail - 8,
    h: words.h,
  }))
  const rect = rects.find(isFree) ?? rects.at(-1)
  return rect === undefined ? [] : place(words, rect)
}

/** Whether a way runs level through a rectangle, or right beside it. */
const isLevelIn = (points: readonly Point[], { x, y, w, h }: Rect): boolean =>
  points.some((to, index) => {
    const from = points[index - 1]
    if (from === undefined || from.y !== to.y || to.y <= y - 2 || to.y >= y + h + 2) return false
    return Math.min(from.x, to.x) < x + w && Math.max(from.x, to.x) > x
  })
