/**
 * Where curves are read: what each is there, all on one side of their dots.
 */
import type { Block } from '../../drawing/block.ts'
import { spotsAround, spotsFarFrom } from '../../drawing/chart/dot.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import type { LabelSpot } from '../../drawing/chart/obstacle.ts'
import { count } from '../../drawing/describe.ts'
import type { Point } from '../../src/geometry/rect.ts'

/** From a dot to words, and how far under or over a dot they are tried, in pixels. */
const [aside, downs] = [13, [6, 10, 16, 24]]

/** What a curve is where it is read: right of its dot and under it, or wherever there is room around it; shorter words where these have none, at last with a leader. */
export const readingWords = (
  item: object,
  at: Point,
  [words, shorter]: [Block, Block],
  orElse: () => void,
): ChartMark => ({
  draw: (frame) => {
    const [x, y] = [half(frame.x.at(at.x)), half(frame.y.at(at.y))]
    const beside = (words: Block, left: number, align: 'start' | 'end'): LabelSpot[] =>
      [...downs.map((down) => y + down), ...downs.map((down) => y - down - words.h)].map((top) => ({
        words,
        rect: { x: left, y: top, w: words.w, h: words.h },
        align,
      }))
    const spotsOf = (words: Block): LabelSpot[] =>
      [
        ...beside(words, x + aside, 'start'),
        ...beside(words, x - aside - words.w, 'end'),
        ...spotsAround({ x, y }, { r: 10, words }),
      ].map((spot) => ({ ...spot, of: { x, y } }))
    const far = spotsFarFrom({ x, y }, { r: 4, words: shorter }).map((spot) => ({ ...spot, of: { x, y } }))
    const sayShorter = (): void => frame.say(item, [...spotsOf(shorter), ...far], { layer: 'line', orElse })
    frame.say(item, spotsOf(words), { layer: 'line', orElse: sayShorter })
  },
})

/** How far a share is from another one, as it can be had from what is written. */
export const pointsApart = (share: string, other: string | undefined): string | undefined => {
  const points = Number((Number.parseFloat(other ?? share) - Number.parseFloat(share)).toFixed(3))
  return points === 0 ? undefined : `${count(Math.abs(points), 'point')} ${points > 0 ? 'lower' : 'higher'}`
}
