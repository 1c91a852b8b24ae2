import { expect, test } from 'vitest'
import { findingsIn, ledgerOf } from '../../test/said.ts'
import { Cursor, StatementStop } from './cursor.ts'
import { Lines } from './places.ts'
import { most, TextReport } from './report.ts'
import { readStatements } from './statements.ts'

test('an offset has a line and a column, both from 1', () => {
  const lines = new Lines('ab\n\ncd')
  expect([0, 2, 3, 4, 5, 6].map((at) => lines.place(at))).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 3 },
    { line: 2, column: 1 },
    { line: 3, column: 1 },
    { line: 3, column: 2 },
    { line: 3, column: 3 },
  ])
})

test('a finding is at the mistake, not at the blanks before it, and says what is there', () => {
  const report = new TextReport('a   b\nc')
  report.finding('a link', 1)
  report.finding('another', 4)
  report.finding('a name', 7)
  expect(report.findings).toEqual([
    { at: 'line 1, column 5', problem: 'expected a link, found b', line: 1, column: 5, expected: 'a link', found: 'b' },
    {
      at: 'line 2, column 2',
      problem: 'expected a name, found the end of the line',
      line: 2,
      column: 2,
      expected: 'a name',
      found: 'the end of the line',
    },
  ])
})

test('what is said once has all its lines, each once, and the ledger is in the order of lines', () => {
  const report = new TextReport('1\n2\n3')
  report.note('a click', 4, 'three')
  for (const at of [0, 0, 2]) report.noteOnce('styles', at, 'fill')
  expect(ledgerOf(report)).toEqual(['1+2:1 styles', '3:1 a click'])
})

test('a report that is continued keeps what was said and adds nothing to the first', () => {
  const report = new TextReport('1\n2')
  report.noteOnce('styles', 0, 'a')
  const further = report.continued()
  further.noteOnce('styles', 2, 'b')
  expect([ledgerOf(report), ledgerOf(further)]).toEqual([['1:1 styles'], ['1+2:1 styles']])
})

test('the ledger counts what its cap leaves out', () => {
  const report = new TextReport('x')
  for (let index = 0; index < most + 2; index++) report.note('a click', 0, '')
  expect(report.ledger()).toHaveLength(most + 1)
  expect(report.ledger().at(-1)?.what).toBe('2 more statements that are not in the picture')
})

test('words of a note are one line of at most 60 characters, and none is cut in two', () => {
  const noted = (text: string): string | undefined => {
    const report = new TextReport(text)
    report.note('a click', 0, text)
    return report.ledger()[0]?.text
  }
  expect(noted(' a\n  b ')).toBe('a b')
  expect(noted('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`)
  expect(noted('x'.repeat(60))).toHaveLength(60)
  expect(noted(`${'x'.repeat(58)}👍🏽${'x'.repeat(9)}`)).toBe(`${'x'.repeat(58)}…`)
})

test('a statement that stops is a finding, and reading goes on behind it', () => {
  const cursor = new Cursor('one\nbad here\ntwo')
  const read: string[] = []
  readStatements(cursor, () => {
    const [word] = cursor.need(/one|two/y, 'one or two')
    read.push(word)
  })
  expect(read).toEqual(['one', 'two'])
  expect(findingsIn(cursor.report)).toEqual(['2:1 one or two'])
})

test('what runs into lines below is read again from the next line', () => {
  const cursor = new Cursor('"open\nb')
  const read: string[] = []
  readStatements(cursor, () => {
    if (cursor.take(/"[^"]*/y) !== undefined) throw new StatementStop(cursor.at, 'a closing "')
    read.push(cursor.need(/\w+/y, 'a word')[0])
  })
  expect(read).toEqual(['b'])
})

test('a reader that steps nowhere ends with a finding', () => {
  const cursor = new Cursor('a\nb')
  readStatements(cursor, () => undefined)
  expect(findingsIn(cursor.report)).toEqual(['1:1 a statement', '2:1 a statement'])
})

test('what was looked for in vain is not looked for again', () => {
  const cursor = new Cursor('a}b')
  expect([cursor.ahead('}'), cursor.ahead('{'), cursor.ahead('{')]).toEqual([1, -1, -1])
})
