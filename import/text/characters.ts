/**
 * Characters that texts write as numbers.
 */

/** The character of a code point; undefined for 0, for halves of pairs and for what is beyond Unicode. */
export const characterOf = (code: number): string | undefined =>
  code > 0 && code < 0x11_0000 && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : undefined
