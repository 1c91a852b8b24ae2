import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'
import { draw } from '../../entries/library/recipes.ts'
import { rotationOf } from './rotation.ts'

const calendar = (...events: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((each) => ['BEGIN:VEVENT', ...each.split('\n'), 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

const shift = (summary: string, from: string, to: string): string => `SUMMARY:${summary}\nDTSTART:${from}\nDTEND:${to}`

const data = async (text: string): Promise<Record<string, unknown>> => {
  const read = await importDiagram(text)
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  return read.data
}

test('weekly turns are an order, an exception is a swap, what nobody has is a gap', async () => {
  const text = calendar(
    shift('On Call - Mira - Platform', '20261102T090000Z', '20261109T090000Z'),
    shift('On Call - Leo - Platform', '20261109T090000Z', '20261113T090000Z'),
    shift('On Call - Mira - Platform', '20261113T090000Z', '20261116T090000Z'),
    shift('On Call - Aiko - Platform', '20261116T090000Z', '20261122T090000Z'),
    shift('On Call - Mira - Platform', '20261123T090000Z', '20261130T090000Z'),
  )
  const read = await importDiagram(text, { name: 'platform.ics' })
  expect(read).toMatchObject({
    from: 'icalendar',
    recipe: 'oncall-schedule',
    others: ['priestley-timeline'],
    data: {
      title: 'Platform',
      start: '2026-11-02T09:00Z',
      days: 28,
      people: [{ name: 'Mira' }, { name: 'Leo' }, { name: 'Aiko' }],
      layers: [{ name: 'Platform', order: ['Mira', 'Leo', 'Aiko'], days: 7 }],
      swaps: [{ person: 'Mira', start: '2026-11-13T09:00Z', end: '2026-11-16T09:00Z' }],
      away: [{ person: 'Aiko', start: '2026-11-22T09:00Z', end: '2026-11-23T09:00Z' }],
      source: 'Times are UTC',
    },
  })
  if (read.ok) expect(await draw(read.recipe, read.data)).toMatchObject({ ok: true })
})

test('layers, attendees, folded lines and escapes are read; a rule is repeated without what was moved or left out', async () => {
  const weekly =
    'UID:1\nSUMMARY:Mira (secondary)\nDTSTART;TZID=Europe/Berlin:20261102T090000\nDURATION:P7D\nRRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=MO\nEXDATE;TZID=Europe/Berlin:20261214T090000'
  const moved =
    'UID:1\nRECURRENCE-ID;TZID=Europe/Berlin:20261116T090000\nSUMMARY:Mira (secondary)\nDTSTART;TZID=Europe/Berlin:20261117T090000\nDURATION:P7D'
  const other =
    'SUMMARY:On-call\\, pri\n mary\nATTENDEE;CN="Leo Lang":mailto:leo@example.com\nDTSTART;TZID=Europe/Berlin:20261102T090000\nDTEND;TZID=Europe/Berlin:20261130T090000'
  expect(await data(calendar(weekly, moved, other))).toMatchObject({
    start: '2026-11-02T09:00',
    days: 35,
    people: [{ name: 'Mira' }, { name: 'Leo Lang' }],
    layers: [{ name: 'Secondary' }, { name: 'Primary', order: ['Leo Lang'] }],
  })
})

test('whole days are days, and what is no rota is a plan', async () => {
  const text = calendar(
    'SUMMARY:Launch\nDTSTART;VALUE=DATE:20261201',
    'SUMMARY:Fair\nDTSTART;VALUE=DATE:20261207\nDTEND;VALUE=DATE:20261210',
  )
  expect(await importDiagram(text)).toMatchObject({
    recipe: 'priestley-timeline',
    data: {
      events: [
        { name: 'Launch', start: '2026-12-01', end: '2026-12-02' },
        { name: 'Fair', start: '2026-12-07', end: '2026-12-10' },
      ],
    },
  })
})

test('what cannot be read is a finding at its line', async () => {
  const text = calendar(
    'SUMMARY:On call: Mira\nDTSTART:soon',
    'SUMMARY:On call: Leo\nDTSTART:20261102T090000Z\nDTEND:20261103T090000Z\nRRULE:FREQ=MONTHLY',
    'SUMMARY:On call: Leo\nDTSTART;TZID=Europe/Berlin:20261104T090000\nDTEND;TZID=Europe/Berlin:20261105T090000',
  )
  expect(await importDiagram(text)).toMatchObject({
    findings: [{ line: 4 }, { line: 10, problem: expect.stringContaining('every so many') }, { line: 14 }],
  })
  expect(await importDiagram('BEGIN:VCALENDAR\nEND:VCALENDAR')).toMatchObject({ ok: false })
})

test('a rotation says again who has which hour', () => {
  const day = 86_400_000
  let seed = 7
  const random = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most
  for (let round = 0; round < 60; round++) {
    const shifts = []
    let at = 0
    while (at < 30) {
      const length = 1 + random(9)
      if (random(6) > 0) shifts.push({ person: 'ABCD'[random(4)]!, start: at * day, end: (at + length) * day })
      at += length
    }
    const end = 30 * day
    const { days, order, swaps, away } = rotationOf(
      shifts.map((each) => ({ ...each, end: Math.min(each.end, end) })),
      0,
      end,
    )
    for (let time = 0; time < end; time += day / 2) {
      const isNow = (each: { start: number; end: number }): boolean => each.start <= time && time < each.end
      const scheduled = order[Math.floor(time / (days * day)) % order.length]
      const taken = swaps.findLast(isNow)?.person ?? scheduled
      const person = away.some((each) => each.person === taken && isNow(each)) ? undefined : taken
      expect(person).toBe(shifts.find(isNow)?.person)
    }
  }
})
