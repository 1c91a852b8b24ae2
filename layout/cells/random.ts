/**
 * Repeatable randomness: a small generator of 32-bit integers (Tommy Ettinger's mulberry32) and what the search draws from it.
 *
 * Integer arithmetic only, so that every engine gives the same numbers.
 */
export type Random = {
  /** An integer from 0 to `count` - 1. */
  below: (count: number) => number
  /**
   * Exponentially distributed with a mean of about 256: the count of leading zero bits is the whole part of a binary
   * logarithm, the bits after them nearly its fraction.
   */
  patience: () => number
}

export function seededRandom(seed: number): Random {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return {
    below: (count) => next() % count,
    patience: () => {
      const bits = next()
      const zeros = Math.clz32(bits)
      const fraction = zeros >= 31 ? 0 : (bits << (zeros + 1)) >>> 24
      // ln 2 is 177 / 256.
      return ((zeros * 256 + 255 - fraction) * 177) >> 8
    },
  }
}
