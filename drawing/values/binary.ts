/**
 * Binary digits as people write them: in groups of four, or as a hexadecimal number.
 */

/** As a hexadecimal number with one digit for each group of four: `0x035C`. */
export const hexOfBits = (bits: string): string =>
  `0x${groupsOf(bits)
    .map((four) => Number.parseInt(four, 2).toString(16).toUpperCase())
    .join('')}`

/** In groups of four from the right: `11 0101`. */
export const spacedBits = (bits: string): string => groupsOf(bits).join(' ')

const groupsOf = (bits: string): string[] => bits.match(/.{1,4}(?=(?:.{4})*$)/g) ?? []
