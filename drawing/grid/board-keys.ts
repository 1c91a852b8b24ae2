/**
 * What the key of a board calls the bars on its cards.
 */
import { grays } from '../fills.ts'
import type { KeyEntry } from '../key.ts'
import { square } from '../square.ts'

/** The height of bars, in pixels. */
export const barHeight = 8

/** A part of a track is solid: in a dark theme a half-tone would hardly be told from the track. */
export const partLook = grays[4]

/** What the key calls a bar, or one block of it. */
export const blockEntry = (text: string, steps: number | undefined): KeyEntry => ({
  text,
  w: steps === undefined ? 40 : 18,
  sample: ({ x, y, w, h }) => [square({ x, y: y + (h - barHeight) / 2, w, h: barHeight }, grays[3])],
})
