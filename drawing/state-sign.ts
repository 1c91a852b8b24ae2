/**
 * Signs of what is good and what is bad, which color alone would not say to everybody.
 */

import { isSpoken } from '../src/review/model/spoken.ts'
import type { Color } from '../src/scene/limits.ts'

/** What stands before the name of an item in a state. */
export const stateSign = ({ state }: { state?: string | undefined }): string =>
  state === 'positive' ? '✓ ' : state === 'negative' ? '✗ ' : ''

/**
 * Words with the sign of a state before them where a reader could not tell the state from them: one letter, a number, or
 * nothing. `others` are words beside them.
 */
export const spokenFor = (
  words: string | undefined,
  state: string | undefined,
  others: readonly (string | undefined)[] = [],
): string | undefined => {
  const sign = stateSign({ state })
  return sign === '' || [words, ...others].some((each) => each !== undefined && isSpoken(each))
    ? words
    : `${sign}${words ?? ''}`.trim()
}

/** The color of words in a state, whose sign is before them; of what is minor, muted. */
export const stateFill = ({ state }: { state?: Color | undefined }): { fill?: Color } =>
  state === undefined ? {} : { fill: state }

/** What a key calls the slash of an arrow. */
export const fails = 'Fails'
