/**
 * How the bars on the cards of a board look.
 */
import { grays } from '../fills.ts'

/** The height of bars, in pixels. */
export const barHeight = 8

/** A part of a track is solid: in a dark theme a half-tone would hardly be told from the track. */
export const partLook = grays[4]
