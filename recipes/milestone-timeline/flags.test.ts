import { expect, test } from 'vitest'
import { flagsOf } from './flags.ts'

const words = (count: number, note?: string) =>
  flagsOf(
    Array.from({ length: count }, (_, at) => ({
      item: { name: 'Milestone of some name', start: '2026', note },
      name: 'Milestone of some name',
      at,
      when: 'Jan 1, 2026',
      color: 'ink' as const,
    })),
    880,
  ).flatMap(({ over = [] }) => over.map((each) => each.words))

test('few flags have the date over the name, flags that would be a tower have one line, but near the end of the axis', () => {
  expect(words(4).map(({ h }) => h)).toEqual([58, 58, 58, 58])
  const many = words(16)
  expect(many.map(({ h }) => h)).toEqual(many.map((_, index) => (index < 13 ? 19 : 38)))
  const [date, name] = many[0]?.lines ?? []
  expect((date?.indent ?? 0) < (name?.indent ?? 0) && Math.abs((date?.top ?? 9) - (name?.top ?? 0)) <= 1).toBe(true)
})

test('what has no room in its line is under it, not beside two lines', () => {
  const last = words(16, 'by').at(-1)?.lines ?? []
  expect(last.map(({ indent }) => indent)).toEqual([0, 0, 0])
  expect(last.map(({ top }) => top)).toEqual(last.map(({ top }) => top).toSorted((a, b) => a - b))
  expect(words(16, 'by the board').at(0)?.h).toBe(19)
})

test('no line of words is over the first, as two lines centered beside one would be', () => {
  const long = Array.from({ length: 16 }, (_, at) => ({
    item: { name: 'x', start: '2026' },
    name: 'Milestone of a name so long that it wraps',
    at: at < 15 ? 15 + at / 20 : 0,
    when: 'Jan 1, 2026',
    color: 'ink' as const,
  }))
  const tops = flagsOf(long, 880).flatMap(({ over = [] }) =>
    over.flatMap((each) => each.words.lines.map((line) => line.top)),
  )
  expect(Math.min(...tops)).toBeGreaterThan(-2)
})
