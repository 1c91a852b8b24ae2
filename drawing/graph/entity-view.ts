/**
 * Entities as tables: a head with a remark, and a row for each field with its key, name and type.
 */
import { least } from 'd3-array'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, lineOfText, place, wholeNameAndNote } from '../block.ts'
import { type Entity, type EntityField, keysOf } from '../data/entities.ts'
import { count } from '../describe.ts'
import { focusBand } from '../grid/focus-band.ts'
import { box, line } from '../primitives.ts'
import { move, port, rows, up } from '../rect.ts'
import type { Paint } from '../shapes/outline.ts'
import type { Sheet } from '../sheet.ts'
import { headStrip } from '../strip.ts'
import { keyMarks, keyStyle } from './entity-key.ts'
import { type EntityLook, fieldWords, foldWords, isMarked, typeOf, widthOfType } from './entity-words.ts'
import type { EntityFold } from './fold-entities.ts'
import { paintOf } from './node-view.ts'
import type { NodeView } from './style.ts'

/** Pixels: the head, a row, the strip under the last one, the column of one key and of two, the air at both sides; the lines that a head has easily, and how wide a name may be before it wraps. */
const measure = {
  head: 40,
  row: 24,
  foot: 8,
  keys: 32,
  twoKeys: 56,
  inset: 16,
  plainInset: 12,
  air: 6,
  lines: 3,
  name: 304,
}

/** Where ports are: the middle of each field's row, and of the head for the entity, in pixels from the table's top. */
export type EntityView = NodeView & { ports: Map<object, number> }

/** An entity as a table; one of which no field is shown is a box, which counts them if it has any. */
export function entityView(entity: Entity, sheet: Sheet, look: EntityLook = {}): EntityView {
  const { fields } = foldIn(entity, look)
  return fields.length === 0 ? boxView(entity, sheet, look) : tableView(entity, sheet, look)
}

const tableView = (entity: Entity, sheet: Sheet, look: EntityLook): EntityView => {
  const { air } = measure
  const inset = insetOf(look)
  const { fields, hidden } = foldIn(entity, look)
  const most = Math.max(look.plain === true ? 0 : 1, ...fields.map((field) => keysOf(field).length))
  const keys = [0, measure.keys, measure.twoKeys][most] ?? measure.twoKeys
  const shown = rowsIn(entity, sheet, look, keys)
  const widths = shown.map(({ type, words }) => keys + words.w + widthOfType(type))
  const head = headWords(entity, look, widths)
  const headHeight = Math.max(measure.head, up(head.h + 2 * air))
  const top = { x: 0, y: headHeight + measure.foot / 2, w: 0, h: 0 }
  const strips = rows(
    top,
    shown.map(({ words: { h } }) => up(h + air)),
  )
  const last = strips.at(-1) ?? top
  const [narrowest, grid] = look.plain === true ? [96, 8] : [160, 16]
  return {
    w: up(Math.max(narrowest, 2 * inset + Math.max(head.w, ...widths)), grid),
    h: up(last.y + last.h + measure.foot / 2),
    outline: 'box',
    hangs: true,
    ports: new Map<object, number>([
      [entity, headHeight / 2],
      ...hidden.map((field) => [field, port(last, 'right').y] as const),
      ...fields.map((field, index) => [field, portY(strips[index] ?? nowhere, look)] as const),
    ]),
    draw: (rect) => [
      ...drawHead(rect, { head, headHeight, inset, paint: paintOf(entity, sheet), isFocus: sheet.isFocus(entity) }),
      ...shown.flatMap(({ field, type, words }, index) => {
        const strip = { ...move(strips[index] ?? nowhere, rect.x, rect.y), w: rect.w }
        const name = place(words, { ...strip, x: rect.x + inset + keys }, { align: 'start' })
        // A band begins at the line under the head, and ends at the lower edge.
        const over = index === 0 ? measure.foot / 2 - 1 : 0
        const under = index === shown.length - 1 ? rect.y + rect.h - 1 - strip.y - strip.h : 0
        const band = { isLit: isMarked(field ?? {}, sheet, look), over, under, free: look.free ?? 0 }
        return field === undefined ? name : drawField({ ...field, type }, strip, { name, inset, ...band })
      }),
    ],
  }
}

/** What is plain is one of many in a row: it is narrow. */
const insetOf = ({ plain }: EntityLook): number => (plain === true ? measure.plainInset : measure.inset)

/** The head has the room that the widest row has, and a little more where its name would be a column of words. */
const headWords = (entity: Entity, look: EntityLook, widths: readonly number[]): Block => {
  const cap = capIn(look, 0, ...widths)
  const heads = (cap === undefined ? [Math.max(measure.name, ...widths)] : [0, 16, 32].map((more) => cap + more)).map(
    (w) => wholeNameAndNote(entity, w, ['name', look.small ?? 'small']),
  )
  return least(heads, ({ lines }) => Math.max(measure.lines, lines.length)) ?? block([])
}

/** How wide words are beside something, such as keys: as wide as given, or as there is room. */
const capIn = (look: EntityLook, beside: number, ...others: readonly number[]): number | undefined =>
  look.cap === undefined ? undefined : Math.max(look.cap, (look.room ?? 0) - 2 * insetOf(look) - beside, ...others)

/** Where edges meet a row: in its middle, or at its first line, so that rows of one line and of several can be level. */
const portY = (strip: Rect, { plain }: EntityLook): number =>
  plain === true ? strip.y + measure.row / 2 : port(strip, 'right').y

const boxView = (entity: Entity, sheet: Sheet, look: EntityLook): EntityView => {
  const columns = entity.fields.length === 0 ? '' : count(entity.fields.length, 'column')
  const note = [entity.note, columns].filter(Boolean).join(', ') || undefined
  const words = wholeNameAndNote({ name: entity.name, note }, look.cap ?? measure.name)
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
  keys: number,
): { field: EntityField | undefined; type: string | undefined; words: Block }[] => {
  const { fields, hidden, bare } = foldIn(entity, look)
  const shown = fields.map((field) => {
    const type = bare || look.isNarrow ? undefined : field.type
    const cap = capIn(look, keys + widthOfType(type))
    return { field, type, words: fieldWords(field, sheet, { ...look, ...(cap !== undefined && { cap }) }) }
  })
  return hidden.length === 0
    ? shown
    : [...shown, { field: undefined, type: undefined, words: foldWords(hidden.length) }]
}

type Head = { head: Block; headHeight: number; inset: number; paint: Paint; isFocus: boolean }

const drawHead = ({ x, y, w, h }: Rect, { head, headHeight, inset, paint, isFocus }: Head): Element[] => [
  box(x, y, w, h, paint),
  ...(isFocus ? [] : [headStrip({ x, y, w }, headHeight)]),
  line(x, y + headHeight, x + w, y + headHeight, { stroke: paint.stroke ?? 'muted' }),
  ...place(head, { x: x + inset, y, w, h: headHeight }, { align: 'start' }),
]

const nowhere: Rect = { x: 0, y: 0, w: 0, h: 0 }

/** How far a band reaches beyond its row, and how far before the right edge it ends. */
type BandRoom = { over: number; under: number; free: number }

const drawField = (
  { type, ...field }: Pick<EntityField, 'type' | 'key'>,
  { x, y: top, w, h }: Rect,
  { name, inset, isLit, over, under, free }: { name: Element[]; inset: number; isLit: boolean } & BandRoom,
): Element[] => {
  const first = name[0]
  // Key and type are level with the name, also where a note is under it.
  const y = first?.type === 'text' && name.length > 1 ? first.y - 5 : top + h / 2
  const lit = isLit ? ({ fill: 'accent' } as const) : {}
  const keys = keysOf(field).map((key) => keyMarks[key])
  return [
    ...(isLit ? focusBand({ x: x + 1, y: top - over, w: w - 1 - free, h: h + over + under }, under > 0) : []),
    ...(keys.length === 0 ? [] : [lineOfText(keys.join(' '), { x: x + inset, y, as: { ...keyStyle, ...lit } })]),
    ...name,
    ...(type === undefined
      ? []
      : [lineOfText(type, { x: x + w - inset, y, as: { ...typeOf(type), ...lit }, align: 'end' })]),
  ]
}
