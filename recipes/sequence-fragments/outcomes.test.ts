import { expect, test } from 'vitest'
import type { SequenceData, SequenceEntry } from '../../drawing/data/sequence-fields.ts'
import { outcomesOf, writeCounts } from './outcomes.ts'

const sent: SequenceEntry = { from: 'A', to: 'B', text: 'PUT part', kind: 'call', delay: 0, lines: [] }
const frame = (kind: 'loop' | 'opt' | 'break' | 'par' | 'alt', text: string, ...messages: SequenceEntry[]) =>
  ({ kind, text, messages, else: [] }) satisfies SequenceEntry

/** How often what reaches B is sent beside an alternative without messages for it. */
const counted = (...messages: SequenceEntry[]): string => {
  const own = frame('alt', 'x', { ...sent, to: 'A', from: 'B' })
  const data: SequenceData = {
    participants: [
      { name: 'A', kind: 'service' },
      { name: 'B', kind: 'service' },
    ],
    messages: [own, ...messages],
    spans: [],
  }
  return writeCounts(outcomesOf(data, 'B')[0] ?? { least: 0, most: 0 })
}

test('what a frame lets through once or not, or as often as a loop runs, is counted from the least to the most', () => {
  expect(counted(sent)).toBe('1')
  expect(counted(frame('opt', 'x', sent), sent)).toBe('1–2')
  expect(counted(frame('break', 'x', sent))).toBe('0–1')
  expect(counted(frame('par', 'x', sent))).toBe('1')
  expect(counted(frame('loop', '(1, 1000) each part', sent))).toBe('1–1,000')
  expect(counted(frame('opt', 'large', frame('loop', '(2,3) each', sent)))).toBe('0–3')
  expect(counted(frame('loop', '(3) times', sent, sent))).toBe('6')
  expect(counted(frame('loop', '(1, *) tries', sent))).toBe('1+')
  expect(counted(frame('loop', 'until done', sent), sent)).toBe('1+')
})

test('a loop around alternatives is run once for an outcome', () => {
  const around = frame('loop', '(1, 3)', sent, frame('alt', 'x', sent))
  const data: SequenceData = {
    participants: [
      { name: 'A', kind: 'service' },
      { name: 'B', kind: 'service' },
    ],
    messages: [around],
    spans: [],
  }
  expect(outcomesOf(data, 'B').map(writeCounts)).toEqual(['2'])
})

test('a break is run once at most, instead of what follows in the frame around it, and ends the rounds of a loop', () => {
  const [opt, broken] = [frame('opt', 'x', sent), frame('break', 'x', sent)]
  expect(counted(frame('loop', '(1, 3) x', sent, opt, broken))).toBe('1–7')
  expect(counted(frame('loop', '(2, 3) x', broken, sent))).toBe('1–3')
  expect(counted(frame('loop', '(3) x', sent, frame('break', 'x')))).toBe('1–3')
  expect(counted(frame('loop', '(0, 0) x', sent, broken), sent)).toBe('1')
  expect(counted(frame('loop', '(1, *) x', sent, broken))).toBe('1+')
  expect(counted(frame('loop', '(1, *) x', broken))).toBe('0–1')
  expect(counted(frame('loop', '(2) x', frame('loop', '(1, 5) x', broken)))).toBe('0–2')
  expect(counted(frame('break', 'x'), frame('break', 'x', sent, sent), sent)).toBe('0–2')
})

test('an outcome comes after no break but the one that it is in', () => {
  const [chosen, broken] = [frame('alt', 'x', sent), frame('break', 'x', sent)]
  const all = (...messages: SequenceEntry[]): string[] =>
    outcomesOf(
      {
        participants: [
          { name: 'A', kind: 'service' },
          { name: 'B', kind: 'service' },
        ],
        messages,
        spans: [],
      },
      'B',
    ).map(writeCounts)
  expect(all(broken, sent, chosen)).toEqual(['2'])
  expect(all(frame('par', 'x', broken, chosen), broken)).toEqual(['1–2'])
  expect(all(chosen, frame('break', 'x', frame('alt', 'x', sent)), sent)).toEqual(['1–2', '1'])
})
