import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { culprit, offWords, ownTime, stoppedIn } from './draw.ts'
import recipe from './recipe.ts'

type Step = Parameters<typeof ownTime>[0]

const step = (name: string, [planned, rows, ms]: [number, number, number], children: Step[] = []): Step => ({
  name,
  planned,
  rows,
  ms,
  children,
})

const scan = step('Seq Scan', [8, 400, 25])
const join = step('Nested Loop', [80, 4000, 66], [scan, step('Index Scan', [4000, 4000, 24])])

test('own time leaves out the steps below, and is never negative', () => {
  expect(ownTime(join)).toBe(17)
  expect(ownTime(step('Limit', [1, 1, 5], [step('Sort', [1, 1, 5.01])]))).toBe(0)
})

test('an estimate is wrong from ten times more or fewer rows on; a plan of 0 rows counts as 1', () => {
  const off = ([planned, rows]: [number, number]) => offWords(step('Scan', [planned, rows, 1]), new Set())
  expect([off([8, 400]), off([100, 9]), off([10, 9]), off([0, 1])]).toEqual(['50×', '÷ 11', undefined, undefined])
})

test('a heading may say how many times the rows estimated there were', () => {
  const root = { name: 'Scan', planned: 8, rows: 400, ms: 9 }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: '{worst} returned {times} the rows estimated',
    root,
  })
  expect(drawing).toMatchObject({ ok: true, scene: { title: 'Query plan tree: Scan returned 50× the rows estimated' } })
})

test('of equally wrong steps the one that ran first is the culprit', () => {
  expect(culprit(join)).toBe(scan)
})

test('only the estimate that others follow from has its factor and its marks in the accent', () => {
  const root = { name: 'a', planned: 2, rows: 100, ms: 9, children: [{ name: 'b', planned: 1, rows: 50, ms: 4 }] }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', root })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const factors = drawing.scene.elements.flatMap((each) =>
    each.type === 'text' && each.text === '50×' ? [each.fill] : [],
  )
  expect(factors).toEqual(['muted', 'accent'])
  const dots = drawing.scene.elements.flatMap((each) => (each.type === 'circle' && each.r === 5 ? [each.fill] : []))
  expect(dots.slice(0, 2)).toEqual(['ink', 'accent'])
})

test('a step that runs as often as a wrong estimate says is not its cause', () => {
  const wrong = step('Bitmap Heap Scan', [1, 48_210, 720])
  const inner = step('Materialize', [16, 771_360, 610], [step('Seq Scan', [16, 16, 0.02])])
  expect(culprit(step('Nested Loop', [1, 48_210, 3110], [wrong, inner]))).toBe(wrong)
  // As long as it is off by as much: an error of its own is the cause.
  const worse = step('Function Scan', [1, 9e9, 610])
  expect(culprit(step('Nested Loop', [1, 48_210, 3110], [wrong, worse]))).toBe(worse)
})

test('times of a slow plan are milliseconds, as EXPLAIN prints them, however short', () => {
  const root = {
    name: 'a',
    planned: 1,
    rows: 1,
    ms: 18_409.1,
    children: [{ name: 'b', planned: 1, rows: 1, ms: 7.6004 }],
  }
  const more = { ...root, children: [...root.children, { name: 'c', planned: 1, rows: 1, ms: 0.02 }] }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', root: more })
  const words = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(words).toEqual(expect.arrayContaining(['18,401 ms', '7.6 ms', '0.02 ms']))
})

test('steps may have names as long as those of an index and its table, on twelve levels', () => {
  const name = 'Index Scan using refunds_order_id_created_at_currency_key on refunds_2025_by_month r'
  const chain = (level: number): object => ({
    name: level === 12 ? name : `Step ${level}`,
    planned: 1,
    rows: 1,
    ms: 1,
    ...(level < 12 ? { children: [chain(level + 1)] } : {}),
  })
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', root: chain(1) })
  expect(drawing).toMatchObject({ ok: true, warnings: [] })
})

test('of partitions that are read one by one the worst estimate is marked, of what a nested loop repeats the first', () => {
  const parts = [2_600_000, 3_100_000, 2_700_000].map((rows) => step('Index Scan', [1, rows, 1]))
  const append = step('Append', [3, 8_400_000, 9], parts)
  expect(culprit(append)).toBe(parts[1])
  expect(culprit(step('Nested Loop', [1, 8_400_000, 9], [append, step('Index Scan', [1, 4_000_000, 1])]))).toBe(
    parts[1],
  )
})

test('milliseconds in the title have their separator', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'It takes {ms} ms',
    root: step('Seq Scan', [1, 1, 48_211.4]),
  })
  expect(drawing.ok && drawing.scene.title).toContain('It takes 48,211.4 ms')
})

const textsOf = (title: string, root: object): string[] => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title, root })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return [
    drawing.scene.description ?? '',
    ...drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])),
  ]
}

test('a heading says how many times too few rows there were as a fraction of the number beside the step', () => {
  const texts = textsOf('{times} came', step('Scan', [3600, 0, 1]))
  expect(texts).toEqual(expect.arrayContaining(['1/3,600 came', '÷ 3,600']))
  expect(textsOf('{times} came', step('Scan', [10, 4, 1]))).toContain('0.4× came')
  expect(textsOf('{times} came', step('Scan', [10, 1, 1]))).toEqual(expect.arrayContaining(['1/10 came', '÷ 10']))
})

test('a step that was never executed has an estimate that nothing says is wrong', () => {
  const never = { ...step('CTE Scan', [100, 0, 0]), note: '(never executed)' }
  const root = step('Append', [8, 9, 1], [never])
  expect([offWords(never, new Set()), culprit(root)]).toEqual([undefined, root])
  const texts = textsOf('A claim', root)
  expect(texts).toContain('100 → –')
  expect(texts[0]).toContain('All estimates are within a factor of ten. 1 step was never executed.')
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', root: never })
  const radii = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'circle' ? [each.r] : [])) : []
  // One of the step, and both of the key.
  expect(radii).toEqual([6, 6, 5])
})

test('that a Limit stops steps early is no wrong estimate of theirs, but rows that are too many are', () => {
  const below = step('Seq Scan', [9000, 50, 1])
  const sort = step('Sort', [1200, 20, 9], [below])
  const join = step('Nested Loop', [1200, 20, 9], [step('Seq Scan', [2, 400, 3]), step('Index Scan', [6000, 20, 1])])
  const limit = (child: Step, planned = 20) => step('Limit', [planned, 20, 10], [child])
  const off = (root: Step, of: Step) => offWords(of, stoppedIn(root))
  // A sort reads everything below it, whatever happens to its own rows.
  expect([off(limit(sort), sort), off(limit(sort), below)]).toEqual([undefined, '÷ 180'])
  expect(culprit(limit(sort))).toBe(below)
  expect(join.children.map((each) => off(limit(join), each))).toEqual(['200×', undefined])
  // A limit that was not reached has stopped nothing.
  expect(off(limit(sort, 300), sort)).toBe('÷ 60')
  const said = (root: Step) => textsOf('A claim', root).filter((text) => text.startsWith('Steps that a Limit'))
  expect([said(limit(sort)).length, said(limit(step('Sort', [30, 20, 9]))).length]).toEqual([1, 0])
})

test('names five steps down have room for an index as it is called', () => {
  const name = 'Index Scan on customer_segment_idx'
  const chain = ['Limit', 'Sort', 'HashAggregate', 'Nested Loop', 'Nested Loop']
  const root = chain.reduceRight(
    (below, each) => step(each, [120, 384_200, 18_000], [below]),
    step(name, [9, 402_000, 911]),
  )
  expect(textsOf('A claim', root)).toContain('customer_segment_idx')
})

test('rows have three digits, and all of them where an estimate is off by less', () => {
  const root = step('Append', [310_000, 811_032, 9], [step('Scan', [310_000, 310_004, 4]), step('Result', [9, 9, 4])])
  const texts = textsOf('A claim', root)
  expect(texts).toEqual(expect.arrayContaining(['310k → 811k', '310,000 → 310,004', '9']))
})

test('a plan is wider than usual where its names would be in many lines', () => {
  const chain = (name: string) => {
    const above = ['Limit', 'Sort', 'HashAggregate', 'Nested Loop', 'Hash Join', 'Append', 'Materialize', 'Gather']
    return above.reduceRight(
      (below, each) => step(each, [1_200_000, 1_310_000, 18_000], [below]),
      step(name, [41_000, 1_310_000, 911]),
    )
  }
  const widthOf = (name: string): number => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', root: chain(name) })
    return drawing.ok ? drawing.scene.width : 0
  }
  const [few, many] = [widthOf('Seq Scan'), widthOf('Bitmap Index Scan on invoice_status_idx of invoice')]
  expect(few).toBeLessThanOrEqual(960)
  expect(many).toBeGreaterThan(960)
  expect(many).toBeLessThanOrEqual(1088)
})

test('the factor that the heading quotes is the one large figure, in the row of its cause', () => {
  const large = (title: string): string[] => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title, root: join })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.size === 28 ? [each.text] : []))
  }
  expect([large('{times} the rows'), large('A claim')]).toEqual([['50×'], []])
})

test('an error that grows on its way up is still that of the step where it begins', () => {
  const first = step('Seq Scan', [36, 91_410, 240])
  const inner = step('Index Scan', [120, 1_370_941, 9811])
  const loop = step('Nested Loop', [240, 2_741_882, 17_120], [first, inner])
  expect(culprit(step('Sort', [240, 2_741_882, 18_000], [loop]))).toBe(first)
  // One in the other direction is its own.
  const join = step('Hash Join', [1e9, 10, 17_120], [first])
  expect(culprit(join)).toBe(join)
})
