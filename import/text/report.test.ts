import { expect, test } from 'vitest'
import { findingsIn, ledgerOf } from '../../test/said.ts'
import { Cursor, StatementStop } from './cursor.ts'
import { ledgerOf as inWords } from './ledger.ts'
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

test('what differs among places that are said together is in brackets, each once and up to twelve', () => {
  const noted = (count: number): string | undefined => {
    const report = new TextReport('1\n2')
    for (let each = 0; each < count; each++) report.noteOnce('settings', 0, 'x', `s${each}`)
    const further = report.continued()
    further.noteOnce('settings', 2, 'x', 's0')
    further.noteOnce('settings', 2, 'x')
    return further.ledger()[0]?.what
  }
  expect([0, 1, 2].map(noted)).toEqual(['settings (s0)', 'settings (s0)', 'settings (s0, s1)'])
  expect(noted(12)).toMatch(/ s11\)$/)
  expect(noted(13)).toMatch(/ s11, …\)$/)
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

test('a report has a thousand findings and notes; the ledger counts the notes that it leaves out', () => {
  const report = new TextReport('x\n'.repeat(1002))
  for (let line = 0; line < 1002; line++) {
    expect(report.isFull).toBe(line >= 1000)
    report.finding('y', 2 * line)
    report.note('a click', 2 * line, `n${line}`)
    report.noteOnce('styles', 2 * line, 'style')
  }
  expect([report.findings.length, report.notes.length]).toEqual([1000, 1000])
  expect(report.ledger().at(-1)).toEqual({
    line: 999,
    column: 1,
    what: '3 more statements that are not in the picture',
    text: '',
  })
  expect(report.ledger().find(({ what }) => what === 'styles')?.lines).toHaveLength(1000)
  const more = report.continued()
  more.note('a click', 0, '')
  expect(more.ledger().at(-1)?.what).toBe('4 more statements that are not in the picture')
  expect(report.ledger().at(-1)?.what).toBe('3 more statements that are not in the picture')
  expect([new TextReport('').ledger(), new TextReport('x').continued().ledger()]).toEqual([[], []])
})

test('words of a note are in one line, up to sixty characters of the first four hundred', () => {
  const report = new TextReport('x')
  report.note('a', 0, `  two \n\t lines ${'w'.repeat(60)}`)
  report.note('b', 0, 'w'.repeat(60))
  report.note('c', 0, `${' '.repeat(399)}x`)
  report.note('d', 0, `${' '.repeat(400)}x`)
  expect(report.ledger().map(({ text }) => text)).toEqual([`two lines ${'w'.repeat(49)}…`, 'w'.repeat(60), 'x', ''])
})

test('the ledger in words names up to eight ranges of lines of what is said together, among the findings in their order', () => {
  const note = (count: number, step = 1) => ({
    line: 3,
    column: 1,
    what: 'styles',
    text: 'style a',
    lines: Array.from({ length: count }, (_, at) => at * step + 3),
  })
  const words = (count: number, step = 1) =>
    inWords({ findings: [], notes: [note(count, step)] }).map((entry) => entry.words)
  expect([words(0), words(1), words(2)]).toEqual([
    ['not in the picture: styles: style a'],
    ['not in the picture: styles: style a'],
    ['not in the picture: styles: style a (lines 3–4)'],
  ])
  expect(words(100)[0]).toContain('(lines 3–102)')
  expect(words(8, 2)[0]).toContain('(lines 3, 5, 7, 9, 11, 13, 15, 17)')
  expect(words(9, 2)[0]).toContain('15, 17, …)')
  const at = (line: number, column: number) => ({ at: '', problem: `${line}:${column}`, line, column })
  const silent = { line: 2, column: 5, what: 'a click', text: '' }
  expect(
    inWords({ findings: [at(4, 1), at(2, 9), at(2, 1)], notes: [note(1), silent] }).map((entry) => entry.words),
  ).toEqual(['2:1', 'not in the picture: a click', '2:9', 'not in the picture: styles: style a', '4:1'])
})
