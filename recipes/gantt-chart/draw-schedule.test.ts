import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Element } from '../../src/scene/scene.ts'
import gantt from './recipe.ts'

const draw = (data: object) => {
  const drawing = drawRecipe(gantt as unknown as AnyRecipe, { title: 'One claim', start: '2026-11-02', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  const part = (at: string): Element[] =>
    (parts.find((each) => each.at === at)?.elements ?? []).flatMap((index) => scene.elements[index] ?? [])
  return { scene, part, words: scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) }
}

const tasks = [
  { name: 'Load', duration: 10, done: 20 },
  { name: 'Review', duration: 3 },
  { name: 'Loaded', duration: 0, after: ['Load'] },
]

test('without a focus the accent marks what moves the end', () => {
  const { part } = draw({ today: '2026-11-09', tasks })
  expect(
    [0, 1].map((index) => part(`tasks.${index}`).map((each) => ('stroke' in each ? each.stroke : undefined))),
  ).toEqual([
    ['accent', 'accent', undefined, undefined],
    [undefined, undefined, undefined],
  ])
})

test('what is late says by how much and whether there is slack', () => {
  expect(draw({ today: '2026-11-09', tasks }).words).toEqual(
    expect.arrayContaining(['3 days behind, no slack', '5 days behind, 7 days of slack']),
  )
})

test('a milestone is dated with the day on whose evening it is reached', () => {
  expect(draw({ tasks }).words).toContain('Nov 13')
})

test('where the end moves, its milestone has its forecast: a hollow one, joined to it, and both dates', () => {
  const { words, part } = draw({ today: '2026-11-09', tasks })
  expect(words).toEqual(expect.arrayContaining(['Nov 13, now Nov 18', 'Forecast']))
  const [planned, link, forecast] = part('tasks.2')
  expect([planned, link, forecast]).toMatchObject([
    { type: 'path', fill: 'ink' },
    { type: 'line', dashed: true, stroke: 'ink' },
    { type: 'path', fill: 'surface', stroke: 'ink' },
  ])
  expect(draw({ tasks }).words).not.toContain('Forecast')
})

test('days and periods that matter have words under the ruler, today outside of the plan too', () => {
  const marks = [{ start: '2026-11-05', end: '2026-11-10', text: 'Freeze' }]
  const { words, part } = draw({ today: '2026-12-01', tasks, marks })
  expect(words).toEqual(expect.arrayContaining(['Today, Dec 1', 'Freeze']))
  expect(part('marks.0').map(({ type }) => type)).toEqual(['path', 'text'])
})

test('sections keep the order in which they are mentioned', () => {
  const grouped = ['B', 'A', 'B'].map((group, index) => ({ name: `task ${index}`, duration: 1, group }))
  const { words } = draw({ tasks: grouped })
  expect(words.filter((word) => /^(A|B|task \d)$/.test(word))).toEqual(['B', 'task 0', 'task 2', 'A', 'task 1'])
})
