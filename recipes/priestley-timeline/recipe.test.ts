import { expect, test } from 'vitest'
import type { TimelineData } from '../../drawing/data/timeline.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { areRows, beforeEnds, endsOf, goesOn, seenSpan } from './periods.ts'
import priestley from './recipe.ts'

const marksOf = (events: object[]) => {
  const drawing = drawRecipe(priestley as unknown as AnyRecipe, { title: 'A claim', unit: 'day', events })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  return events.map((_, index) =>
    (parts.find(({ at }) => at === `events.${index}`)?.elements ?? []).flatMap((at) => {
      const element = scene.elements[at]
      return element === undefined || element.type === 'text' ? [] : [{ type: element.type, w: boundsOf(element).w }]
    }),
  )
}

test('a day among years is as short as it can be seen, and what has no length is a dot', () => {
  const [years, day, instant] = marksOf([
    { name: 'Years', start: '2020-03-01', end: '2026-03-01' },
    { name: 'A day', start: '2021-03-01', end: '2021-03-02' },
    { name: 'A moment', start: '2023-06-01' },
  ])
  // Beside the column of names.
  expect(years?.[0]?.w).toBeGreaterThan(650)
  expect(day).toEqual([{ type: 'path', w: 3 }])
  expect(instant).toEqual([{ type: 'circle', w: 10 }])
})

const wordsOf = (data: object): string[] => {
  const drawing = drawRecipe(priestley as unknown as AnyRecipe, { title: 'A claim', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
}

test('one line is the moment that matters; bands and several lines mark the calendar only', () => {
  const events = [{ name: 'Refunds', start: '2027-01-01', end: '2027-12-31' }]
  const line = (start: string, end?: string) => ({ start, text: start, ...(end === undefined ? {} : { end }) })
  const left = (...marks: object[]) =>
    wordsOf({ unit: 'month', events, marks }).filter((words) => words.endsWith(' months'))
  expect(left(line('2027-05-01'))).toEqual(['8 months'])
  expect(left(line('2027-01-01'), line('2027-04-01'))).toEqual([])
  expect(left(line('2027-01-01', '2027-03-31'))).toEqual([])
})

test('a plan in quarters has an axis in quarters, and a last quarter is meant whole', () => {
  const events = [
    { name: 'SEPA', start: '2027-Q1', end: '2027-Q1' },
    { name: 'Refunds', start: '2027-Q2', end: '2027-Q3' },
  ]
  expect(wordsOf({ events })).toEqual(['A claim', '2027', 'Q1', 'Q2', 'Q3', 'SEPA', 'Refunds'])
  const marked = wordsOf({ events, marks: [{ start: '2027-02-01', text: 'Today' }] })
  expect(marked).toEqual(expect.arrayContaining(['Until', 'Q3 2027']))
})

test('rows end at days within a year, at months where there are more', () => {
  const until = (end: string) => [
    ...endsOf({ events: [{ name: 'A', start: '2027-01-01', end }] } as TimelineData).values(),
  ]
  expect([until('2027-12-01'), until('2028-06-01')]).toEqual([['Dec 1'], ['Jun 2028']])
})

test('words of hours and days have more room before the column of ends', () => {
  const before = (end: string) => beforeEnds({ events: [{ name: 'A', start: '2027-01-01', end }] } as TimelineData)
  expect([before('2027-03-31'), before('2027-06-01')]).toEqual([32, 24])
  // A year's number reaches beyond a calendar that ends soon after it begins.
  expect([before('2029-04-01'), before('2029-03-31'), before('2028-06-01')]).toEqual([12, 24, 24])
  expect([before('2034-12-31'), before('2035-06-01')]).toEqual([12, 24])
})

test('a name is in the longest part of its bar beside a line, smaller where that makes it fit', () => {
  const events = [
    { name: 'Self-service environments', group: 'Platform', start: '2027-Q2', end: '2027-Q3' },
    { name: 'Offline mode', group: 'Mobile', start: '2027-Q1', end: '2027-Q4' },
  ]
  const drawing = drawRecipe(priestley as unknown as AnyRecipe, {
    title: 'A claim',
    events,
    marks: [{ start: '2027-07-01', text: 'Bus is done' }],
  })
  expect(drawing.ok && drawing.warnings).toEqual([])
  const sizeOf = (name: string) =>
    drawing.ok &&
    drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === name ? [each.size] : []))
  expect([sizeOf('Self-service environments'), sizeOf('Offline mode')]).toEqual([[12], [14]])
})

test('a short bar is on its own side of an upright line', () => {
  expect(seenSpan({ from: 10, to: 90 }, [50])).toEqual({ left: 10, right: 89 })
  expect(seenSpan({ from: 49, to: 49.8 }, [50])).toEqual({ left: 46, right: 49 })
  expect(seenSpan({ from: 50.2, to: 51 }, [50])).toEqual({ left: 51, right: 54 })
  expect(seenSpan({ from: 20, to: 21 }, [50])).toEqual({ left: 19, right: 22 })
})

const contracts = {
  events: [
    { name: 'Database', group: 'Contracts', start: '2020-01-01', end: '2027-01-01' },
    { name: 'Metrics', group: 'Contracts', start: '2025-01-01', end: '2028-01-01' },
    { name: 'Waiver', group: 'Contracts', start: '2026-11-20', end: '2026-11-27' },
  ],
  marks: [{ start: '2026-11-30', text: 'Audit' }],
}

test('where periods of a row overlap, they run, not the row; each of them is closed', () => {
  const drawing = drawRecipe(priestley as unknown as AnyRecipe, { title: 'Only {running} are in force', ...contracts })
  expect(drawing.ok && drawing.scene.title).toBe('Priestley timeline: Only Database and Metrics are in force')
  expect(contracts.events.map((event) => goesOn(event, contracts))).toEqual([false, false, false])
  const phases = [
    { name: 'LTS', group: 'v24', start: '2025-10-28', end: '2026-10-20' },
    { name: 'Maintenance', group: 'v24', start: '2026-10-20', end: '2028-04-30' },
  ]
  expect(phases.map((event) => goesOn(event, { events: phases }))).toEqual([true, false])
})

test('the name of what ended before a mark is before it, and no name is struck through', () => {
  const drawing = drawRecipe(priestley as unknown as AnyRecipe, { title: 'A claim', ...contracts })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.filter((each) => each.type === 'text')
  const boundsFor = (name: string) => boundsOf(texts.find(({ text }) => text === name)!)
  const { elements = [] } = drawing.parts.find(({ at }) => at === 'marks.0') ?? {}
  const lines = elements.flatMap((at) =>
    drawing.scene.elements[at]?.type === 'text' ? [] : [boundsOf(drawing.scene.elements[at]!)],
  )
  const x = lines.map((each) => each.x + each.w / 2)[0] ?? Number.NaN
  expect(boundsFor('Waiver').x + boundsFor('Waiver').w).toBeLessThan(x)
  const metrics = boundsFor('Metrics')
  expect(metrics.x > x || metrics.x + metrics.w < x).toBe(true)
})

test('periods without groups each say until when they last, unless another begins after', () => {
  const version = (name: string, start: string, end: string) => ({ name, start, end })
  const events = [
    version('12', '2019-10-03', '2024-11-21'),
    version('16', '2023-09-14', '2028-11-09'),
    version('17', '2024-09-26', '2029-11-08'),
    version('18', '2025-09-25', '2030-11-14'),
  ]
  const data = { events, marks: [{ start: '2026-11-29', text: 'Today' }] } as TimelineData
  expect([...endsOf(data).values()]).toEqual(['Nov 2028', 'Nov 2029', 'Nov 2030'])
  const drawing = drawRecipe(priestley as unknown as AnyRecipe, { title: 'A claim', ...data })
  expect(drawing.ok && drawing.warnings).toEqual([])
  const grouped = { events: events.map((event) => ({ ...event, group: 'PostgreSQL' })) } as TimelineData
  expect([...endsOf(grouped).values()]).toEqual(['Nov 2028', 'Nov 2029', 'Nov 2030'])
})

test('periods of one lane that overlap each say until when they last, and phases that follow each other once', () => {
  const period = (name: string, group: string, start: string, end: string) => ({ name, group, start, end })
  const events = [
    period('AWS', 'Contracts', '2024-01-01', '2026-12-31'),
    period('Datadog', 'Contracts', '2025-06-01', '2027-05-31'),
    period('Standard', 'Ubuntu', '2022-04-01', '2027-04-01'),
    period('ESM', 'Ubuntu', '2027-04-01', '2032-04-01'),
  ]
  const ends = endsOf({ events } as TimelineData)
  expect([[...ends.keys()].map(({ name }) => name), areRows(ends)]).toEqual([['AWS', 'Datadog', 'ESM'], true])
  expect(areRows(endsOf({ events: events.slice(1) } as TimelineData))).toBe(false)
})

test('a lane is named in one line where its name is about as wide as a date', () => {
  const events = ['Elasticsearch 7', 'Java 21'].map((group) => ({
    name: 'Support',
    group,
    start: '2020-01',
    end: '2027-01',
  }))
  const drawing = drawRecipe(priestley as unknown as AnyRecipe, { title: 'A claim', events })
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(texts).toContain('Elasticsearch 7')
})

test('what is over is said as such also in a row that goes on, and only rows whose periods overlap are named by these', () => {
  const events = [
    { name: 'Year 1', group: 'Vendor', start: '2025-10-01', end: '2026-10-03' },
    { name: 'Pilot', group: 'Vendor', start: '2026-06-01', end: '2027-06-01' },
    { name: 'Term 1', group: 'Lease', start: '2024-01-01', end: '2026-01-01' },
    { name: 'Term 2', group: 'Lease', start: '2026-01-01', end: '2028-01-01' },
  ]
  const words = wordsOf({ events, marks: [{ start: '2026-11-29', text: 'Today' }], title: '{running} run' })
  expect(words.filter((text) => text.startsWith('−'))).toEqual([])
  expect(words).toContain('Pilot and Lease run')
})

test('periods of which no row is said have one each, and none is named twice', () => {
  const period = (name: string, more: object = {}) => ({ name, start: '2024-04', end: '2027-04', ...more })
  const said = (...events: object[]) => {
    const drawing = drawRecipe(priestley as unknown as AnyRecipe, { title: 'A claim', events })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.x < 60 ? [each.text] : [])).slice(1)
  }
  expect(said(period('v22'), period('v24', { start: '2027-05', end: '2029-04' }))).toEqual(['v22', 'v24'])
  const drawing = drawRecipe(priestley as unknown as AnyRecipe, {
    title: 'A claim',
    events: [period('v22', { state: 'negative' }), period('v24')],
  })
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(texts.filter((text) => /v22|✗/.test(text))).toEqual(['v22', '✗'])
  // Phases that repeat are of rows that the data would have to name.
  expect(said(period('Active'), period('Active', { start: '2027-05', end: '2029-04' }))).toEqual([])
})

test('what is minor is paler than what is not, and no instant lasts until a date', () => {
  const drawing = drawRecipe(priestley as unknown as AnyRecipe, {
    title: 'A claim',
    events: [
      { name: 'Old', group: 'A', start: '2020-01', end: '2023-01', state: 'muted' },
      { name: 'New', group: 'B', start: '2022-01', end: '2027-01' },
      { name: 'Release', group: 'C', start: '2021-06' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  const [old, now] = [0, 1].map((index) =>
    parts.find(({ at }) => at === `events.${index}`)?.elements.map((at) => scene.elements[at]),
  )
  expect(old?.[0]).toMatchObject({ fill: 'rule', dashed: true })
  expect(now?.[0]).not.toHaveProperty('dashed')
  const texts = scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts.filter((text) => /^[A-Z]\w\w 20/.test(text))).toEqual(['Jan 2023', 'Jan 2027'])
})

test('what is open runs on: to the last time there is, with a tip, in force at the moment that matters', () => {
  const events = [
    { name: 'PostgreSQL 16', start: '2023-09-14', end: '2028-11-09' },
    { name: 'etcd 3.5', start: '2021-06-15', open: true },
    { name: 'Redis 7', start: '2022-04-27', end: '2026-02-28', open: true },
  ]
  const marks = [{ start: '2026-11-21', text: 'Today' }]
  const drawing = drawRecipe(priestley as unknown as AnyRecipe, { title: '{running} run', events, marks })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { title, elements, description } = drawing.scene
  expect(title).toContain('PostgreSQL 16, etcd 3.5 and Redis 7 run')
  expect(elements.filter((each) => each.type === 'text' && each.text === 'open')).toHaveLength(2)
  expect(description).toContain('etcd 3.5 2021-06-15 to open')
  expect(description).toContain('Redis 7, open')
  expect(elements.some(({ type }) => type === 'circle')).toBe(false)
  expect(drawing.warnings).toEqual([])
})

test('what begins last cannot run on without a later time, and says so', () => {
  const events = [
    { name: 'Redis 7', start: '2022-04-27', end: '2026-02-28' },
    { name: 'Valkey 8', start: '2026-03-01', open: true },
  ]
  const drawing = drawRecipe(priestley as unknown as AnyRecipe, { title: 'A claim', events })
  expect(drawing.ok && drawing.warnings.map(({ at }) => at)).toEqual(['events.1.open'])
})

test('rows that are over at the moment that matters are muted, what is good or bad in them is not', () => {
  const event = (name: string, group: string, end: string, more = {}) => ({
    name,
    group,
    start: '2020-01-01',
    end,
    ...more,
  })
  const wordsIn = (marks: object[]) => {
    const drawing = drawRecipe(priestley as unknown as AnyRecipe, {
      title: 'A claim',
      marks,
      events: [
        event('Active one', 'v1', '2025-06-30'),
        event('Active two', 'v2', '2027-06-30'),
        event('Active three', 'v3', '2025-06-30', { open: true }),
        event('Active four', 'v4', '2025-06-30', { state: 'negative' }),
      ],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && each.text.includes('Active') ? [each.fill] : [],
    )
  }
  expect(wordsIn([{ start: '2026-01-01', text: 'Now' }])).toEqual(['muted', undefined, undefined, 'surface'])
  expect(wordsIn([])).toEqual([undefined, undefined, undefined, 'surface'])
})

test('the alt text says by its mark when it is that periods run', () => {
  const drawing = drawRecipe(priestley as unknown as AnyRecipe, priestley.sample)
  expect(drawing.ok && drawing.scene.description).toContain('Running at the mark, Nov 21, 2026: v22 until 2027-04-30')
})

test('of several lines the one called today is the moment that matters, or the last where the heading quotes what runs', () => {
  const events = [
    { name: 'Lisbon', start: '2019-09-01', end: '2029-08-31' },
    { name: 'Toronto', start: '2018-01-01', end: '2020-12-31' },
  ]
  const drawn = (title: string, ...words: string[]) => {
    const marks = words.map((text, index) => ({ start: `${2020 + 6 * index}-03-16`, text }))
    const drawing = drawRecipe(priestley as unknown as AnyRecipe, { title, events, marks })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
    const { title: said } = drawing.scene
    return [said.replace(/^.*: /, ''), texts.filter((each) => each.endsWith(' years')), drawing.warnings.length]
  }
  expect(drawn('{running} run', 'Remote work', 'Today')).toEqual(['Lisbon run', ['3.5 years'], 0])
  expect(drawn('{running} run', 'We are here now', 'Audit')).toEqual(['Lisbon and Toronto run', ['9.5 years'], 0])
  expect(drawn('{running} run', 'Remote work', 'Audit')).toEqual(['Lisbon run', ['3.5 years'], 1])
  expect(drawn('A claim', 'Remote work', 'Audit')).toEqual(['A claim', [], 0])
})

test('the last year of the calendar is clear of the head of the column of ends', () => {
  const events = ['2016', '2018'].map((year) => ({ name: year, start: `${year}-04-01`, end: '2034-01-31' }))
  const marks = [{ start: '2026-11-30', text: 'Today' }]
  const drawing = drawRecipe(priestley as unknown as AnyRecipe, { title: 'A claim', events, marks })
  expect(drawing.ok && drawing.warnings).toEqual([])
})

test('what is left is pale in the accent up to its end, beside what is over, and rules reach the column of ends', () => {
  const drawing = drawRecipe(priestley as unknown as AnyRecipe, priestley.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const left = elements.filter((each) => each.type === 'path' && each.fill === 'soft').map(boundsOf)
  // Three begin at the mark, and one after that.
  const first = Math.min(...left.map(({ x }) => x))
  expect(left.map(({ x }) => x === first)).toEqual([true, true, true, false])
  const rule = elements.filter((each) => each.type === 'line' && each.stroke === 'rule').map(boundsOf)
  const until = elements.filter((each) => each.type === 'text' && each.text.endsWith(' months')).map(boundsOf)
  expect(Math.max(...rule.map(({ x, w }) => x + w))).toBeGreaterThanOrEqual(Math.max(...until.map(({ x, w }) => x + w)))
})

test('a phase without room for its name has none where another row has it, and its row stays one row', () => {
  const phases = (group: string, year: number) => [
    { name: 'Preview', group, start: `${year}-01-01`, end: `${year}-03-15` },
    { name: 'Active', group, start: `${year}-03-15`, end: `${year + 2}-01-01` },
  ]
  const long = { name: 'Preview', group: 'v0', start: '2020-01-01', end: '2021-12-01' }
  const said = (...events: object[]) => wordsOf({ events }).filter((words) => words === 'Preview').length
  expect(said(long, ...phases('v1', 2022), ...phases('v2', 2024))).toBe(1)
  expect(said(...phases('v1', 2022), ...phases('v2', 2024), ...phases('v3', 2026))).toBe(3)
})

test('phases pale one after another, alike in all rows, and the first row with room names them for all', () => {
  const drawing = drawRecipe(priestley as unknown as AnyRecipe, priestley.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  const own = scene.elements.length > 0 ? parts : []
  const lookOf = (index: number, fill: string) =>
    own
      .find(({ at }) => at === `events.${index}`)
      ?.elements.flatMap((at) => {
        const each = scene.elements[at]
        return each?.type === 'path' && each.stroke === 'none' && (fill === 'soft') === (each.fill === 'soft')
          ? [`${each.fill}${each.dashed === true ? ' half' : ''}`]
          : []
      })
      .join()
  const rows = [0, 3, 6, 9].map((first) => [0, 1, 2].map((phase) => lookOf(first + phase, 'gray')))
  for (const row of rows) expect(row).toEqual(['muted half', 'rule', 'rule half'])
  expect([5, 8, 10, 11].map((index) => lookOf(index, 'soft'))).toEqual(['soft half', 'soft half', 'soft', 'soft half'])
  const named = scene.elements.flatMap((each) =>
    each.type === 'text' && /^(?:Current|Active LTS|Maintenance)$/.test(each.text) ? [[each.y, each.size]] : [],
  )
  expect(named).toHaveLength(3)
  expect(new Set(named.map(String)).size).toBe(1)
})

test('an end that is given as a year has no month, also of what ends in the year it begins', () => {
  const events = [
    { name: 'Chandra', group: 'Chandra', start: '1999', end: '2030' },
    { name: 'IRAS', group: 'IRAS', start: '1983', end: '1983' },
    { name: 'Euclid', group: 'Euclid', start: '2023-07', end: '2030-07' },
    { name: 'Launch', group: 'Launch', start: '1990' },
  ]
  expect([...endsOf({ events } as TimelineData).values()].toSorted()).toEqual(['1983', '2030', 'Jul 2030'])
  // A number is an amount of time, whatever it looks like.
  const instant = { name: 'Tick', group: 'Tick', start: 1983, end: 1983 } as const
  expect(
    endsOf({ unit: 'ms', events: [{ ...instant, name: 'a', start: 0, end: 4000 }, instant] } as unknown as TimelineData)
      .size,
  ).toBe(1)
})
