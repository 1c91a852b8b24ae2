/**
 * How the bars on the cards of a board look.
 */
import { grays } from '../fills.ts'

/** The height of bars, in pixels. */
export const barHeight = 8

/** The track of a part is solid: in a dark theme a half-tone could not be told from the card. */
export const trackLook = grays[2]

/** A part of a track, much stronger. */
export const partLook = grays[5]
