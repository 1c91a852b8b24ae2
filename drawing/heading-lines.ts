/**
 * The lines of a heading: one wherever there is room for it, else two that end where the sentence pauses, or the first
 * as long as it can be. Words in nodes are evened out (wrap.ts); a heading that breaks in its middle leaves half of the
 * page empty beside it.
 */
import { widthOf } from './block.ts'
import { roles } from './type.ts'
import { wrap } from './wrap.ts'

/** What a heading consists of. */
export type HeadingRole = 'title' | 'subtitle'

/** The least part of the width that the last line fills: a single word under a line looks lost. */
const leastRest = 1 / 3

/** Where a sentence pauses: the second line may be shorter there, if the first is no stub. */
const pause = { end: /[,;:.–]$/u, first: 0.45, rest: 1 / 5 } as const

/** Stands for a space where no line may end. */
const joined = '\u00a0'

/** The lines of a title or subtitle, none wider than `width` pixels; a number stays with what it counts, or with the name before it: 97 min, 30 days, 1 in 325, Python 3. */
export function headingLines(words: string, as: HeadingRole, width: number): string[] {
  const kept = words
    .replaceAll(/(\d) (?!(?:and|or|are|is|on|at|for|from|with)\b)(?=[\p{L}%]{1,8}(?!\p{L}))/gu, `$1${joined}`)
    .replaceAll(/\b(1\u00a0in) (?=\d)/g, `$1${joined}`)
    .replaceAll(/(\p{Lu}\p{L}{2,}) (?=v?\d+(?:\.\d+)*(?![\d\p{L}%.\u00a0]))/gu, `$1${joined}`)
  const even = wrap(kept, roles[as], width)
  const lines = even.length === 2 && even.join(' ') === kept ? inTwo(kept, as, width) : even
  return lines.map((line) => line.replaceAll(joined, ' '))
}

/** Two lines that fit: broken at the last pause, or else where the first is longest and the second no rest. */
const inTwo = (words: string, as: HeadingRole, width: number): string[] => {
  const all = words.split(' ')
  const ways = all
    .slice(1)
    .map((_, index) => [all.slice(0, index + 1).join(' '), all.slice(index + 1).join(' ')] as const)
  const fitting = ways.filter((way) => way.every((line) => widthOf(line, as) <= width))
  const fills = (line: string, part: number): boolean => widthOf(line, as) >= width * part
  const found =
    fitting.findLast(
      ([first, rest]) => pause.end.test(first) && fills(first, pause.first) && fills(rest, pause.rest),
    ) ??
    fitting.findLast(([, rest]) => fills(rest, leastRest)) ??
    fitting[Math.floor(fitting.length / 2)]
  return [...(found ?? [words])]
}
