/**
 * What zones are called, with how many events are in them, and where that may be said.
 */
import { type Block, baselineShift, block, place } from '../../drawing/block.ts'
import { roles } from '../../drawing/type.ts'
import { type Rect, rightOf } from '../../src/geometry/rect.ts'

/** The name of a zone with how many events are in it: a large number where the heading claims it. */
export const zoneLabel = (name: string, events: number, isClaim: boolean) => {
  if (!isClaim) {
    const words = block([{ text: `${name}: ${events}`, as: 'item' }])
    return { ...words, drawAt: (rect: Rect) => place(words, rect, { align: 'start' }) }
  }
  const [figure, words] = [
    block([{ text: `${events}`, as: 'claim' }]),
    block([{ text: name.replace('Concurrent', 'concurrent'), as: 'item' }]),
  ]
  return {
    ...figure,
    w: figure.w + 8 + words.w,
    drawAt: (rect: Rect) => [
      ...place(figure, rect, { align: 'start' }),
      ...place(
        words,
        { ...rect, x: rect.x + figure.w + 8, y: rect.y + baselineShift(roles.claim.size, 14) },
        { align: 'start' },
      ),
    ],
  }
}

/** Places in the middle between the bars of two processes, one under the other. */
export const spotsBetween = <Label extends Pick<Block, 'w' | 'h'>>(rects: readonly Rect[], words: Label) =>
  rects.slice(1).flatMap((lower, index) => {
    const upper = rects[index] ?? lower
    const [x, end] = [Math.max(upper.x, lower.x), Math.min(rightOf(upper), rightOf(lower))]
    const h = words.h + 16
    return upper.y + upper.h < lower.y ? [] : spotsIn({ x, y: lower.y - h / 2, w: end - x, h }, words)
  })

/** Places along the upper and the lower edge of a zone. */
export const spotsIn = <Label extends Pick<Block, 'w' | 'h'>>({ x, y, w, h }: Rect, words: Label) =>
  [0, 0.25, 0.5, 0.75, 1].flatMap((share) =>
    [y + 8, y + h - 8 - words.h].flatMap((top) => {
      const left = Math.round(x + 8 + share * (w - 16 - words.w))
      const spot = { words, rect: { x: left, y: top, w: words.w, h: words.h }, align: 'start' as const }
      return w < words.w + 16 ? [] : [spot]
    }),
  )
