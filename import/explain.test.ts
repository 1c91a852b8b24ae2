/** Plans of PostgreSQL: what is misjudged, and what a step is called. */
import { describe, expect, test } from 'vitest'
import { explain } from './explain.ts'

type Step = { name: string; note?: string; planned: number; rows: number; ms: number; children: Step[] }

const step = (fields: object = {}): object => ({
  'Node Type': 'Seq Scan',
  'Plan Rows': 100,
  'Actual Rows': 100,
  'Actual Loops': 1,
  'Actual Total Time': 1,
  ...fields,
})

const read = (plan: unknown): { title: string; root: Step } => {
  const result = explain.read(JSON.stringify(plan), {} as never)
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  return result.candidates[0] as unknown as { title: string; root: Step }
}

const rootOf = (fields: object): Step => read([{ Plan: step(fields) }]).root

describe('an estimate', () => {
  const isWrong = (fields: object): boolean => read([{ Plan: step(fields) }]).title.startsWith('{worst}')

  test('is wrong by a factor of ten, up or down', () => {
    const rows = (actual: number) => isWrong({ 'Actual Rows': actual })
    expect([999, 1000, 11, 10].map(rows)).toEqual([false, true, false, true])
  })

  test('counts none as one', () => {
    expect(isWrong({ 'Plan Rows': 9, 'Actual Rows': 0 })).toBe(false)
    expect(isWrong({ 'Plan Rows': 10, 'Actual Rows': 0 })).toBe(true)
    expect(isWrong({ 'Plan Rows': 0, 'Actual Rows': 9 })).toBe(false)
    expect(isWrong({ 'Plan Rows': 0, 'Actual Rows': 10 })).toBe(true)
    expect(isWrong({ 'Plan Rows': 0, 'Actual Rows': 0 })).toBe(false)
  })

  test('is found in any step below', () => {
    const deep = step({ Plans: [step(), step({ Plans: [step({ 'Actual Rows': 1000 })] })] })
    expect(isWrong({ Plans: [step(), deep] })).toBe(true)
    expect(isWrong({ Plans: [step(), step({ Plans: [step()] })] })).toBe(false)
  })

  test('says so in the title, or that all are right', () => {
    expect(read([{ Plan: step({ 'Actual Rows': 1000 }) }]).title).toBe(
      '{worst} was estimated at {planned} but returned {rows}',
    )
    expect(read([{ Plan: step() }]).title).toBe('All estimates are within a factor of ten; the query takes {ms} ms')
  })
})

test('rows and times are those of all loops, times to a hundredth', () => {
  const looped = { 'Plan Rows': 2.5, 'Actual Rows': 3, 'Actual Loops': 5, 'Actual Total Time': 0.123456 }
  expect(rootOf(looped)).toMatchObject({ planned: 13, rows: 15, ms: 0.62, note: '5 times' })
  const { 'Actual Loops': _loops, ...once } = looped
  expect(read([{ Plan: { 'Node Type': 'Sort', ...once } }]).root).toMatchObject({ planned: 3, rows: 3, ms: 0.12 })
})

describe('a step', () => {
  test('has its table in its name, its index, condition and loops in its note', () => {
    const scan = { 'Node Type': 'Index Scan', 'Relation Name': 'orders', 'Index Name': 'orders_pkey' }
    const found = rootOf({ ...scan, 'Index Cond': "(id = '7'::bigint)", 'Actual Loops': 1200, Filter: 'x' })
    expect(found).toMatchObject({ name: 'Index Scan on orders', note: "orders_pkey, id = '7', 1,200 times" })
  })

  test('has no note where there is nothing to say', () => {
    expect(rootOf({})).toEqual({ name: 'Seq Scan', planned: 100, rows: 100, ms: 1, children: [] })
    expect(rootOf({ 'Actual Loops': 0 }).note).toBe('never ran')
    expect(rootOf({ 'Actual Loops': 2 }).note).toBe('2 times')
  })

  test.each(['Index Cond', 'Hash Cond', 'Merge Cond', 'Filter', 'Recheck Cond'])('may have a %s', (key) => {
    expect(rootOf({ [key]: '(a = b)' }).note).toBe('a = b')
  })

  test('is numbered beside others of its name under one parent', () => {
    const names = rootOf({ Plans: [step(), step({ 'Node Type': 'Sort' }), step(), step()] }).children.map(
      ({ name }) => name,
    )
    expect(names).toEqual(['Seq Scan', 'Sort', 'Seq Scan (2)', 'Seq Scan (3)'])
  })

  test('is cut where its words are too long', () => {
    const long = rootOf({ 'Relation Name': 'x'.repeat(60), Filter: 'y'.repeat(120) })
    expect([long.name.length, long.note?.length]).toEqual([48, 80])
  })

  test('that is no plan is left out', () => {
    expect(rootOf({ Plans: [step(), 7, null, { Rows: 1 }] }).children).toHaveLength(1)
    expect(rootOf({ Plans: 'none' }).children).toEqual([])
  })
})

describe('a plan may be', () => {
  test.each([
    ['in a list', [{ Plan: step() }]],
    ['alone', { Plan: step() }],
    ['in a row of psql', [{ 'QUERY PLAN': [{ Plan: step() }] }]],
  ])('%s', (_name, plan) => expect(read(plan).root.name).toBe('Seq Scan'))
})

test.each([
  ['no JSON', '{'],
  ['no plan', '[]'],
  ['null', 'null'],
  ['a plan without a node', '[{"Plan": {}}]'],
  ['a node of another type', '[{"Plan": {"Node Type": 7}}]'],
])('%s is refused', (_name, text) => {
  expect(explain.read(text, {} as never)).toMatchObject({
    ok: false,
    findings: [{ problem: expect.stringContaining('is no plan of EXPLAIN (ANALYZE, FORMAT JSON)') as string }],
  })
})

test('a plan that was not run is refused', () => {
  const { 'Actual Rows': _rows, ...planned } = step() as Record<string, unknown>
  expect(explain.read(JSON.stringify([{ Plan: planned }]), {} as never)).toMatchObject({
    ok: false,
    findings: [{ problem: expect.stringContaining('the query was not run') as string }],
  })
})
