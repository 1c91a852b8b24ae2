import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import recipe from './recipe.ts'
import { allowedOf, isMissed, uptimeOf, writeMinutes, writeUptime } from './uptime.ts'

const data = (down: object[], rest: object = {}) =>
  ({
    start: '2026-09-01',
    days: 30,
    objective: 99.9,
    components: [{ name: 'API', down, ...rest }],
    title: 'A claim',
  }) as never as {
    start: string
    days: number
    objective: number
    components: [{ name: string }]
  }

test('99.9% of 30 days allows 43.2 minutes: the 44th misses it', () => {
  const of = (minutes: number) => data([{ day: '2026-09-02', minutes }])
  const judged = [43, 44].map((minutes) => isMissed(of(minutes).components[0], of(minutes)))
  expect([allowedOf(of(1).components[0], of(1)), ...judged]).toEqual([43.2, false, true])
})

test('what is exactly allowed, in fractions of minutes too, keeps the objective', () => {
  const of = (...minutes: number[]) => ({
    ...data(minutes.map((each, at) => ({ day: `2026-09-0${at + 1}`, minutes: each }))),
    days: 120,
    objective: 99.95,
  })
  const judged = [[86.3], [86.4], [86.41], [43.2, 43.1, 0.1]].map((each) =>
    isMissed(of(...each).components[0], of(...each)),
  )
  expect(judged).toEqual([false, false, true, false])
})

test('uptime is rounded down, so that what missed 99.9% is not written as 99.90%', () => {
  const missed = data([{ day: '2026-09-02', minutes: 44 }])
  const percent = uptimeOf(missed.components[0], missed)
  expect([percent.toFixed(2), writeUptime(percent, missed), writeUptime(100, missed)]).toEqual([
    '99.90',
    '99.89%',
    '100%',
  ])
  expect(writeUptime(99.9999, { ...missed, objective: 99.95 })).toBe('99.999%')
})

test('a component counts from its first day', () => {
  const half = data([{ day: '2026-09-20', minutes: 22 }], { since: '2026-09-16' })
  expect([allowedOf(half.components[0], half), isMissed(half.components[0], half)]).toEqual([21.6, true])
})

const draw = (given: object) => drawRecipe(recipe as unknown as AnyRecipe, given)

test('a day that alone broke the objective goes on over its track and is cut there, another one is its share of what is allowed', () => {
  const drawing = draw(
    data([
      { day: '2026-09-02', minutes: 44 },
      { day: '2026-09-05', minutes: 22 },
      { day: '2026-09-08', minutes: 43 },
    ]),
  )
  if (!drawing.ok) throw new Error('refused')
  const { parts, scene } = drawing
  const piecesOf = (at: number) => {
    const own = parts.find((each) => each.at === `components.0.down.${at}`)?.elements ?? []
    const [bar] = own.flatMap((index) => {
      const each = scene.elements[index]
      return each?.type === 'path' && each.fill !== undefined && each.fill !== 'none' ? [each] : []
    })
    return bar === undefined ? [] : (bar.d.match(/M[^M]+/g) ?? []).map((d) => boundsOf({ ...bar, d }))
  }
  const [upper, lower] = piecesOf(0)
  const [[share], [most]] = [piecesOf(1), piecesOf(2)]
  const bottomOf = ({ y, h }: { y: number; h: number } = { y: 0, h: 0 }): number => y + h
  expect([share?.h, most?.h, piecesOf(1).length, piecesOf(2).length]).toEqual([16, 32, 1, 1])
  expect(bottomOf(lower)).toBe(bottomOf(most))
  expect(upper?.y).toBeLessThan(most?.y ?? 0)
  expect(bottomOf(upper)).toBeLessThan(lower?.y ?? 0)
})

test('days are within the period, after the first day, and there once', () => {
  const down = ['2026-10-01', '2026-09-02', '2026-09-20', '2026-09-20'].map((day) => ({ day, minutes: 5 }))
  const drawing = draw(data(down, { since: '2026-09-16' }))
  expect(!drawing.ok && drawing.findings).toEqual([
    { at: 'components.0.down.0.day', problem: 'is outside of the 30 days from Sep 1 to Sep 30' },
    { at: 'components.0.down.1.day', problem: 'is before 2026-09-16' },
    { at: 'components.0.down.3.day', problem: 'is there twice; add its minutes up' },
  ])
})

test('all is in minutes, as what is allowed is; parts of one are written as they are, without the noise of fractions', () => {
  expect([0, 0.5, 61.1, 60, 1440].map(writeMinutes)).toEqual(['0 min', '0.5 min', '61.1 min', '60 min', '1,440 min'])
})

test('words of a day that broke the objective have the color of its bar, others step back', () => {
  const down = [
    { day: '2026-01-02', minutes: 300, text: 'fire' },
    { day: '2026-01-20', minutes: 5, text: 'hiccup' },
  ]
  const data = {
    title: 'A claim',
    objective: 99.9,
    start: '2026-01-01',
    days: 30,
    components: [{ name: 'a', down }, { name: 'b' }],
  }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const fills = drawing.scene.elements.flatMap((each) =>
    each.type === 'text' && /fire|hiccup/.test(each.text) ? [[each.text.slice(-4), each.fill ?? 'ink']] : [],
  )
  expect(Object.fromEntries(fills)).toEqual({ fire: 'negative', ccup: 'muted' })
})

test('a component that came later has what it may be down under its figure; ends in two years say which', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    ...data([]),
    start: '2026-12-10',
    components: [{ name: 'API' }, { name: 'Hooks', since: '2026-12-25' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words.filter((each) => each.startsWith('≤'))).toEqual(['≤ 43.2 min', '≤ 21.6 min'])
  expect(words).toEqual(expect.arrayContaining(['Dec 10, 2026', 'Jan 8, 2027']))
})

test('what uptime would be without the worst day is in two lines under its uptime, the first on the line of words of days, and all of these have room', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample as object)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const at = (words: string) => texts.find(({ text }) => text === words)
  const words = at('99.98%')
  expect(words).toMatchObject({ x: at('99.94%')?.x, align: 'end', y: at('Nov 5: 21 min')?.y })
  // No wider than the figures, so that it is not read as words of a day.
  expect(at('without Oct 13')).toMatchObject({ x: words?.x, align: 'end', y: (words?.y ?? 0) + 18 })
  // Left of its tick, the worst leaves room for the words of another day.
  expect(at('Oct 13: 192 min, TLS cert expired')).toMatchObject({ align: 'end', y: words?.y })
  expect(at('✗ 99.83%')?.size).toBeGreaterThan(at('99.94%')?.size ?? 0)
  const said = 'On Oct 13, Checkout was down 192 min, more than the 129.6 min allowed in the whole period.'
  expect(drawing.scene.description).toContain(said)
})

test('the days of a component are parted where months begin', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample as object)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const track = drawing.scene.elements.find((each) => each.type === 'path' && each.fill === 'rule')
  const pieces = [...(track?.type === 'path' ? track.d : '').matchAll(/M ?([\d.]+) ?[\d.]+ ?H ?([\d.]+)/g)]
  const [first, second] = pieces.map(([, from, to]) => [Number(from), Number(to)])
  expect([pieces.length, (second?.[0] ?? 0) - (first?.[1] ?? 0)]).toEqual([3, 3])
})

test('the day that the heading is about has its words where as bad ones beside it have no room', () => {
  const down = Array.from({ length: 12 }, (_, at) => ({
    day: `2026-12-${String(at + 1).padStart(2, '0')}`,
    minutes: 240,
  }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Without its worst day it is at {without}',
    start: '2026-11-20',
    days: 60,
    objective: 99.9,
    components: [{ name: 'Sandbox', down }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toEqual(expect.arrayContaining(['96.94%', 'without Dec 1', 'Dec 1: 240 min']))
})

test('the key says less only of what it says more', () => {
  const keyOf = (...minutes: number[]) => {
    const down = minutes.map((each, at) => ({ day: `2026-12-0${at + 1}`, minutes: each }))
    const data = {
      title: 'A claim',
      start: '2026-12-01',
      days: 30,
      objective: 99.9,
      components: [{ name: 'API', down }],
    }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    const words = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
    return words.filter((each) => each.includes('its share'))
  }
  expect(keyOf(9)).toEqual(['Downtime of a day: its share of what the period allows'])
  expect(keyOf(9, 90)).toEqual(['Less: its share of what the period allows'])
})

test('words of a late day are clear of what uptime would be without it, and of days together the worst has words', () => {
  const down = [
    { day: '2026-11-17', minutes: 20 },
    { day: '2026-11-18', minutes: 9 },
    { day: '2026-11-19', minutes: 61, text: 'TLS certificate expired' },
  ]
  const data = { start: '2026-08-30', objective: 99.95, components: [{ name: 'Web', down }, { name: 'API' }] }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: '{lowest} is at {without} without {day}',
    ...data,
  })
  if (!drawing.ok) throw new Error('refused')
  // Of days without words of their own that have no room for their minutes, the finding says which.
  expect(drawing.warnings).toMatchObject([
    { at: 'components.0.down', problem: 'has no room for the minutes of 2 days: Nov 17: 20 min and Nov 18: 9 min' },
  ])
  const at = new Map(
    drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [[each.text, each] as const] : [])),
  )
  const late = at.get('Nov 19: 61 min, TLS certificate expired')
  const without = at.get('without Nov 19')
  expect([late?.align, (without?.y ?? 0) - (late?.y ?? 0)]).toEqual(['end', 18])
  expect((without?.x ?? 0) - (late?.x ?? 0)).toBeGreaterThan(120)
  const early = [
    { day: '2026-09-17', minutes: 20 },
    { day: '2026-09-18', minutes: 31 },
    { day: '2026-09-19', minutes: 21 },
  ]
  const other = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    ...data,
    components: [{ name: 'API', down: early }],
  })
  const texts = other.ok ? other.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(texts).toContain('Sep 18: 31 min')
})

test('words of neighbors late in the period all have room, and what has none is listed', () => {
  const wordsOf = (down: object[]): string[] => {
    const drawing = draw(data(down))
    return drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  }
  const late = [28, 29].map((date) => ({ day: `2026-09-${date}`, minutes: date - 10, text: 'the carrier was down' }))
  expect(wordsOf(late)).toEqual(
    expect.arrayContaining(['Sep 28: 18 min, the carrier was down', 'Sep 29: 19 min, the carrier was down']),
  )
  // The worst day of a component that missed its objective has its minutes even beside words of others.
  const worst = [
    { day: '2026-09-09', minutes: 12, text: 'certificate expired' },
    { day: '2026-09-10', minutes: 40 },
  ]
  expect(wordsOf(worst)).toEqual(expect.arrayContaining(['Sep 9: 12 min, certificate expired', 'Sep 10: 40 min']))
})

test('columns are as wide as their figures: of a long day down in a short period, too', () => {
  const drawing = draw({ ...data([{ day: '2026-09-02', minutes: 1439.55 }]), days: 7, objective: 99.999 })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const boxOf = (words: string) =>
    drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === words ? [boundsOf(each)] : []))[0]
  const [uptime, down] = [boxOf('✗ 85.7187%'), boxOf('1,439.55 min')]
  expect((down?.x ?? 0) - (uptime?.x ?? 0) - (uptime?.w ?? 0)).toBeGreaterThanOrEqual(15)
})

test('words beyond the bars are under all words of the figures: three lines where a component came later', () => {
  const text = 'a migration of all customers was undone'
  const down = [
    { day: '2026-09-10', minutes: 61 },
    { day: '2026-10-25', minutes: 40, text },
  ]
  const linesUnder = (since?: string): number => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: '{lowest} is at {without} without {day}',
      start: '2026-08-30',
      objective: 99.95,
      components: [{ name: 'Web', since, down }, { name: 'API' }],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    const yOf = (words: string) => texts.find((each) => each.text === words)?.y ?? 0
    return (yOf(`Oct 25: 40 min, ${text}`) - yOf('without Sep 10')) / 18
  }
  expect([linesUnder(), linesUnder('2026-09-01')]).toEqual([1, 1])
})
