/** What a length that the heading quotes is, said in one of the rows that it is about, beside its band, where that is free. */
import { baselineShift, lineOfText, widthOf } from '../../drawing/block.ts'
import { wordsMiddle } from '../../drawing/time/lane-rows.ts'
import { timeScale } from '../../drawing/time/scale.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Text } from '../../src/scene/scene.ts'
import { number, type TracePlan, width } from './trace-rows.ts'

/** The length, and what it consists of; pixels from a band to them, between both, and free around them. */
const [figure, remark] = [{ size: 28, bold: true }, { size: 14 }] as const
const [away, between, clear] = [12, 8, 12] as const

type Said = { from: number; to: number; length: string; text?: string | undefined; fill: Color }

/** The words right of the band or left of it, in the first row of `[top, bottom]` that has room; none where no row has. */
export const lengthBeside = (
  { from, to, length, text = '', fill }: Said,
  [top, bottom]: readonly [number, number],
  { rows, span, format }: Pick<TracePlan, 'rows' | 'span' | 'format'>,
): Text[] | undefined => {
  // In large type a comma would touch the rule under the row.
  if (length.includes(',')) return undefined
  const x = timeScale(span)
  const own = Math.ceil(widthOf(length, figure))
  const w = own + (text === '' ? 0 : between + Math.ceil(widthOf(text, remark)))
  // The numbers of the rows are at the right.
  const right = width - 2 * clear - Math.max(...rows.map((row) => widthOf(format.short(row.end - row.start), number)))
  const within = rows.filter((row) => row.top >= top && row.top + row.h <= bottom)
  const spots = within.toReversed().flatMap((row) => {
    const taken = [
      [x(row.start), x(row.end)],
      [row.length.wordsAt, row.length.wordsAt + row.length.words.w],
    ] as const
    return [to + away, from - away - w]
      .filter((left) => left >= span.left && left + w <= right)
      .filter((left) => taken.every(([start, end]) => end + clear <= left || start >= left + w + clear))
      .map((left) => ({ left, y: wordsMiddle({ ...row.length, isBelow: false }, row.top) }))
  })
  const [spot] = spots
  if (spot === undefined) return undefined
  const { left, y } = spot
  return [
    lineOfText(length, { x: left, y, as: { ...figure, fill } }),
    ...(text === ''
      ? []
      : [
          lineOfText(text, {
            x: left + own + between,
            y: y + baselineShift(figure.size, remark.size),
            as: { ...remark, fill },
          }),
        ]),
  ]
}
