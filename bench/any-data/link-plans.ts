/**
 * Boards, timelines and schedules: cards in columns, events in lanes and in the order of time, tasks without cycles.
 */
import type { Json } from '../../src/editor/json-path.ts'
import { type Data } from '../adaptation/json.ts'
import { pick, whole } from './flavor.ts'
import { itemsOf } from './items.ts'
import type { Linking } from './link.ts'
import { defined } from './link-charts.ts'

const nameOf = (item: Data): Json => item['id'] ?? item['name'] ?? null

/** Cards in columns and rows that there are; edges between cards. */
export function linkBoard(data: Data, { random, flavor, recipe }: Linking): Data {
  const { sample } = recipe as unknown as { sample: Data }
  const isWanted = (key: string): boolean => itemsOf(sample[key]).length > 0
  const lists = { columns: itemsOf(data['columns']), rows: itemsOf(data['rows']) }
  if (isWanted('columns') && lists.columns.length === 0)
    lists.columns = [{ name: flavor.words(random, 12) }, { name: `${flavor.words(random, 10)} 2` }]
  const hasRows = itemsOf(sample['cards']).some(({ row }) => row !== undefined)
  const cards = itemsOf(data['cards']).map((card) => {
    const { row: _row, ...rest } = card
    const column = lists.columns.length > 0 ? nameOf(pick(random, lists.columns)) : pick(random, ['Now', 'Next'])
    if (!hasRows) return { ...rest, column }
    return { ...rest, column, row: lists.rows.length > 0 ? nameOf(pick(random, lists.rows)) : 'Team' }
  })
  const edges = itemsOf(data['edges']).map((edge) => ({
    ...edge,
    from: nameOf(pick(random, cards as Data[])),
    to: nameOf(pick(random, cards as Data[])),
  }))
  const { columns: _columns, rows: _rows, edges: _edges, ...rest } = data
  return {
    ...rest,
    cards,
    ...(lists.columns.length === 0 ? {} : { columns: lists.columns }),
    ...(lists.rows.length === 0 ? {} : { rows: lists.rows }),
    ...(edges.length === 0 || data['edges'] === undefined ? {} : { edges }),
  } as Data
}

const minute = 60_000
const day = 1440 * minute

/** Events after each other, over hours, days or years. */
export function linkTimeline(data: Data, linking: Linking): Data {
  const { id } = linking
  if (id === 'git-graph') return linkCommits(data, linking)
  if (id === 'trace-waterfall') return linkTrace(data, linking)
  const { random } = linking
  const [step, length] = pick(random, [
    [minute, 16],
    [day, 10],
    [40 * day, 10],
    [day / 4, 16],
  ] as const)
  const first = Date.UTC(2025, whole(random, { least: 0, most: 11 }), whole(random, { least: 1, most: 28 }))
  const write = (at: number): string => new Date(at).toISOString().slice(0, length) + (length > 10 ? 'Z' : '')
  let at = first
  const lanes = itemsOf(data['groups'])
  const events = itemsOf(data['events']).map((event, index) => {
    at += step * whole(random, { least: 0, most: 9 })
    const long = random() < 0.5 ? { end: write(at + step * whole(random, { least: 1, most: 12 })) } : {}
    const group = lanes.length > 0 ? { group: nameOf(pick(random, lanes)) } : {}
    const { id: own, name, note, state } = event
    return defined({ id: own ?? `e${index}`, name, note, state, start: write(at), ...long, ...group }) as Data
  })
  const spans = itemsOf(data['spans']).map((span) => {
    const from = whole(random, { least: 0, most: events.length - 1 })
    const to = whole(random, { least: from, most: events.length - 1 })
    return { ...span, from: events[from]?.['id'], to: events[to]?.['id'] }
  })
  const marks = itemsOf(data['marks']).map(({ text }) => ({ text, start: events.at(-1)?.['start'] }))
  return defined({
    ...data,
    unit: step === minute ? 'min' : 'day',
    events,
    curve: undefined,
    groups: lanes.length > 0 ? lanes : undefined,
    spans: spans.length > 0 ? spans : undefined,
    marks: marks.length > 0 ? marks : undefined,
  }) as Data
}

const linkCommits = (data: Data, { random, flavor }: Linking): Data => {
  const { events: listed, title } = data
  const events = itemsOf(listed).map(({ name, note, refs }, index, all) => {
    const left = all.length - 1 - index
    const parents =
      left === 0 ? [] : [1, ...(random() < 0.25 && left > 3 ? [whole(random, { least: 2, most: 3 })] : [])]
    const after = parents.map((back) => `c${index + back}`)
    return defined({ id: `c${index}`, name, note, refs: random() < 0.2 ? refs : undefined, after })
  })
  return { title: title ?? flavor.words(random, 20), events } as Data
}

const linkTrace = (data: Data, { random, flavor }: Linking): Data => {
  const range = { least: 0, most: 1e9 }
  const made: Data[] = []
  for (const [index, { name, note, group, state }] of itemsOf(data['events']).entries()) {
    const parent = index === 0 ? undefined : pick(random, made)
    const [from, room] = [
      Number(parent?.['start'] ?? 0),
      Number(parent?.['duration'] ?? flavor.number(random, range) + 1),
    ]
    const start = index === 0 ? 0 : Math.round(from + random() * room * 0.6)
    const duration = index === 0 ? room : Math.max(0, Math.min(room - (start - from), Math.round(random() * room)))
    made.push(defined({ id: `s${index}`, name, note, state, group, start, duration, parent: parent?.['id'] }) as Data)
  }
  return { title: data['title'] ?? 'Trace', unit: pick(random, ['ms', 's']), events: made }
}

/** Tasks that wait for earlier ones; what is done has begun. */
export function linkSchedule(data: Data, { random, flavor }: Linking): Data {
  const start = Date.UTC(2025, whole(random, { least: 0, most: 11 }), whole(random, { least: 1, most: 28 }))
  const write = (days: number): string => new Date(start + days * day).toISOString().slice(0, 10)
  const tasks: Data[] = []
  for (const [index, { name, note, group }] of itemsOf(data['tasks']).entries()) {
    const before = tasks.filter(() => random() < 1.5 / Math.max(1, index)).slice(0, 3)
    const duration = random() < 0.1 ? 0 : Math.min(60, Math.round(flavor.number(random, { least: 1, most: 60 })))
    const done = random() < 0.3 ? { done: pick(random, [100, 100, 80, 30]) } : {}
    tasks.push(
      defined({
        id: `t${index}`,
        name,
        note,
        group,
        duration,
        after: before.map(({ id }) => id ?? ''),
        ...done,
      }) as Data,
    )
  }
  const today = random() < 0.6 ? { today: write(whole(random, { least: 0, most: 90 })) } : {}
  const marks = itemsOf(data['marks']).map(({ text }, index) => ({ text, start: write(5 * index + 3) }))
  const unit = pick(random, ['working-day', 'day', 'week'])
  const plan = { title: data['title'] ?? 'Plan', start: write(0), unit, ...today, tasks }
  const all = { ...plan, ...(marks.length > 0 ? { marks } : {}) } as Data
  return random() < 0.2 ? inQuarters(all) : all
}

/** The same plan with quarters instead of days, in which its durations count. */
const inQuarters = ({ unit: _unit, ...plan }: Data): Data => ({
  ...plan,
  start: quarterOf(plan['start']),
  ...(plan['marks'] === undefined
    ? {}
    : { marks: itemsOf(plan['marks']).map((mark) => ({ ...mark, start: quarterOf(mark['start']) })) }),
})

/** The quarter of a date: `2025-Q3` of `2025-08-09`. */
const quarterOf = (date: Json | undefined): string => {
  const [year, month] = (typeof date === 'string' ? date : '').split('-')
  return `${year}-Q${Math.ceil(Number(month) / 3)}`
}
