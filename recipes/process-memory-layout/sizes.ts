/** The sizes of regions, as bars beside their cells. */
import { lineOfText } from '../../drawing/block.ts'
import { grays } from '../../drawing/fills.ts'
import { valueBar, wordsAfter } from '../../drawing/grid/value-bar.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { byteSize } from './byte-size.ts'

/** The longest bar, in pixels. */
export const longestBar = 104

/** A region with its cell; `sizes` is where its bar begins. */
type Sized = { source: object; from: bigint; to: bigint; rect: Rect; sizes: number }

/** Sizes as bars on one scale; a dashed line where that is less than a pixel, which the foot says. */
export const drawSizes = (laid: readonly Sized[], sheet: Sheet): void => {
  const largest = Math.max(...laid.map(({ from, to }) => Number(to - from)))
  let isLess = false
  for (const row of laid) {
    const bytes = Number(row.to - row.from)
    const [x, y] = [row.sizes, row.rect.y + row.rect.h / 2]
    const isFocus = sheet.isFocus(row.source)
    const exact = (bytes / largest) * longestBar
    const words = byteSize(row.to - row.from)
    if (exact >= 1) {
      const length = Math.round(exact)
      sheet.put(row.source, valueBar({ x, y }, { length, words, as: 'label', isFocus, plain: grays[3] }))
      continue
    }
    isLess = true
    const stroke = isFocus ? 'accent' : 'muted'
    sheet.put(row.source, [
      path(`M ${x} ${y - 8} v 16`, { stroke, dashed: true }),
      lineOfText(words, { x: wordsAfter(x + 1), y, as: 'label' }),
    ])
  }
  if (isLess)
    sheet.footnote(`A dashed line at a size is less than ${byteSize(BigInt(Math.ceil(largest / longestBar)))}.`)
}
