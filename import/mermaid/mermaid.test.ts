/** What all kinds of Mermaid have in common: front matter, directives, comments, words, properties. */
import { expect, test } from 'vitest'
import { findingsIn, ledgerOf } from '../../test/said.ts'
import { Cursor, StatementStop } from '../text/cursor.ts'
import { decode, plainWords } from '../text/plain-words.ts'
import { readWords } from '../text/words.ts'
import { readAbout } from './meta.ts'
import { prepare } from './prepare.ts'
import { readProperties } from './properties.ts'

test('front matter, directives and comments become blanks, so that lines and columns stay true', () => {
  const text = '---\ntitle: "A b"\nconfig:\n  theme: dark\n---\n%%{init: {"a": 1}}%%\n%% a note\n  pie'
  const { cursor, title, settings } = prepare(text)
  expect(cursor.text).toHaveLength(text.length)
  expect(cursor.text.trim()).toBe('pie')
  expect(cursor.report.place(cursor.text.indexOf('pie'))).toEqual({ line: 8, column: 3 })
  expect(title).toBe('A b')
  expect(settings).toContain('theme: dark')
  expect(settings).toContain('"a": 1')
  expect(ledgerOf(cursor.report)).toEqual(['3+6:1 settings'])
})

test('attributes of tags have single quotes, so that words with links need none; other quotes stay', () => {
  const text = 'graph TD; A[<a href="x">B</a>] -->|"y=z"| D["<b title="" f="g">h"]'
  expect(prepare(text).cursor.text).toBe(`graph TD; A[<a href='x'>B</a>] -->|"y=z"| D["<b title='' f='g'>h"]`)
})

test.each([
  ['title: Plain words  ', 'Plain words'],
  ["title: 'Quoted'", 'Quoted'],
  ['title: >-\n  two\n  lines', 'two lines'],
  ['theme: dark', undefined],
])('the title of the front matter %j is %j', (matter, title) => {
  expect(prepare(`---\n${matter}\n---\npie`).title).toBe(title)
})

test('a directive without an end is no directive', () => {
  expect(prepare('%%{init\npie').cursor.text.trim()).toBe('pie')
  expect(prepare('pie\nA %%{ b').cursor.text).toContain('%%{ b')
})

test('entities are decoded by number and name; unknown ones stay', () => {
  expect(decode('#9829; #quot;a#quot; &lt;b&gt; &#38; #x41; #none; #1114112; #55296;')).toBe(
    '♥ "a" <b> & A #none; #1114112; #55296;',
  )
})

test('words are one line without tags; what is in angle brackets but no tag stays', () => {
  expect(plainWords('a<br/>b<b class="x">c</b> List<String>\\nd')).toBe('a bc List<String> d')
})

test('what a label loses is in the ledger', () => {
  const cursor = new Cursor('fa:fa-car **a** <i>b</i> _c_ d_e_f')
  expect(readWords(cursor, cursor.text, 0, true)).toBe('a b c d_e_f')
  expect(ledgerOf(cursor.report)).toEqual(['1:1 formatting of words', '1:1 icons'])
  expect(readWords(cursor, '**a**', 0)).toBe('**a**')
})

test('properties may span lines, be quoted, or be a block', () => {
  const cursor = new Cursor(
    '@{ shape: hex, "label": "a, }b\\nc\n  d", icon: \'it\'\'s\n so\'\n  note: |\n    x\n    y\n}!',
  )
  expect([...readProperties(cursor)].map(([key, { value }]) => [key, value])).toEqual([
    ['shape', 'hex'],
    ['label', 'a, }b\nc\nd'],
    ['icon', "it's so"],
    ['note', 'x\ny\n'],
  ])
  expect(cursor.text.slice(cursor.at)).toBe('!')
  expect(() => readProperties(new Cursor('@{ a: b'))).toThrow(StatementStop)
})

test('descriptions are one line, or lines in braces', () => {
  const cursor = new Cursor('accTitle: A#amp;B\naccDescr {\n two\n lines\n}')
  const about = {}
  expect(readAbout(cursor, about)).toBe(true)
  cursor.take(/\s+/y)
  expect(readAbout(cursor, about)).toBe(true)
  expect(readAbout(cursor, about)).toBe(false)
  expect(about).toEqual({ accTitle: 'A&B', accDescr: 'two lines' })
  expect(findingsIn(cursor.report)).toEqual([])
})
