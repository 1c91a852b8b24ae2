/** Turns of rotas of every length, and where calendars of people are none. */
import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'

const first = Date.UTC(2026, 0, 5)
const dateOf = (days: number): string =>
  new Date(first + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
const event = (from: number, to: number, ...more: string[]): string =>
  ['BEGIN:VEVENT', `DTSTART:${dateOf(from)}`, `DTEND:${dateOf(to)}`, ...more, 'END:VEVENT'].join('\r\n')
const read = async (...lines: string[]) => {
  const found = await importDiagram(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'))
  if (!found.ok) throw new Error(JSON.stringify(found.findings))
  return found
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 21, 28])('turns of %i days are found', async (days) => {
  const turns = Math.min(8, Math.floor(84 / days))
  const shifts = Array.from({ length: turns }, (_, turn) =>
    event(turn * days, (turn + 1) * days, `SUMMARY:On call: ${turn % 2 === 0 ? 'Ada' : 'Bob'}`),
  )
  const { data } = await read(...shifts)
  expect(data['layers']).toEqual([{ name: 'On call', order: ['Ada', 'Bob'], days }])
  expect([data['swaps'], data['away']]).toEqual([undefined, undefined])
})

test('two people and more who come again are a rota; one alone, fewer times or two at once are a plan', async () => {
  const by = (name: string, at: number, more: string[] = []): string =>
    event(at, at + 1, 'SUMMARY:Shift', `ATTENDEE;CN=${name}:mailto:x@example.com`, ...more)
  const recipeOf = async (...lines: string[]) => (await read(...lines)).recipe
  expect(await recipeOf(by('Ada', 0), by('Bob', 1), by('Ada', 2), by('Bob', 3))).toBe('oncall-schedule')
  expect(await recipeOf(by('Ada', 0), by('Bob', 1), by('Ada', 2))).toBe('priestley-timeline')
  expect(await recipeOf(by('Ada', 0), by('Ada', 1), by('Ada', 2))).toBe('priestley-timeline')
  const both = by('Ada', 4, ['ATTENDEE;CN=Bob:mailto:x@example.com'])
  expect(await recipeOf(by('Ada', 0), by('Bob', 1), by('Ada', 2), by('Bob', 3), both)).toBe('priestley-timeline')
})

test.each(['on call', 'On-Call', 'pager duty', 'rota', 'Roster'])(
  'a calendar that is called %s is a rota',
  async (name) => {
    const one = event(0, 7, 'SUMMARY:Ada')
    expect((await read(`X-WR-CALNAME:${name}`, one)).recipe).toBe('oncall-schedule')
    expect((await read('X-WR-CALNAME:Team', one)).recipe).toBe('priestley-timeline')
  },
)

test.each([
  ['On Call - Mira Lang - Platform', 'Mira Lang', 'Platform'],
  ['Mira is on call', 'Mira', 'On call'],
  ['Mira (secondary)', 'Mira', 'Secondary'],
  ['[L3] Mira', 'Mira', 'L3'],
  ['Level 2: Mira', 'Mira', 'Level 2'],
  ['On-call shift: Mira', 'Mira', 'On call'],
  ['Backup | Mira', 'Mira', 'Backup'],
])('%s', async (summary, person, layer) => {
  const { data } = await read('X-WR-CALNAME:Rota', event(0, 7, `SUMMARY:${summary}`))
  expect([data['people'], data['layers']]).toEqual([[{ name: person }], [{ name: layer, order: [person], days: 7 }]])
})

test('a plan ends with the last moment that can be written', async () => {
  const late = ['BEGIN:VEVENT', 'DTSTART:99991231T230000', 'DURATION:PT5H', 'SUMMARY:Late', 'END:VEVENT']
  expect((await read(...late)).data['events']).toEqual([
    { name: 'Late', start: '9999-12-31T23:00', end: '9999-12-31T23:59' },
  ])
})
