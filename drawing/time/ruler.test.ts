import { expect, test } from 'vitest'
import { drawRuler } from './draw-ruler.ts'
import { numberRuler, rulerOf } from './ruler.ts'

const day = (iso: string): number => Date.parse(`${iso}T00:00Z`)
const words = (ticks: { text: string }[]): string => ticks.map(({ text }) => text).join(' ')

test('weeks begin on Mondays, and each month at its own first day', () => {
  const span = { from: day('2026-09-07'), to: day('2026-11-04'), left: 0, right: 600 }
  const ruler = rulerOf(span)
  expect(words(ruler.ticks)).toBe('7 14 21 28 5 12 19 26 2')
  expect(ruler.upper).toEqual([
    { at: day('2026-09-07'), text: 'Sep 2026' },
    { at: day('2026-10-01'), text: 'Oct' },
    { at: day('2026-11-01'), text: 'Nov' },
  ])
})

test('a period that ends too soon for its words gives its year to the next one, or all of them', () => {
  const upper = (from: string) => rulerOf({ from: day(from), to: day('2027-01-20'), left: 0, right: 600 }).upper
  const next = { at: day('2027-01-01'), text: 'Jan 2027' }
  expect(upper('2026-12-31')).toEqual([next])
  expect(upper('2026-12-30')).toEqual([{ at: day('2026-12-30'), text: 'Dec' }, next])
  expect(upper('2026-12-25')[0]).toEqual({ at: day('2026-12-25'), text: 'Dec 2026' })
})

test('the less room, the coarser the steps', () => {
  const from = day('2026-11-10')
  const steps = [10, 90, 400, 3000, 40_000, 400_000].map((hours) => {
    const { step, ticks } = rulerOf({ from, to: from + hours * 3_600_000, left: 0, right: 700 })
    return `${step}: ${ticks[1]?.text}`
  })
  expect(steps).toEqual(['clock: 01:00', 'clock: 12:00', 'day: 11', 'week: 23', 'month: Apr', 'year: 2035'])
})

test('times of any day name no date; the words of the last tick may reach a little beyond the end', () => {
  const ruler = rulerOf({ from: 50_400_000, to: 54_000_000, left: 0, right: 600 }, { dates: false })
  expect([words(ruler.ticks), ruler.upper]).toEqual(['14:00 14:10 14:20 14:30 14:40 14:50 15:00', []])
})

test('numbers have their unit once', () => {
  expect(words(numberRuler({ from: 0, to: 672, left: 0, right: 600 }, 'ms').ticks)).toBe('0 ms 200 400 600')
})

test('words of periods begin at their tick, words of instants lie around it', () => {
  const texts = (span: Parameters<typeof rulerOf>[0]) =>
    drawRuler(rulerOf(span), span, 0).flatMap((each) => (each.type === 'text' ? [[each.x, each.align]] : []))
  const weeks = { from: day('2026-09-07'), to: day('2026-09-21'), left: 0, right: 600 }
  expect(texts(weeks)[1]).toEqual([6, 'start'])
  const hours = { from: day('2026-09-07'), to: day('2026-09-07') + 7_200_000, left: 0, right: 600 }
  expect(texts(hours)[1]).toEqual([0, 'middle'])
})
