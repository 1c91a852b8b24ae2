/** How far apart columns stand: the least that everything between and around them needs. */
import { describe, expect, test } from 'vitest'
import type { Block } from '../block.ts'
import type { Message, Remark } from '../data/sequence-fields.ts'
import { type ChannelStep, evenGaps, finalWidth, firstWidth, gapsOf, type ReachingFragment, sideRoom } from './gaps.ts'
import { type Reach, remarkWidth } from './reach.ts'
import { headGaps } from './two-rows.ts'

const block = (w: number, h = 17): Block => ({ w, h }) as Block

const message = (from: number, to: number, w: number, more: Partial<Message> = {}): ChannelStep => ({
  item: { kind: 'call', from: '', to: '', text: '', delay: 0, ...more } as Message,
  from,
  to,
  words: { above: block(w), below: block(0) } as ChannelStep['words'],
  channel: -1,
  falls: more.delay ?? 0,
})

const note = (from: number, to: number, w: number): ChannelStep => ({
  ...message(from, to, w),
  item: { kind: 'note', from: '', text: '' } as unknown as Remark,
})

/** Heads as gaps see them: the gap before each, and how wide the first is. */
const heads = (first: number, ...more: number[]) => ({ first, apart: more.map((w) => w + 24) })
const none: Reach[] = []

/** The gaps of columns with heads so wide that the drawing needs no stretching. */
const gaps = (
  steps: ChannelStep[],
  more: { heads?: number[]; reaches?: Reach[]; fragments?: ReachingFragment[] } = {},
) =>
  gapsOf({
    ...heads(...((more.heads ?? [480, 80, 80, 80]) as [number, ...number[]])),
    steps,
    stepReaches: more.reaches ?? none,
    fragments: more.fragments ?? [],
  })

describe('gaps between columns', () => {
  test('are as wide as half of both heads and 24 px', () => {
    expect(gaps([], { heads: [480, 80, 120, 96] })).toEqual([104, 144, 120])
    expect(headGaps([{ w: 112 }, { w: 176 }, { w: 128 }], false)).toEqual([168, 176])
  })

  test('hold the words of a message between them, with 16 px on each side, in steps of 8 px', () => {
    expect(gaps([message(0, 1, 128)])).toEqual([160, 104, 104])
    expect(gaps([message(0, 1, 129)])).toEqual([168, 104, 104])
    expect(gaps([message(2, 1, 129)])).toEqual([104, 168, 104])
  })

  test('become up to 64 px wider for words beside their sender; longer ones stand in the widest channel on the way', () => {
    const [near, far] = [message(1, 3, 136), message(1, 3, 137)]
    expect(gaps([near], { heads: [480, 80, 80, 200] })).toEqual([104, 168, 224])
    expect(gaps([far], { heads: [480, 80, 80, 200] })).toEqual([104, 104, 224])
    expect([near.channel, far.channel]).toEqual([1, 2])
  })

  test('words that wrap into few more lines stand beside their sender too', () => {
    const channelOf = (h: number): number => {
      const step = { ...message(1, 3, 200), words: { above: block(80), below: block(200, 36) } }
      gapsOf({
        ...heads(480, 80, 80, 200),
        steps: [step],
        wrapped: (_, width) => ({ above: block(80), below: block(width, h) }),
        stepReaches: none,
        fragments: [],
      })
      return step.channel
    }
    expect([channelOf(72), channelOf(73)]).toEqual([1, 2])
  })

  test('leave 44 px on each side of a message that is lost', () => {
    expect(gaps([message(0, 1, 136, { kind: 'lost' })])).toEqual([224, 104, 104])
    expect(gaps([message(0, 1, 137, { kind: 'lost' })])).toEqual([232, 104, 104])
    expect([sideRoom(message(0, 1, 9)), sideRoom(message(0, 1, 9, { kind: 'lost' }))]).toEqual([16, 44])
  })

  test('are twice as wide as the words for each entry that a message is in flight', () => {
    expect(gaps([message(0, 1, 80, { delay: 1 })])).toEqual([160, 104, 104])
    expect(gaps([message(0, 1, 80, { delay: 2 })])).toEqual([320, 104, 104])
    expect(gaps([message(0, 1, 8, { delay: 1 })])).toEqual([104, 104, 104])
  })

  test('are those of the wider of two texts of a message', () => {
    const step = message(0, 1, 40)
    expect(gaps([{ ...step, words: { ...step.words, below: block(160) } }])).toEqual([192, 104, 104])
  })

  test('hold what reaches out of its columns, and 16 px to the next lifeline', () => {
    expect(gaps([], { reaches: [{ from: 1, to: 2, left: 112, right: 144 }] })).toEqual([128, 104, 160])
    expect(gaps([], { reaches: [{ from: 0, to: 3, left: 900, right: 900 }] })).toEqual([104, 104, 104])
    expect(gaps([], { reaches: [{ from: 1, to: 1, left: 113, right: 80 }] })).toEqual([136, 104, 104])
    // Just more than a gap has: it is widened to the next step of 8 px.
    expect(gaps([], { reaches: [{ from: 1, to: 1, left: 9, right: 89 }] })).toEqual([104, 112, 104])
  })

  test('hold the words of a local step, beside its loop', () => {
    expect(gaps([message(1, 1, 64)])).toEqual([104, 112, 104])
    expect(gaps([message(1, 1, 65)])).toEqual([104, 120, 104])
  })
})

describe('a message over several gaps', () => {
  const wide = (from: number, to: number) => {
    const step = message(from, to, 200)
    return { gaps: gaps([step], { heads: [480, 100, 120, 80] }), channel: step.channel }
  }

  test('stands in the first from its sender that is nearly as wide as the widest', () => {
    expect(wide(0, 3)).toEqual({ gaps: [232, 144, 104], channel: 0 })
    expect(wide(3, 0)).toEqual({ gaps: [124, 232, 104], channel: 1 })
    expect(wide(1, 3)).toEqual({ gaps: [124, 232, 104], channel: 1 })
    const [narrow, step] = [message(0, 1, 60), message(0, 2, 200)]
    // 124 × 1.25 is 155: not nearly as wide as 156, and just as wide as 155.
    expect(gaps([narrow, step], { heads: [480, 100, 132, 80] })).toEqual([124, 232, 104])
    expect(gaps([narrow, step], { heads: [480, 100, 131, 80] })).toEqual([232, 155, 104])
  })

  test('comes after those between neighbors, which have no choice', () => {
    const [far, near] = [message(0, 2, 300), message(1, 2, 320)]
    expect(gaps([far, near])).toEqual([104, 352, 104])
    expect([far.channel, near.channel]).toEqual([1, 1])
  })
})

describe('a remark on several columns', () => {
  test('stretches the gaps between them evenly, less what it may reach beyond', () => {
    const step = note(0, 2, 300)
    const wanted = remarkWidth(step) - 48
    expect(gaps([step])).toEqual([104 + 48, 104 + 48, 104])
    expect(2 * 152).toBeGreaterThanOrEqual(wanted)
    expect(2 * 136).toBeLessThan(wanted)
    expect(gaps([note(2, 0, 300)])).toEqual([152, 152, 104])
  })

  test('that fits changes nothing, nor does one on a single column', () => {
    expect(gaps([note(0, 2, 200)])).toEqual([104, 104, 104])
    expect(gaps([note(1, 1, 900)])).toEqual([104, 104, 104])
  })
})

describe('a fragment', () => {
  const fragment = (from: number, to: number, { tab = 40, guards = [] as number[] } = {}): ReachingFragment =>
    ({
      from,
      to,
      tab: block(tab),
      guards: guards.map((w) => block(w)),
      reach: { from, to, left: 48, right: 48 },
    }) as unknown as ReachingFragment

  test('has its guards between its first two lifelines', () => {
    expect(gaps([], { fragments: [fragment(1, 2, { guards: [60, 128] })] })).toEqual([104, 160, 104])
    expect(gaps([], { fragments: [fragment(1, 1, { guards: [128] })] })).toEqual([104, 104, 104])
  })

  test('is as wide as its tab and 8 px', () => {
    // The tab has 28 px around its words; 96 px of it lie outside of the columns.
    expect(gaps([], { fragments: [fragment(1, 2, { tab: 164 })] })).toEqual([104, 104, 104])
    expect(gaps([], { fragments: [fragment(1, 2, { tab: 165 })] })).toEqual([104, 120, 104])
  })
})

test('a small sequence is stretched to 480 px, its first head included', () => {
  expect(gaps([], { heads: [80, 80, 80] })).toEqual([200, 200])
  expect(gaps([], { heads: [272, 80, 80] })).toEqual([104, 104])
  expect(gaps([], { heads: [271, 80, 80] })).toEqual([120, 120])
})

test('gaps that differ by less than 1.6 times become equal, if they fit the page', () => {
  expect(evenGaps([100, 160], 0)).toEqual([160, 160])
  expect(evenGaps([100, 161], 0)).toEqual([100, 161])
  expect(evenGaps([500, 560], 0)).toEqual([560, 560])
  expect(evenGaps([500, 560], 1)).toEqual([500, 560])
  // On a page that is easy to read, or one where up to 40 px are added.
  expect(evenGaps([100, 140], 0, { easy: 0 })).toEqual([140, 140])
  expect(evenGaps([100, 141], 0, { easy: 281 })).toEqual([100, 141])
  expect(evenGaps([100, 141], 0, { easy: 282 })).toEqual([141, 141])
  expect(evenGaps([100, 148], 1, { most: 296 })).toEqual([100, 148])
})

describe('words may be', () => {
  test('as wide as a cap before gaps are known, remarks at most 240 px', () => {
    expect([firstWidth(message(0, 1, 0), 300), firstWidth(note(0, 1, 0), 300)]).toEqual([300, 240])
    expect([firstWidth(message(0, 1, 0), 200), firstWidth(note(0, 1, 0), 200)]).toEqual([200, 200])
  })

  test('as wide as their gap leaves once gaps are known', () => {
    const known = [200, 320]
    expect(finalWidth({ ...message(0, 1, 0), channel: 0 }, known, 150)).toBe(168)
    expect(finalWidth({ ...message(0, 2, 0, { kind: 'lost' }), channel: 1 }, known, 150)).toBe(232)
    expect(finalWidth({ ...message(0, 1, 0, { delay: 1 }), channel: 1 }, known, 150)).toBe(160)
    expect(finalWidth({ ...message(0, 1, 0, { delay: 2 }), channel: 1 }, known, 150)).toBe(150)
    expect(finalWidth({ ...message(1, 1, 0), channel: 0 }, known, 150)).toBe(150)
  })

  test('as wide as the columns they stand on, for a remark', () => {
    const known = [200, 320]
    expect(finalWidth(note(0, 2, 0), known, 150)).toBe(528)
    expect(finalWidth(note(2, 1, 0), known, 150)).toBe(328)
    expect(finalWidth(note(0, 0, 0), known, 150)).toBe(150)
    expect(finalWidth(note(0, 1, 0), [100], 400)).toBe(240)
  })
})
