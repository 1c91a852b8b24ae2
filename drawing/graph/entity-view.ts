/**
 * Entities as tables: a head, and a row for each field with its key, name and type.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { lineOfText, widthOf } from '../block.ts'
import type { Cardinality, Entity, Field } from '../data/entities.ts'
import { box, line } from '../primitives.ts'
import { up } from '../rect.ts'
import type { Sheet } from '../sheet.ts'
import type { TypeStyle } from '../type.ts'
import { drawEnd, type End } from './ends.ts'
import type { NodeView } from './style.ts'

/** Pixels: the head, a row, the strip under the last one, the column of keys, the air at both sides. */
const measure = { head: 40, row: 24, foot: 8, keys: 28, inset: 16, between: 16 }

const marks = { primary: 'PK', foreign: 'FK', unique: 'UQ' } as const
const typeStyle: TypeStyle = { size: 14, mono: true, fill: 'muted' }

/** The middle of a field's row, in pixels from the table's top. */
export const rowMiddle = (index: number): number => measure.head + measure.foot / 2 + (index + 0.5) * measure.row

/** An entity as a table. */
export function entityView(entity: Entity, sheet: Sheet): NodeView {
  const { keys, inset, between, head, row, foot } = measure
  const rows = entity.fields.map(
    ({ name, type }) => keys + widthOf(name, 'code') + (type === undefined ? 0 : between + widthOf(type, typeStyle)),
  )
  const w = up(Math.max(160, 2 * inset + Math.max(widthOf(entity.name, 'name'), ...rows)), 16)
  return {
    w,
    h: up(head + entity.fields.length * row + foot, 16),
    outline: 'box',
    hangs: true,
    draw: (rect) => drawEntity(entity, rect, sheet),
  }
}

const drawEntity = (entity: Entity, rect: Rect, sheet: Sheet): Element[] => {
  const { x, y, w, h } = rect
  const { head, inset } = measure
  return [
    box(x, y, w, h, sheet.isFocus(entity) ? { fill: 'soft', stroke: 'accent' } : {}),
    line(x, y + head, x + w, y + head),
    lineOfText(entity.name, { x: x + inset, y: y + head / 2, as: 'name' }),
    ...entity.fields.flatMap((field, index) =>
      drawField(field, { x, y: y + rowMiddle(index), w }, sheet.isFocus(field)),
    ),
  ]
}

const drawField = (
  { name, type, key }: Field,
  { x, y, w }: { x: number; y: number; w: number },
  isLit: boolean,
): Element[] => {
  const { keys, inset, row } = measure
  const lit = isLit ? ({ fill: 'accent' } as const) : {}
  return [
    ...(isLit ? [box(x, y - row / 2, w, row, { fill: 'soft', stroke: 'accent' })] : []),
    ...(key === undefined
      ? []
      : [lineOfText(marks[key], { x: x + inset, y, as: { size: 12, bold: true, fill: 'muted', ...lit } })]),
    lineOfText(name, { x: x + inset + keys, y, as: { size: 14, mono: true, ...(isLit ? { bold: true } : {}) } }),
    ...(type === undefined
      ? []
      : [lineOfText(type, { x: x + w - inset, y, as: { ...typeStyle, ...lit }, align: 'end' })]),
  ]
}

const endOf = { '1': 'one', '0..1': 'zero-or-one', '1..*': 'one-or-many', '0..*': 'zero-or-many' } as const

/** The marks at both ends of a relation. */
export const cardinalityEnds = ([from, to]: readonly [Cardinality, Cardinality]): [End, End] => [endOf[from], endOf[to]]

const meanings = { '1': 'Exactly one', '0..1': 'Zero or one', '1..*': 'One or many', '0..*': 'Zero or many' } as const

/** Adds the meaning of the marks and keys that are drawn to the key. */
export function addEntityKey(nodes: readonly Entity[], ends: readonly Cardinality[], sheet: Sheet): void {
  for (const [cardinality, text] of Object.entries(meanings) as [Cardinality, string][])
    if (ends.includes(cardinality)) sheet.key({ text, w: 56, sample: (rect) => endSample(cardinality, rect) })
  const texts = { primary: 'Primary key', foreign: 'Foreign key', unique: 'Unique' }
  for (const [key, text] of Object.entries(texts) as [keyof typeof marks, string][])
    if (nodes.some(({ fields }) => fields.some((field) => field.key === key)))
      sheet.key({
        text,
        w: 16,
        sample: ({ x, y, h }) => [
          lineOfText(marks[key], { x, y: y + h / 2, as: { size: 12, bold: true, fill: 'muted' } }),
        ],
      })
}

/** The end of an edge where it meets the side of a table. */
const endSample = (cardinality: Cardinality, { x, y, w, h }: Rect): Element[] => {
  const [tip, before] = [
    { x: x + w - 8, y: y + h / 2 },
    { x, y: y + h / 2 },
  ]
  return [
    line(before.x, before.y, tip.x, tip.y),
    ...drawEnd(endOf[cardinality], { tip, before }).elements,
    line(tip.x, y, tip.x, y + h),
  ]
}
