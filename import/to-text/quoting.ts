/**
 * Words as each language writes them: what means something there is written by its code.
 */

const coded =
  (pattern: RegExp, code: (point: number) => string) =>
  (words: string): string =>
    words.replaceAll(pattern, (sign) => Array.from(sign, (each) => code(each.codePointAt(0) ?? 32)).join(''))

/** The same in several lines, with what breaks them. */
const inLines =
  (quote: (words: string) => string, between: string) =>
  (words: string): string =>
    words.split('\n').map(quote).join(between)

/** Mermaid: quotes, brackets, marks of Markdown, entities, and what begins an icon. */
export const mermaidText = inLines(
  coded(/["'#;&<>*_`\\|[\]{}~%$@^]|:(?=[a-z])/g, (point) => `#${point};`),
  '<br/>',
)

/** DOT: quotes, escapes and entities. */
export const dotText = inLines(
  (words) => words.replaceAll('&', '&amp;').replaceAll('#', '&#35;').replaceAll('\\', '\\\\').replaceAll('"', '\\"'),
  '\\n',
)

/** PlantUML: quotes, marks of Creole, escapes, links. */
export const plantText = inLines(
  coded(
    /["*_~<>[\]\\&#`%{}']|\/(?=\/)|(?<=\/)\/|-(?=-)|(?<=-)-|=(?==)|^[!@]/g,
    (point) => `<U+${point.toString(16).toUpperCase().padStart(4, '0')}>`,
  ),
  '\\n',
)

/** D2: quotes and escapes. */
export const d2Text = inLines((words) => words.replaceAll('\\', '\\\\').replaceAll('"', '\\"'), '\\n')

/** A title above a diagram; nothing where it has none. */
export const mermaidTitle = (title: string): string[] =>
  title === '' ? [] : ['---', `title: ${JSON.stringify(title)}`, '---']
