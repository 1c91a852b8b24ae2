import { expect, test } from 'vitest'
import container from '../recipes/c4-container/recipe.ts'
import kanban from '../recipes/kanban-board/recipe.ts'
import ranking from '../recipes/ordered-bar/recipe.ts'
import roadmap from '../recipes/roadmap-lanes/recipe.ts'
import slope from '../recipes/slope-chart/recipe.ts'
import divided from '../recipes/stacked-bar-100/recipe.ts'
import { describeScene, endingWith, enumerate } from './describe.ts'
import { drawRecipe } from './draw-recipe.ts'
import type { AnyRecipe } from './recipe.ts'

test.each([
  [[], 'none'],
  [['a'], 'a'],
  [['a', 'b', 'c'], 'a, b and c'],
  [['a', 'b', 'c', 'd'], 'a, b and 2 more'],
  [['a, b'], 'a, b'],
  [['a, b', 'c', 'd'], 'a, b; c; and d'],
])('names %j are said as "%s"', (names, said) => {
  expect(enumerate(names, 3)).toBe(said)
})

test('a diagram without a title is called like its recipe', () => {
  expect(describeScene('Pie chart', { title: '' }, 'Three shares.')).toEqual({
    title: 'Pie chart',
    description: 'Pie chart. Three shares. Pie chart.',
  })
})

test('names at the end of a description are whole, and those without room are counted', () => {
  const names = Array.from({ length: 9 }, (_, index) => `${index}`.repeat(70))
  const room = endingWith('9 arrows: ', names, 12)
  expect(room).toBe(`9 arrows: ${names.slice(0, 7).join(', ')} and 2 more.`)
  expect(room.length).toBeLessThanOrEqual(600)
  expect(endingWith('9 arrows: ', names, 3)).toBe(`9 arrows: ${names[0]}, ${names[1]} and 7 more.`)
  expect(endingWith('Two: ', ['a', 'b'])).toBe('Two: a and b.')
})

test('where there are no names, it says what it is told to', () => {
  expect(enumerate([], 6, 'nobody')).toBe('nobody')
})

test('names that are not said do not choose the separator', () => {
  expect(enumerate(['a', 'b', 'c', 'd, e'], 3)).toBe('a, b and 2 more')
})

test('a description has no gap where the data have no groups', () => {
  const nodes = [{ name: 'A' }, { name: 'B' }]
  const drawing = drawRecipe(container as unknown as AnyRecipe, {
    title: 'T',
    nodes,
    edges: [{ from: 'A', to: 'B', text: 'calls' }],
  })
  expect(drawing.ok && drawing.scene.description).toMatch(/^Without a boundary: A and B\. 1 relationship, /)
})

test('descriptions carry what the picture is about, whatever the data', () => {
  const describe = (recipe: unknown, data: object): string => {
    const drawing = drawRecipe(recipe as AnyRecipe, { title: 'One claim', ...data })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.description
  }
  const cards = [
    { name: 'a', column: 'Doing', ticket: 'T-1', state: 'negative', note: 'no key', value: 3 },
    { name: 'b', column: 'Doing' },
  ]
  expect(describe(kanban, { unit: 'day', cards })).toContain('Blocked: T-1 a in Doing, there for 3 days (no key).')
  expect(describe(kanban, { cards: cards.slice(1) })).toContain('None is blocked.')
  const items = [
    { name: 'a', column: 'Now', row: 'Web', kind: 'committed', value: 90 },
    { name: 'b', column: 'Next', row: 'Web' },
  ]
  expect(describe(roadmap, { unit: '%', cards: items })).toContain('Committed: a (Now 90%). Planned: b (Next).')
  const measured = { measure: 'Time', unit: 's' }
  const columns = ['before', 'after']
  expect(
    describe(slope, {
      ...measured,
      columns,
      rows: [
        { name: 'a', values: [4, 3] },
        { name: 'b', values: [4, 5] },
      ],
    }),
  ).toContain('a from 4 s to 3 s (−25%) and b from 4 s to 5 s (+25%)')
  const shares = [
    { name: 'a', values: [1, 3] },
    { name: 'b', values: [3, 1] },
  ]
  expect(describe(divided, { ...measured, columns: ['wait', 'work'], rows: shares })).toContain('wait: b 75% and a 25%')
  const rows = [
    { name: 'a', value: 3, note: 'no index' },
    { name: 'b', value: 1 },
  ]
  expect(describe(ranking, { ...measured, rows })).toContain('a 3 s (75% of 4 s; no index) and b 1 s')
})
