import { expect, test } from 'vitest'
import { recipeOf } from '../../test/synthetic-recipe.ts'
import { newestIn } from './newest.ts'

const reviewedOn = (...days: string[]) => ({
  recipes: days.map((reviewed, at) => recipeOf({ id: `r${at}`, reviewed })),
})

test('H29: recipes of the latest review are new, while they are at most a quarter', () => {
  expect([...newestIn(reviewedOn('2026-11-20', '2026-11-20', '2026-11-20', '2026-11-21'))]).toEqual(['r3'])
  expect([...newestIn(reviewedOn('2026-11-20', '2026-11-21', '2026-11-21', '2026-11-21'))]).toEqual([])
})
