import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { heightIn, size } from './lay.ts'
import recipe from './recipe.ts'
import { hasRisen, known, leadOf, measuresOf, namesOf, worst } from './series.ts'

const row = (name: string, group: string | undefined, values: (number | null)[]) => ({
  name,
  group,
  values: values.map((value) => ({ value })),
})

const data = {
  measure: 'Requests',
  columns: [{ name: 'a' }, { name: 'b' }],
  rows: [row('cart', 'p95', [40, 90]), row('cart', undefined, [10, null]), row('search', 'p95', [60, 70])],
}

test('series are found by service and measure; those without a group are of the measure of the data', () => {
  expect([namesOf(data), measuresOf(data)]).toEqual([
    ['cart', 'search'],
    ['p95', 'Requests'],
  ])
})

test('what was not measured is left out; the worst series is the one that rose by the largest factor', () => {
  expect(known(row('cart', undefined, [10, null, 0]))).toEqual([10, 0])
  expect(worst(data)).toBe(data.rows[0])
})

test('the lead is the time from the first marked moment to the second', () => {
  const rows = [row('cart', 'p95', [1, 2, 3, 4])]
  const steps = { measure: 'p95', rows, columns: { start: '2026-11-20T09:00Z', step: 2, unit: 'min' } }
  const marks = [
    { column: '2026-11-20T09:02Z', text: 'slower' },
    { column: '2026-11-20T09:05Z', text: 'errors' },
  ]
  expect(leadOf({ ...steps, marks })).toBe('3 min')
  expect(leadOf(steps)).toBeUndefined()
  const period = { start: '2026-11-20T09:04Z', end: '2026-11-20T09:06Z', text: 'outage' }
  expect(leadOf({ ...steps, marks: [{ column: '2026-11-20T09:00Z', text: 'rollout' }, period] })).toBe('4 min')
})

test('a series has risen from one and a half times its first value on', () => {
  const risen = [
    [40, 60],
    [40, 59],
    [0, 2],
    [0, 0.06],
    [0, 0],
    [40, 90, 50],
    [0.2, 0.3],
  ].map((values) => hasRisen(row('a', undefined, values)))
  expect(risen).toEqual([true, false, true, true, false, false, true])
  const rows = [row('a', undefined, [1, 9]), row('b', undefined, [0, 0.1]), row('c', undefined, [0, 0.3])]
  expect(worst({ ...data, rows })?.name).toBe('c')
})

test('values below zero hang from zero, and are no multiples of each other', () => {
  const row = { name: 'Hall', values: [-2, 0, -4].map((value) => ({ value })) }
  const over = heightIn(row as never)
  expect([over(-4), over(0)]).toEqual([0, size.line])
  expect(hasRisen(row as never)).toBe(false)
})

test('the text names what is marked and how far apart, and lines have no ground', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample as object)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.description).toContain('Marked: 09:26 Cart slower and 09:52 Cart errors, 26 min apart.')
  const grounds = drawing.scene.elements.filter((each) => each.type === 'path' && each.fill === 'rule')
  expect(grounds).toEqual([])
})

const draw = (given: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, given)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const flat = {
  title: '{service} failed {lead} before',
  measure: 'Requests',
  columns: { start: '2025-12-31T23:00Z', step: 30, unit: 'min' },
  rows: [
    { name: 'a', group: 'p99', values: [10, 60, 60, 10] },
    { name: 'b', group: 'p99', values: [10, 11, 12, 11] },
  ],
}

test('where nothing rose, nothing is quoted, and the text says it', () => {
  const rows = flat.rows.map((row) => ({ ...row, values: [10, 11, 14, 11] }))
  const { scene } = draw({ ...flat, rows })
  expect(scene.title).toContain('{service} failed {lead} before')
  expect(scene.description).toContain('No line rose by 50%.')
})

test('where no rise lasted, the service that was over its first value first is quoted, and marked with the others', () => {
  const [a] = flat.rows
  const rows = [
    a,
    { name: 'b', group: 'p99', values: [10, 11, 12, 15, 10] },
    { name: 'c', group: 'p99', values: [0, 5, 0, 0, 0] },
  ]
  const { scene } = draw({
    ...flat,
    rows: rows.map((row) => ({ ...row, values: [...(row?.values ?? []), 10].slice(0, 5) })),
  })
  expect(scene.title).toContain('a failed 60 min before')
  const words = scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words).toContain('First 50% over its first value')
  // Two in the picture, one in the key.
  expect(scene.elements.filter((each) => each.type === 'circle' && each.r === 4)).toHaveLength(3)
})

test('a mark from a start to an end is a band through all rows, and is no moment', () => {
  const band = { start: '2025-12-31T23:30Z', end: '2026-01-01T00:00Z', text: 'deals' }
  const { parts, scene, warnings } = draw({ ...flat, marks: [band] })
  const [ground] = parts.find(({ at }) => at === 'marks.0')?.elements ?? []
  expect(scene.elements[ground ?? 0]).toMatchObject({ fill: 'rule', stroke: 'none' })
  expect(warnings.map(({ at }) => at)).toEqual(['title'])
})

test('days are said where the first moment and the last are on different ones', () => {
  const texts = draw(flat).scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toEqual(expect.arrayContaining(['Dec 31', 'Jan 1']))
})

test('each row has one rule, its values end at one edge, and what the heading counts is in the band that it counts', () => {
  const { scene, parts } = draw(recipe.sample as object)
  const rules = scene.elements.flatMap((each) =>
    each.type === 'path' && each.stroke === 'rule' && /^M[\d.]+ [\d.]+H/.test(each.d) ? [each.d] : [],
  )
  expect(rules).toHaveLength(7)
  const texts = scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const [, band] = scene.elements.flatMap((each) => (each.type === 'path' && each.fill === 'soft' ? [each.d] : []))
  const [, left, top, right, bottom] = /^M(\d+) (\d+)H(\d+)V(\d+)/.exec(band ?? '')?.map(Number) ?? []
  const lead = texts.find(({ text }) => text === '26 min')
  expect(lead).toMatchObject({ bold: true, fill: 'accent' })
  expect([left, lead?.x, right].every((x, index, all) => index === 0 || Number(x) > Number(all[index - 1]))).toBe(true)
  expect([top, lead?.y, bottom].every((y, index, all) => index === 0 || Number(y) > Number(all[index - 1]))).toBe(true)
  const latest = texts.filter(({ text }) => ['142', '36', '63'].includes(text))
  expect(new Set(latest.map(({ x, align }) => `${x} ${align}`)).size).toBe(1)
  expect(texts.find(({ text }) => text === 'Cart')?.fill).toBe('accent')
  expect(parts.find(({ at }) => at === 'measure')).toBeDefined()
})

test('a line that goes below zero has its zero within its row; others have the rule of their row', () => {
  const rows = [
    { name: 'Hall', group: 'p99', values: [-2, 0, 3, 5] },
    { name: 'Cellar', group: 'p99', values: [4, 4, 5, 5] },
  ]
  const { scene, parts } = draw({ ...flat, rows })
  const zeros = (at: string) =>
    (parts.find((part) => part.at === at)?.elements ?? []).filter((index) => {
      const element = scene.elements[index]
      return element?.type === 'path' && element.stroke === 'rule'
    })
  expect([zeros('rows.0').length, zeros('rows.1').length]).toEqual([1, 0])
})

test('what rose fills its row; a line that stays has air over it', () => {
  const heightOf = (values: number[]) => heightIn(row('a', undefined, values) as never)(Math.max(...values))
  expect([heightOf([40, 60]), heightOf([40, 59])].map(Math.round)).toEqual([size.line, Math.round(size.line / 1.5)])
})

test('the line of a moment ends at the service that rose most', () => {
  const { scene } = draw(recipe.sample as object)
  const pale = scene.elements.flatMap((each) =>
    each.type === 'path' && each.stroke === 'rule' && /^M\d+ \d+V\d+Z$/.test(each.d) ? [each.d] : [],
  )
  const ends = pale.map((d) => Number(/V(\d+)/.exec(d)?.[1]) - Number(/ (\d+)V/.exec(d)?.[1]))
  // Two rows of 60 pixels; each moment is named over both measures.
  expect(ends).toEqual([120, 120, 120, 120])
})

test('the unit is in the head, each scale is said, and a peak that the latest value hides is named', () => {
  const rows = [
    { name: 'a', values: [80, 4000, 90, 82] },
    { name: 'b', values: [100, 101, 102, 60] },
  ]
  const { scene } = draw({ ...flat, title: 'A claim', measure: 'Latency', unit: 'ms', rows })
  const words = scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words).toContain('Latency (ms)')
  expect(words.filter((each) => each.startsWith('max.'))).toEqual(['max. 4,000'])
  expect(words.join()).toContain('own scale from 0')
})

test('moments that are about no measure are named over each, as far as their names have room', () => {
  const values = (rise: number) => Array.from({ length: 40 }, (_, index) => (index < rise ? 10 : 30))
  const rows = ['p99', 'Errors'].flatMap((group, index) => [
    { id: `a-${index}`, name: 'api', group, values: values(20) },
    { id: `b-${index}`, name: 'auth', group, values: values(99) },
  ])
  const columns = { start: '2026-11-20T09:00Z', step: 1, unit: 'min' }
  const named = (text: string) => {
    const marks = ['2026-11-20T09:20Z', '2026-11-20T09:23Z'].map((column, index) => ({
      column,
      text: `${text} ${index}`,
    }))
    const { scene } = draw({ title: 'A claim', measure: 'Service', columns, rows, marks })
    return scene.elements.filter((each) => each.type === 'text' && each.text.startsWith('Deploy')).length
  }
  expect([named('Deploy'), named('Deploy of the whole platform to production')]).toEqual([4, 2])
})

test('the name of a moment that begins with its time is that alone where it is said again', () => {
  const { scene } = draw(recipe.sample as object)
  const words = scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words.filter((text) => /^09:[25]/.test(text)).toSorted()).toEqual([
    '09:26',
    '09:26 Cart slower',
    '09:52',
    '09:52 Cart errors',
  ])
})

const drawn = (values: (number | null)[], more: object = {}) => {
  const columns = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04']
  const rows = [
    { name: 'jobs', values },
    { name: 'mails', values: [3, 3, 3, 3] },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Depth',
    columns,
    rows,
    ...more,
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const indices = drawing.parts.find(({ at }) => at === 'rows.0')?.elements ?? []
  return indices.flatMap((index) => drawing.scene.elements[index] ?? [])
}
const wordsIn = (elements: ReturnType<typeof drawn>): string[] =>
  elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))

test('a value alone between gaps is a dot', () => {
  const dots = (values: (number | null)[]): number => drawn(values).filter(({ type }) => type === 'circle').length
  expect([dots([5, 5, 5, 5]), dots([5, null, 5, 5]), dots([5, null, 5, null]), dots([null, 5, null, 5])]).toEqual([
    1, 2, 3, 3,
  ])
  expect(drawn([5, null, 5, null]).some(({ type }) => type === 'path')).toBe(false)
})

test('a series that ended earlier says until when its latest value is', () => {
  expect(wordsIn(drawn([5, 5, 5, 5]))).toEqual(['5'])
  expect(wordsIn(drawn([5, 5, 5, null]))).toEqual(['5', 'until Jan 3'])
  expect(wordsIn(drawn([50, 5, 5, null]))).toEqual(['5', 'until Jan 3', 'max. 50'])
})

test('a moment is strong in the row of the largest rise only beside another one: between them is its lead', () => {
  const strong = (...marks: string[]): number => {
    const data = { marks: marks.map((column) => ({ column, text: `at ${column}` })), ...rising }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const at = (index: number) => drawing.parts.find((part) => part.at === `marks.${index}`)?.elements ?? []
    return at(0).filter((index) => {
      const element = drawing.scene.elements[index]
      return element?.type === 'path' && element.stroke !== 'rule'
    }).length
  }
  const rising = {
    title: 'A claim',
    measure: 'Depth',
    columns: ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'],
    rows: [
      { name: 'jobs', values: [1, 2, 3, 9] },
      { name: 'mails', values: [3, 3, 3, 3] },
    ],
  }
  expect([strong('2026-01-02'), strong('2026-01-02', '2026-01-03')]).toEqual([0, 1])
})

test('a line at zero is apart from the rule under its row, and one at its height from the rule over it', () => {
  expect(size.foot).toBeGreaterThan(4)
  expect(size.row - size.foot - size.line).toBeGreaterThan(4)
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Errors',
    columns: ['a', 'b', 'c'],
    rows: [
      { name: 'api', values: [0, 0, 0] },
      { name: 'web', values: [1, 2, 4] },
    ],
  })
  const elements = drawing.ok ? drawing.scene.elements : []
  const rules = elements.flatMap((each) => (each.type === 'path' ? (/^M\d+ (\d+)H\d+/.exec(each.d)?.[1] ?? []) : []))
  const ends = elements.flatMap((each) => (each.type === 'circle' && each.r === 3 ? [each.y] : []))
  expect(ends).toHaveLength(2)
  for (const y of ends) for (const rule of rules) expect(Math.abs(y - Number(rule))).toBeGreaterThan(4)
})

test('six measures of wide values have shorter lines; of many, the refusal says how many fit', () => {
  const many = (count: number): object => ({
    title: 'A claim',
    measure: 'Service',
    columns: { start: '2026-11-20T09:00Z', step: 2, unit: 'min' },
    rows: Array.from({ length: count }, (_, at) => ({
      id: `series-${at}`,
      name: 'gateway',
      group: `Wide values ${at}`,
      values: [123_456.25, 654_321.75],
    })),
  })
  const found = (count: number): string[] => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, many(count))
    return drawing.ok ? [] : drawing.findings.map(({ problem }) => problem)
  }
  const fit = Array.from({ length: 16 }, (_, index) => index + 1).findLast((count) => found(count).length === 0) ?? 0
  expect(fit).toBeGreaterThan(5)
  expect(found(16)).toEqual([
    `16 measures are side by side, ${fit} fit: leave ${16 - fit} out, or draw several dashboards`,
  ])
})

test('what rose says its first value over its beginning, and the band is in each column of the service, with how long it is in one', () => {
  const { scene } = draw(recipe.sample as object)
  const small = scene.elements.flatMap((each) => (each.type === 'text' && each.size === 12 ? [each.text] : []))
  expect(small).toEqual(expect.arrayContaining(['89', '45', '0.45', '0.27']))
  expect(scene.elements.filter((each) => each.type === 'path' && each.fill === 'soft')).toHaveLength(2)
  // What else of the service rose has the accent of what is in focus.
  expect(scene.elements.filter((each) => each.type === 'path' && each.stroke === 'accent')).toHaveLength(2)
  const figures = scene.elements.filter((each) => each.type === 'text' && each.size === 28)
  expect(figures).toMatchObject([{ text: '26 min' }])
})

test('the first value of a line that rose is over all of the line under its words', () => {
  const values = [40, 90, 41, ...Array.from({ length: 26 }, () => 70)]
  const { scene } = draw({
    title: 'A claim',
    measure: 'Latency',
    columns: { start: '2026-11-20T09:00Z', step: 2, unit: 'min' },
    rows: ['cart', 'search'].map((name) => ({ name, values })),
  })
  const first = scene.elements.find((each) => each.type === 'text' && each.text === '40')
  const line = scene.elements.find((each) => each.type === 'path' && each.stroke === 'ink')
  if (first?.type !== 'text' || line?.type !== 'path') throw new Error('both are drawn')
  const highest = Math.min(...[...line.d.matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y)))
  expect(highest - first.y).toBeGreaterThanOrEqual(6)
})
