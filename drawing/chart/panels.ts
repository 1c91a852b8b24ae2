/**
 * Panels: in every band of x one column of bars from zero, a bar for each band of y, all to one scale.
 */
import { extent } from 'd3-array'
import { lineOfText, widthOf } from '../block.ts'
import { path } from '../primitives.ts'
import { rectOf } from './bar.ts'
import type { Frame } from './frame.ts'
import { half, type Mark, squarePath } from './mark.ts'

/** A value of an item in a band of x and a band of y. */
export type PanelValue = { item: object; x: number; y: number; value: number; isFocus: boolean }

/** From the end of a bar to its words, in pixels. */
const away = 8
const focusStyle = { size: 14, bold: true, fill: 'accent' } as const

/** The bars of all panels with their values, and the zero line of each of the `count` panels. */
export function panels(values: PanelValue[], count: number, write: (value: number) => string): Mark[] {
  const at = scaleFor(values, write)
  const zeroes = Array.from(
    { length: count },
    (_, index): Mark => ({ draw: (frame) => drawZero(frame, at(frame, index, 0)) }),
  )
  const bars = values.map((each): Mark => {
    const { item, x, y, value, isFocus } = each
    return {
      draw: (frame) => {
        const [zero, end] = [at(frame, x, 0), at(frame, x, value)]
        const band = rectOf(frame, { x, y })
        const rect = { ...band, x: Math.min(zero, end), w: Math.abs(end - zero) }
        const isForward = value >= 0
        const said = lineOfText(write(value), {
          x: isForward ? end + away : end - away,
          y: band.y + band.h / 2,
          align: isForward ? 'start' : 'end',
          as: isFocus ? focusStyle : 'value',
        })
        const look = { fill: isFocus ? 'accent' : 'muted', stroke: 'none' } as const
        frame.put(item, [...(rect.w > 0 ? [path(squarePath(rect), look)] : []), said])
      },
    }
  })
  return [...zeroes, ...bars]
}

const drawZero = (frame: Frame, x: number): void => {
  const { y, h } = frame.area
  frame.rule('@x', { x, y, x2: x, y2: y + h })
}

/** Where a value lies in a panel, which keeps room for words at the ends of its bars. */
const scaleFor = (values: PanelValue[], write: (value: number) => string) => {
  const words = Math.max(...values.map(({ value }) => widthOf(write(value), focusStyle))) + away
  const [least = 0, most = 0] = extent(values, ({ value }) => value)
  const low = Math.min(0, least)
  const high = Math.max(0, most, low + 1e-9)
  return ({ x }: Frame, index: number, value: number): number => {
    const [left, right] = [x.at(index) - x.width / 2 + (low < 0 ? words : 0), x.at(index) + x.width / 2 - words]
    return half(left + ((value - low) / (high - low)) * (right - left))
  }
}
