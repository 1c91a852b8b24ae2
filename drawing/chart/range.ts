/**
 * Ranges: from one value to another in a band of y, as a thin line with ends, such as a whisker or an error.
 */
import type { Color } from '../../src/scene/limits.ts'
import { path } from '../primitives.ts'
import { rectOf } from './bar.ts'
import { half, type Mark } from './mark.ts'

/** The share of its band that a range's ends are high. */
const endShare = 0.4

/** A range of an item; `ends` draws short lines across it, at both ends or at the second alone. */
export const range = (
  item: object,
  { x, y }: { x: [from: number, to: number]; y: number },
  { stroke = 'muted', ends = 'both' }: { stroke?: Color; ends?: 'both' | 'second' } = {},
): Mark => ({
  x,
  draw: (frame) => {
    const band = rectOf(frame, { x, y })
    const [from, to] = x.map((value) => half(frame.x.at(value))) as [number, number]
    const middle = half(band.y + band.h / 2)
    const h = half(band.h * endShare)
    const crosses = (ends === 'both' ? [from, to] : [to]).map((at) => `M ${at} ${middle - h / 2} v ${h}`)
    frame.put(item, [path([`M ${from} ${middle} H ${to}`, ...crosses].join(' '), { stroke })])
  },
})
