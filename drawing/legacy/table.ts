/**
 * Entity tables: a head and rows of mark, name and type; and the crow's-foot ends of their relations.
 */
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { textWidth } from '../../src/text/measure.ts'
import { connector, type Point, type Side } from './connector.ts'
import { centredBaseline, mustFit, type Rect } from './label.ts'
import { box, circle, line, path, text } from './primitives.ts'

/** One attribute; `mark` is PK, FK, UQ or the like, `accent` lifts the row out. */
export type Row = { mark?: string; name: string; type?: string; accent?: boolean }

/** An entity and where its top left corner is; its height follows from its rows. */
export type Entity = { x: number; y: number; w: number; title: string; rows: readonly Row[] }

/** Pixels: the head, the pitch of rows, the free strip under the last row, the column of marks. */
export const tableMeasure = { head: 40, row: 24, foot: 8, marks: 28, inset: 16 } as const

/** The rectangle an entity's table fills. */
export const tableRect = ({ x, y, w, rows }: Entity): Rect => ({
  x,
  y,
  w,
  h: tableMeasure.head + rows.length * tableMeasure.row + tableMeasure.foot,
})

/** The middle of a row, counted from 0: the height at which a row-anchored line arrives, in pixels. */
export const rowMiddle = ({ y }: Entity, index: number): number =>
  y + tableMeasure.head + tableMeasure.foot / 2 + (index + 0.5) * tableMeasure.row

/** The shapes of a table; they go below every connector and text. */
export const tableShapes = (entity: Entity): Element[] => {
  const { x, y, w, h } = tableRect(entity)
  const lifted = entity.rows.flatMap((row, index) =>
    row.accent ? [box(x, rowMiddle(entity, index) - 12, w, 24, { fill: 'soft', stroke: 'accent' })] : [],
  )
  const underline = line(x, y + tableMeasure.head, x + w, y + tableMeasure.head, { stroke: 'muted' })
  return [box(x, y, w, h), underline, ...lifted]
}

const size = 14

const rowWords = (entity: Entity, row: Row, index: number): Element[] => {
  const { x, w } = entity
  const y = centredBaseline(rowMiddle(entity, index), size)
  const typeWidth = row.type === undefined ? 0 : textWidth(row.type, { size, mono: true }) + 8
  const nameX = x + tableMeasure.inset + tableMeasure.marks
  mustFit({ text: row.name, size, mono: true }, x + w - tableMeasure.inset - typeWidth - nameX)
  const fill: Color = row.accent ? 'accent' : 'muted'
  const words = [text(nameX, y, row.name, { size, mono: true, ...(row.accent ? { bold: true } : {}) })]
  if (row.mark !== undefined) words.push(text(x + tableMeasure.inset, y, row.mark, { size: 12, bold: true, fill }))
  if (row.type !== undefined)
    words.push(text(x + w - tableMeasure.inset, y, row.type, { size, mono: true, fill, align: 'end' }))
  return words
}

/** The words of a table: its name over its rows. */
export const tableWords = (entity: Entity): Element[] => {
  const { x, y, w, title } = entity
  mustFit({ text: title, bold: true }, w - 2 * tableMeasure.inset)
  const head = text(x + tableMeasure.inset, centredBaseline(y + tableMeasure.head / 2, 16), title, { bold: true })
  return [head, ...entity.rows.flatMap((row, index) => rowWords(entity, row, index))]
}

/** How many rows of the entity at this end belong to one row of the other. */
export type Cardinality = 'one' | 'zero-or-one' | 'one-or-many' | 'zero-or-many'

/** Pixels from the entity's edge: the claw's apex, the inner and the outer bar, the ring. */
const foot = { apex: 12, spread: 8, inner: 8, outer: 16, ring: 6 } as const

const outward: Record<Side, Point> = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] }

const isOptional = (cardinality: Cardinality): boolean => cardinality.startsWith('zero')

/** Where the relation's own line begins: at the entity's edge, or beyond the ring that means zero. */
export const stemPoint = ([x, y]: Point, side: Side, cardinality: Cardinality): Point => {
  const [dx, dy] = outward[side]
  const far = isOptional(cardinality) ? foot.apex + 2 * foot.ring : 0
  return [x + dx * far, y + dy * far]
}

/** The strokes of an end, as path data: claw or bar at the entity, and a bar or the ring's shaft beyond. */
const footPath = ([x, y]: Point, side: Side, cardinality: Cardinality): string => {
  const [dx, dy] = outward[side]
  const at = (out: number, across: number): string => `${x + dx * out + dy * across} ${y + dy * out + dx * across}`
  const bar = (out: number): string => `M ${at(out, -foot.spread)} L ${at(out, foot.spread)}`
  const claw = `M ${at(0, -foot.spread)} L ${at(foot.apex, 0)} L ${at(0, foot.spread)}`
  const most = cardinality.endsWith('many') ? claw : bar(foot.inner)
  const least = isOptional(cardinality) ? `M ${at(0, 0)} L ${at(foot.apex, 0)}` : bar(foot.outer)
  return `${most} ${least}`
}

/** An end of a relation: the point on the entity's edge, the side it lies on, how many, and its colour. */
export type End = { edge: Point; side: Side; many: Cardinality; stroke?: Color }

/** The crow's-foot symbol of an end: what stands at the entity is the most, what stands beyond is the least. */
export const crowsFoot = ({ edge, side, many, stroke = 'muted' }: End): Element[] => {
  const strokes = path(footPath(edge, side, many), { stroke })
  if (!isOptional(many)) return [strokes]
  const [x, y] = stemPoint(edge, side, many)
  const [dx, dy] = outward[side]
  return [strokes, circle(x - dx * foot.ring, y - dy * foot.ring, foot.ring, { fill: 'none', stroke })]
}

/** The crow's-foot ends of a relation and the line between them; `by` are the bends from `from` to `to`. */
export const relation = (from: End, to: End, by: Point[] = []): Element[] => {
  const points = [stemPoint(from.edge, from.side, from.many), ...by, stemPoint(to.edge, to.side, to.many)]
  const look = from.stroke ? { stroke: from.stroke } : {}
  return [connector(points, { arrow: false, ...look }), ...crowsFoot(from), ...crowsFoot(to)]
}
