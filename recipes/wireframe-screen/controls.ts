/**
 * Controls of a screen as plain outlines: each is measured in the width it gets, then drawn into its rectangle.
 */

import { block, place, tinted, widthOf } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { dividers } from '../../drawing/grid/cells.ts'
import { box, circle, line, path } from '../../drawing/primitives.ts'
import { columns, rows as rowsIn, up } from '../../drawing/rect.ts'
import { headStrip } from '../../drawing/strip.ts'
import { wordBox } from '../../drawing/word-box.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { columnWidths, size } from './table-widths.ts'

/** The kinds of controls; the primary button is the one that completes what a screen is for. */
export const controlKinds = [
  'text',
  'heading',
  'field',
  'select',
  'checkbox',
  'radio',
  'button',
  'primary',
  'table',
  'tabs',
  'divider',
] as const

/** What may be without a name: its value or its rows say enough. */
export const nameless: ReadonlySet<string> = new Set(['field', 'select', 'table', 'tabs', 'divider'])

/**
 * A control: `value` is what is entered, chosen or checked, `rows` are those of a table, its head first, or the one row of
 * tabs; muted is disabled.
 */
export type Control = {
  kind: (typeof controlKinds)[number]
  name?: string | undefined
  value?: string | undefined
  note?: string | undefined
  state?: 'muted' | undefined
  rows?: string[][] | undefined
}

/** A control measured: its height in pixels, without the name over it and the note under it; its width, where that is not all it gets. */
export type LaidControl = { h: number; w?: number; draw: (rect: Rect, isFocus: boolean) => Element[] }

/** Whether the name is over the control, not in it. */
export const isLabeled = ({ kind }: Control): boolean => nameless.has(kind)

/** The width of a button; other controls take the room there is. */
export const ownWidth = ({ kind, name = '', note = '' }: Control): number | undefined =>
  kind === 'button' || kind === 'primary' ? up(Math.max(widthOf(name, 'head') + 24, widthOf(note, 'small'))) : undefined

/** Measures a control `w` pixels wide. */
export function layControl(control: Control, w: number): LaidControl {
  switch (control.kind) {
    case 'heading':
      return words(control.name, 'head', w)
    case 'text':
      return words(control.name, 'label', w)
    case 'checkbox':
    case 'radio':
      return choice(control, w)
    case 'table':
      return table(control, w)
    case 'button':
    case 'primary':
      return button(control, w)
    case 'tabs':
      return tabs(control, w)
    case 'divider':
      return { h: 0, draw: ({ x, y }) => [line(x, y, x + w, y)] }
    default:
      return field(control, w)
  }
}

const words = (text: string | undefined, as: 'head' | 'label', w: number): LaidControl => {
  const lines = block([{ text, as }], w)
  return { h: up(lines.h), draw: (rect) => place(lines, rect, { align: 'start' }) }
}

const lookOf = (isFocus: boolean) => (isFocus ? emphasis.soft : emphasis.none)

/** A square with a tick for a checkbox, a circle with a dot for one of several. */
const choice = ({ kind, name, value }: Control, w: number): LaidControl => {
  const label = block([{ text: name, as: 'label' }], w - 24)
  const draw = ({ x, y }: Rect, isFocus: boolean): Element[] => [
    kind === 'radio' ? circle(x + 8, y + 12, 8, lookOf(isFocus)) : box(x, y + 4, 16, 16, lookOf(isFocus)),
    ...(value === undefined ? [] : [chosen(kind, x, y)]),
    ...place(label, { x: x + 24, y: y + 3, w: 0, h: label.h }, { align: 'start' }),
  ]
  return { h: up(label.h + 3), w: 24 + label.w, draw }
}

const chosen = (kind: Control['kind'], x: number, y: number): Element =>
  kind === 'radio'
    ? circle(x + 8, y + 12, 4, { fill: 'ink', stroke: 'none' })
    : path(`M ${x + 4} ${y + 12} l 3 4 l 6 -8`, { stroke: 'ink' })

/** Entries on a line; the one that is open has a thick piece of it. */
const tabs = ({ rows: [entries = []] = [], value }: Control, w: number): LaidControl => {
  const gap = 24
  const whole = entries.reduce((sum, each) => sum + widthOf(each, 'head') + gap, -gap)
  const share = Math.floor(w / Math.max(1, entries.length))
  const isTight = whole > w
  const laid = entries.map((each) => {
    const as = each === value ? 'head' : 'note'
    return { each, words: block([{ text: each, as }], isTight ? share - 8 : undefined) }
  })
  const h = up(Math.max(24, ...laid.map(({ words: { h } }) => h)) + 8)
  const draw = ({ x, y }: Rect): Element[] => {
    const spots = columns(
      { x, y, w, h },
      laid.map(({ words: { w: own } }) => (isTight ? share - 8 : own)),
      isTight ? 8 : gap,
    )
    return [
      line(x, y + h, x + w, y + h, { stroke: 'rule' }),
      ...laid.flatMap(({ each, words: block }, index) => {
        const spot = spots[index] ?? { x, y, w, h }
        const bar = path(`M ${spot.x} ${y + h - 2} h ${spot.w} v 4 h ${-spot.w} Z`, { fill: 'ink', stroke: 'none' })
        return [...place(block, { ...spot, h: h - 8 }, { align: 'start' }), ...(each === value ? [bar] : [])]
      }),
    ]
  }
  return { h, draw }
}

/** The primary button is filled, a disabled one dashed. */
const button = ({ kind, name, state }: Control, w: number): LaidControl => {
  const label = block([{ text: name, as: 'head' }], w - 16)
  const draw = (rect: Rect, isFocus: boolean): Element[] => {
    // A disabled button must not look like one to click, even in focus.
    const focused = isFocus ? emphasis.soft : {}
    if (state === 'muted') return wordBox(rect, tinted(label, 'muted'), { ...emphasis.none, ...focused, dashed: true })
    const color = isFocus ? 'accent' : 'ink'
    if (kind === 'primary') return wordBox(rect, label, { fill: color, stroke: color })
    return wordBox(rect, tinted(label, color), lookOf(isFocus))
  }
  return { h: 40, draw }
}

/** A frame with what is entered; a chevron where it is chosen. */
const field = ({ kind, value, state }: Control, w: number): LaidControl => {
  const entered = block([{ text: value, as: state === 'muted' ? 'note' : 'label' }], w - (kind === 'select' ? 44 : 24))
  const draw = ({ x, y, h }: Rect, isFocus: boolean): Element[] => [
    box(x, y, w, h, lookOf(isFocus)),
    ...place(entered, { x: x + 12, y, w: 0, h }, { align: 'start' }),
    ...(kind === 'select' ? [path(`M ${x + w - 25} ${y + h / 2 - 3} l 5 6 l 5 -6`)] : []),
  ]
  return { h: up(Math.max(40, entered.h + 16)), draw }
}

/** A head on a tint, and rows with lines between them. */
const table = ({ rows = [] }: Control, w: number): LaidControl => {
  const widths = columnWidths(rows, w)
  const cells = rows.map((row, index) =>
    row.map((text, column) =>
      block([{ text, as: index === 0 ? 'note' : 'label' }], (widths[column] ?? 0) - size.between),
    ),
  )
  const heights = cells.map((row) => up(Math.max(32, ...row.map(({ h }) => h + 14))))
  const draw = (frame: Rect, isFocus: boolean): Element[] => {
    const lines = dividers(frame, { rows: heights })
    const spots = rowsIn({ ...frame, x: frame.x + size.inset }, heights).map((row) => columns(row, widths))
    return [
      box(frame.x, frame.y, frame.w, frame.h, lookOf(isFocus)),
      ...(isFocus ? [] : [headStrip(frame, heights[0] ?? 0)]),
      ...(lines === undefined ? [] : [lines]),
      ...cells.flatMap((row, index) =>
        row.flatMap((each, column) => place(each, spots[index]?.[column] ?? frame, { align: 'start' })),
      ),
    ]
  }
  return { h: heights.reduce((sum, h) => sum + h, 0), draw }
}
