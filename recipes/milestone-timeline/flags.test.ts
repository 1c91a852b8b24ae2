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

test('few flags have the date over the name, flags that would be a tower have one line', () => {
  expect(words(4).map(({ h }) => h)).toEqual([58, 58, 58, 58])
  const many = words(16)
  expect(many.map(({ h }) => h)).toEqual(many.map(() => 19))
  const [date, name] = many[0]?.lines ?? []
  expect((date?.indent ?? 0) < (name?.indent ?? 0) && Math.abs((date?.top ?? 9) - (name?.top ?? 0)) <= 1).toBe(true)
})

test('notes are in the line of their flags where half the width is enough for the axis, and else under those without room', () => {
  const isUnder = (note: string) =>
    [0, -1].map((index) =>
      words(16, note)
        .at(index)
        ?.lines.map(({ top }) => top > 5),
    )
  expect(isUnder('by the board')).toEqual([
    [false, false, false],
    [false, false, false],
  ])
  expect(isUnder('decided by the board of the foundation')).toEqual([
    [false, false, false],
    [false, false, true],
  ])
})
