/**
 * Recipes adapt: part of what `npm run bench -- adapt` measures, on every recipe that is drawn from data. One list of each
 * kind is changed, since all of a kind are read and drawn by the same code: in turn one gets an entry more, the next one has
 * one fewer, in the next recipe the other way round (both in an exhaustive run). After that, the library draws the sample of
 * every third recipe as it is committed (of all in an exhaustive run; that recipes draw what is committed is a check of its
 * own).
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Edit } from '../bench/adaptation/edits.ts'
import { judgeRecipe } from '../bench/adaptation/judge.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import { draw, sample } from '../entries/library/recipes.ts'
import { formatScene } from '../src/scene/format-scene.ts'
import { readScene } from '../src/scene/read-scene.ts'
import { dataRecipeIds } from '../tools/recipe-modules.ts'
import { readSceneFile, readSource, sceneFile } from '../tools/recipes.ts'
import { exhaustive, inTurn } from './exhaustive.ts'

/** Edits of all words, and of lists in turn: `at` is the place of the recipe. */
const editsFor = (edits: readonly Edit[], at: number): Edit[] => {
  const usual = edits.filter(({ core, repeats }) => core && repeats !== true)
  const ofWords = usual.filter(({ name }) => name.startsWith('labels'))
  // Of each list: one more, then one fewer.
  const ofLists = usual.filter(({ name }) => name.startsWith('one '))
  const lists = Array.from({ length: ofLists.length / 2 }, (_, list) => ofLists.slice(2 * list, 2 * list + 2))
  return [...ofWords, ...lists.flatMap((ways, list) => inTurn(ways, { turn: at + list, turns: 2 }))]
}

test.each(dataRecipeIds().map((id, at) => [id, at] as const))(
  '%s: common edits of the sample give clean diagrams; none is refused, and few need a warning',
  async (id, at) => {
    const [recipe, scene] = await Promise.all([readSource(id), readSceneFile(id)])
    const outcomes = judgeRecipe(recipe as AnyRecipe, {
      seeds: 1,
      choose: (edits) => editsFor(edits, at),
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
    if (!exhaustive && at % 3 > 0) return
    const again = await draw(id, await sample(id))
    const reading = readScene(again.ok ? again.scene : undefined)
    const text = reading.ok ? formatScene(reading.scene) : JSON.stringify(again)
    expect(text === readFileSync(sceneFile(id), 'utf8'), 'the library draws another scene, after edits').toBe(true)
  },
)
