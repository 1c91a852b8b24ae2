import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import {
  allShifts,
  comparedLayers,
  type Duty,
  doublesOf,
  handoversOf,
  hoursOf,
  sharedHours,
  shiftsOf,
  weekendsIn,
  weekendsOf,
  writeHours,
} from './on-call.ts'
import recipe from './recipe.ts'

// March 2, 2026 is a Monday.
const duty = (rest: Partial<Duty> = {}) => ({
  title: 'A claim',
  start: '2026-03-02T09:00Z',
  days: 14,
  people: ['Ada', 'Bo', 'Cy'].map((name) => ({ name })),
  layers: [
    { name: 'First', order: ['Ada', 'Bo'], days: 7 },
    { name: 'Second', order: ['Cy'], days: 7 },
  ],
  ...rest,
})

const said = (data: Duty, layer = 0): string[] =>
  shiftsOf(data.layers[layer] as Duty['layers'][number], data).map(
    ({ person = 'nobody', instead, start, end }) =>
      `${person}${instead === undefined ? '' : ` for ${instead}`} ${hoursOf([{ start, end }])}`,
  )

test('turns follow each other from the start on, and the last is cut', () => {
  expect(said(duty())).toEqual(['Ada 168', 'Bo 168'])
  expect(said(duty({ days: 17 }))).toEqual(['Ada 168', 'Bo 168', 'Ada 72'])
  expect(said(duty(), 1)).toEqual(['Cy 336'])
  expect(handoversOf(duty({ days: 17 }))).toBe(2)
})

test('a second layer has a column only where not all have as many hours of it', () => {
  const compared = (data: Duty): string[] => comparedLayers(data).map(({ name }) => name)
  const fair = duty({
    layers: [
      { name: 'First', order: ['Ada', 'Bo'], days: 7 },
      { name: 'Second', order: ['Bo', 'Ada'], days: 7 },
    ],
    people: ['Ada', 'Bo'].map((name) => ({ name })),
  })
  expect([compared(duty()), compared(fair)]).toEqual([['First', 'Second'], ['First']])
  expect(sharedHours(fair.layers[1]!, fair)).toBe('168 h')
  const uncovered = { ...fair, layers: [fair.layers[0]!, { name: 'Second', days: 7 }] }
  expect(compared(uncovered)).toEqual(['First', 'Second'])
  expect(compared({ ...fair, people: fair.people.slice(0, 1) })).toEqual(['First', 'Second'])
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, fair)
  const words = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(words.join(' ')).toContain('Second: 168 h each.')
})

test('a swap takes its layer, the later one wins, and who is away is replaced by nobody', () => {
  const swaps = [
    { person: 'Bo', start: '2026-03-03T09:00Z', end: '2026-03-04T09:00Z' },
    { person: 'Cy', start: '2026-03-03T21:00Z', end: '2026-03-04T09:00Z' },
    { person: 'Ada', layer: 'Second', start: '2026-03-15', end: '2026-03-16' },
  ]
  expect(said(duty({ swaps }))).toEqual(['Ada 24', 'Bo for Ada 12', 'Cy for Ada 12', 'Ada 120', 'Bo 168'])
  expect(said(duty({ swaps }), 1)).toEqual(['Cy 303', 'Ada for Cy 24', 'Cy 9'])
  const away = [
    { person: 'Ada', start: '2026-03-02T09:00Z', end: '2026-03-02T18:00Z' },
    { person: 'Bo', start: '2026-03-03T09:00Z', end: '2026-03-03T10:00Z' },
  ]
  expect(said(duty({ swaps, away })).slice(0, 4)).toEqual([
    'nobody for Ada 9',
    'Ada 15',
    'nobody for Ada 1',
    'Bo for Ada 11',
  ])
  expect(handoversOf(duty({ away }))).toBe(1)
  expect(said(duty({ layers: [{ name: 'First', days: 7 }] }))).toEqual(['nobody 336'])
})

test('who has two layers at once is found, in one stretch however often the layers change', () => {
  const swaps = [{ person: 'Cy', start: '2026-03-08T09:00Z', end: '2026-03-10T09:00Z' }]
  const data = duty({ swaps })
  expect(doublesOf('Cy', data).map((each) => hoursOf([each]))).toEqual([48])
  expect(doublesOf('Ada', data)).toEqual([])
  // Every hour is somebody's.
  expect(hoursOf(allShifts(data))).toBe(2 * 14 * 24)
})

test('a weekend counts for whoever has the first layer in any part of it', () => {
  const swaps = [{ person: 'Cy', start: '2026-03-08T23:00Z', end: '2026-03-09T09:00Z' }]
  const data = duty({ swaps })
  expect(['Ada', 'Bo', 'Cy'].map((name) => weekendsOf(name, data))).toEqual([1, 1, 1])
  expect(weekendsOf('Cy', duty())).toBe(0)
  const to = (written: string): number => Date.parse(written)
  expect(weekendsIn(to('2026-03-08T12:00Z'), to('2026-03-14T06:00Z')).map((each) => hoursOf([each]))).toEqual([12, 6])
  expect([writeHours(63), writeHours(7.25), writeHours(1008)]).toEqual(['63 h', '7.3 h', '1,008 h'])
})

test('periods are in order, within the days, and in one time zone', () => {
  const findings = (change: object) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, duty(change))
    return drawing.ok ? [] : drawing.findings.map(({ at, problem }) => `${at} ${problem}`)
  }
  const swap = { person: 'Bo', start: '2026-03-04', end: '2026-03-03' }
  expect(findings({ swaps: [swap] })).toEqual(['swaps.0.end is not after 2026-03-04'])
  expect(findings({ away: [{ ...swap, end: '2026-03-30' }] })).toEqual([
    'away.0.start is outside of the 14 days from 2026-03-02T09:00Z',
  ])
  expect(findings({ start: '2026-03-02T09:00+01:00' })).toEqual([
    expect.stringContaining('start must be a date or a time'),
  ])
})
