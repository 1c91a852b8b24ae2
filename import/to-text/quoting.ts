/**
 * Words as each language writes them: what means something there is written by its code.
 */

const coded =
  (pattern: RegExp, code: (point: number) => string) =>
  (words: string): string =>
    words.replaceAll(pattern, (sign) => Array.from(sign, (each) => code(each.codePointAt(0) ?? 32)).join(''))

/** Mermaid: quotes, brackets, marks of Markdown, entities, and what begins an icon. */
export const mermaidText = coded(/["'#;&<>*_`\\|[\]{}~%$@^]|:(?=[a-z])/g, (point) => `#${point};`)

/** DOT: quotes, escapes and entities. */
export const dotText = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('#', '&#35;').replaceAll('\\', '\\\\').replaceAll('"', '\\"')

/** PlantUML: quotes, marks of Creole, escapes, links. */
export const plantText = coded(
  /["*_~<>[\]\\&#`%{}']|\/(?=\/)|(?<=\/)\/|-(?=-)|(?<=-)-|=(?==)|^[!@]/g,
  (point) => `<U+${point.toString(16).toUpperCase().padStart(4, '0')}>`,
)

/** D2: quotes and escapes. */
export const d2Text = (words: string): string => words.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
