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
    'SUMMARY:On call: Leo\nDTSTART:20261102T090000Z\nDTEND:20261103T090000Z\nRRULE:FREQ=HOURLY',
    'SUMMARY:On call: Leo\nDTSTART;TZID=Europe/Berlin:20261104T090000\nDTEND;TZID=Europe/Berlin:20261105T090000',
  )
  expect(await importDiagram(text)).toMatchObject({
    findings: [{ line: 4 }, { line: 10, problem: expect.stringContaining('every so many') }, { line: 14 }],
  })
  expect(await importDiagram('BEGIN:VCALENDAR\nEND:VCALENDAR')).toMatchObject({
    ok: false,
    findings: [{ problem: expect.stringContaining('an event (BEGIN:VEVENT)') }, {}],
  })
  const ends = calendar(
    'SUMMARY:A\nDTSTART:20261104T090000Z\nDTEND:20261103T090000Z',
    'SUMMARY:B\nDTSTART:20261104T090000Z\nDURATION:P99999999999999D',
    'SUMMARY:C\nDTSTART:20261104T090000Z\nDTEND;TZID=Europe/Berlin:20261105T090000',
    'SUMMARY:D\nDTSTART:20260230T090000Z',
  )
  expect(await importDiagram(`${ends}\nno line`)).toMatchObject({
    ok: true,
    findings: [{ line: 22 }, { line: 5 }, { line: 10 }, { line: 15 }, { line: 19 }],
  })
})

test('what is canceled, comes on further dates, or is no event is in the ledger', async () => {
  const canceled = ['CANCEL', 'LED'].join('')
  const text = calendar(
    `SUMMARY:A\nSTATUS:${canceled}\nDTSTART:20261104T090000Z`,
    'SUMMARY:B\nDTSTART:20261105T090000Z\nRDATE:20261107T090000Z\nRRULE:FREQ=DAILY;COUNT=2\nRRULE:FREQ=WEEKLY',
    'SUMMARY:C\nDTSTART:20261105T090000Z\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE:20261109T090000Z',
  ).replace('END:VCALENDAR', 'BEGIN:VTODO\nDUE:20261105\nEND:VTODO\nEND:VCALENDAR')
  expect(await importDiagram(text)).toMatchObject({
    findings: [],
    notes: [
      { what: 'canceled events are not drawn', text: 'A' },
      { what: 'further dates of an event (RDATE) are not drawn' },
      { what: 'a second rule of an event is not drawn' },
      { what: 'a date that is left out is none of its event' },
      { what: 'tasks are not drawn' },
    ],
    data: { events: [{ group: 'B' }, { group: 'C' }, { group: 'B' }, { group: 'C' }, { group: 'C' }] },
  })
})

test('two people at once are of two layers; a handover of an hour is none', async () => {
  const at = (day: number, hour: number): string =>
    `202611${String(day).padStart(2, '0')}T${hour < 10 ? '0' : ''}${hour}0000Z`
  const text = calendar(
    shift('On call: Mira', at(2, 9), at(9, 9)),
    shift('On call: Ben', at(3, 9), at(4, 9)),
    shift('On call: Leo', at(9, 8), at(16, 8)),
    shift('On call: Mira', at(16, 8), at(16, 8)),
  )
  expect(await importDiagram(text)).toMatchObject({
    findings: [],
    notes: [{ what: expect.stringContaining('up to an hour') }, { what: 'shifts without a length are not drawn' }],
    data: {
      days: 14,
      people: [{ name: 'Mira' }, { name: 'Ben' }, { name: 'Leo' }],
      layers: [{ name: 'On call', order: ['Mira', 'Leo'], days: 7 }, { name: 'On call 2' }],
    },
  })
})

test('who leaves a gap in one layer stays on call in another', async () => {
  const text = calendar(
    shift('Mira (primary)', '20261102T090000Z', '20261109T090000Z'),
    shift('Leo (primary)', '20261109T090000Z', '20261113T090000Z'),
    shift('Mira (primary)', '20261116T090000Z', '20261123T090000Z'),
    shift('Leo (primary)', '20261123T090000Z', '20261130T090000Z'),
    shift('Leo (secondary)', '20261102T090000Z', '20261130T090000Z'),
  )
  const read = await data(text)
  expect(read).toMatchObject({ layers: [{ name: 'Primary' }, { name: 'Secondary', order: ['Leo'] }] })
  expect(read).not.toHaveProperty('away')
})

test('a meeting that comes again is no rota, and stands in a row of its own', async () => {
  const text = calendar(
    'SUMMARY:Standup\nDTSTART:20261102T090000Z\nDTEND:20261102T091500Z\nRRULE:FREQ=DAILY;BYDAY=MO,WE;COUNT=4',
    'SUMMARY:Review\nDTSTART:20261105T090000Z\nDTEND:20261105T100000Z',
  )
  const read = await importDiagram(text)
  expect(read).toMatchObject({ recipe: 'priestley-timeline', others: ['oncall-schedule'] })
  if (!read.ok) return
  expect(read.data['events']).toMatchObject(
    ['Nov 2', 'Nov 4', 'Nov 5', 'Nov 9', 'Nov 11'].map((name) => ({
      name,
      group: name === 'Nov 5' ? 'Review' : 'Standup',
    })),
  )
  expect(await draw(read.recipe, read.data)).toMatchObject({ ok: true })
})

test('a long calendar, and one of repeats without an end, is cut and says so', async () => {
  const weekly = Array.from(
    { length: 60 },
    (_, each) =>
      `SUMMARY:On call: ${each % 2 === 0 ? 'Mira' : 'Leo'}\nDTSTART:20261102T${String(each % 24).padStart(2, '0')}0000Z\nRRULE:FREQ=DAILY`,
  )
  const read = await importDiagram(calendar(...weekly))
  expect(read).toMatchObject({ ok: true })
  if (read.ok) expect(read.notes.map(({ what }) => what)).toContain('more than 4000 events: the last ones are not read')
  const many = await importDiagram(
    calendar(
      ...Array.from({ length: 120 }, (_, each) => {
        const date = (days: number): string =>
          new Date(Date.UTC(2026, 10, 1 + days)).toISOString().slice(0, 10).replaceAll('-', '')
        return shift(`On call: ${'ABCDEFGHIJK'[(each * each * 7 + each) % 11]}`, date(each), date(each + 1))
      }),
    ),
  )
  expect(many).toMatchObject({ recipe: 'oncall-schedule' })
  if (many.ok) expect(await draw(many.recipe, many.data)).toMatchObject({ ok: true })
  if (many.ok)
    expect(many.notes).toMatchObject([{ what: expect.stringMatching(/^shifts after \d+ days are not drawn$/) }])
})

test('the grammar of lines is linear', async () => {
  expect(await importDiagram(`BEGIN:VCALENDAR\nX${';a'.repeat(200_000)}\nEND:VCALENDAR`)).toMatchObject({ ok: false })
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

test('times in UTC are read on the clock of the event’s place, in summer and in winter', async () => {
  const berlin = (name: string, rest: string): string =>
    `UID:${name}\nSUMMARY:${name}\nDTSTART;TZID=Europe/Berlin:${rest}`
  const text = calendar(
    berlin('A', '20261102T090000\nDTEND:20261102T090000Z\nRRULE:FREQ=DAILY;UNTIL=20261104T225959Z'),
    berlin('B', '20261024T090000\nRRULE:FREQ=DAILY;UNTIL=20261026T080000Z\nEXDATE:20261025T080000Z'),
    'UID:A\nRECURRENCE-ID:20261103T080000Z\nSUMMARY:A\nDTSTART;TZID=Europe/Berlin:20261103T110000',
    'SUMMARY:C\nDTSTART:20260701T070000Z\nDTEND:20260701T080000Z',
    'SUMMARY:D\nDTSTART;TZID=Nowhere:20260701T090000',
  )
  const read = await importDiagram(text)
  expect(read).toMatchObject({ findings: [{ line: 29 }], notes: [] })
  const events = (read.ok ? read.data['events'] : []) as { group: string; start: string; end?: string }[]
  expect(events.map(({ group, start, end }) => `${group} ${start} ${end ?? ''}`.trim())).toEqual([
    'C 2026-07-01T09:00 2026-07-01T10:00',
    'B 2026-10-24T09:00',
    'B 2026-10-26T09:00',
    'A 2026-11-02T09:00 2026-11-02T10:00',
    'A 2026-11-03T11:00',
    'A 2026-11-04T09:00 2026-11-04T10:00',
  ])
})

test('an event that does not end loses no other one; without ids nothing is moved; names of layers are whole', async () => {
  const open = calendar('SUMMARY:A\nDTSTART:20261102T090000Z', 'SUMMARY:B\nDTSTART:20261103T090000Z').replace(
    'END:VEVENT\r\n',
    '',
  )
  expect(await importDiagram(open)).toMatchObject({
    findings: [{ line: 5 }],
    data: { events: [{ name: 'A' }, { name: 'B' }] },
  })
  const daily = 'DTSTART:20261102T090000Z\nRRULE:FREQ=DAILY;COUNT=2'
  const moved = calendar(`SUMMARY:A\n${daily}`, 'SUMMARY:A\nRECURRENCE-ID:20261103T090000Z\nDTSTART:20261105T090000Z')
  expect((await data(moved))['events']).toHaveLength(3)
  const turns = [
    shift('On call - Mira - Platform data', '20261102T090000Z', '20261109T090000Z'),
    shift('On call - Jo - Platform', '20261109T090000Z', '20261116T090000Z'),
  ]
  expect(await data(calendar(...turns))).toMatchObject({ layers: [{ name: 'Platform data' }, { name: 'Platform' }] })
})

test('what no picture has a place for is in the ledger, and so is what the end of the drawing cuts', async () => {
  const event = 'DTSTART:20261102T090000Z\nDTEND:20261103T090000Z'
  const plan = await importDiagram(
    calendar(
      `SUMMARY:Fair\n${event}\nLOCATION:Hall 3\nDESCRIPTION:\nATTENDEE:mailto:mira@example.com\nBEGIN:VALARM\nEND:VALARM`,
    ),
  )
  expect(plan).toMatchObject({
    recipe: 'priestley-timeline',
    notes: [
      { what: 'people of events are not drawn', text: 'mira' },
      { what: 'places of events are not drawn', text: 'Hall 3', line: 6 },
      { what: 'alarms of events are not drawn' },
    ],
  })
  const rota = await importDiagram(
    calendar(
      shift('On call: Mira - Platform - bring keys', '20261102T090000Z', '20261109T090000Z'),
      shift('On call: Leo - Platform', '20261109T090000Z', '20270801T090000Z'),
    ),
  )
  expect(rota).toMatchObject({
    data: { days: 84 },
    notes: [
      { what: 'words of shifts beside person and layer are not drawn', text: 'bring keys' },
      { what: 'shifts that go on after 84 days end there', text: 'On call: Leo - Platform' },
    ],
  })
})
