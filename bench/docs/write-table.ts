/**
 * Writes what was measured into a chapter of the guide: the table with the same head is replaced.
 */
import { readFileSync, writeFileSync } from 'node:fs'

/** Replaces the table of a file whose head is that of `rows`; throws where there is none. */
export function writeTable(file: string, rows: readonly (readonly string[])[]): void {
  const [head = [], ...body] = rows
  const text = readFileSync(file, 'utf8')
  const start = text.indexOf(`${line(head)}\n`)
  if (start < 0) throw new Error(`${file} has no table with the head ${line(head)}`)
  const end = /\n(?!\|)/.exec(text.slice(start))?.index ?? text.length - start
  const table = [head, head.map(() => '---'), ...body].map(line).join('\n')
  writeFileSync(file, text.slice(0, start) + table + text.slice(start + end))
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
