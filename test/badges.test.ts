/**
 * Every badge of a callout is at what it is about, whatever the data: of the samples, and of data that nobody wrote.
 */
import { expect, test } from 'vitest'
import type { Data } from '../bench/adaptation/json.ts'
import { badgeFaults } from '../bench/any-data/badges.ts'
import { dataSet } from '../bench/any-data/data-sets.ts'
import { dataRecipeIds } from '../tools/recipe-modules.ts'
import { readSource } from '../tools/recipes.ts'
import { inTurn } from './exhaustive.ts'

test.each(dataRecipeIds())('%s: a badge touches what it is about or is near it, and on no words', async (id) => {
  const recipe = await readSource(id)
  const made = inTurn([2, 3, 4], { turn: 0, turns: 3 }).flatMap((seed) => dataSet(id, recipe, seed) ?? [])
  const sets = [{ data: recipe.sample as Data }, ...made]
  expect(sets.flatMap(({ data }) => badgeFaults(recipe, data))).toEqual([])
})
