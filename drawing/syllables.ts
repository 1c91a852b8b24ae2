/**
 * Where a word may be divided that no line has room for: about where its syllables begin, with a hyphen. Identifiers and
 * code have none, as a hyphen would be taken for a part of them.
 */

const vowels = 'aeiouyäöüáàâãåéèêëíìîïóòôõőúùûűýæøœаеёиоуыэюяіїєαεηιουω'

/** Consonants that begin a syllable together, and places within them; behind a stem in `t` also more, as in `Objekt-speicher` and `Kant-schraube`. */
const [stem, long] = ['[kpsx]t', '(?<=(?![' + vowels + '])\\p{L}t)sch(?=[lmnrw])']
const onset = `(?:${long}.|sch|(?<=${stem})s[pt]r?|[cpst]h|ck|qu|[bcfgkp][lr]|[dt]r|\\p{L})`
const within = `(?<!s(?=ch)|${long}|${stem}s(?=[pt])|[cpst](?=h)|c(?=k)|q(?=u)|[bcfgkp](?=[lr])|[dt](?=r))`
const syllable = new RegExp(`(?<=[${vowels}]\\p{L}*)${within}(?=(?![${vowels}])${onset}[${vowels}])`, 'iu')

/** A word for readers: letters and hyphens, with signs around them; in lower case, what has hyphens is an identifier. */
const readable = /^[^\p{L}\p{N}_]*(?:\p{L}+|(?=.*\p{Lu})\p{L}+(?:-\p{L}+)+)[^\p{L}\p{N}_]*$/u
const hump = /\p{Ll}\p{Lu}/u

/** Humps make an identifier only of what is between two hyphens. */
const isReadable = (piece: string, word: string): boolean =>
  readable.test(word) && !word.split('-').some((part) => hump.test(part) && part.includes(piece))

/** What is at least on either side. */
const fewest = 3

/** Stands where a hyphen is written if a line ends there. */
const soft = '\u00ad'

/** The parts of a piece of a word, each but the last with a soft hyphen; the piece alone where none is readable. */
export function syllablesOf(piece: string, word: string): string[] {
  if (!isReadable(piece, word)) return [piece]
  const parts: string[] = []
  for (const part of piece.split(syllable)) {
    const [last, isFirst] = [parts.at(-1), parts.length === 1]
    const isShort = lettersIn(part) < fewest - 1 || (last !== undefined && isFirst && lettersIn(last) < fewest)
    if (last !== undefined && isShort) parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  return parts.map((part, at) => (at < parts.length - 1 ? part + soft : part))
}

const lettersIn = (part: string): number => part.match(/\p{L}/gu)?.length ?? 0

/** Parts as they are written on one line. */
export const hyphenated = (parts: string): string => parts.replaceAll(/\u00ad(?=.)/gsu, '').replace(soft, '-')
