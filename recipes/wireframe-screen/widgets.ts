/**
 * Controls as plain outlines: what each is made of, measured before it is placed.
 */
import { type Block, block, place, widthOf } from '../../drawing/block.ts'
import { box, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Box, Element } from '../../src/scene/scene.ts'
import type { Widget } from './form.ts'
import { tableView } from './table-view.ts'

/** A control ready to be placed; the lowest `body` pixels of its height are the control without its label. */
export type View = { h: number; body: number; draw: (rect: Rect, isFocus: boolean) => Element[] }

/** Pixels: the height of a control, air beside its words, a checkbox. */
const size = { control: 40, beside: 12, check: 16 }

/** How wide a control is by its own words; nothing where it takes the room there is. */
export const naturalWidth = ({ kind, name, note }: Widget): number | undefined =>
  kind === 'button' || kind === 'primary'
    ? up(Math.max(widthOf(name, 'head') + 32, note === undefined ? 0 : widthOf(note, 'small')))
    : undefined

/** A control `w` pixels wide. */
export function viewOf(item: Widget, w: number): View {
  switch (item.kind) {
    case 'heading':
    case 'text':
      return wordsView(block(withNote(item, item.kind === 'heading' ? 'head' : 'label'), w))
    case 'checkbox':
      return checkboxView(item, w)
    case 'button':
    case 'primary':
      return buttonView(item, w)
    case 'table':
      return tableView(item, w)
    default:
      return fieldView(item, w)
  }
}

/** A name with its note under it. */
const withNote = ({ name, note }: Widget, as: 'head' | 'label') => [
  { text: name, as },
  { text: note, as: 'small' as const },
]

const wordsView = (words: Block): View => ({
  h: up(words.h),
  body: up(words.h),
  draw: (rect) => place(words, rect, { align: 'start' }),
})

/** A label over a frame with what is entered; a chevron where it is chosen. */
const fieldView = ({ kind, name, value, note, state }: Widget, w: number): View => {
  const label = block([{ text: name, as: 'note' }], w)
  const remark = block([{ text: note, as: 'small' }], w)
  const inside = block(
    [{ text: value, as: state === 'muted' ? 'note' : 'label' }],
    w - 2 * size.beside - (kind === 'select' ? 24 : 0),
  )
  const body = up(Math.max(size.control, inside.h + 16))
  const head = up(label.h + 4)
  const foot = remark.h === 0 ? 0 : up(remark.h + 4)
  return {
    h: head + body + foot,
    body: body + foot,
    draw: ({ x, y }, isFocus) => [
      ...place(label, { x, y, w, h: label.h }, { align: 'start' }),
      box(x, y + head, w, body, isFocus ? { fill: 'soft', stroke: 'accent' } : { fill: 'surface' }),
      ...place(inside, { x: x + size.beside, y: y + head, w: 0, h: body }, { align: 'start' }),
      ...(kind === 'select' ? [chevron(x + w - 20, y + head + body / 2)] : []),
      ...place(remark, { x, y: y + head + body + 4, w: 0, h: remark.h }, { align: 'start' }),
    ],
  }
}

const chevron = (x: number, y: number): Element => path(`M ${x - 5} ${y - 3} l 5 6 l 5 -6`)

const checkboxView = (item: Widget, w: number): View => {
  const words = block(withNote(item, 'label'), w - size.check - 8)
  const h = up(Math.max(24, words.h))
  return {
    h,
    body: h,
    draw: ({ x, y }, isFocus) => [
      box(x, y + 4, size.check, size.check, isFocus ? { fill: 'soft', stroke: 'accent' } : { fill: 'surface' }),
      ...(item.value === undefined ? [] : [path(`M ${x + 4} ${y + 12} l 3 4 l 6 -8`, { stroke: 'ink' })]),
      ...place(
        words,
        { x: x + size.check + 8, y: y + (words.h < 24 ? 3 : 0), w: 0, h: words.h },
        { align: 'start', valign: 'top' },
      ),
    ],
  }
}

type Paint = { frame: Pick<Box, 'fill' | 'stroke' | 'dashed'>; words: Color }

/** What a button looks like: the main one filled, a disabled one dashed. */
const paintOf = ({ kind, state }: Widget, isFocus: boolean): Paint => {
  const color = isFocus ? 'accent' : 'ink'
  if (kind === 'primary' && state !== 'muted') return { frame: { fill: color, stroke: color }, words: 'surface' }
  const frame = { fill: isFocus ? 'soft' : 'surface', stroke: isFocus ? 'accent' : 'muted' } as const
  if (state !== 'muted') return { frame, words: color }
  return { frame: { ...frame, dashed: true }, words: isFocus ? 'accent' : 'muted' }
}

const buttonView = (item: Widget, w: number): View => {
  const remark = block([{ text: item.note, as: 'small' }], w)
  const foot = remark.h === 0 ? 0 : up(remark.h + 4)
  return {
    h: size.control + foot,
    body: size.control + foot,
    draw: ({ x, y }, isFocus) => {
      const { frame, words } = paintOf(item, isFocus)
      const name = block([{ text: item.name, as: { size: 14, bold: true, fill: words } }], w - 16)
      return [
        box(x, y, w, size.control, frame),
        ...place(name, { x, y, w, h: size.control }),
        ...place(remark, { x, y: y + size.control + 4, w, h: remark.h }),
      ]
    },
  }
}
