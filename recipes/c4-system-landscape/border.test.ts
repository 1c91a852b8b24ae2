import { expect, test } from 'vitest'
import type { GraphDocument } from '../../drawing/data/graph.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { borderOf } from './border.ts'
import { crossings } from './crossings.ts'
import recipe from './recipe.ts'

const data = {
  nodes: [
    { name: 'Customer', kind: 'person' },
    { name: 'Clerk', kind: 'person', group: 'Bank' },
    { name: 'Portal', kind: 'system', group: 'Bank' },
    { name: 'Ledger', kind: 'system', group: 'Vault' },
    { name: 'Tax office', kind: 'external' },
  ],
  edges: [
    { from: 'Customer', to: 'Portal' },
    { from: 'Clerk', to: 'Tax office' },
    { from: 'Portal', to: 'Ledger' },
    { from: 'Ledger', to: 'Tax office' },
    { from: 'Customer', to: 'Tax office' },
    { from: 'Tax office', to: 'Bank' },
  ],
  groups: [
    { name: 'Bank', kind: 'boundary' },
    { name: 'Vault', kind: 'boundary', group: 'Bank' },
  ],
} as GraphDocument

test('a relation crosses the border if its ends are in different outermost groups', () => {
  const { crossing, inside, doors } = borderOf(data)
  expect(crossing.map((edge) => data.edges.indexOf(edge))).toEqual([0, 1, 3, 5])
  expect(namesOf(inside)).toEqual(['Portal', 'Ledger'])
  expect(namesOf(doors)).toEqual(['Portal', 'Ledger'])
  const fewer = borderOf({ ...data, edges: data.edges.slice(0, 3) })
  expect(namesOf(fewer.doors)).toEqual(['Portal'])
})

test('crossings are where strokes meet the outermost borders, not those inside', () => {
  const edges = data.edges.map(() => ({ points: [] as { x: number; y: number }[] }))
  edges[0] = {
    points: [
      { x: 0, y: 40 },
      { x: 60, y: 40 },
      { x: 60, y: 80 },
    ],
  }
  edges[3] = {
    points: [
      { x: 60, y: 60 },
      { x: 60, y: 120 },
    ],
  }
  const groups = new Map([
    ['group Bank', { x: 20, y: 20, w: 80, h: 80 }],
    ['group Vault', { x: 40, y: 50, w: 40, h: 40 }],
  ])
  const found = crossings(data, { edges, groups } as never, [data.edges[0], data.edges[3]] as never)
  expect(found.map(({ at }) => at)).toEqual([[{ x: 20, y: 40 }], [{ x: 60, y: 100 }]])
})

test('the description says which systems face inward only', () => {
  const drawing = drawRecipe(recipe as never, recipe.sample)
  const words = 'Facing inward only: Tracking, Route planning and Hub control.'
  expect(drawing.ok && drawing.scene.description).toContain(words)
})

test('rings on the border are in the key, and what is behind them unless something else is marked', () => {
  const wordsOf = (changes: object): string[] => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, ...changes })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  const said = ['Faces the outside world', 'Crosses the boundary']
  const both = (words: string[]): boolean[] => said.map((each) => words.includes(each))
  expect([both(wordsOf({})), both(wordsOf({ focus: ['Billing'] }))]).toEqual([
    [true, true],
    [false, true],
  ])
})
