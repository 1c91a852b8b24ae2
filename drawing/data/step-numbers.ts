/**
 * Numbers that a recipe writes before what edges say, for discs that take their place.
 */

/** A number, and four spaces that keep it at its words: as wide as a disc and the gap after it. */
export const numbered = /^(\d+)\u00a0{4}/

/** What an edge says as the data have it, without a number before it. */
export const unnumbered = (text: string | undefined): string | undefined => text?.replace(numbered, '')
