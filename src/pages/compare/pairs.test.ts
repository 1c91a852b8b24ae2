import { expect, test } from 'vitest'
import { recipeOf } from '../../../test/synthetic-recipe.ts'
import { createCatalog } from '../../catalog/catalog.ts'
import { casesFor, readyPairs, reasonsFor, suggestionsFor } from './pairs.ts'

const catalog = createCatalog([
  recipeOf({ id: 'a', overall: 90, avoidWhen: 'Shares matter: use `b`. Time matters: use `c`.' }),
  recipeOf({ id: 'b', overall: 80, avoidWhen: 'Order matters: use `a`.' }),
  recipeOf({ id: 'c', overall: 70, avoidWhen: 'Cost matters: use `d` or `a`.', family: 'Flows' }),
  recipeOf({ id: 'd', overall: 60, avoidWhen: 'Rare: use `c`.', family: 'Flows' }),
  recipeOf({
    id: 'e',
    overall: 50,
    useWhen: 'You compare totals.',
    avoidWhen: 'Never.',
    family: 'Flows',
    questions: ['which one is the largest'],
  }),
])

const at = (id: string) => catalog.find(id)!
const ids = (recipes: readonly { id: string }[]): string => recipes.map(({ id }) => id).join(' ')

test('recipes that name each other are pairs, each recipe in one', () => {
  expect(readyPairs(catalog, 6).map(ids)).toEqual(['a b', 'c d'])
  expect(readyPairs(catalog, 1).map(ids)).toEqual(['a b'])
})

test('what a recipe names comes before its family', () => {
  expect(ids(suggestionsFor([at('c')], catalog, 6))).toBe('d a e')
  expect(ids(suggestionsFor([at('a'), at('c')], catalog, 2))).toBe('b d')
})

test('the reasons for a recipe are the cases in which the others name it', () => {
  expect(casesFor(at('a'), [at('a'), at('b'), at('c')])).toEqual(['Order matters', 'Cost matters'])
  expect(casesFor(at('e'), [at('a'), at('e')])).toEqual([])
})

test('what people ask is the reason for a recipe that the others do not name: when to use it is said below', () => {
  expect(reasonsFor(at('a'), [at('a'), at('b')])).toEqual(['Order matters'])
  expect(reasonsFor(at('e'), [at('a'), at('e')])).toEqual(['You ask, “Which one is the largest?”'])
})

test('a case that several others name is said once', () => {
  const twin = recipeOf({ id: 'f', avoidWhen: 'Order matters: use `a`.' })
  expect(casesFor(at('a'), [at('a'), at('b'), twin])).toEqual(['Order matters'])
})
