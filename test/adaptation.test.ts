/**
 * Recipes adapt: part of what `npm run bench -- adapt` measures, on every recipe that is drawn from data. One list of each
 * kind is changed, since all of a kind are read and drawn by the same code. After that, the library draws the sample as it is
 * committed.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judgeRecipe } from '../bench/adaptation/judge.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import { draw, sample } from '../entries/library/recipes.ts'
import { formatScene } from '../src/scene/format-scene.ts'
import { readScene } from '../src/scene/read-scene.ts'
import { dataRecipeIds } from '../tools/recipe-modules.ts'
import { readSceneFile, readSource, sceneFile } from '../tools/recipes.ts'

test.each(dataRecipeIds())(
  '%s: common edits of the sample give clean diagrams; none is refused, and few need a warning',
  async (id) => {
    const [recipe, scene] = await Promise.all([readSource(id), readSceneFile(id)])
    const outcomes = judgeRecipe(recipe as AnyRecipe, {
      seeds: 1,
      only: ({ core, repeats }) => core && repeats !== true,
      scene,
    })
    expect(outcomes.flatMap(({ edit, verdict, why }) => (verdict === 'dirty' ? [`${edit.name}: ${why}`] : []))).toEqual(
      [],
    )
    const judged = outcomes.filter(({ verdict }) => verdict !== 'beyond')
    expect(judged.flatMap(({ edit, verdict, why }) => (verdict === 'refused' ? [`${edit.name}: ${why}`] : []))).toEqual(
      [],
    )
    // With so few edits, a single warning weighs a lot; the benchmark, with all of them, requires 95%.
    const warned = judged.filter(({ verdict }) => verdict === 'warned')
    expect(warned.length, warned.map(({ edit, why }) => `${edit.name}: ${why}`).join('\n')).toBeLessThanOrEqual(
      Math.max(1, judged.length / 10),
    )
    // Nothing that was drawn before leaves a trace, in the library neither.
    const again = await draw(id, await sample(id))
    const reading = readScene(again.ok ? again.scene : undefined)
    const text = reading.ok ? formatScene(reading.scene) : JSON.stringify(again)
    expect(text === readFileSync(sceneFile(id), 'utf8'), 'the library draws another scene, after edits').toBe(true)
  },
)
