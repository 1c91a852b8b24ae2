/**
 * The share of a band at its beginning, on the picture itself: for charts with an axis.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { StackBand } from '../../drawing/chart/stack.ts'

/** The first share: in its band where that is high enough, or else over all bands. */
export const firstShare = (
  row: object,
  bands: readonly StackBand[],
  { at, share, isFocus }: { at: number; share: string; isFocus: boolean },
): ChartMark => ({
  draw: (frame) => {
    const point = bands.find((band) => band.row === row)?.points[at]
    if (point === undefined) return
    const [top, bottom] = [frame.y.at(point.y ?? 0), frame.y.at(point.base)]
    const isHigh = bottom - top >= 32
    const style = { size: isHigh ? 16 : 14, bold: true } as const
    const w = widthOf(share, style)
    const x = frame.x.at(point.x) + 8
    // Over all bands, as high as they are along the words.
    const along = (bands.at(-1)?.points ?? []).filter((each) => each.x >= point.x && frame.x.at(each.x) <= x + w + 24)
    const over = Math.min(...along.map((each) => frame.y.at(each.y ?? each.base))) - 14
    const y = isHigh ? (top + bottom) / 2 : over
    frame.put(
      row,
      [
        lineOfText(share, {
          x,
          y,
          as: { ...style, fill: isFocus && !isHigh ? 'accent' : 'ink' },
        }),
      ],
      'over',
    )
  },
})
