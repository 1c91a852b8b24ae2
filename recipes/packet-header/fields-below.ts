/**
 * Words of narrow fields below their row: a strip in which they are enlarged, names and notes one below another, or names
 * side by side with a leader each.
 */
import { block, place } from '../../drawing/block.ts'
import { easyWidth } from '../../drawing/draw-options.ts'
import { layCascade } from '../../drawing/grid/cascade.ts'
import { spread } from '../../drawing/label/spread.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { stateFill } from '../../drawing/state-sign.ts'
import { roles } from '../../drawing/type.ts'
import { boundsOfAll } from '../../src/elements/bounds.ts'
import { type LaidField, nameOf, row } from './field-layout.ts'
import { drawZoom, layZoom, type Zoom } from './fields-zoom.ts'

/** The height of names side by side, and the least room for notes, in pixels. */
const size = { names: 40, note: 160 }

/** The fields of a row whose words, or notes, stand below it. */
export function belowRow(laid: LaidField[], index: number): LaidField[] {
  return laid.filter(
    ({ field, main, isInside, hasNote }) => main.row === index && (!isInside || (field.note !== undefined && !hasNote)),
  )
}

const hasNotes = (below: LaidField[]): boolean => below.some(({ field }) => field.note !== undefined)

/** Whether the fields below a row have notes, and all of them have room to the right for names and notes. */
const isExplained = (below: LaidField[], unit: number): boolean =>
  hasNotes(below) &&
  row.offsets + Math.max(...below.map(({ main }) => (main.from + main.size) * unit)) + size.note <=
    room.w - Math.max(...below.map(({ words }) => words.w))

type Below = { unit: number; width: number; sheet: Sheet; y?: number }

/** The strip of fields with notes, as wide as the rows. */
const zoomed = (below: LaidField[], { unit, width }: { unit: number; width: number }): Zoom | undefined =>
  hasNotes(below) ? layZoom(below, unit * width) : undefined

/** Names and notes of narrow fields on leaders, the rightmost on top. */
const explained = (below: LaidField[], { unit, sheet, y = 0 }: Below) =>
  layCascade(
    below.map(({ field, main }) => ({
      x: row.offsets + (main.from + main.size / 2) * unit,
      head: block([
        { text: nameOf(field), as: { ...roles.item, ...stateFill(field) } },
        { text: field.value, as: 'code' },
      ]),
      note: field.note,
      isFocus: sheet.isFocus(field),
    })),
    { y, right: easyWidth, isAligned: true },
  )

/** The height of the words below a row. */
export const heightBelow = (below: LaidField[], options: Below): number => {
  if (below.length === 0) return 0
  const zoom = zoomed(below, options)
  if (zoom !== undefined) return zoom.bottom
  return isExplained(below, options.unit) ? up(explained(below, options).bottom + 16) : size.names
}

/** How far a strip, or names and notes on leaders, reach to both sides; nothing where the words of a row are neither. */
export const reachBelow = (below: LaidField[], options: Below): { left: number; right: number } | undefined => {
  if (below.length === 0) return undefined
  const zoom = zoomed(below, options)
  if (zoom !== undefined)
    return { left: row.offsets + zoom.inset, right: row.offsets + options.width * options.unit - zoom.inset }
  if (!isExplained(below, options.unit)) return undefined
  const bounds = boundsOfAll(explained(below, options).drawn.flat())
  return bounds && { left: bounds.x, right: bounds.x + bounds.w }
}

/** Draws the words of the fields of a row that begins at `y`. */
export const drawBelow = (below: LaidField[], sheet: Sheet, place: Omit<Below, 'sheet'> & { y: number }): void => {
  const bottom = place.y + row.h
  const zoom = zoomed(below, place)
  if (zoom !== undefined) return drawZoom(zoom, sheet, { y: bottom, left: row.offsets, unit: place.unit })
  if (!isExplained(below, place.unit)) return drawNames(below, sheet, { ...place, y: bottom })
  const { drawn } = explained(below, { ...place, y: bottom, sheet })
  below.forEach(({ field }, index) => sheet.put(field, drawn[index] ?? [], 'line'))
}

/** Names side by side, each with a leader, in the order of the fields. */
const drawNames = (laid: LaidField[], sheet: Sheet, { unit, y }: { unit: number; y: number }): void => {
  const anchors = laid.map(({ main }) => row.offsets + (main.from + main.size / 2) * unit)
  const sizes = laid.map(({ words }) => words.w)
  const middles = spread(anchors, { sizes, gap: 12, from: 0, to: room.w }).map(Math.round)
  laid.forEach(({ field, words }, index) => {
    const [x, middle = 0] = [anchors[index], middles[index]]
    const rect = { x: Math.round(middle - words.w / 2), y: y + 14, w: words.w, h: up(words.h, 2) }
    const leader = path(`M ${x} ${y} L ${middle} ${y + 12}`)
    sheet.put(field, [leader, ...place(words, rect, { valign: 'top' })], 'line')
  })
}
