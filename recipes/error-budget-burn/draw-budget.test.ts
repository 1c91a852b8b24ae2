import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import burn from './recipe.ts'

test('a bad day whose words have no room is no red mark without a word', () => {
  const values = [240, 310, 190, 60, 160, 16, 40, 30, 280, 390, 420, 370, 360, 250, 330, 210]
  const data = {
    title: 'A claim',
    measure: 'Failed time',
    unit: 'min',
    columns: { start: '2026-11-01', step: 1, unit: 'day' },
    rows: [{ name: 'checkout', values }],
  }
  const drawing = drawRecipe(burn as unknown as AnyRecipe, data)
  expect(drawing.ok && drawing.warnings).toEqual([])
})

test('shares of bad days that do not add up to the share of all are said to be rounded', () => {
  const isSaid = (...bad: number[]): boolean => {
    const drawing = drawRecipe(burn as unknown as AnyRecipe, {
      title: 'A claim',
      measure: 'Failed time',
      unit: 'min',
      slo: 99,
      minutes: 100,
      columns: { start: '2026-11-01', step: 1, unit: 'day' },
      rows: [{ name: 'checkout', values: [...bad, ...Array.from({ length: 10 - bad.length }, () => 0)] }],
    })
    return drawing.ok && drawing.scene.elements.some((each) => each.type === 'text' && each.text.includes('rounded'))
  }
  // Of 10 min, 30.4% twice are 60.8%: 30 and 30, but 61.
  expect([isSaid(3.04, 3.04), isSaid(3, 3)]).toEqual([true, false])
})

const drawnWith = (values: number[]) => {
  const drawing = drawRecipe(burn as unknown as AnyRecipe, {
    title: '{bad} spent {share}',
    measure: 'Failed time',
    unit: 'min',
    slo: 99.95,
    columns: { start: '2026-09-01', step: 1, unit: 'day' },
    rows: [{ name: 'login', values }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const words = elements.flatMap((each) => (each.type === 'text' && each.fill === 'negative' ? [each.text] : []))
  const drops = elements.flatMap((each) =>
    each.type === 'path' && each.d.split('M').length === 4 ? [each.stroke ?? 'ink'] : [],
  )
  const isInKey = elements.some((each) => each.type === 'text' && each.text === 'Bad day')
  return { shares: words.filter((each) => each.startsWith('−')), drops, isInKey, warnings: drawing.warnings }
}

test('every bad day has its share, at the end of a leader where it has no room beside it', () => {
  const bad: Record<number, number> = { 4: 3.2, 5: 0.4, 17: 12.5, 18: 1.1, 41: 6, 42: 6, 60: 58, 61: 9.5 }
  const { shares, ...drawn } = drawnWith(Array.from({ length: 90 }, (_, index) => bad[index] ?? 0))
  expect(shares.toSorted()).toEqual(['−15%', '−19%', '−5%', '−9%', '−9%', '−90%'].toSorted())
  // All in one color: a black one among them would be another kind.
  expect(drawn).toEqual({ drops: Array<string>(6).fill('negative'), isInKey: false, warnings: [] })
})

test('a bad day whose words have no room at all is in ink and in the key', () => {
  const { shares, drops, isInKey, warnings } = drawnWith(
    Array.from({ length: 30 }, (_, index) => (index % 3 === 0 ? 0.1 : 6)),
  )
  // One more drop is the sample of the key.
  expect([drops.length, shares.length < 20, isInKey, warnings]).toEqual([21, true, true, []])
})

test('a period begins where the time of its first day begins, as each value is drawn at the end of its own', () => {
  const bandOf = (start: string, end: string): number[] => {
    const drawing = drawRecipe(burn as unknown as AnyRecipe, {
      title: 'A claim',
      measure: 'Failed time',
      unit: 'min',
      columns: { start: '2026-11-01', step: 1, unit: 'day' },
      rows: [{ name: 'checkout', values: Array.from({ length: 10 }, () => 0.2) }],
      marks: [{ start, end, text: 'freeze' }],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const [band] = drawing.parts.find(({ at }) => at === 'marks.0')?.elements ?? []
    const element = drawing.scene.elements[band ?? 0]
    const xs = element?.type === 'path' ? [...element.d.matchAll(/[MH] ?([\d.]+)/g)].map(([, x]) => Number(x)) : []
    return [Math.min(...xs), Math.max(...xs)]
  }
  const [[from = 0, to = 0], [one = 0, two = 0]] = [
    bandOf('2026-11-01', '2026-11-04'),
    bandOf('2026-11-02', '2026-11-02'),
  ]
  const day = (to - from) / 4
  expect([one - from, two - one]).toEqual([expect.closeTo(day, 0), expect.closeTo(day, 0)])
})

test('the date of the last value is not on the line to the column', () => {
  const spent = [0.2, 0.1, 0, 0.3, 6.2, 0.1, 0.2, 0, 0, 0.4, 0.1, 0.2, 3.1, 0.1, 0.2, 0.1, 0, 0.1]
  const drawing = drawRecipe(burn as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Failed time',
    unit: 'min',
    slo: 99.95,
    columns: { start: '2026-11-01', step: 1, unit: 'day' },
    rows: [{ name: 'api', values: [...spent, ...Array<null>(12).fill(null)] }],
  })
  expect(drawing.ok && drawing.warnings).toEqual([])
})

test('a level in the unit of the data is not drawn, with a warning, as levels are in percent of the budget', () => {
  const found = (value: number) => {
    const drawing = drawRecipe(burn as unknown as AnyRecipe, {
      title: 'A claim',
      measure: 'Failed requests',
      unit: 'requests',
      minutes: 1_000_000,
      columns: { start: '2026-09-01', step: 1, unit: 'day' },
      rows: [{ name: 'api', values: [100, 200, 300] }],
      marks: [{ value, text: 'Freeze below' }],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.warnings.filter(({ level }) => level === 'warning').map(({ at, problem }) => `${at} ${problem}`)
  }
  expect(found(100)).toEqual([])
  expect(found(101)).toEqual([
    'marks.0.value is over 100% and not drawn: levels are in percent of the budget of 3,000 requests',
  ])
})

test('a season of bad days has its line and their shares, with strokes that are shared, and the number of its remark', () => {
  const drawing = drawRecipe(burn as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Failed time',
    unit: 'min',
    columns: { start: '2026-11-01', step: 1, unit: 'day' },
    rows: [{ name: 'checkout', values: Array.from({ length: 120 }, (_, day) => 60 + 97 * (day % 7)) }],
    callouts: [{ on: 'checkout', text: 'Every day is bad' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.filter(({ at }) => at.startsWith('callouts'))).toEqual([])
})

test('how many requests are in a column is a warning where it is only assumed', () => {
  const found = (own: object): string[] => {
    const drawing = drawRecipe(burn as unknown as AnyRecipe, {
      title: 'A claim',
      measure: 'Failed requests',
      unit: 'requests',
      columns: { start: '2026-09-01', step: 1, unit: 'day' },
      rows: [{ name: 'api', values: [0.1, 0.2, 0.3] }],
      ...own,
    })
    return drawing.ok ? drawing.warnings.map(({ at, problem }) => `${at} ${problem}`) : []
  }
  expect(found({})).toEqual(['minutes is not given: 1,440 requests in each day are assumed'])
  expect([found({ minutes: 9000 }), found({ unit: 'h' })]).toEqual([[], []])
})

test('words left of a bad day end at it, so that those in several lines are its own', () => {
  const values = Array.from({ length: 31 }, (_, day) => ([2, 3, 6, 10, 11, 17].includes(day) ? 5 : 0.2))
  const drawing = drawRecipe(burn as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Failed time',
    unit: 'min',
    columns: { start: '2026-10-01', step: 1, unit: 'day' },
    rows: [{ name: 'media', values }],
    marks: [
      { column: '2026-10-11', text: 'Bad deploy, first wave' },
      { column: '2026-10-12', text: 'Bad deploy, second wave' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const waves = drawing.scene.elements.filter((each) => each.type === 'text' && each.text.endsWith('wave'))
  expect(waves.map((each) => each.type === 'text' && each.align)).toEqual(['end', 'end'])
  expect(drawing.warnings).toEqual([])
})
