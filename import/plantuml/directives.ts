/**
 * Lines of PlantUML that are no statements of a diagram: the preprocessor, looks, and words around the picture.
 */
import type { TextReport } from '../text/report.ts'

/** Names what never ends: it ends with the text, as in PlantUML itself. */
export function noteUnended(report: TextReport, open: readonly { is: string; at: number }[]): void {
  for (const { is, at } of open) report.note(`the end of this ${is}, which the text does not have`, at, '')
}

/** What begins it, what the ledger calls it (nothing if it says nothing), and what ends a block of it. */
export type Directive = { begins: RegExp; what: string; isEach?: true; ends?: (opening: string) => RegExp | undefined }

const [styles, preprocessor, around] = [
  'styles are not carried over',
  'the preprocessor: nothing is included or run',
  'words around the picture',
]

const whenAlone =
  (keyword: RegExp, end: RegExp) =>
  (opening: string): RegExp | undefined =>
    keyword.test(opening) ? end : undefined

export const directives: readonly Directive[] = [
  { begins: /^<style\b[^<>]*\bsrc\b/i, what: styles },
  { begins: /^<style>/i, what: styles, ends: () => /<\/style>/i },
  {
    begins: /^!(?:unquoted\s+|final\s+)*(?:procedure|function|definelong)\b/i,
    what: preprocessor,
    // A function in one line returns at once.
    ends: (opening) => (/\breturn\b/i.test(opening) ? undefined : /^\s*!end\s*(?:procedure|function|definelong)/i),
  },
  { begins: /^!(?:pragma|theme|option|log|assert|exit|startsub|endsub|sub)\b/i, what: 'settings' },
  // Macros of C4 are known here.
  { begins: /^!include(?:url)?\b.*\bC4[_/]/, what: '' },
  { begins: /^!/, what: preprocessor },
  {
    begins: /^skinparam(?:locked)?\b/i,
    what: styles,
    ends: (opening) => (opening.endsWith('{') ? /^\s*\}\s*$/ : undefined),
  },
  {
    begins: /^sprite\b/i,
    what: 'icons',
    ends: (opening) =>
      opening.endsWith('{') ? /\}/ : /<svg/i.test(opening) && !/<\/svg>/i.test(opening) ? /<\/svg>/i : undefined,
  },
  {
    begins: /^legend\b/i,
    what: around,
    isEach: true,
    ends: (opening) =>
      /^legend(?:\s+(?:left|right|top|bottom|center))*$/i.test(opening) ? /^\s*end\s?legend/i : undefined,
  },
  {
    begins: /^(?:(?:left|right|center)\s*)?header\b/i,
    what: around,
    isEach: true,
    ends: whenAlone(/header$/i, /^\s*end\s?header/i),
  },
  {
    begins: /^(?:(?:left|right|center)\s*)?footer\b/i,
    what: around,
    isEach: true,
    ends: whenAlone(/footer$/i, /^\s*end\s?footer/i),
  },
  { begins: /^(?:caption|mainframe)\b/i, what: around, isEach: true },
  { begins: /^hide\s+stereotypes?$/i, what: '' },
  {
    begins: /^(?:hide|show|remove|restore)(?:-class)?\s+(?!circle\b.*:)\S/i,
    what: 'what is hidden is drawn',
  },
  {
    begins:
      /^(?:scale|skin|allowmixing|allow_mixing|set\s+(?:separator|namespaceseparator)|page|print|rotate|dpi|minwidth)\b/i,
    what: 'settings',
  },
]

/** The last line of a directive: its own, or the one that ends its block; without an end, its own. */
export const blockEnd = (lines: readonly string[], index: number, { ends }: Directive): number => {
  const opening = lines[index]!.trim()
  const end = ends?.(opening)
  if (end === undefined || end.test(opening.slice(1))) return index
  if (/^skinparam/i.test(opening)) return bracesEnd(lines, index)
  for (let each = index + 1; each < lines.length; each++) if (end.test(lines[each]!)) return each
  return index
}

/** Braces within braces. */
const bracesEnd = (lines: readonly string[], index: number): number => {
  let depth = 0
  for (let each = index; each < lines.length; each++) {
    const line = lines[each]!
    depth += line.split('{').length - line.split('}').length
    if (depth <= 0) return each
  }
  return index
}
