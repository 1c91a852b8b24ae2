/** The limits of calendars: just within, and just beyond. */
import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'

const calendar = (...events: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((each) => ['BEGIN:VEVENT', ...each.split('\n'), 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

/** So many hours after the beginning of November 2, as a calendar writes it. */
const at = (hours: number): string =>
  `${new Date(Date.UTC(2026, 10, 2, hours)).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const shift = (summary: string, from: number, to: number, more = ''): string =>
  `SUMMARY:${summary}\nDTSTART:${at(from)}\nDTEND:${at(to)}${more}`

const read = async (...events: string[]) => {
  const found = await importDiagram(calendar(...events))
  if (!found.ok) throw new Error(JSON.stringify(found.findings))
  return { recipe: found.recipe, data: found.data, notes: found.notes.map(({ what }) => what) }
}

const listIn = (data: Record<string, unknown>, field: string) => (data[field] ?? []) as Record<string, unknown>[]

test('over an hour of two people at once is of two layers', async () => {
  const layers = async (over: number) =>
    listIn((await read(shift('On call: Mira', 0, 24), shift('On call: Leo', 24 - over, 96))).data, 'layers').length
  expect([await layers(1), await layers(2)]).toEqual([1, 2])
})

test('three layers are drawn; of a fourth it is said that it is not', async () => {
  const shifts = ['Mira', 'Leo', 'Ben', 'Aiko'].map((name) => shift(`On call: ${name}`, 0, 96))
  const [three, four] = [await read(...shifts.slice(0, 3)), await read(...shifts)]
  const names = ['On call', 'On call 2', 'On call 3']
  expect(listIn(three.data, 'layers').map(({ name }) => name)).toEqual(names)
  expect(listIn(four.data, 'layers').map(({ name }) => name)).toEqual(names)
  expect([three.notes, four.notes]).toEqual([[], ['more than 3 layers: further ones are not drawn']])
})

test('shifts of one person after one another, or over one another, are one', async () => {
  const { data, notes } = await read(
    shift('On call: Mira', 0, 48),
    shift('On call: Mira', 24, 36),
    shift('On call: Mira', 48, 96),
    shift('On call: Leo', 96, 168),
  )
  expect(notes).toEqual([])
  expect(data).toMatchObject({ layers: [{ name: 'On call', order: ['Mira', 'Leo'], days: 4 }] })
  expect([listIn(data, 'swaps'), listIn(data, 'away')]).toEqual([[], []])
})

test('up to twelve people are a rota', async () => {
  const people = Array.from('ABCDEFGHIJKLM', (name, each) => shift(`On call: ${name}`, 24 * each, 24 * each + 24))
  expect((await read(...people.slice(0, 12))).recipe).toBe('oncall-schedule')
  expect((await read(...people)).recipe).toBe('priestley-timeline')
})

test('a plan has sixty events, and rows where they come again, up to twenty', async () => {
  const events = (count: number, names: number) =>
    Array.from({ length: count }, (_, each) => shift(`Fair ${each % names}`, 24 * each, 24 * each + 1))
  const [all, more] = [await read(...events(60, 60)), await read(...events(61, 61))]
  expect([listIn(all.data, 'events').length, all.notes]).toEqual([60, []])
  expect([listIn(more.data, 'events').length, more.notes]).toEqual([60, ['of 61 events, the first 60 are drawn']])
  const rows = async (names: number) =>
    new Set(listIn((await read(...events(names + 1, names))).data, 'events').map(({ group }) => group)).size
  expect([await rows(20), await rows(21)]).toEqual([20, 1])
})

test('rooms and machines are no people', async () => {
  const invited = (kind: string) => `\nATTENDEE;CUTYPE=${kind};CN=Hall:mailto:hall@example.com`
  const notes = async (kind: string) => (await read(shift('Fair', 0, 24, invited(kind)))).notes
  expect(await Promise.all(['ROOM', 'resource', 'INDIVIDUAL', 'ROOMY'].map(notes))).toEqual([
    [],
    [],
    ['people of events are not drawn'],
    ['people of events are not drawn'],
  ])
})

test('forty swaps are drawn: a schedule ends before there are more', async () => {
  let seed = 7
  const turns = Array.from({ length: 84 }, (_, each) => {
    seed = (seed * 48_271) % 2_147_483_647
    return shift(`On call: ${'ABCDEFGHIJK'[seed % 11]}`, 24 * each, 24 * each + 24)
  })
  const { data } = await read(...turns)
  expect([data['days'], listIn(data, 'swaps').length, listIn(data, 'away').length]).toEqual([70, 40, 0])
})
