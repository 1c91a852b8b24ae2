/**
 * How deep a message may be nested: what parsers and validators walk by calling themselves must not exhaust the stack.
 */

/** Whether a message of some length, in characters, is nested too deeply. */
export function isTooDeep(message: unknown, length: number): boolean {
  // Every level takes at least two characters.
  if (length < 2 * deepest) return false
  // Level by level, so that no depth can exhaust the stack here.
  let level = [message].filter(isNested)
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap((value) => Object.values(value).filter(isNested))
  }
  return false
}

/** The deepest message, in levels: far deeper than any request, and shallow enough for every parser. */
const deepest = 64

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null
