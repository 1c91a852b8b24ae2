/** Plans as sentences: what each says of its task, and which days it comes to. */
import { expect, test } from 'vitest'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { dayOf } from './plant-calendar.ts'
import { readGantt } from './read-gantt.ts'

const read = (...lines: string[]) => {
  const { model, report } = readGantt(`@startgantt\n${lines.join('\n')}\n@endgantt\n`)
  const date = (at: number): string => new Date(at).toISOString().slice(0, 10)
  const tasks = model.tasks.map(({ name, start, end }) => `${name}: ${date(start)} to ${date(end)}`)
  return { tasks, model, findings: findingsIn(report), ledger: ledgerOf(report) }
}

const starts = 'Project starts 2026-03-02'

test.each([
  ['2026-03-04', '2026-03-04'],
  ['2026/3/4', '2026-03-04'],
  ['the 4th of march 2026', '2026-03-04'],
  ['4 March 2026', '2026-03-04'],
  ['Dec 31st, 2026', '2026-12-31'],
  ['january 1 2026', '2026-01-01'],
  ['22nd february 2026', '2026-02-22'],
])('%s is %s', (words, date) => {
  expect(new Date(dayOf(words) ?? Number.NaN).toISOString().slice(0, 10)).toBe(date)
})

test.each(['4 foo 2026', 'march 2026', '4 march', 'soon'])('%s is no date', (words) => {
  expect(dayOf(words)).toBeUndefined()
})

test.each([
  ['[A] lasts 3 days', '2026-03-02 to 2026-03-05'],
  ['[A] requires 1 day', '2026-03-02 to 2026-03-03'],
  ['[A] lasts 2 weeks', '2026-03-02 to 2026-03-16'],
  ['[A] lasts 1 week and 2 days', '2026-03-02 to 2026-03-11'],
  ['[A] lasts 1 month', '2026-03-02 to 2026-04-01'],
  ['[A] LASTS 2 DAYS.', '2026-03-02 to 2026-03-04'],
  ['[A]', '2026-03-02 to 2026-03-03'],
  ['[A] starts 2026-03-10', '2026-03-10 to 2026-03-11'],
  ['[A] starts on 2026-03-10 and lasts 2 days', '2026-03-10 to 2026-03-12'],
  ['[A] starts at 2026-03-10 09:00 and ends at 2026-03-11', '2026-03-10 to 2026-03-12'],
  ['[A] ends 2026-03-11', '2026-03-11 to 2026-03-12'],
  ['[A] lasts 3 days and ends 2026-03-11', '2026-03-09 to 2026-03-12'],
  ['[A] starts D+4', '2026-03-06 to 2026-03-07'],
  ['[A] starts at D+0 and lasts 2 days', '2026-03-02 to 2026-03-04'],
  ['[A] happens 2026-03-10', '2026-03-10 to 2026-03-10'],
  ['[A] happens at D+2', '2026-03-04 to 2026-03-04'],
])('%s is from %s', (sentence, dates) => {
  expect(read(starts, sentence)).toMatchObject({ tasks: [`A: ${dates}`], findings: [], ledger: [] })
})

const base = '[A] starts 2026-03-09 and lasts 3 days'

test.each([
  ["[B] starts at [A]'s end", '2026-03-12 to 2026-03-13'],
  ["[B] starts at [A]'s start", '2026-03-09 to 2026-03-10'],
  ['[B] starts after [A] end', '2026-03-12 to 2026-03-13'],
  ["[B] starts 2 days after [A]'s end", '2026-03-14 to 2026-03-15'],
  ["[B] starts 1 week after [A]'s end and lasts 2 days", '2026-03-19 to 2026-03-21'],
  ["[B] starts 1 week and 1 day after [A]'s start", '2026-03-17 to 2026-03-18'],
  ["[B] starts 2 days before [A]'s start", '2026-03-07 to 2026-03-08'],
  ["[B] ends at [A]'s start", '2026-03-08 to 2026-03-09'],
  ["[B] lasts 2 days and ends 1 day before [A]'s end", '2026-03-09 to 2026-03-11'],
  ["[B] happens at [A]'s end", '2026-03-12 to 2026-03-12'],
  ["[B] happens 1 day after [A]'s end", '2026-03-13 to 2026-03-13'],
  ['then [B] lasts 2 days', '2026-03-12 to 2026-03-14'],
  ['[A] -> [B]', '2026-03-12 to 2026-03-13'],
  ['[A] -[#red]-> [B]', '2026-03-12 to 2026-03-13'],
  ['[B] occurs from [A] to [A]', '2026-03-09 to 2026-03-12'],
])('where A is from 2026-03-09 to 2026-03-12, %s is from %s', (sentence, dates) => {
  expect(read(starts, base, sentence)).toMatchObject({ tasks: [expect.any(String), `B: ${dates}`], findings: [] })
})

test.each([
  ['saturday are closed\nsunday are closed', ['weekends'], '2026-03-06 to 2026-03-11'],
  ['saturdays are closed', ['saturday'], '2026-03-06 to 2026-03-10'],
  ['monday are closed', ['monday'], '2026-03-06 to 2026-03-09'],
  ['monday is open', [], '2026-03-06 to 2026-03-09'],
  ['2026-03-07 to 2026-03-09 is closed', ['2026-03-07', '2026-03-08', '2026-03-09'], '2026-03-06 to 2026-03-12'],
  ['2026/03/07 is closed', ['2026-03-07'], '2026-03-06 to 2026-03-10'],
  ['friday are closed\nsaturday are closed\nsunday are closed', ['weekends', 'friday'], '2026-03-09 to 2026-03-12'],
])('three days from Friday 2026-03-06, where %s', (days, excludes, dates) => {
  const { model, tasks, findings } = read(days, '[A] starts 2026-03-06 and lasts 3 days')
  expect([model.excludes, model.includes, tasks, findings]).toEqual([excludes, [], [`A: ${dates}`], []])
})

test('a day may be open although its weekday is closed; a week has the days that are open', () => {
  const closed = ['saturday are closed', 'sunday are closed', '2026-03-07 is opened']
  const { model, tasks } = read(
    ...closed,
    '[A] starts 2026-03-06 and lasts 1 week',
    '[B] lasts 2 days and ends 2026-03-09',
  )
  expect(tasks).toEqual(['A: 2026-03-06 to 2026-03-12', 'B: 2026-03-07 to 2026-03-10'])
  expect(model.includes).toEqual(['2026-03-07'])
})

test('how much is done, who works on a task, sections and short names', () => {
  const { model, findings, ledger } = read(
    '[Prototype design] as [P] on {Ada:50%} {Bob} lasts 3 days and is 40% complete',
    '-- Build --',
    '[Code] on {Cleo} and {Dan} lasts 2 days and is completed',
    "[Code] starts at [P]'s end",
    'it is colored in Red',
    'group Test',
    '[Trial] <<late>> is 100% complete',
    'end group',
    '[Last] is 0% complete',
    'P -[#green]-> Last',
  )
  expect(
    model.tasks.map(({ name, note, section, done, isDone, after }) => ({ name, note, section, done, isDone, after })),
  ).toEqual([
    { name: 'Prototype design', note: 'Ada:50%, Bob', section: undefined, done: 40, isDone: false, after: [] },
    { name: 'Code', note: 'Cleo, Dan', section: 'Build', done: undefined, isDone: true, after: ['Prototype design'] },
    { name: 'Trial', note: undefined, section: 'Test', done: 100, isDone: true, after: [] },
    { name: 'Last', note: undefined, section: undefined, done: 0, isDone: false, after: ['Prototype design'] },
  ])
  expect(findings).toEqual([])
  expect(ledger).toEqual(['1:1 a plan without a date: it begins on 2024-01-01', '6+8+11:3 styles are not carried over'])
})

test('a plan begins where it says, where a task does, or else on a Monday that the ledger names', () => {
  const unsaid = ['1:1 a plan without a date: it begins on 2024-01-01']
  expect(read('[A] lasts 1 day')).toMatchObject({ tasks: ['A: 2024-01-01 to 2024-01-02'], ledger: unsaid })
  expect(read('[A] lasts 1 day', '[B] starts 2026-03-09').ledger).toEqual([])
  expect(read('[A] lasts 1 day', starts).ledger).toEqual([])
  expect(read(starts).ledger).toEqual([])
  expect(read('hide footbox')).toMatchObject({ ledger: ['2:1 what is hidden is drawn'] })
})

test('what cannot be read or dated is a finding; the rest is a plan', () => {
  expect(
    read(
      starts,
      "[A] starts at [B]'s end",
      "[B] starts at [A]'s end",
      '[C] lasts 1 day or so',
      '[D] starts somewhen',
      'what',
      '[E] lasts 2 days',
    ),
  ).toMatchObject({
    findings: [
      '5:17 and, or the end of the line',
      '6:12 a date or the end of a task behind starts',
      '7:1 a task in brackets, or a sentence on the project',
      '3:1 tasks whose dates are known',
    ],
    tasks: ['C: 2026-03-02 to 2026-03-03', 'D: 2026-03-02 to 2026-03-03', 'E: 2026-03-02 to 2026-03-04'],
  })
})

test('dashes around words name a section, dashes alone end one, and more of them cost no more than their number', () => {
  const { model } = read('--- A - b ---  ', '--', '-----', '--C--')
  expect(model.sections).toEqual(['A - b', '', '', 'C'])
  expect(read(`${'-'.repeat(20_000)}x`).findings).toHaveLength(1)
  expect(read(`-- ${' -'.repeat(20_000)}x`).findings).toHaveLength(1)
})
