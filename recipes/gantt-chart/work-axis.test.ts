import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { workCalendar } from '../../drawing/values/calendar.ts'
import gantt from './recipe.ts'
import { workX } from './work-axis.ts'

const axisWords = (start: string, unit: string, duration: number): string[] => {
  const data = { title: 'One claim', start, unit, tasks: [{ name: 'work', duration }] }
  const drawing = drawRecipe(gantt as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  const own = parts.find(({ at }) => at === '@axis')?.elements ?? []
  return own.flatMap((index) => {
    const element = scene.elements[index]
    return element?.type === 'text' ? [element.text] : []
  })
}

test('two days of work are as long on both sides of a weekend', () => {
  const calendar = workCalendar(Date.UTC(2026, 10, 2), 'working-day')
  const x = workX({ units: 20, left: 0, right: 200, calendar })
  const at = (day: number): number => x(calendar.indexOf(Date.UTC(2026, 10, day)))
  expect([at(4) - at(2), at(10) - at(6)]).toEqual([20, 20])
})

test('days without work have no tick, and Saturdays do not stand for Mondays', () => {
  expect(axisWords('2026-11-05', 'working-day', 5)).toEqual(['5', '6', '9', '10', '11', 'Nov 2026'])
})

test('months say their year where it is new', () => {
  expect(axisWords('2026-11-02', 'working-day', 60)).toEqual(expect.arrayContaining(['Nov 2026', 'Dec', 'Jan 2027']))
})

test('plans of many years have years as ticks, none of which touch', () => {
  expect(axisWords('2026-01-01', 'week', 400)).toEqual(['2026', '2027', '2028', '2029', '2030', '2031', '2032', '2033'])
})

test('a plan in quarters has an axis of quarters, and its ends are quarters', () => {
  const words = axisWords('2027-Q3', 'quarter', 6)
  expect(words).toEqual(['Q3', 'Q4', 'Q1', 'Q2', 'Q3', 'Q4', '2027', '2028'])
})

test('two quarters are as long in every year, and a milestone ends with its own', () => {
  const data = {
    title: 'SSO ships in {end}',
    start: '2027-Q2',
    tasks: [
      { name: 'Build', duration: 2 },
      { name: 'Shipped', duration: 0, after: ['Build'] },
    ],
    marks: [{ start: '2027-Q3', end: '2027-Q3', text: 'Freeze' }],
  }
  const drawing = drawRecipe(gantt as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toEqual(expect.arrayContaining(['SSO ships in Q3 2027', 'Q3 2027', 'Freeze']))
})

test('where the first month has no room for its year the next one says it, and one without room for its name has none', () => {
  const monthsOf = (start: string): string[] =>
    axisWords(start, 'working-day', 90).filter((each) => /^[A-Z]/.test(each))
  expect(monthsOf('2027-03-15').slice(0, 2)).toEqual(['Mar 2027', 'Apr'])
  expect(monthsOf('2027-03-22').slice(0, 2)).toEqual(['Mar', 'Apr 2027'])
  expect(monthsOf('2027-03-30').slice(0, 2)).toEqual(['Apr 2027', 'May'])
})
