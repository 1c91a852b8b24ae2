/**
 * The key: what colors, dashes, shapes and bars mean. One key, one place (under the picture), one style; its samples
 * are drawn with the functions that draw the picture.
 */
import type { Rect } from '../src/geometry/rect.ts'
import type { Element, Line } from '../src/scene/scene.ts'
import { lineOfText, widthOf } from './block.ts'
import { line } from './primitives.ts'

/** One entry: a sample, drawn into a small rectangle, and its meaning. `w` is the sample's width in pixels. */
export type KeyEntry = { text: string; sample: (rect: Rect) => Element[]; w?: number }

const sampleWidth = 40
const sampleHeight = 24
const between = { sampleAndText: 8, entries: 24, rows: 8 }

/** An entry for a kind of line, arrow head included. */
export const lineEntry = (text: string, look: Pick<Line, 'stroke' | 'dashed' | 'arrow'> = {}): KeyEntry => ({
  text,
  sample: ({ x, y, w, h }) => [line(x, y + h / 2, x + w, y + h / 2, look)],
})

/** The key's rows from `x`, `y` downward, none wider than `width`; `h` is their height together. */
export function drawKey(
  entries: KeyEntry[],
  { x, y, width }: { x: number; y: number; width: number },
): { elements: Element[]; h: number } {
  let [left, top] = [x, y]
  const elements = entries.flatMap(({ text, sample, w = sampleWidth }) => {
    const wide = w + between.sampleAndText + widthOf(text, 'note')
    if (left > x && left + wide > x + width) [left, top] = [x, top + sampleHeight + between.rows]
    const rect = { x: left, y: top, w, h: sampleHeight }
    left = Math.ceil((left + wide + between.entries) / 8) * 8
    return [
      ...sample(rect),
      lineOfText(text, { x: rect.x + w + between.sampleAndText, y: rect.y + sampleHeight / 2, as: 'note' }),
    ]
  })
  return { elements, h: entries.length === 0 ? 0 : top + sampleHeight - y }
}
