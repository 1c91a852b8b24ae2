/** The table of docs/mutants.md. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countsOf, withRow } from './page.ts'
import { roomNames, roomOf } from './rooms.ts'

const outcomes = (killed: number, timeout: number, survived: number) => [
  ...Array.from({ length: killed }, () => ({ outcome: 'killed' as const })),
  ...Array.from({ length: timeout }, () => ({ outcome: 'timeout' as const })),
  ...Array.from({ length: survived }, () => ({ outcome: 'survived' as const })),
]

const page = 'Words.\n\n| room | … |\n|---|---|\n| `a` | old |\n\nMore.\n'

test('counts what was noticed, rounded down', () => {
  expect(countsOf('a', 1234, outcomes(847, 2, 151))).toEqual({
    room: 'a',
    all: 1234,
    tried: 1000,
    noticed: 849,
    tooLong: 2,
    percent: '84.9',
  })
  expect(countsOf('a', 3, outcomes(2, 0, 1)).percent).toBe('66.6')
})

test('replaces the row of a room, and adds that of another at the end of the table', () => {
  expect(withRow(page, countsOf('a', 1234, outcomes(9, 1, 0)))).toBe(
    page.replace('| `a` | old |', '| `a` | 1,234 | 10 | 10 | 1 | 0 | 100.0% |'),
  )
  expect(withRow(page, countsOf('b', 10, outcomes(9, 0, 1)))).toBe(
    page.replace('old |\n', 'old |\n| `b` | 10 | 10 | 9 | 0 | 1 | 90.0% |\n'),
  )
})

/** What was reached in each room, in percent. It may only rise; 85 is the aim. */
const reached: Record<string, number> = { 'src/scene': 93, 'src/review': 93, import: 76, layout: 81 }

test('the rows of the page are of rooms that have a campaign, and none is below what it had reached', () => {
  const rows = readFileSync('docs/mutants.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const rooms = rows.map((row) => row.split('`')[1] ?? '')
  expect(roomNames).toEqual(expect.arrayContaining(rooms))
  expect(rooms.toSorted()).toEqual(Object.keys(reached).toSorted())
  for (const [index, row] of rows.entries())
    expect(Number(/([\d.]+)% \|$/.exec(row)?.[1]), row).toBeGreaterThanOrEqual(reached[rooms[index]!]!)
})

test('a room has its sources and its tests, and nothing generated', () => {
  const { files, tests } = roomOf('src/scene')!
  expect(tests.length).toBeGreaterThan(0)
  expect(files.every((file) => file.startsWith('src/scene/') && !/\.(?:test|gen|d)\.ts$/.test(file))).toBe(true)
})
