/**
 * Tags: the words of moments and periods above a drawing, in rows where they would touch.
 */
import type { Element } from '../../src/scene/scene.ts'
import { lineOfText, widthOf } from '../block.ts'
import { pack } from './pack.ts'

/** What a moment or period (`from` and `to` in pixels) is called. */
export type Tag = { item: object | string; from: number; to: number; text: string }

const row = 24

type Along = { from: number; to: number; middle: number }

const none: Along = { from: 0, to: 0, middle: 0 }

/** Words are set from where they must not move, so that they are exactly there in every font. */
const alongOf = ({ from, to, middle }: Along, { left, right }: { left: number; right: number }) =>
  from <= left
    ? { x: left }
    : to >= right
      ? { x: right, align: 'end' as const }
      : { x: middle, align: 'middle' as const }

/** The words from `top` downward, within `left` and `right`; `bottom` is the y under them. */
export function drawTags(
  tags: readonly Tag[],
  { top, left, right }: { top: number; left: number; right: number },
): { drawn: { item: object | string; elements: Element[] }[]; bottom: number } {
  const placed = tags.map(({ from, to, text }) => {
    const w = widthOf(text, 'head')
    const middle = Math.max(left + w / 2, Math.min((from + to) / 2, right - w / 2))
    return { from: middle - w / 2, to: middle + w / 2, middle }
  })
  const rows = pack(placed, 16)
  const drawn = tags.map(({ item, text }, index) => ({
    item,
    elements: [
      lineOfText(text, {
        y: top + (rows[index] ?? 0) * row + row / 2,
        as: 'head',
        ...alongOf(placed[index] ?? none, { left, right }),
      }),
    ],
  }))
  return { drawn, bottom: tags.length === 0 ? top : top + (Math.max(...rows) + 1) * row }
}
