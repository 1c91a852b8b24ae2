/**
 * Rows: what each line of a panel looks like, with its numbers and signs, before it is wrapped and placed.
 */

import { type DiffLine, readDiff } from '../data/diff.ts'
import { readHttp, withLength } from '../data/http.ts'
import type { ListingLine, Panel } from '../data/listing.ts'
import { count } from '../describe.ts'

/** How a whole line is set. */
export type RowTone = 'plain' | 'strong' | 'muted' | 'negative' | 'positive'

/** One line as drawn. */
export type CodeRow = {
  line: ListingLine
  text: string
  tone: RowTone
  numbers: (number | undefined)[]
  sign?: '+' | '-'
}

/** Rows that belong together, by index, and what they are: a part of an HTTP message. */
export type RowSection = { from: number; to: number; text: string }

/** A panel read: its title, what is said at the right end of its head, its rows and their sections. */
export type ReadPanel = {
  title: string | undefined
  note: string | undefined
  rows: CodeRow[]
  sections?: RowSection[]
}

/** Reads a panel as its kind says. Its lines were checked when the data were read. */
export function readPanel(panel: Panel): ReadPanel {
  const { name, note, kind } = panel
  switch (kind) {
    case 'diff':
      return readDiffPanel(panel)
    case 'http':
      return readMessage(panel)
    case 'terminal':
      return { title: name, note, rows: panel.lines.map((line, at) => row(line, toneInTerminal(panel.lines, at))) }
    case 'diagnostic':
      return { title: name, note, rows: panel.lines.map((line) => row(line, toneOfOutput(line.text))) }
    case 'code':
    case 'json':
      return { title: name, note, rows: numbered(panel, ({ text }) => (isComment(text) ? 'muted' : 'plain')) }
    default:
      return kind satisfies never
  }
}

const row = (
  line: ListingLine,
  tone: RowTone,
  numbers: CodeRow['numbers'] = [],
  tab: number = stops.output,
): CodeRow => ({
  line,
  text: expandTabs(line.text, tab),
  tone,
  numbers,
})

/** Columns from a tab stop to the next: eight in what a terminal prints, four in code, as most editors have it. */
const stops = { output: 8, code: 4 } as const satisfies Record<string, number>

const expandTabs = (text: string, tab: number): string => {
  let expanded = ''
  for (const [index, piece] of text.split('\t').entries()) {
    if (index > 0) expanded += ' '.repeat(tab - (expanded.length % tab))
    expanded += piece
  }
  return expanded
}

const numbered = ({ lines, first }: Panel, toneOf: (line: ListingLine, index: number) => RowTone): CodeRow[] =>
  lines.map((line, index) => row(line, toneOf(line, index), [first + index], stops.code))

/** Whether a line of a terminal is a command; a prompt at which nothing is typed is none. */
export const isCommand = ({ text }: ListingLine): boolean => /^\$ +\S/.test(text)

/** The heads of columns step back: the first line of an output, in capitals, with lines below it. */
const toneInTerminal = (lines: readonly ListingLine[], at: number): RowTone => {
  const [before, line, after] = [lines[at - 1], lines[at], lines[at + 1]]
  const words = line?.text.trim() ?? ''
  const isHead = /^[A-Z][A-Z0-9 _()%/-]+$/.test(words) && !/^(?:ERROR|FATAL|FAIL|WARN|OK\b|DONE)/.test(words)
  const isFirst = before !== undefined && isCommand(before) && after !== undefined && after.text.trim() !== ''
  return isHead && isFirst ? 'muted' : toneOfOutput(words)
}

const toneOfOutput = (text: string): RowTone =>
  text.startsWith('$ ') ? 'strong' : /^(?:error|fatal)\b/i.test(text) ? 'negative' : 'plain'

/** A line that is nothing but a comment, in the usual languages. */
const isComment = (text: string): boolean => /^\s*(?:\/\/|\/\*|\*(?:\s|\/|$)|#(?:\s|!|$)|--\s)/.test(text)

/** What the lines of a diff look like, by what they are. */
const diffLooks = {
  hunk: { tone: 'muted' },
  remark: { tone: 'muted' },
  added: { tone: 'positive', sign: '+' },
  removed: { tone: 'negative', sign: '-' },
  kept: { tone: 'plain' },
} as const satisfies Record<DiffLine['kind'], Pick<CodeRow, 'tone' | 'sign'>>

const readDiffPanel = ({ lines, name, note }: Panel): ReadPanel => {
  const diff = readDiff(lines.map(({ text }) => text))
  const rows = diff.lines.flatMap(({ index, kind, text, old, new: fresh }): CodeRow[] => {
    const line = lines[index]
    if (line === undefined) return []
    return [{ line, text: expandTabs(text, stops.code), numbers: [old, fresh], ...diffLooks[kind] }]
  })
  const changed = (sign: CodeRow['sign']): number => rows.filter((each) => each.sign === sign).length
  const size = `${count(changed('+'), 'line')} added, ${changed('-')} removed`
  return { title: name ?? diff.path, note: note ?? size, rows }
}

const readMessage = (panel: Panel): ReadPanel => {
  const message = readHttp(panel.lines.map(({ text }) => text))
  const texts = withLength(panel.lines.map(({ text }) => text))
  const isRequest = message.kind === 'request'
  const rows = numbered(panel, (_, index) => (index === 0 ? 'strong' : 'plain')).map((each, index) => ({
    ...each,
    text: expandTabs(texts[index] ?? '', stops.output),
  }))
  const sections = [
    { from: 0, to: 1, text: isRequest ? 'request line' : 'status line' },
    { from: 1, to: message.body - 1, text: count(message.fields, 'header field') },
    { from: message.body - 1, to: message.body, text: 'empty line' },
    { from: message.body, to: texts.length, text: `body, ${count(message.bytes, 'byte')}` },
  ].filter(({ from, to }) => from < to && from < texts.length)
  return { title: panel.name ?? (isRequest ? 'Request' : 'Response'), note: panel.note, rows, sections }
}
