/**
 * Nouns beside a number that turns out to be one: `1 hour` where the unit is `hours`.
 */

/** Of regular English plurals what one of them is called; other words and abbreviations, such as `ms` and `rps`, stay. */
export const singular = (word: string): string =>
  /(?:^|\P{L})(?:[^\Waeiouy]*|i?ops|series|news)$|(?:ss|(?<![cg]p)us|is|(?:canv|[bl]i|atl|\bg)as|flops)$|[^s]$/u.test(
    word,
  )
    ? word
    : word.replace(/(?<=ss|sh|x|[^a]ch|[bnprt]us)es$|s$/, '').replace(/(?<![ov]ok|ov)ie$/, 'y')

/** A number with its unit. */
export const counted = (number: string, unit: string): string =>
  `${number} ${/^[−+]?1$/.test(number) ? singular(unit) : unit}`
