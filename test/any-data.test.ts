/**
 * Recipes are true for data that nobody here wrote: a small part of what `npm run bench -- any-data` measures, one flavor of
 * data for each recipe, and two in an exhaustive run.
 */
import { expect, test } from 'vitest'
import type { Data } from '../bench/adaptation/json.ts'
import { dataSet, targetNames } from '../bench/any-data/data-sets.ts'
import { flavors } from '../bench/any-data/flavor.ts'
import { focusFaultsOf, withoutFocus } from '../bench/any-data/focus.ts'
import { judge } from '../bench/any-data/judge.ts'
import { drawn, isPicture } from '../bench/any-data/picture.ts'
import { silentEmphasis, silentFields } from '../bench/any-data/silent.ts'
import { dataRecipeIds } from '../tools/recipe-modules.ts'
import { readSource } from '../tools/recipes.ts'
import { exhaustive, inTurn } from './exhaustive.ts'

/** What no data may lead to; what the linter warns of is counted by the campaign. */
const never = /^(?:thrown|false|order|lost|refused by a rule)/

test.each(dataRecipeIds())('%s: hostile data give true pictures, or findings that name a limit', async (id) => {
  const recipe = await readSource(id)
  // Other flavors for each recipe; all of them together see every flavor.
  const first = Array.from(id).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const seeds = inTurn([first % flavors.length, (first + 7) % flavors.length], { turn: 0, turns: 2 })
  const faults = seeds.flatMap((seed) => {
    const set = dataSet(id, recipe, seed)
    return set === undefined ? [] : judge(id, recipe, set, { pictureOnly: true }).map((fault) => ({ seed, ...fault }))
  })
  expect(faults.filter(({ kind }) => never.test(kind))).toEqual([])
})

test.each(dataRecipeIds())('%s: focus changes color and weight of the sample, and nothing else', async (id) => {
  const recipe = await readSource(id)
  const plain = withoutFocus(recipe.sample as Data)
  const names = targetNames(recipe, plain)
  const name = names[Math.floor(names.length / 2)]
  expect(focusFaultsOf(recipe, { plain, without: drawn(recipe, plain), name })).toEqual([])
})

test.each(dataRecipeIds())('%s: a field that is changed changes the picture, or a finding names it', async (id) => {
  const recipe = await readSource(id)
  const data = recipe.sample as Data
  const picture = drawn(recipe, data)
  if (!isPicture(picture)) throw new Error(JSON.stringify(picture))
  // Other fields for each recipe.
  const turn = Array.from(id).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const faults = exhaustive
    ? [
        ...silentFields({ recipe, data, picture }, { turn: 0, turns: 1, per: 1 }),
        ...(['focus', 'callouts'] as const).flatMap((key) => silentEmphasis(recipe, data, { key, names: 4 })),
      ]
    : silentFields({ recipe, data, picture }, { turn, turns: 100, per: 1 })
  expect(faults).toEqual([])
})
