/** Words wrapped again: on one lifeline as far as the next ones and the frames around leave room, never within a word. */
import { expect, test } from 'vitest'
import type { Message, Remark } from '../data/sequence-fields.ts'
import { settled } from './across.ts'
import type { ChannelStep, ReachingFragment } from './gaps.ts'
import { wordsOf } from './words.ts'

const setting = { roleOf: () => 'label' as const, fill: (words: string) => words, isFocus: () => false }

const stepOf = (item: object, from: number, to: number, whole = 0): ChannelStep => {
  const step = { item: item as Message, from, to, channel: from, whole }
  return { ...step, words: wordsOf(step, Math.max(80, whole), setting) }
}
const message = (text: string, from: number, to: number, whole = 0): ChannelStep =>
  stepOf({ kind: 'call', text, lines: [], delay: 0 }, from, to, whole)
const note = (text: string, at: number, whole = 0): ChannelStep =>
  stepOf({ kind: 'note', text } as unknown as Remark, at, at, whole)

const frame = (from: number, to: number, left: number, right: number): ReachingFragment =>
  ({ first: 0, last: 0, from, to, reach: { from, to, left, right } }) as unknown as ReachingFragment

const linesOf = (step: ChannelStep, { gaps = [160, 260, 160], fragments = [] as ReachingFragment[] } = {}) =>
  settled([step], gaps, { setting, cap: 80, isBusy: () => false, fragments })[0]?.words.above.lines.map(
    ({ text }) => text,
  )

test('a call to itself is as wide as the room to the next lifeline, or to its frame', () => {
  const step = message('render the invoice as PDF', 1, 1)
  expect(linesOf(step)).toEqual(['render the invoice as PDF'])
  expect(linesOf(step, { fragments: [frame(0, 2, 48, 48)] })).toEqual(['render the invoice as PDF'])
  expect(linesOf(step, { fragments: [frame(0, 1, 48, 160)] })).toHaveLength(3)
  // Right of the last lifeline nothing is known.
  expect(linesOf(message('render the invoice as PDF', 3, 3))).toHaveLength(4)
})

test('a note is as wide as the lifelines beside it, or its frame, leave free', () => {
  const step = note('compensate what was paid', 2)
  expect(linesOf(step, { gaps: [300, 300, 300] })).toEqual(['compensate what was paid'])
  expect(linesOf(step, { gaps: [300, 300, 120] })).toHaveLength(2)
  expect(linesOf(step, { gaps: [300, 120, 300] })).toHaveLength(2)
  expect(linesOf(step, { gaps: [300, 300, 300], fragments: [frame(2, 3, 112, 48)] })).toHaveLength(2)
  expect(linesOf(step, { gaps: [300, 300, 300], fragments: [frame(1, 2, 48, 112)] })).toHaveLength(2)
})

test('the longest word of what is on one lifeline is whole', () => {
  expect(linesOf(message('notifications', 3, 3, 120))).toEqual(['notifications'])
  expect(linesOf(note('notifications', 0, 120))).toEqual(['notifications'])
})

test('words that would be broken within one lie across channels, and the lifelines there are broken', () => {
  const step = message('ConditionalCheckFailed', 0, 3, 140)
  const [settledStep] = settled([step], [120, 120, 120], { setting, cap: 80, isBusy: () => false, fragments: [] })
  expect([settledStep?.isAcross, settledStep?.words.above.lines.length]).toEqual([true, 1])
  const [two] = settled([message('two short words', 0, 3)], [120, 120, 120], {
    setting,
    cap: 80,
    isBusy: () => false,
    fragments: [],
  })
  expect([two?.isAcross, two?.words.above.lines.length]).toEqual([undefined, 2])
})
