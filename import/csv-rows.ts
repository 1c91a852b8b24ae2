/**
 * CSV according to RFC 4180, also with semicolons or tabs: records of cells, each with the line it starts on.
 */

/** One record; `line` counts from 1. */
export type Record = { line: number; cells: string[] }

/** The outcome of reading: records without empty ones, or the line of a quote that is never closed. */
export type Records = { ok: true; records: Record[] } | { ok: false; line: number }

/** Reads all records. Cells are trimmed unless they are quoted. */
export function readRecords(text: string): Records {
  const separator = separatorOf(text)
  const records: Record[] = []
  let [line, at] = [1, 0]
  while (at < text.length) {
    const record: Record = { line, cells: [] }
    for (let isOpen = true; isOpen; ) {
      const cell = readCell(text, at, separator)
      if (cell === undefined) return { ok: false, line }
      record.cells.push(cell.value)
      line += text.slice(at, cell.end).split('\n').length - 1
      at = cell.end
      isOpen = text[at] === separator
      if (isOpen) at++
    }
    if (text[at] === '\r') at++
    if (text[at] === '\n') [at, line] = [at + 1, line + 1]
    if (record.cells.some((cell) => cell !== '')) records.push(record)
  }
  return { ok: true, records }
}

/** The most frequent separator of the first line. */
const separatorOf = (text: string): string => {
  const [head = ''] = text.split('\n', 1)
  const count = (separator: string): number => head.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}

/** The cell that begins at `at`, and where it ends; undefined for a quote without its end. */
const readCell = (text: string, at: number, separator: string): { value: string; end: number } | undefined => {
  const start = at + (/^[ ]*(?=")/.exec(text.slice(at, at + 80))?.[0].length ?? 0)
  if (text[start] !== '"') {
    let end = at
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
    return { value: text.slice(at, end).trim(), end }
  }
  const quoted = /"((?:[^"]|"")*)"/y
  quoted.lastIndex = start
  const match = quoted.exec(text)
  if (match === null) return undefined
  let end = quoted.lastIndex
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
  return { value: (match[1] ?? '').replaceAll('""', '"'), end }
}
