/** Sizes that all of a network shares, and how shares of it are written. */

/** Pixels: between rails, around blocks, before bars, the bracket of a part, its words. */
export const size = { lane: 16, pad: 16, bars: 24, bracket: 24, words: 128 } as const

/** A share of all parameters: two digits. */
export const shareOf = (params: number, total: number): string =>
  `${total === 0 ? 0 : Number(((100 * params) / total).toPrecision(2))}%`
