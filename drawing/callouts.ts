/**
 * The remarks of callouts, below the drawing, each with the number of its badge (callout-badge.ts).
 */
import type { Element } from '../src/scene/scene.ts'
import { badge, calloutLook, radius } from './badge.ts'
import { block, place } from './block.ts'
import { pitchOf, roles } from './type.ts'

/** From a remark to the next, in pixels. */
const between = 8

/** The remarks, stacked, each after its badge; `h` is their height in pixels. */
export function calloutRemarks(
  remarks: string[],
  { x, y, width }: { x: number; y: number; width: number },
): { elements: Element[][]; h: number } {
  let top = y
  const elements = remarks.map((remark, index) => {
    const words = block([{ text: remark, as: 'label' }], width - 32)
    // The badge is level with the first line.
    const [h, first] = [Math.max(24, words.h), words.h < 24 ? 3 : 0]
    const row = [
      ...badge(index + 1, { x: x + radius, y: top + first + pitchOf(roles.label) / 2 }, calloutLook),
      ...place(words, { x: x + 28, y: top + first, w: 0, h: words.h }, { align: 'start', valign: 'top' }),
    ]
    top += h + between
    return row
  })
  return { elements, h: remarks.length === 0 ? 0 : top - between - y }
}
