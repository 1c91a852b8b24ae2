/**
 * Words with line breaks: they are drawn in the lines that they are written in, and are one line wherever else they are used.
 */

/** Words in one line, and as they are written where that is several. */
export type Broken = { broken?: string | undefined }

/** Every line trimmed, without empty ones. */
export const tidyLines = (words: string): string => linesIn(words).join('\n')

/** The same words, with a blank for every line break. */
export const inOneLine = (words: string): string => linesIn(words).join(' ')

/** How references call what has a name: in one line, where the name has several. */
export const referredAs = (name: string): string => (name.includes('\n') ? inOneLine(name) : name)

const linesIn = (words: string): string[] =>
  words
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** An item whose words are in one line; those with line breaks are kept beside them. */
export function spoken<Key extends string, Item extends { [Each in Key]?: string | undefined }>(
  item: Item,
  key: Key,
): Item & Broken {
  const words = item[key]
  return words?.includes('\n') === true ? { ...item, [key]: inOneLine(words), broken: words } : item
}

/** Words as they are drawn: with the line breaks that they are written with, unless they are others by now. */
export const drawnLines = <Words extends string | undefined>(words: Words, { broken }: Broken): Words | string =>
  broken !== undefined && inOneLine(broken) === words ? broken : words
