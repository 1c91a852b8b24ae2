import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

type Sent = [from: 'A' | 'B', text: string, more?: object]

const draw = (sent: Sent[], more: object = {}) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    participants: [{ name: 'A' }, { name: 'B' }],
    messages: sent.map(([from, text, rest]) => ({ from, to: from === 'A' ? 'B' : 'A', text, ...rest })),
    ...more,
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const wordsOf = (...sent: Sent[]): string[] =>
  draw(sent).scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))

/** The states in the picture, each as often as it is entered, from top to bottom. */
const statesIn = (...sent: Sent[]): string[] =>
  draw(sent)
    .scene.elements.flatMap((each) => (each.type === 'text' && /^[A-Z-]+(?:-\d)?$/.test(each.text) ? [each] : []))
    .filter(({ text }) => /^(?:CLOS|LISTEN|SYN-|EST|FIN-WAIT|LAST|TIME)/.test(text))
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map(({ text }) => text)

const opened: Sent[] = [
  ['A', 'SYN'],
  ['B', 'SYN, ACK'],
  ['A', 'ACK'],
]
const begin = ['CLOSED', 'LISTEN', 'SYN-SENT', 'SYN-RECEIVED', 'ESTABLISHED', 'ESTABLISHED']

test('ends are in the states of RFC 9293, figure 12, where the data have segments alone', () => {
  const closed = statesIn(...opened, ['A', 'FIN, ACK'], ['B', 'ACK'], ['B', 'FIN, ACK'], ['A', 'ACK'])
  expect(closed).toEqual([...begin, 'FIN-WAIT-1', 'CLOSE-WAIT', 'FIN-WAIT-2', 'LAST-ACK', 'TIME-WAIT', 'CLOSED'])
})

test('a server that never closes stays in CLOSE-WAIT; a FIN that answers one acknowledges it', () => {
  expect(statesIn(...opened, ['A', 'FIN'], ['B', 'ACK']).slice(6)).toEqual(['FIN-WAIT-1', 'CLOSE-WAIT', 'FIN-WAIT-2'])
  const answered = statesIn(...opened, ['A', 'FIN, ACK'], ['B', 'FIN, ACK'], ['A', 'ACK']).slice(6)
  expect(answered).toEqual(['FIN-WAIT-1', 'CLOSE-WAIT', 'LAST-ACK', 'TIME-WAIT', 'CLOSED'])
})

test('a reset closes both ends, a port that answers with one is closed, and what is lost changes its sender alone', () => {
  expect(statesIn(...opened, ['B', 'RST']).slice(6)).toEqual(['CLOSED', 'CLOSED'])
  expect(statesIn(['A', 'SYN', { kind: 'lost' }], ['A', 'SYN'], ['B', 'RST, ACK'])).toEqual([
    'CLOSED',
    'CLOSED',
    'SYN-SENT',
    'CLOSED',
  ])
})

test('segments have their numbers, bytes are counted from their words, and a footnote says where numbers begin', () => {
  const words = wordsOf(...opened, ['A', 'PSH, ACK 512 bytes'], ['B', 'ACK'])
  expect(words.filter((each) => each.startsWith('SEQ'))).toEqual([
    'SEQ=100',
    'SEQ=300 ACK=101',
    'SEQ=101 ACK=301',
    'SEQ=101 ACK=301',
    'SEQ=301 ACK=613',
  ])
  expect(words.join(' ')).toContain('begin at 100 and 300')
})

test('notes, states and ways that are given are kept; a trace without a SYN has no states', () => {
  expect(wordsOf(['A', 'SYN', { note: 'again' }], ['B', 'SYN, ACK']).filter((each) => /SEQ|again/.test(each))).toEqual([
    'again',
  ])
  expect(statesIn(['A', 'SYN', { delay: 1 }], ['B', 'SYN, ACK'])).toEqual([])
  expect(statesIn(['A', 'ACK'], ['B', 'FIN, ACK'])).toEqual([])
})

test('a state that follows can be highlighted, and is in the text', () => {
  const { scene } = draw([...opened, ['B', 'FIN, ACK']], { focus: ['CLOSE-WAIT'] })
  expect(scene.elements).toContainEqual(expect.objectContaining({ text: 'CLOSE-WAIT', fill: 'accent' }))
  expect(scene.description).toContain('CLOSE-WAIT')
})

test('a length below a segment is kept beside its numbers, and other notes have no footnote on numbers', () => {
  const words = wordsOf(...opened, ['B', 'PSH, ACK', { note: 'LEN=1460' }], ['A', 'ACK'])
  expect(words).toEqual(expect.arrayContaining(['SEQ=301 ACK=101 LEN=1460', 'SEQ=101 ACK=1761']))
  expect(wordsOf(['A', 'SYN', { note: 'again' }]).join(' ')).not.toContain('begin at 100')
})
