/**
 * Draws boxes in columns from left to right and right-angled arrows between their ports, with words as wide as the page
 * allows.
 */
import { least } from 'd3-array'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import { type Block, place } from '../block.ts'
import { lengthOf } from '../graph/labels/candidates.ts'
import { bendRadius } from '../graph/model/graph.ts'
import { partingOf } from '../graph/trunks.ts'
import { lineEntry } from '../key.ts'
import { line, path } from '../primitives.ts'
import { roundedPath } from '../rounded-path.ts'
import { room, type Sheet } from '../sheet.ts'
import { widestThatFits } from '../widest.ts'
import { columnsOf } from './columns.ts'
import { layLayered, type WideBox } from './layered.ts'
import type { Join } from './place-columns.ts'

/**
 * A box that draws an item of the data. `ports` are the items that arrows begin or end at in it, with their heights below
 * its top.
 */
export type LayeredBox = {
  item: object
  w: number
  h: number
  ports: ReadonlyMap<object, number>
  draw: (rect: Rect) => Element[]
}

/**
 * An arrow that draws an item of the data, from a port to one in a column further right: `down` so many pixels below
 * both, `back` where it points to the left, with words over its left end; `key` is what the key calls it.
 */
export type LayeredArrow = {
  item: object
  from: object
  to: object
  key: string
  look?: Pick<Path, 'stroke' | 'dashed'>
  down?: number
  back?: boolean
  words?: Block
}

type Measured = { boxes: readonly LayeredBox[]; arrows: readonly LayeredArrow[] }

/** How wide words may be before they wrap, in pixels: what is tried in turn. */
const caps = [240, 200, 168, 144, 128, 112, 96, 80] as const

/** Draws what `measured` returns for the widest words that fit, and returns where the items of boxes are. */
export function drawLayered(sheet: Sheet, measured: (cap: number) => Measured): Map<object, Rect> {
  sheet.ifTooWide('nodes', 'shorten names or leave a step out')
  const { rects, joins, ways } = widestThatFits(
    caps,
    (cap) => {
      const placed = placedIn(measured(cap))
      return { ...placed, ...layLayered([...placed.boxes.values()], placed.joins) }
    },
    ({ w }) => w <= room.w,
  )
  for (const [{ item, draw }, rect] of rects) sheet.put(item, draw(rect))
  drawArrows(joins, ways, sheet)
  return new Map([...rects].map(([{ item }, rect]) => [item, rect]))
}

type PlacedBox = LayeredBox & WideBox
type PlacedJoin = Join<PlacedBox> & { arrow: LayeredArrow }

/** Boxes in their columns, and arrows at the heights of their ports. */
const placedIn = ({ boxes, arrows }: Measured): { boxes: PlacedBox[]; joins: PlacedJoin[] } => {
  const ownerOf = (port: object): LayeredBox | undefined => boxes.find(({ ports }) => ports.has(port))
  const steps = arrows.map(({ from, to }) => ({ from: ownerOf(from), to: ownerOf(to) }))
  const columns = columnsOf<LayeredBox | undefined>(boxes, steps)
  const placed = new Map(boxes.map((box) => [box, { ...box, column: columns.get(box) ?? 0 }]))
  const joins = arrows.flatMap((arrow, index): PlacedJoin[] => {
    const [from, to] = [steps[index]?.from, steps[index]?.to].map((box) => box && placed.get(box))
    if (from === undefined || to === undefined) return []
    const { down = 0, words } = arrow
    const heights = { fromY: (from.ports.get(arrow.from) ?? 0) + down, toY: (to.ports.get(arrow.to) ?? 0) + down }
    return [{ arrow, from, to, ...heights, lead: words === undefined ? 0 : words.w + 16 }]
  })
  return { boxes: [...placed.values()], joins }
}

/** What is in the accent lies over the rest where arrows meet. */
const drawArrows = (joins: readonly PlacedJoin[], ways: ReadonlyMap<Join, Point[]>, sheet: Sheet): void => {
  const isLit = ({ arrow }: PlacedJoin): number => Number(arrow.look?.stroke === 'accent')
  const drawn: Point[][] = []
  for (const join of joins.toSorted((a, b) => isLit(a) - isLit(b))) {
    const { arrow, from, to, lead } = join
    if (from.column >= to.column) sheet.problem(arrow.item, undefined, 'leads back to what it depends on; remove it')
    sheet.key(lineEntry(arrow.key, { ...arrow.look, arrow: true }))
    const way = ways.get(join) ?? []
    sheet.put(arrow.item, [stroke(fromTrunk(way, drawn), arrow), ...wordsOver(way[0], arrow, lead)], 'line')
    drawn.push(way)
  }
}

/** A way from where it parts from one that is drawn already. */
const fromTrunk = (way: Point[], drawn: readonly Point[][]): Point[] => {
  const mates = drawn.filter(([start]) => start?.x === way[0]?.x && start?.y === way[0]?.y)
  return (
    least(
      mates.map((mate) => partingOf(way, mate) ?? way),
      lengthOf,
    ) ?? way
  )
}

const stroke = (way: readonly Point[], { look = {}, back = false }: LayeredArrow): Element => {
  const points = back ? way.toReversed() : way
  const [start, end] = points
  return points.length === 2 && start !== undefined && end !== undefined
    ? line(start.x, start.y, end.x, end.y, { ...look, arrow: true })
    : path(roundedPath(points, bendRadius), { ...look, arrow: true })
}

/** Words end above the stroke, 6 pixels clear of it. */
const wordsOver = (start: Point | undefined, { words }: LayeredArrow, w = 0): Element[] =>
  words === undefined || start === undefined
    ? []
    : place(words, { x: start.x, y: start.y - 6 - words.h, w, h: words.h })
