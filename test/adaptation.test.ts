/**
 * Recipes adapt: part of what `npm run bench -- adapt` measures, on every recipe that is drawn from data.
 */
import { expect, test } from 'vitest'
import { judgeRecipe } from '../bench/adaptation/judge.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import { dataRecipeIds } from '../tools/recipe-modules.ts'
import { readSceneFile, readSource } from '../tools/recipes.ts'

test.each(dataRecipeIds())(
  '%s: common edits of the sample give clean diagrams or findings that name a field',
  async (id) => {
    const [recipe, scene] = await Promise.all([readSource(id), readSceneFile(id)])
    const outcomes = judgeRecipe(recipe as AnyRecipe, { seeds: 1, only: ({ core }) => core, scene })
    expect(outcomes.flatMap(({ edit, verdict, why }) => (verdict === 'dirty' ? [`${edit.name}: ${why}`] : []))).toEqual(
      [],
    )
    // With so few edits, a single finding weighs a lot; the benchmark, with all of them, requires 95%.
    const judged = outcomes.filter(({ verdict }) => verdict !== 'beyond')
    const refused = judged.filter(({ verdict }) => verdict === 'refused')
    expect(refused.length, refused.map(({ edit, why }) => `${edit.name}: ${why}`).join('\n')).toBeLessThanOrEqual(
      Math.max(1, judged.length / 10),
    )
  },
)
