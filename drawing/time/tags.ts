/**
 * Tags: the words of moments and periods above a drawing, in rows where they would touch.
 */
import type { Element } from '../../src/scene/scene.ts'
import { lineOfText, widthOf } from '../block.ts'
import { pack } from './pack.ts'

/** What a moment or period (`from` and `to` in pixels) is called. */
export type Tag = { item: object | string; from: number; to: number; text: string }

const row = 24

/** The words from `top` downward, within `left` and `right`; `bottom` is the y under them. */
export function drawTags(
  tags: readonly Tag[],
  { top, left, right }: { top: number; left: number; right: number },
): { drawn: { item: object | string; elements: Element[] }[]; bottom: number } {
  const placed = tags.map(({ from, to, text }) => {
    const w = widthOf(text, 'head')
    const at = Math.max(left, Math.min((from + to - w) / 2, right - w))
    return { from: at, to: at + w }
  })
  const rows = pack(placed, 16)
  const drawn = tags.map(({ item, text }, index) => ({
    item,
    elements: [
      lineOfText(text, { x: placed[index]?.from ?? left, y: top + (rows[index] ?? 0) * row + row / 2, as: 'head' }),
    ],
  }))
  return { drawn, bottom: tags.length === 0 ? top : top + (Math.max(...rows) + 1) * row }
}
