/** Blanks that pictures lose, as editors show them: they count in a hash. */

/** A line with its tabs and all blanks but single ones between words made visible. */
export const shownBlanks = (line: string): string =>
  line.replaceAll(/^ +| +$| {2,}/g, (blanks) => '·'.repeat(blanks.length)).replaceAll('\t', '→')
