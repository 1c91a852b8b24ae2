/**
 * Texts with mistakes: deterministic mutations of texts, for fuzzing readers.
 */

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const signs = [
  ...'{}[]()<>"\'`|:;,.-=*#@%$&/\\~^!?+_ \n\t'.split(''),
  '-->',
  '->>',
  '->',
  '--',
  '..',
  '{{',
  '}}',
  '[[',
  ']]',
  '<<',
  '>>',
  '%%',
  '/*',
  '*/',
  "/'",
  "'/",
  '"""',
  '@{',
  ':::',
  '&',
  '\u2028',
  '\u0000',
  '\ud800',
  'end',
  'subgraph',
  'state',
  'note',
  'if',
  'then',
  '1e999',
  '__proto__',
  'constructor',
]

/** A text with one to eight mistakes: pieces that are gone, doubled, moved, replaced or cut off. */
export function mutate(text: string, random: () => number): string {
  let made = text
  const at = (): number => Math.floor(random() * (made.length + 1))
  for (let left = 1 + Math.floor(random() * 8); left > 0; left--) {
    const [start, length] = [at(), Math.floor(random() * random() * 60)]
    const piece = made.slice(start, start + length)
    const [before, after] = [made.slice(0, start), made.slice(start + length)]
    const sign = signs[Math.floor(random() * signs.length)] ?? ' '
    const choice = Math.floor(random() * 6)
    if (choice === 0) made = before + after
    else if (choice === 1) made = before + piece + piece + after
    else if (choice === 2) made = before + sign + piece + after
    else if (choice === 3) made = before + sign.repeat(1 + Math.floor(random() * 12)) + after
    else if (choice === 4) {
      const to = at()
      made = (before + after).slice(0, to) + piece + (before + after).slice(to)
    } else if (random() < 0.2) made = before
  }
  return made
}
