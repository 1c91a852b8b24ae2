/**
 * Entities as tables: a head with a remark, and a row for each field with its key, name and type.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { block, lineOfText, nameAndNote, place, widthOf } from '../block.ts'
import type { Cardinality, Entity, EntityField } from '../data/entities.ts'
import { box, line } from '../primitives.ts'
import { move, port, rows, up } from '../rect.ts'
import type { Sheet } from '../sheet.ts'
import { headStrip } from '../strip.ts'
import type { TypeStyle } from '../type.ts'
import { drawEnd, type EdgeEnd } from './ends.ts'
import type { NodeView } from './style.ts'

/** Pixels: the head, a row, the strip under the last one, the column of keys, the air at both sides. */
const measure = { head: 40, row: 24, foot: 8, keys: 28, inset: 16, between: 16, air: 6 }

const marks = { primary: 'PK', foreign: 'FK', unique: 'UQ' } as const
const typeStyle: TypeStyle = { size: 14, mono: true, fill: 'muted' }

/**
 * `plain`: without keys and no wider than its words, which wrap at `cap` pixels. `lit` are fields in bold; the others are
 * muted then.
 */
type EntityLook = { plain?: boolean; cap?: number; lit?: ReadonlySet<object> | undefined }

/** Where ports are: the middle of each field's row, and of the head for the entity, in pixels from the table's top. */
export type EntityView = NodeView & { ports: Map<object, number> }

/** An entity as a table. */
export function entityView(entity: Entity, sheet: Sheet, look: EntityLook = {}): EntityView {
  const { between, foot, inset, air } = measure
  const keys = look.plain === true ? 0 : measure.keys
  const head = nameAndNote(entity, look.cap, ['name', 'small'])
  const headHeight = Math.max(measure.head, up(head.h + 2 * air))
  const words = entity.fields.map((field) => block([{ text: field.name, as: nameStyle(field, sheet, look) }], look.cap))
  const widths = entity.fields.map(
    ({ type }, index) => keys + (words[index]?.w ?? 0) + (type === undefined ? 0 : between + widthOf(type, typeStyle)),
  )
  const strips = rows(
    { x: 0, y: headHeight + foot / 2, w: 0, h: 0 },
    words.map(({ h }) => up(h + air)),
  )
  const [least, grid] = look.plain === true ? [96, 8] : [160, 16]
  return {
    w: up(Math.max(least, 2 * inset + Math.max(head.w, ...widths)), grid),
    h: up((strips.at(-1)?.y ?? 0) + (strips.at(-1)?.h ?? 0) + foot / 2, grid),
    outline: 'box',
    hangs: true,
    ports: new Map<object, number>([
      [entity, headHeight / 2],
      ...entity.fields.map((field, index) => [field, port(strips[index] ?? nowhere, 'right').y] as const),
    ]),
    draw: ({ x, y, w, h }) => [
      box(x, y, w, h, sheet.isFocus(entity) ? { fill: 'soft', stroke: 'accent' } : {}),
      ...(sheet.isFocus(entity) ? [] : [headStrip({ x, y, w }, headHeight)]),
      line(x, y + headHeight, x + w, y + headHeight, { stroke: sheet.isFocus(entity) ? 'accent' : 'muted' }),
      ...place(head, { x: x + inset, y, w, h: headHeight }, { align: 'start' }),
      ...entity.fields.flatMap((field, index) => {
        const strip = { ...move(strips[index] ?? nowhere, x, y), w }
        const name = place(words[index] ?? block([]), { ...strip, x: x + inset + keys }, { align: 'start' })
        return drawField(field, strip, { name, isLit: sheet.isFocus(field) })
      }),
    ],
  }
}

const nowhere: Rect = { x: 0, y: 0, w: 0, h: 0 }

const nameStyle = (field: EntityField, sheet: Sheet, { lit }: EntityLook): TypeStyle => {
  const style: TypeStyle = { size: 14, mono: true }
  if (sheet.isFocus(field) || lit?.has(field) === true) return { ...style, bold: true }
  return lit === undefined ? style : { ...style, fill: 'muted' }
}

const drawField = (
  { type, key }: EntityField,
  { x, y: top, w, h }: Rect,
  { name, isLit }: { name: Element[]; isLit: boolean },
): Element[] => {
  const { inset } = measure
  const y = top + h / 2
  const lit = isLit ? ({ fill: 'accent' } as const) : {}
  return [
    ...(isLit ? [box(x, top, w, h, { fill: 'soft', stroke: 'accent' })] : []),
    ...(key === undefined
      ? []
      : [lineOfText(marks[key], { x: x + inset, y, as: { size: 12, bold: true, fill: 'muted', ...lit } })]),
    ...name,
    ...(type === undefined
      ? []
      : [lineOfText(type, { x: x + w - inset, y, as: { ...typeStyle, ...lit }, align: 'end' })]),
  ]
}

const endOf = { '1': 'one', '0..1': 'zero-or-one', '1..*': 'one-or-many', '0..*': 'zero-or-many' } as const

/** The marks at both ends of a relation. */
export const cardinalityEnds = ([from, to]: readonly [Cardinality, Cardinality]): [EdgeEnd, EdgeEnd] => [
  endOf[from],
  endOf[to],
]

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
