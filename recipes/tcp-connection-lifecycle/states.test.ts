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

test('notes and states that are given are kept; a trace without a SYN has no states', () => {
  expect(wordsOf(['A', 'SYN', { note: 'again' }], ['B', 'SYN, ACK']).filter((each) => /SEQ|again/.test(each))).toEqual([
    'again',
  ])
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

test('segments with ways of their own bring about states where they arrive', () => {
  expect(statesIn(['A', 'SYN', { delay: 1 }], ['B', 'SYN, ACK', { delay: 1 }], ['A', 'ACK', { delay: 1 }])).toEqual(
    begin,
  )
  // Both FINs cross, as in RFC 9293, figure 13: both ends have theirs acknowledged only after that of the other.
  const crossed = statesIn(
    ...opened,
    ['A', 'FIN, ACK', { delay: 2 }],
    ['B', 'FIN, ACK', { delay: 1 }],
    ['A', 'ACK'],
    ['B', 'ACK'],
  )
  expect(crossed.slice(6)).toEqual(['FIN-WAIT-1', 'FIN-WAIT-1', 'CLOSING', 'CLOSING', 'TIME-WAIT', 'TIME-WAIT'])
})

test('lengths are counted however they are written, a window is none, and who opens acknowledges 0', () => {
  const ackOf = (text: string, more: object = {}): string | undefined =>
    wordsOf(...opened, ['A', `PSH, ACK${text}`, more], ['B', 'ACK', { note: 'now ACK={ack}' }]).find((each) =>
      each.startsWith('now ACK'),
    )
  for (const said of [', len 78', ' LEN=78', ' length 78', ' 78 bytes', ' 78 B'])
    expect(ackOf(said)).toBe('now ACK=179')
  expect(ackOf('', { note: '78 bytes' })).toBe('now ACK=179')
  expect(ackOf(' 1,460 bytes')).toBe('now ACK=1561')
  expect(ackOf('', { note: 'window 65535 bytes' })).toBe('now ACK=101')
  expect(wordsOf(['A', 'SYN', { note: 'SEQ={seq} ACK={ack}' }])).toContain('SEQ=100 ACK=0')
})

test('what opens and closes is counted by flags where no brackets say it', () => {
  const closing: Sent[] = [
    ['B', 'FIN, ACK'],
    ['A', 'ACK'],
    ['A', 'FIN, ACK'],
    ['B', 'ACK'],
  ]
  const title = 'Opens in {open}, closes in {close}'
  const span = { at: 'B', from: 'SYN, ACK', text: 'TIME-WAIT' }
  const { scene } = draw([['A', 'SYN', { kind: 'lost' }], ...opened, ...closing], { title, spans: [span] })
  expect(scene.title).toContain('Opens in 4, closes in 4')
  expect(scene.elements.filter((each) => each.type === 'text' && each.text === '2 MSL')).toEqual([])
  const half = drawRecipe(recipe as unknown as AnyRecipe, {
    title,
    participants: [{ name: 'A' }, { name: 'B' }],
    messages: [{ from: 'A', to: 'B', text: 'SYN' }],
  })
  expect(half).toMatchObject({ ok: true, warnings: [{ at: 'title' }, { at: 'title' }] })
})
