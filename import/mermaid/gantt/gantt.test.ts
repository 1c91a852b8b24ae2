import { describe, expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { readDate } from './day-format.ts'
import { readGantt } from './read-gantt.ts'

const read = (text: string) => {
  const { model, report } = readGantt(`gantt\n${text}`)
  const tasks = model.tasks.map(({ id, name, start, end }) =>
    [id, name, ...[start, end].map((at) => new Date(at).toISOString().replace(/T?(?:00:00:)?00.000Z$/, ''))].join(
      ' | ',
    ),
  )
  return { tasks, model, findings: findingsIn(report), ledger: ledgerOf(report) }
}

describe('a date', () => {
  test.each([
    ['2024-02-29', 'YYYY-MM-DD', '2024-02-29T00:00'],
    ['29/2/24 7:05 pm', 'D/M/YY h:mm a', '2024-02-29T19:05'],
    ['Feb 3rd, 2024', 'MMM Do, YYYY', '2024-02-03T00:00'],
    ['2024-02-03T10:20:30.400+01:30', 'YYYY-MM-DDTHH:mm:ss.SSSZ', '2024-02-03T08:50'],
    ['09:30', 'HH:mm', '1970-01-01T09:30'],
    ['86400000', 'x', '1970-01-02T00:00'],
  ])('%s as %s', (text, format, iso) => {
    expect(new Date(readDate(text, format) ?? Number.NaN).toISOString().slice(0, 16)).toBe(iso)
  })

  test.each([
    ['2023-02-29', 'YYYY-MM-DD'],
    ['2024-1-1', 'YYYY-MM-DD'],
    ['3d', 'YYYY-MM-DD'],
    ['2024-13-01', 'YYYY-MM-DD'],
    ['Foo 3', 'MMM D'],
  ])('%s is none of %s', (text, format) => {
    expect(readDate(text, format)).toBeUndefined()
  })
})

test('a start that is not of the format is read as browsers do; a format of many names is no trap', () => {
  const { tasks, findings } = read('dateFormat Z\nA: 1, 08-09-25-01:00, 5m\nB: 2, 2026-03-04, 1d\nC: 3, 2026-13-04, 1d')
  expect(tasks).toEqual(['1 | A | 2025-08-09T01:00: | 2025-08-09T01:05:', '2 | B | 2026-03-04 | 2026-03-05'])
  expect(findings).toEqual(['5:1 a date in the format of the plan, or a duration'])
  expect(readDate('m'.repeat(60), 'MMMM'.repeat(15))).toBeUndefined()
})

test('tasks begin at a date, after others or after the one above, and end at a date, before others or after a time', () => {
  const { tasks, findings } = read(
    'dateFormat YYYY-MM-DD\nsection S\nA : a, 2024-01-01, 3d\nB : 2d\nC : c, after a z, 2024-02-01\nD : d, 2024-01-05, until c\nZ : z, 2024-01-10, 1w\nE : 2024-01-31, 1M\nF : f, 2024-01-01, 36h\nG : g, 2024-01-01, 1.5d',
  )
  expect(tasks).toEqual([
    'a | A | 2024-01-01 | 2024-01-04',
    'task1 | B | 2024-01-04 | 2024-01-06',
    'c | C | 2024-01-17 | 2024-02-01',
    'd | D | 2024-01-05 | 2024-01-17',
    'z | Z | 2024-01-10 | 2024-01-17',
    'task2 | E | 2024-01-31 | 2024-02-29',
    'f | F | 2024-01-01 | 2024-01-02T12:00:',
    'g | G | 2024-01-01 | 2024-01-02T12:00:',
  ])
  expect(findings).toEqual([])
})

test('days that do not count move the end of a duration, not of a date', () => {
  expect(
    read(
      'dateFormat YYYY-MM-DD\nexcludes weekends, 2024-01-08\nincludes 2024-01-06\nA : a, 2024-01-04, 3d\nB : b, 2024-01-04, 2024-01-07',
    ).tasks,
  ).toEqual(['a | A | 2024-01-04 | 2024-01-09', 'b | B | 2024-01-04 | 2024-01-07'])
  expect(read('inclusiveEndDates\nA : a, 2024-01-04, 2024-01-07').tasks).toEqual(['a | A | 2024-01-04 | 2024-01-08'])
  expect(read('weekend friday\nexcludes weekends\nA : a, 2024-01-04, 2d').tasks).toEqual([
    'a | A | 2024-01-04 | 2024-01-08',
  ])
})

test('tags, looks and clicks', () => {
  const { model, ledger } = read(
    'title T\naxisFormat %d\ntodayMarker off\nA : crit, done, a, 2024-01-01, 1d\nM : milestone, active, 2024-01-02, 0d\nV : vert, v, 2024-01-03, 1d\nclick a href "https://example.com"',
  )
  expect(
    model.tasks.map(({ isCritical, isDone, isActive, isMilestone, isMark }) =>
      [isCritical, isDone, isActive, isMilestone, isMark].map(Number).join(''),
    ),
  ).toEqual(['11000', '00110', '00001'])
  expect(ledger).toEqual(['3+4:1 styles are not carried over', '8:1 a link or a click'])
})

test('a task that cannot be dated is a finding; the others are read', () => {
  const { tasks, findings } = read(
    'A : after x, 1d\nB : b, 2024-01-01, 1d\nC : c, after d, 1d\nD : d, after c, 1d\nE\nF : soon, 1d',
  )
  expect(tasks).toEqual(['b | B | 2024-01-01 | 2024-01-02'])
  expect(findings).toEqual([
    '6:2 : and when the task is',
    '2:1 the id of a task, not x',
    '4:1 tasks that can be dated',
    '5:1 tasks that can be dated',
    '7:1 a date in the format of the plan, or a duration',
  ])
})

test('whole days are a Gantt chart, in working days where weekends do not count', async () => {
  const plan =
    'gantt\nsection S\nA : crit, done, a, 2024-01-04, 3d\nB : b, after a, 1d\nM : milestone, after b, 0d\nV : vert, 2024-01-05, 0d'
  expect(await importDiagram(plan)).toMatchObject({
    recipe: 'gantt-chart',
    data: {
      focus: ['A'],
      start: '2024-01-04',
      unit: 'day',
      marks: [{ start: '2024-01-05', text: 'V' }],
      tasks: [
        { name: 'A', duration: 3, start: '2024-01-04', done: 100, group: 'S' },
        { name: 'B', duration: 1, start: '2024-01-07', after: ['A'], group: 'S' },
        { name: 'M', duration: 0, start: '2024-01-08', after: ['B'] },
      ],
    },
  })
  expect(await importDiagram('gantt\nexcludes weekends\nA : a, 2024-01-04, 3d\nB : b, after a, 1d')).toMatchObject({
    data: { unit: 'working-day', tasks: [{ duration: 3 }, { start: '2024-01-09', duration: 1 }] },
  })
})

test('anything finer is bars on a time axis', async () => {
  expect(await importDiagram('gantt\ndateFormat HH:mm\nA : a, 09:00, 30m\nB : active, b, after a, 1h')).toMatchObject({
    recipe: 'priestley-timeline',
    data: {
      events: [
        { name: 'A', start: '09:00', end: '09:30' },
        { name: 'B', end: '10:30', note: 'active' },
      ],
    },
    notes: [{ what: 'what tasks wait for' }],
  })
})
