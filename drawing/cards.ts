/**
 * Cards in columns: an id, an age, a title and tags per card, free slots where a limit leaves room.
 */
import type { Color } from '../src/scene/limits.ts'
import type { Element, Path, Text } from '../src/scene/scene.ts'
import { textWidth } from '../src/text/measure.ts'
import { centredBaseline, mustFit, type Rect } from './label.ts'
import { box, path, text } from './primitives.ts'

/** A short word on a card; `strong` fills the tag with its colour. */
export type Tag = { words: string; color?: Color; strong?: boolean }

/** What a card says. `aside` stands top right, opposite the id. */
export type Card = { id: string; title: string; aside?: string; tags?: Tag[]; stroke?: Color }

const inset = 12
const tagHeight = 20
const tagPadding = 8
const tagGap = 8
const tagSize = 12

/** A rectangle with round ends, as path data; `x`, `y` is its top left corner. */
export const pill = ({ x, y, w, h }: Rect): string => {
  const r = h / 2
  return `M ${x + r} ${y} H ${x + w - r} A ${r} ${r} 0 0 1 ${x + w - r} ${y + h} H ${x + r} A ${r} ${r} 0 0 1 ${x + r} ${y} Z`
}

const tagStyle = ({ strong }: Tag) => ({ size: tagSize, ...(strong ? { bold: true } : {}) })

/** A tag's width in whole steps of 4 px, padding included. */
const tagWidth = (tag: Tag): number => Math.ceil((textWidth(tag.words, tagStyle(tag)) + 2 * tagPadding) / 4) * 4

const tagShape = ({ color = 'rule', strong }: Tag, rect: Rect): Path =>
  path(pill(rect), { fill: strong ? color : 'none', stroke: color })

const tagText = (tag: Tag, { x, y, w, h }: Rect): Text =>
  text(x + w / 2, centredBaseline(y + h / 2, tagSize), tag.words, {
    ...tagStyle(tag),
    align: 'middle',
    fill: tag.strong ? 'surface' : 'muted',
  })

const tagRects = (tags: Tag[], { x, y, w, h }: Rect): Rect[] => {
  let left = x + inset
  const rects = tags.map((tag) => {
    const rect = { x: left, y: y + h - tagHeight - 8, w: tagWidth(tag), h: tagHeight }
    left += rect.w + tagGap
    return rect
  })
  if (left - tagGap > x + w - inset)
    throw new Error(`tags "${tags.map(({ words }) => words).join(', ')}" need more room`)
  return rects
}

/** A card 88 px high reads best: id and aside, title, tags. */
export const card = (rect: Rect, { id, title, aside, tags = [], stroke = 'muted' }: Card): Element[] => {
  const { x, y, w, h } = rect
  const room = w - 2 * inset
  mustFit({ text: title }, room)
  mustFit({ text: `${id}  ${aside ?? ''}`, size: 14, mono: true }, room)
  const places = tagRects(tags, rect)
  return [
    box(x, y, w, h, { stroke }),
    ...tags.map((tag, index) => tagShape(tag, places[index]!)),
    text(x + inset, y + 22, id, { size: 14, mono: true, fill: 'muted' }),
    ...(aside ? [text(x + w - inset, y + 22, aside, { size: 14, mono: true, fill: 'muted', align: 'end' })] : []),
    text(x + inset, y + 46, title),
    ...tags.map((tag, index) => tagText(tag, places[index]!)),
  ]
}

/** Room for one more card: a dashed frame with its words in the middle. */
export const freeSlot = ({ x, y, w, h }: Rect, words: string): Element[] => [
  box(x, y, w, h, { fill: 'none', dashed: true }),
  text(x + w / 2, centredBaseline(y + h / 2, 14), words, { size: 14, fill: 'muted', align: 'middle' }),
]

/** Where the cards of a board lie: columns and rows at fixed steps, in pixels. */
export type Board = { left: number; top: number; card: { w: number; h: number }; gap: { x: number; y: number } }

/** The rectangle of a card by column and row, both counted from 0. */
export const cardRect = ({ left, top, card: { w, h }, gap }: Board, column: number, row: number): Rect => ({
  x: left + column * (w + gap.x),
  y: top + row * (h + gap.y),
  w,
  h,
})
