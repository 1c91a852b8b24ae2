/** Documents of YAML as readers see them: values with their places, aliases and merged maps, to the limits. */
import { expect, test } from 'vitest'
import { findingsIn } from '../../test/said.ts'
import { Cursor } from '../text/cursor.ts'
import { readDocument, type Value } from './read-document.ts'

const plain = (value: Value): unknown =>
  value.is === 'words'
    ? value.words
    : value.is === 'list'
      ? value.items.map(plain)
      : Object.fromEntries([...value.entries].map(([key, own]) => [key, plain(own)]))

const read = (text: string) => {
  const cursor = new Cursor(text)
  const documents = readDocument(cursor)
  return { documents, values: documents.map(plain), findings: findingsIn(cursor.report), isDone: cursor.done }
}

test.each([
  ['a: 1\nb: "two words"\nc: [x, 0x10, null, ~]\nd:', { a: '1', b: 'two words', c: ['x', '0x10'], d: '' }],
  ['a: &x {p: 1, q: 2}\nb:\n  <<: *x\n  q: 3', { a: { p: '1', q: '2' }, b: { p: '1', q: '3' } }],
  ['a: &x {p: 1}\nb:\n  p: 0\n  <<: *x', { a: { p: '1' }, b: { p: '0' } }],
  ['a: &x 1\nb: *x\nc: &x 2\nd: *x', { a: '1', b: '1', c: '2', d: '2' }],
  ['1: a\ntrue: b\n? [x]\n: c', { 1: 'a', true: 'b', '': 'c' }],
])('%j', (text, value) => {
  expect(read(text)).toMatchObject({ values: [value], findings: [], isDone: true })
})

test('what a template of Helm has between braces is one finding; such braces in words are none', () => {
  const template = 'kind: Role\n{{- if .Values.on }}\nmetadata:\n  name: {{ include "a" . }}-x\n{{- end }}'
  expect(read(template).findings).toEqual(['2:1 what this template renders, as helm template prints it'])
  expect(read('a: "{{ .Values.x }}"\nb: ${{ x }}').findings).toEqual([])
  expect(read('a: {{ x }}\nb: [').findings[0]).toContain('YAML (')
})

test('each value has its place; that of an entry is its key', () => {
  const [map] = read('a: 1\nb:\n  - x\n  - yy').documents
  const entries = map?.is === 'map' ? map.entries : new Map<string, Value>()
  expect([map?.at, entries.get('a')?.at, entries.get('b')?.at]).toEqual([0, 0, 5])
  const list = entries.get('b')
  expect(list?.is === 'list' && list.items.map(({ at }) => at)).toEqual([12, 18])
})

test('documents come one after another; what is none is a finding where it is', () => {
  expect(read('a: 1\n---\nb: 2\n---\n').values).toEqual([{ a: '1' }, { b: '2' }])
  const { values, findings } = read('a: [1\nb: 2')
  expect(values).toHaveLength(1)
  expect(findings[0]).toMatch(/^\d:\d YAML \(.*\)$/)
})

test('sixty levels are read, more are refused', () => {
  const levels = (count: number): string => `${'['.repeat(count)}x${']'.repeat(count)}`
  expect(read(levels(60)).findings).toEqual([])
  expect(read(levels(61))).toMatchObject({ values: [], findings: [expect.stringContaining('at most 60 levels')] })
})

test('aliases of aliases are read as far as there is room, and it is said where they are more', () => {
  const bomb = ['a: &a [x, x, x, x, x, x, x, x, x, x]']
  for (const [name = '', last = ''] of ['ba', 'cb', 'dc', 'ed'].map((each) => each.split('')))
    bomb.push(`${name}: &${name} [${Array.from({ length: 10 }, () => `*${last}`).join(', ')}]`)
  const { findings } = read(bomb.join('\n'))
  expect(findings).toEqual([expect.stringMatching(/^1:1 at most 50\d\d\d values, with those that aliases repeat$/)])
  expect(read(bomb.slice(0, 3).join('\n')).findings).toEqual([])
})
