/**
 * Entities as tables: a head with a remark, and a row for each field with its key, name and type.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, lineOfText, place, wholeNameAndNote, wholeWords, widthOf } from '../block.ts'
import { type Entity, type EntityField, keysOf } from '../data/entities.ts'
import { count } from '../describe.ts'
import { focusBand } from '../grid/focus-band.ts'
import type { SmallRole } from '../legible-words.ts'
import { box, line } from '../primitives.ts'
import { move, port, rows, up } from '../rect.ts'
import type { Paint } from '../shapes/outline.ts'
import type { Sheet } from '../sheet.ts'
import { headStrip } from '../strip.ts'
import type { TypeStyle } from '../type.ts'
import { keyMarks, keyStyle } from './entity-key.ts'
import type { EntityFold } from './fold-entities.ts'
import { paintOf } from './node-view.ts'
import type { NodeView } from './style.ts'

/** Pixels: the head, a row, the strip under the last one, the column of one key and of two, the air at both sides, the widest note. */
const measure = { head: 40, row: 24, foot: 8, keys: 32, twoKeys: 56, inset: 16, between: 16, air: 6, note: 220 }

const typeStyle: TypeStyle = { size: 14, mono: true, fill: 'muted' }

/**
 * `plain`: without room for keys where there are none, and no wider than its words, which wrap at `cap` pixels. `lit` are fields in bold; the others are
 * muted then; `marked` are painted as those in focus. `fold` says which fields are shown. `isNarrow`: types are under names.
 */
type EntityLook = {
  plain?: boolean
  cap?: number
  lit?: ReadonlySet<object> | undefined
  marked?: ReadonlySet<object> | undefined
  fold?: EntityFold | undefined
  small?: SmallRole
  isNarrow?: boolean
}

/** Where ports are: the middle of each field's row, and of the head for the entity, in pixels from the table's top. */
export type EntityView = NodeView & { ports: Map<object, number> }

/** An entity as a table; one none of whose fields is shown as a box that counts them. */
export function entityView(entity: Entity, sheet: Sheet, look: EntityLook = {}): EntityView {
  const { fields, hidden } = foldIn(entity, look)
  return fields.length === 0 && hidden.length > 0 ? foldedView(entity, sheet, look) : tableView(entity, sheet, look)
}

const tableView = (entity: Entity, sheet: Sheet, look: EntityLook): EntityView => {
  const { inset, air } = measure
  const { fields, hidden } = foldIn(entity, look)
  const most = Math.max(look.plain === true ? 0 : 1, ...fields.map((field) => keysOf(field).length))
  const keys = [0, measure.keys, measure.twoKeys][most] ?? measure.twoKeys
  const shown = rowsIn(entity, sheet, look)
  const widths = shown.map(({ type, words }) => keys + words.w + widthOfType(type))
  const head = headWords(entity, look, widths)
  const headHeight = Math.max(measure.head, up(head.h + 2 * air))
  const top = { x: 0, y: headHeight + measure.foot / 2, w: 0, h: 0 }
  const strips = rows(
    top,
    shown.map(({ words: { h } }) => up(h + air)),
  )
  const last = strips.at(-1) ?? top
  const [least, grid] = look.plain === true ? [96, 8] : [160, 16]
  return {
    w: up(Math.max(least, 2 * inset + Math.max(head.w, ...widths)), grid),
    h: up(last.y + last.h + measure.foot / 2),
    outline: 'box',
    hangs: true,
    ports: new Map<object, number>([
      [entity, headHeight / 2],
      ...hidden.map((field) => [field, port(last, 'right').y] as const),
      ...fields.map((field, index) => [field, port(strips[index] ?? nowhere, 'right').y] as const),
    ]),
    draw: (rect) => [
      ...drawHead(rect, { head, headHeight, paint: paintOf(entity, sheet), isFocus: sheet.isFocus(entity) }),
      ...shown.flatMap(({ field, type, words }, index) => {
        const strip = { ...move(strips[index] ?? nowhere, rect.x, rect.y), w: rect.w }
        const name = place(words, { ...strip, x: rect.x + inset + keys }, { align: 'start' })
        // A band begins at the line under the head, and ends at the lower edge.
        const over = index === 0 ? measure.foot / 2 - 1 : 0
        const under = index === shown.length - 1 ? rect.y + rect.h - 1 - strip.y - strip.h : 0
        const band = { isLit: isMarked(field ?? {}, sheet, look), over, under }
        return field === undefined ? name : drawField({ ...field, type }, strip, { name, ...band })
      }),
    ],
  }
}

/** The head has the room that the widest row has. */
const headWords = (entity: Entity, { cap, small = 'small' }: EntityLook, widths: readonly number[]): Block =>
  wholeNameAndNote(entity, cap === undefined ? undefined : Math.max(cap, ...widths), ['name', small])

const foldedView = (entity: Entity, sheet: Sheet, look: EntityLook): EntityView => {
  const note = [entity.note, count(entity.fields.length, 'column')].filter(Boolean).join(', ')
  const words = wholeNameAndNote({ name: entity.name, note }, look.cap)
  return {
    w: up(Math.max(96, words.w + 2 * measure.inset), 16),
    h: up(Math.max(48, words.h + 2 * measure.air)),
    outline: 'box',
    hangs: true,
    ports: new Map(),
    draw: (rect) => [box(rect.x, rect.y, rect.w, rect.h, paintOf(entity, sheet)), ...place(words, rect)],
  }
}

const foldIn = ({ fields }: Entity, { fold }: EntityLook): EntityFold => fold ?? { fields, hidden: [], bare: false }

/** The rows of an entity: its fields, and how many are folded. */
const rowsIn = (
  entity: Entity,
  sheet: Sheet,
  look: EntityLook,
): { field: EntityField | undefined; type: string | undefined; words: Block }[] => {
  const { fields, hidden, bare } = foldIn(entity, look)
  const shown = fields.map((field) => ({
    field,
    type: bare || look.isNarrow ? undefined : field.type,
    words: fieldWords(field, sheet, look),
  }))
  return hidden.length === 0
    ? shown
    : [...shown, { field: undefined, type: undefined, words: foldWords(hidden.length) }]
}

type Head = { head: Block; headHeight: number; paint: Paint; isFocus: boolean }

const drawHead = ({ x, y, w, h }: Rect, { head, headHeight, paint, isFocus }: Head): Element[] => [
  box(x, y, w, h, paint),
  ...(isFocus ? [] : [headStrip({ x, y, w }, headHeight)]),
  line(x, y + headHeight, x + w, y + headHeight, { stroke: paint.stroke ?? 'muted' }),
  ...place(head, { x: x + measure.inset, y, w, h: headHeight }, { align: 'start' }),
]

const widthOfType = (type: string | undefined): number =>
  type === undefined ? 0 : measure.between + widthOf(type, typeStyle)

/** The name of a field over its note. */
const fieldWords = (field: EntityField, sheet: Sheet, look: EntityLook): Block => {
  const paragraphs = [
    { text: field.name, as: nameStyle(field, sheet, look) },
    {
      text: look.isNarrow ? field.type : undefined,
      as: isMarked(field, sheet, look) ? { ...typeStyle, fill: 'accent' as const } : typeStyle,
    },
    ...(look.plain === true ? [] : [{ text: field.note, as: 'small' } as const]),
  ]
  const noted = field.note === undefined ? undefined : Math.max(measure.note, widthOf(field.name, typeStyle))
  return block(paragraphs, look.cap === undefined ? noted : wholeWords(paragraphs, look.cap))
}

/** Whether a field has a band of the accent. */
const isMarked = (field: object, sheet: Sheet, { marked }: EntityLook): boolean =>
  sheet.isFocus(field) || marked?.has(field) === true

const foldWords = (hidden: number): Block => block([{ text: `+${count(hidden, 'column')}`, as: 'small' }])

const nowhere: Rect = { x: 0, y: 0, w: 0, h: 0 }

const nameStyle = (field: EntityField, sheet: Sheet, { lit }: EntityLook): TypeStyle => {
  const style: TypeStyle = { size: 14, mono: true }
  if (sheet.isFocus(field)) return { ...style, bold: true, fill: 'accent' }
  if (lit?.has(field) === true) return { ...style, bold: true }
  return lit === undefined ? style : { ...style, fill: 'muted' }
}

const drawField = (
  { type, ...field }: Pick<EntityField, 'type' | 'key'>,
  { x, y: top, w, h }: Rect,
  { name, isLit, over, under }: { name: Element[]; isLit: boolean; over: number; under: number },
): Element[] => {
  const { inset } = measure
  const first = name[0]
  // Key and type are level with the name, also where a note is under it.
  const y = first?.type === 'text' && name.length > 1 ? first.y - 5 : top + h / 2
  const lit = isLit ? ({ fill: 'accent' } as const) : {}
  const keys = keysOf(field).map((key) => keyMarks[key])
  return [
    ...(isLit
      ? focusBand({ x: x + 1, y: top - over, w: w - (under > 0 ? 2 : 1), h: h + over + under }, under > 0)
      : []),
    ...(keys.length === 0 ? [] : [lineOfText(keys.join(' '), { x: x + inset, y, as: { ...keyStyle, ...lit } })]),
    ...name,
    ...(type === undefined
      ? []
      : [lineOfText(type, { x: x + w - inset, y, as: { ...typeStyle, ...lit }, align: 'end' })]),
  ]
}
