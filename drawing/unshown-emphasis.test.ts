import { expect, test } from 'vitest'
import bullets from '../recipes/bullet-chart/recipe.ts'
import grouped from '../recipes/grouped-bar/recipe.ts'
import hexagonal from '../recipes/hexagonal-architecture/recipe.ts'
import histogram from '../recipes/histogram/recipe.ts'
import roadmap from '../recipes/roadmap-lanes/recipe.ts'
import { drawRecipe } from './draw-recipe.ts'
import type { AnyRecipe } from './recipe.ts'

const notesOf = (recipe: unknown, data: object): string[] => {
  const drawing = drawRecipe(recipe as AnyRecipe, { title: 'A claim', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.warnings.map(({ at, problem }) => `${at}: ${problem}`)
}

/** Grouped bars have no place for a mark at a column. */
const bars = {
  measure: 'calls',
  columns: ['a', 'b'],
  rows: ['one', 'two'].map((name) => ({ name, values: [5, 4] })),
  marks: [{ column: 'a', text: 'goal' }],
}

test('what is in focus and marked nowhere is told, once for each name', () => {
  const notes = notesOf(grouped, { ...bars, focus: ['one', 'goal'] })
  expect(notes.filter((each) => each.startsWith('focus'))).toEqual([
    'focus.1: "goal" is not marked in this drawing; a callout can be about it',
  ])
  const values = [{ name: 'Requests', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }]
  expect(notesOf(histogram, { measure: 'Latency', unit: 'ms', rows: values, focus: ['Requests'] })).toEqual([
    'focus.0: "Requests" is not marked in this drawing; a callout can be about it',
  ])
})

test('a focus that only takes the emphasis from something else is no mark', () => {
  const cards = [{ name: 'A', column: 'Now', row: 'Search', kind: 'committed' }]
  const board = { columns: [{ name: 'Now' }], rows: [{ name: 'Search' }], cards }
  expect(notesOf(roadmap, { ...board, focus: ['Search'] })).toEqual([
    'focus.0: "Search" is not marked in this drawing; a callout can be about it',
  ])
  expect(notesOf(roadmap, { ...board, focus: ['A'] })).toEqual([])
})

test('a focus that marks something else than its item is seen', () => {
  expect(notesOf(hexagonal, hexagonal.sample)).toEqual([])
})

test('a remark on what is not drawn has no number in the drawing, and is told', () => {
  const callouts = ['goal', 'one'].map((on) => ({ on, text: 'A remark' }))
  const notes = notesOf(grouped, { ...bars, callouts })
  expect(notes.filter((each) => each.startsWith('callouts'))).toEqual([
    'callouts.0.on: "goal" is not in this drawing by itself, so that no number is at it',
  ])
})

test('a name that only its bold letters mark, beside a color that says something else, is no silent focus', () => {
  const rows = [
    { name: 'missed', value: 1, target: 2 },
    { name: 'met', value: 3, target: 2 },
  ]
  expect(notesOf(bullets, { measure: 'Pace', rows, focus: ['missed'] })).toEqual([])
})
