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
    ['-60000', 'X', '1969-12-31T23:59'],
    [' 2024-02-03 ', 'YYYY-MM-DD', '2024-02-03T00:00'],
    ['68', 'YY', '2068-01-01T00:00'],
    ['69', 'YY', '1969-01-01T00:00'],
    ['12 am', 'h a', '1970-01-01T00:00'],
    ['12:05 PM', 'hh:mm A', '1970-01-01T12:05'],
    ['7:5', 'H:m', '1970-01-01T07:05'],
    ['Tuesday, 3 december 2024', 'dddd, D MMMM YYYY', '2024-12-03T00:00'],
    ['Tue 3.1.2024', 'ddd D.M.YYYY', '2024-01-03T00:00'],
    ['2024-02-03 -0130', 'YYYY-MM-DD ZZ', '2024-02-03T01:30'],
    ['2024-02-03T00:00Z', 'YYYY-MM-DDTHH:mmZ', '2024-02-03T00:00'],
    ['(2024)', '(YYYY)', '2024-01-01T00:00'],
  ])('%s as %s', (text, format, iso) => {
    expect(new Date(readDate(text, format) ?? Number.NaN).toISOString().slice(0, 16)).toBe(iso)
  })

  test.each([
    ['2023-02-29', 'YYYY-MM-DD'],
    ['2024-1-1', 'YYYY-MM-DD'],
    ['3d', 'YYYY-MM-DD'],
    ['2024-13-01', 'YYYY-MM-DD'],
    ['Foo 3', 'MMM D'],
    ['2024-00-10', 'YYYY-MM-DD'],
    ['2024', '(YYYY)'],
    ['1x', 'x'],
    ['2024-02-03 and more', 'YYYY-MM-DD'],
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

test('a date counts to the millisecond, whatever its format', () => {
  const at = (text: string, format: string): number => readDate(text, format) ?? Number.NaN
  expect(at('10:20:30.456', 'HH:mm:ss.SSS')).toBe(37_230_456)
  expect(at('5', 's')).toBe(5000)
  expect(at('-1', 'x')).toBe(-1)
  // More formats than are kept, each read as itself, the second time too.
  for (const _ of [1, 2])
    for (let more = 0; more < 60; more++) expect(at(`${more} 1970-01-02`, `${more} YYYY-MM-DD`)).toBe(86_400_000)
})

test.each([
  ['2024/3/4', '2024-03-04'],
  ['2024-03-04T05:06:07Z', '2024-03-04T05:06:07.000Z'],
  ['2024-03-04 05:06', '2024-03-04T05:06:'],
  ['3-4-49', '2049-03-04'],
  ['3/4/50', '1950-03-04'],
  ['3/4/1950', '1950-03-04'],
  ['3/4/2024+02:00', '2024-03-03T22:00:'],
])('a start in another format than the plan: %s is %s', (written, start) => {
  expect(read(`dateFormat YYYY.MM.DD\nA : a, ${written}, 0d`)).toMatchObject({ tasks: [`a | A | ${start} | ${start}`] })
})

test.each([
  ['250ms', '2024-01-31T00:00:00.250Z'],
  ['90s', '2024-01-31T00:01:30.000Z'],
  ['90m', '2024-01-31T01:30:'],
  ['2.5h', '2024-01-31T02:30:'],
  ['2w', '2024-02-14'],
  ['1M', '2024-02-29'],
  ['13M', '2025-02-28'],
  ['2.9M', '2024-03-31'],
  ['11M', '2024-12-31'],
  ['4y', '2028-01-31'],
  // What is no duration takes no time, as in Mermaid.
  ['soon', '2024-01-31'],
  ['3 days', '2024-01-31'],
])('from January 31, %s end at %s', (duration, end) => {
  expect(read(`A : a, 2024-01-31, ${duration}`).tasks).toEqual([`a | A | 2024-01-31 | ${end}`])
  expect(read(`dateFormat YYYY-MM-DD HH\nA : a, 2024-01-31 06, 1M`).tasks).toEqual([
    'a | A | 2024-01-31T06:00: | 2024-02-29T06:00:',
  ])
})

test.each([
  ['excludes friday', '2024-01-08'],
  ['excludes Saturday, sunday', '2024-01-09'],
  ['excludes weekends 2024-01-05', '2024-01-10'],
  ['weekend saturday\nexcludes weekends', '2024-01-09'],
  ['weekend friday\nexcludes weekends', '2024-01-09'],
  ['excludes weekends\nincludes 2024-01-06, 2024-01-07', '2024-01-07'],
  ['excludes monday # and no more', '2024-01-07'],
])('three days from Thursday 2024-01-04, where %s, end on %s', (settings, end) => {
  const [task] = read(`${settings}\nA : a, 2024-01-04, 3d`).tasks
  expect(task).toBe(`a | A | 2024-01-04 | ${end}`)
})

test('a chain is dated from its end as well as from its start; one of more than ten steps backward is not', () => {
  const chain = (steps: number): string =>
    [
      ...Array.from({ length: steps }, (_, at) => `T${at} : t${at}, after t${at + 1}, 1d`),
      `E : t${steps}, 2024-01-01, 1d`,
    ].join('\n')
  expect(read(chain(9)).tasks[0]).toBe('t0 | T0 | 2024-01-10 | 2024-01-11')
  expect(read(chain(9)).findings).toEqual([])
  expect(read(chain(10)).findings).toEqual(['2:1 tasks that can be dated'])
})

test('a task waits for all that it names, and ends before the first of what it is until', () => {
  const { tasks, findings } = read(
    'A : a, 2024-01-01, 2d\nB : b, 2024-01-01, 4d\nC : c, after a b, 1d\nD : d, 2024-01-01, until c b\nE : e, after a nobody, 1d\nF : f, 2024-01-01, until nobody\nG : after a, 1d',
  )
  expect(tasks.slice(2)).toEqual([
    'c | C | 2024-01-05 | 2024-01-06',
    'd | D | 2024-01-01 | 2024-01-01',
    'e | E | 2024-01-03 | 2024-01-04',
    'task1 | G | 2024-01-03 | 2024-01-04',
  ])
  expect(findings).toEqual(['7:1 the id of a task, not nobody'])
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

test('what a task waits for, critical tasks and marks are drawn as far as there is room, and the others are named', async () => {
  const plan = (critical: number, marks: number): string =>
    [
      'gantt',
      ...Array.from({ length: critical }, (_, at) => `T${at} : crit, t${at}, 2024-01-0${at + 1}, 1d`),
      ...Array.from({ length: marks }, (_, at) => `M${at} : vert, m${at}, 2024-01-0${at + 1}, 0d`),
      'W : w, after t0 t1 t2 t3, 1d',
    ].join('\n')
  expect(await importDiagram(plan(5, 4))).toMatchObject({
    data: { focus: ['T0', 'T1', 'T2', 'T3', 'T4'], marks: [{}, {}, {}, { text: 'M3' }] },
    notes: [{ line: 11, what: 'what a task waits for, beyond three', text: 'T3' }],
  })
  const many = await importDiagram(plan(6, 5))
  if (!many.ok) throw new Error('not read')
  expect(many.data['focus']).toBeUndefined()
  expect(many.notes.map(({ what, lines, text }) => [what, lines ?? [], text])).toEqual([
    ['tasks marked as critical', [2, 3, 4, 5, 6, 7], 'T0'],
    ['a mark beyond four', [], 'M4'],
    ['what a task waits for, beyond three', [], 't3'.toUpperCase()],
  ])
})

test('days off of any kind but weekends keep the dates, and durations count all days', async () => {
  const unitOf = async (...lines: string[]) => {
    const found = await importDiagram(['gantt', ...lines].join('\n'))
    return found.ok
      ? [
          found.data['unit'],
          (found.data['tasks'] as { duration: number }[])[0]?.duration,
          found.notes.map(({ what }) => what),
        ]
      : found
  }
  const kept = ['days that do not count: dates are kept']
  expect(await unitOf('A : a, 2024-01-04, 3d')).toEqual(['day', 3, []])
  expect(await unitOf('excludes weekends', 'A : a, 2024-01-04, 3d')).toEqual(['working-day', 3, []])
  expect(await unitOf('excludes friday', 'A : a, 2024-01-04, 3d')).toEqual(['day', 4, kept])
  expect(await unitOf('excludes weekends, friday', 'A : a, 2024-01-04, 3d')).toEqual(['day', 6, kept])
  expect(await unitOf('excludes weekends', 'includes 2024-01-06', 'A : a, 2024-01-04, 3d')).toEqual(['day', 4, kept])
  expect(await unitOf('excludes weekends', 'A : a, 2024-01-06, 3d')).toEqual(['day', 4, kept])
  expect(await unitOf('excludes weekends', 'A : a, 2024-01-04, 2024-01-07')).toEqual(['day', 3, kept])
  expect(await unitOf('excludes weekends', 'A : milestone, a, 2024-01-05, 0d')).toEqual(['working-day', 0, []])
})

test.each(['99999999999999999999d', '8000y', '9999999999999999M'])(
  'a task of %s has no end that can be written',
  (length) => {
    const { model, report } = readGantt(
      `gantt\n  dateFormat YYYY-MM-DD\n  A : 2026-03-02, ${length}\n  B : 2026-03-02, 7973y\n`,
    )
    expect(model.tasks.map(({ name }) => name)).toEqual(['B'])
    expect(findingsIn(report)).toEqual(['3:3 an end before the year 10000'])
  },
)

test('a section is called as its whole line says, with colons', async () => {
  expect(await importDiagram('gantt\nsection Week 1: Core\nA: a, 2026-03-02, 3d')).toMatchObject({
    data: { tasks: [{ name: 'A', group: 'Week 1: Core' }] },
  })
})

test('a task of years stays a task of a plan', async () => {
  expect(await importDiagram('gantt\nA: a, 2024-01-01, 2027-01-01\nB: after a, 30d')).toMatchObject({
    recipe: 'gantt-chart',
    data: { tasks: [{ duration: 1096 }, { after: ['A'] }] },
  })
})

test('a number with one digit is one of a format with two, where that is all of it', () => {
  expect(read('dateFormat ss\nA : a, 0, 20\nB : b, 5, 9s')).toMatchObject({
    tasks: [
      'a | A | 1970-01-01 | 1970-01-01T00:00:20.000Z',
      'b | B | 1970-01-01T00:00:05.000Z | 1970-01-01T00:00:14.000Z',
    ],
    findings: [],
  })
  expect(read('dateFormat DD\nA : a, 5, 2d').findings.length).toBe(1)
})

test('a plan without tasks has nothing to draw', async () => {
  const found = await importDiagram('gantt\ntitle T\nweekday monday')
  expect(found.findings.map(({ problem }) => problem)).toEqual(['nothing to draw: the text declares nothing'])
})
