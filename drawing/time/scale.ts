/**
 * A scale of time: equal times are equal lengths, to half a pixel.
 */

/** A stretch of time, in milliseconds or in the unit of the data, and the pixels it lies on. */
export type TimeSpan = { from: number; to: number; left: number; right: number }

/** The x of a moment, in pixels. */
export type TimeScale = (at: number) => number

/** The scale of a stretch, in whole pixels, so that edges are sharp; a stretch without length is at its left end. */
export const timeScale =
  ({ from, to, left, right }: TimeSpan): TimeScale =>
  (at) =>
    to === from ? left : Math.round(left + ((at - from) / (to - from)) * (right - left))
