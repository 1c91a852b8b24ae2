/**
 * The head of a listing's panel: a title, a remark, and what tells an editor, a diff and a terminal apart.
 */
import type { Element } from '../src/scene/scene.ts'
import { centredBaseline, mustFit, type Rect } from './label.ts'
import { circle, line, text } from './primitives.ts'

/** Height of a panel's head in pixels. */
export const headHeight = 40

/** Free pixels between the edge of a panel and its words. */
export const air = 16

/** Width of one column of line numbers in pixels. */
export const gutterWidth = 40

/** Where right-aligned line numbers of gutter `column` end. */
export const gutterEnd = (x: number, column: number): number => x + (column + 1) * gutterWidth - 8

/** A panel: its rectangle, and the words of its head. */
export type Panel = Rect & {
  title: string
  /** A muted remark at the right end of the head. */
  note?: string
  /** Sets the title in the mono face. */
  mono?: boolean
  /** Three window buttons on the left, and the title in the middle: a terminal. */
  dots?: boolean
  /** Names of the gutters, over them; the title then starts where the code does. */
  columns?: string[]
}

const buttons = ({ x, y }: Panel): Element[] =>
  [20, 40, 60].map((offset) => circle(x + offset, y + headHeight / 2, 6, { fill: 'rule', stroke: 'muted' }))

/** Everything in the head of a panel, and the hairline under it; `titleAt` is where a flush-left title starts. */
export const panelHead = (panel: Panel, titleAt: number): Element[] => {
  const { x, y, w, title, note, mono = false, dots = false, columns = [] } = panel
  const baseline = centredBaseline(y + headHeight / 2, 16)
  const small = { size: 14, fill: 'muted', align: 'end' } as const
  mustFit({ text: title, bold: true, mono }, w - 2 * air)
  return [
    ...(dots ? buttons(panel) : []),
    line(x, y + headHeight, x + w, y + headHeight, { stroke: 'rule' }),
    ...columns.map((name, column) => text(gutterEnd(x, column), baseline, name, small)),
    text(dots ? x + w / 2 : titleAt, baseline, title, { bold: true, mono, align: dots ? 'middle' : 'start' }),
    ...(note === undefined ? [] : [text(x + w - air, baseline, note, small)]),
  ]
}
