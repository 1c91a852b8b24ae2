/** What joins and selects other characters, and what is blank, has no glyph of its own. */
export const isInvisible = (code: number): boolean =>
  /\p{Default_Ignorable_Code_Point}|\s/u.test(String.fromCodePoint(code))
