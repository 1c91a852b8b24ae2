/**
 * Controls as plain outlines: a label over them, what they consist of, a remark under them.
 */
import { type Block, block, nameAndNote, place, tinted, widthOf } from '../../drawing/block.ts'
import { dividers } from '../../drawing/grid/cells.ts'
import { box, path } from '../../drawing/primitives.ts'
import { columns as columnsIn, rows as rowsIn, up } from '../../drawing/rect.ts'
import { wordBox } from '../../drawing/word-box.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { Widget } from './form.ts'

/** A control measured: its label, the height of the control itself and how that is drawn, its remark. */
export type View = { label: Block; body: number; remark: Block; draw: (rect: Rect, isFocus: boolean) => Element[] }

/** How wide a control is by its own words; nothing where it takes the room there is. */
export const naturalWidth = ({ kind, name, note = '' }: Widget): number | undefined =>
  kind === 'button' || kind === 'primary'
    ? up(Math.max(widthOf(name, 'head') + 32, note === '' ? 0 : widthOf(note, 'small')))
    : undefined

const nothing = block([])
const focused = { fill: 'soft', stroke: 'accent' } as const

/** A control `w` pixels wide. */
export function viewOf(item: Widget, w: number): View {
  const remark = block([{ text: item.note, as: 'small' }], w)
  switch (item.kind) {
    case 'heading':
    case 'text': {
      const words = nameAndNote(item, w, [item.kind === 'heading' ? 'head' : 'label', 'small'])
      const draw = (rect: Rect) => place(words, rect, { align: 'start' })
      return { label: nothing, body: up(words.h), remark: nothing, draw }
    }
    case 'checkbox':
      return checkbox(item, w)
    case 'button':
    case 'primary':
      return { label: nothing, body: 40, remark, draw: button(item, block([{ text: item.name, as: 'head' }], w - 16)) }
    case 'table':
      return { ...table(item, w), label: block([{ text: item.name, as: 'head' }], w), remark }
    default:
      return { ...field(item, w), label: block([{ text: item.name, as: 'note' }], w), remark }
  }
}

const checkbox = (item: Widget, w: number): View => {
  const words = nameAndNote(item, w - 24, ['label', 'small'])
  const draw = ({ x, y }: Rect, isFocus: boolean): Element[] => [
    box(x, y + 4, 16, 16, isFocus ? focused : { fill: 'surface' }),
    ...(item.value === undefined ? [] : [path(`M ${x + 4} ${y + 12} l 3 4 l 6 -8`, { stroke: 'ink' })]),
    ...place(words, { x: x + 24, y: y + 3, w: 0, h: words.h }, { align: 'start', valign: 'top' }),
  ]
  return { label: nothing, body: up(Math.max(24, words.h + 3)), remark: nothing, draw }
}

/** The main button is filled, a disabled one dashed. */
const button =
  ({ kind, state }: Widget, words: Block) =>
  (rect: Rect, isFocus: boolean): Element[] => {
    const color = isFocus ? 'accent' : 'ink'
    if (kind === 'primary' && state !== 'muted') return wordBox(rect, words, { fill: color, stroke: color })
    const look = isFocus ? focused : ({ fill: 'surface', stroke: 'muted' } as const)
    if (state !== 'muted') return wordBox(rect, tinted(words, color), look)
    return wordBox(rect, tinted(words, isFocus ? 'accent' : 'muted'), { ...look, dashed: true })
  }

/** A frame with what is entered; a chevron where it is chosen. */
const field = ({ kind, value, state }: Widget, w: number): Pick<View, 'body' | 'draw'> => {
  const words = block([{ text: value, as: state === 'muted' ? 'note' : 'label' }], w - (kind === 'select' ? 48 : 24))
  const draw = ({ x, y, h }: Rect, isFocus: boolean): Element[] => [
    box(x, y, w, h, isFocus ? focused : { fill: 'surface' }),
    ...place(words, { x: x + 12, y, w: 0, h }, { align: 'start' }),
    ...(kind === 'select' ? [path(`M ${x + w - 25} ${y + h / 2 - 3} l 5 6 l 5 -6`)] : []),
  ]
  return { body: up(Math.max(40, words.h + 16)), draw }
}

/** Rows with lines between them; columns share the width in proportion to their words. */
const table = ({ columns = [], rows = [] }: Widget, w: number): Pick<View, 'body' | 'draw'> => {
  const needed = columns.map((head, index) => {
    const cells = rows.map((row) => widthOf(row[index] ?? '', 'label'))
    return Math.max(widthOf(head, 'note'), ...cells) + 24
  })
  const whole = needed.reduce((sum, each) => sum + each, 0)
  const widths = needed.map((each) => Math.floor((each / whole) * w))
  const words = [columns, ...rows].map((row, number) =>
    row.map((text, index) => block([{ text, as: number === 0 ? 'note' : 'label' }], (widths[index] ?? 0) - 24)),
  )
  const heights = words.map((row) => up(Math.max(32, ...row.map(({ h }) => h + 14))))
  const draw = (frame: Rect, isFocus: boolean): Element[] => {
    const lines = dividers(frame, { rows: heights })
    const cells = rowsIn(frame, heights).map((row) => columnsIn(row, widths))
    return [
      box(frame.x, frame.y, frame.w, frame.h, isFocus ? focused : {}),
      ...(lines === undefined ? [] : [lines]),
      ...words.flatMap((row, number) =>
        row.flatMap((each, index) => {
          const cell = cells[number]?.[index] ?? frame
          return place(each, { ...cell, x: cell.x + 12 }, { align: 'start' })
        }),
      ),
    ]
  }
  return { body: heights.reduce((sum, h) => sum + h, 0), draw }
}
