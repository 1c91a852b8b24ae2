/**
 * Groups and zones: a titled frame around nodes, frames within frames, and equal rows and columns in them.
 */
import type { Box, Element } from '../../src/scene/scene.ts'
import { textWidth } from '../../src/text/measure.ts'
import { mustFit, type Rect } from './label.ts'
import { box, text } from './primitives.ts'

/** A frame's title: bold words, and an optional muted remark of 12 px at the right end of its line. */
export type PanelTitle = { words: string; remark?: string; size?: 14 | 16; mono?: boolean }

/** `zone` is dashed without fill, `panel` a filled area with a hairline, `frame` a solid outline without fill. */
export type PanelKind = 'zone' | 'panel' | 'frame'

const paint: Record<PanelKind, Pick<Box, 'fill' | 'stroke' | 'dashed'>> = {
  zone: { fill: 'none', stroke: 'muted', dashed: true },
  panel: { fill: 'surface', stroke: 'rule' },
  frame: { fill: 'none', stroke: 'muted' },
}

/** Pixels from a frame's edge to its title, and from the top edge to the title's baseline. */
const inset = 16
const drop = 24

const titleTexts = ({ x, y, w }: Rect, { words, remark, size = 14, mono = false }: PanelTitle): Element[] => {
  const room = w - 2 * inset
  mustFit({ text: words, size, bold: true }, room)
  const title = text(x + inset, y + drop, words, { size, bold: true })
  if (remark === undefined) return [title]
  mustFit({ text: remark, size: 12, mono }, room - textWidth(words, { size, bold: true }) - inset)
  return [title, text(x + w - inset, y + drop, remark, { size: 12, mono, align: 'end', fill: 'muted' })]
}

/** A frame, with its title in the top left corner. */
export const panel = (rect: Rect, kind: PanelKind, title?: PanelTitle): Element[] => [
  box(rect.x, rect.y, rect.w, rect.h, paint[kind]),
  ...(title === undefined ? [] : titleTexts(rect, title)),
]

/** A rectangle made smaller: `side` pixels left, right and below, `head` pixels above. */
export const inside = ({ x, y, w, h }: Rect, side: number, head: number = side): Rect => ({
  x: x + side,
  y: y + head,
  w: w - 2 * side,
  h: h - head - side,
})

/** `count` equal columns with `gap` pixels between them. */
export const columns = ({ x, y, w, h }: Rect, count: number, gap: number): Rect[] => {
  const width = (w - (count - 1) * gap) / count
  return Array.from({ length: count }, (_, index) => ({ x: x + index * (width + gap), y, w: width, h }))
}

/** `count` equal rows with `gap` pixels between them. */
export const rows = ({ x, y, w, h }: Rect, count: number, gap: number): Rect[] => {
  const height = (h - (count - 1) * gap) / count
  return Array.from({ length: count }, (_, index) => ({ x, y: y + index * (height + gap), w, h: height }))
}
