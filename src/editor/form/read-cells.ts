/**
 * The cells of pasted text: of a spreadsheet (tabs), of CSV with commas or semicolons, or of a table in Markdown, also
 * one with words around it, as assistants answer.
 */

/** The cells; undefined if the text is a single cell. Lines that are no table are rows of one cell. */
export function cellsOf(text: string): string[][] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  const marked = readMarkdown(lines.split('\n'))
  if (marked !== undefined) return marked
  if (lines.includes('\t')) return readDelimited(lines, '\t')
  if (!lines.includes('\n')) return undefined
  // Semicolons first: where they are used, commas are in numbers.
  const tables = [';', ','].map((delimiter) => readDelimited(lines, delimiter))
  return tables.find(isTable) ?? lines.split('\n').map((line) => [line])
}

const isTable = (rows: readonly string[][]): boolean => {
  const width = rows[0]?.length ?? 0
  return rows.length > 1 && width > 1 && rows.every((row) => row.length === width)
}

/** A cell may be in quotes, with quotes inside doubled; it may then have the delimiter and line breaks in it. */
const readDelimited = (text: string, delimiter: string): string[][] => {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${delimiter}\n]*))(${delimiter}|\n|$)`, 'y')
  const rows: string[][] = [[]]
  for (;;) {
    // A quote that does not enclose the whole cell is a part of it, so that every cell matches.
    const [, quoted, bare = '', end = ''] = cell.exec(text) ?? []
    rows.at(-1)?.push((quoted?.replaceAll('""', '"').replaceAll('\n', ' ') ?? bare).trim())
    if (end === '\n') rows.push([])
    if (end === '') return rows
  }
}

/** The first table whose second line is a rule. */
const readMarkdown = (lines: readonly string[]): string[][] | undefined => {
  const rule = lines.findIndex((line, at) => at > 0 && isRule.test(line) && (lines[at - 1] ?? '').includes('|'))
  if (rule < 1) return undefined
  const end = lines.findIndex((line, at) => at > rule && !line.includes('|'))
  const rows = lines.slice(rule + 1, end < 0 ? lines.length : end)
  const head = markdownCells(lines[rule - 1] ?? '')
  const table = [head, ...rows.map(markdownCells)]
  return rows.length > 0 ? table.map((row) => head.map((_, at) => row[at] ?? '')) : undefined
}

const isRule = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/

const markdownCells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) =>
      cell
        .trim()
        .replace(/^(\*\*|__|`)(.*)\1$/, '$2')
        .replaceAll('\\|', '|'),
    )
