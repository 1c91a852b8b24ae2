/**
 * Reads wireframes in Salt: rows of cells between braces, the sign behind a brace says what a block is.
 */
import type { Cursor } from '../../text/cursor.ts'
import { StatementStop } from '../../text/cursor.ts'
import { creole } from '../creole.ts'
import type { SaltBlock, SaltCell, SaltModel } from './salt-model.ts'

/** Deeper nesting is nobody's screen, and a danger to the stack. */
const deepest = 40

/** Reads the screen of a text; what cannot be read is a finding, and the rows before it are kept. */
export function readSalt(cursor: Cursor, model: SaltModel): void {
  cursor.take(/\s+/y)
  const blocks: SaltBlock[] = []
  try {
    while (!cursor.done) {
      if (!cursor.see(/\{/y)) cursor.stop('{, which begins a screen')
      readBlock(cursor, (block) => blocks.push(block), 0)
      cursor.take(/\s+/y)
    }
  } catch (stop) {
    if (!(stop instanceof StatementStop)) throw stop
    cursor.finding(stop.expected, stop.at)
  }
  const [first, ...others] = blocks
  if (first !== undefined)
    model.block = others.length === 0 ? first : { kind: 'block', at: first.at, look: 'plain', rows: rowsOf(blocks) }
}

const rowsOf = (blocks: SaltBlock[]): SaltCell[][] => blocks.map((block) => [block])

const looks: Readonly<Record<string, SaltBlock['look']>> = {
  '#': 'grid',
  '!': 'plain',
  '-': 'plain',
  '+': 'plain',
  '/': 'tabs',
  '*': 'tabs',
}

/** Reads `{…}`; `keep` gets the block before its rows are read, so that they are not lost where one cannot be. */
const readBlock = (cursor: Cursor, keep: (block: SaltBlock) => void, depth: number): SaltBlock => {
  if (depth > deepest) cursor.stop(`at most ${deepest} blocks within each other`)
  const at = cursor.at
  cursor.need(/\{/y, '{')
  const block = opened(cursor, at)
  keep(block)
  let row: SaltCell[] = []
  for (;;) {
    cursor.take(/[ \t]+/y)
    const end = cursor.take(/\}/y) !== undefined
    if (end || cursor.take(/\n/y) !== undefined) {
      if (row.length > 0) block.rows.push(row)
      if (end) return block
      row = []
    } else if (cursor.done) {
      if (row.length > 0) block.rows.push(row)
      cursor.stop('}, which ends a screen')
    } else row.push(...readCell(cursor, depth))
  }
}

/** What stands behind the brace: the kind of block, whether it scrolls, and the title of its frame. */
const opened = (cursor: Cursor, at: number): SaltBlock => {
  if (cursor.take(/S[I-]?(?=\s)/y) !== undefined) cursor.noteOnce('scroll bars', at)
  if (cursor.take(/T[!#+-]?(?=[\s+])/y) !== undefined) return { kind: 'block', at, look: 'tree', rows: [] }
  const titled = cursor.take(/\^\s*"([^"\n]*)"/y)
  if (titled !== undefined)
    return { kind: 'block', at, look: 'plain', title: creole(cursor.report, titled[1]!, at), rows: [] }
  const sign = cursor.take(/[#!/*+-](?!-)/y)?.[0] ?? ''
  return { kind: 'block', at, look: looks[sign] ?? 'plain', rows: [] }
}

/** A cell up to the next bar, the end of the line or of the block; several controls in it are cells of their own. */
const readCell = (cursor: Cursor, depth: number): SaltCell[] => {
  const cells: SaltCell[] = []
  for (;;) {
    cursor.take(/[ \t]+/y)
    if (cursor.take(/\|/y) !== undefined || cursor.done || cursor.see(/[\n}]/y)) break
    if (cursor.see(/\{/y)) {
      const inner: SaltBlock[] = []
      cells.push(readBlock(cursor, (block) => inner.push(block), depth + 1))
    } else cells.push(...readControl(cursor))
  }
  return cells.length === 0 ? [{ kind: 'empty', at: cursor.at }] : cells
}

const readControl = (cursor: Cursor): SaltCell[] => {
  const at = cursor.at
  const words = (text: string): string => creole(cursor.report, text, at)
  const icon = cursor.take(/<<[^<>]{0,4000}>>/y)
  if (icon !== undefined) {
    cursor.noteOnce('icons', at)
    return []
  }
  if (cursor.take(/(?:-{2,}|={2,}|\.{2,}|~{2,})(?=[ \t]*(?:[|\n}]|$))/y) !== undefined)
    return [{ kind: 'divider', at, text: '' }]
  if (cursor.take(/[.*](?=[ \t]*(?:[|\n}]|$))/y) !== undefined) return [{ kind: 'empty', at }]
  const check = cursor.take(/\[[ \t]*(?:[Xx][ \t]*)?\]|\([ \t]*(?:[Xx][ \t]*)?\)/y)
  if (check !== undefined) {
    const kind = check[0].startsWith('[') ? 'checkbox' : 'radio'
    return [{ kind, at, isOn: /x/i.test(check[0]), text: words(textHere(cursor)) }]
  }
  const field = cursor.take(/"([^"\n]*)"/y)
  if (field !== undefined) return [{ kind: 'field', at, text: words(field[1]!) }]
  const button = cursor.take(/\[((?:<[^<>\n]*>|[^\]<\n])*)\]/y)
  if (button !== undefined) return [{ kind: 'button', at, text: words(button[1]!) }]
  if (cursor.see(/\^[^^\n]*\^/y)) return [select(cursor, words)]
  const text = textHere(cursor)
  return text === '' ? unexpected(cursor) : [{ kind: 'text', at, text: words(text), isBold: /<b>|\*\*/i.test(text) }]
}

const unexpected = (cursor: Cursor): never => cursor.stop('words, a control, | or }')

/** Words up to where the cell ends or another control begins. */
const textHere = (cursor: Cursor): string => cursor.take(/(?:<[^<>\n]*>|[^|\n{}<]|<)+/y)?.[0].trim() ?? ''

/** `^chosen^`, and further entries of an open list. */
const select = (cursor: Cursor, words: (text: string) => string): SaltCell => {
  const at = cursor.at
  const [, chosen = '', more = ''] = cursor.need(/\^([^^\n]*)\^((?:[^^|\n{}]+\^)*)/y, '^choice^')
  if (more !== '') cursor.report.note('entries of an open list', at, more.split('^').filter(Boolean).join(', '))
  return { kind: 'select', at, text: words(chosen) }
}
