/**
 * Signs that the fonts of PNGs lack, as the ones that they have: the same sign in another size or weight.
 */
const alike: ReadonlyMap<string, string> = new Map(
  Object.entries({ '□': '◻◽▫⬜', '■': '◼◾⬛', '→': '➔➜⟶', '✓': '✔', '✗': '✘' }).flatMap(([known, others]) =>
    Array.from(others, (other) => [other, known] as const),
  ),
)

const signs = new RegExp(`[${[...alike.keys()].join('')}]`, 'gu')

/** An SVG in signs that the fonts have, where they have one that looks the same. */
export const inKnownSigns = (svg: string): string => svg.replaceAll(signs, (sign) => alike.get(sign) ?? sign)
