/**
 * Every badge of a callout is at what it is about, whatever the data and the focus: of the samples, and of data that nobody
 * wrote.
 */
import { expect, test } from 'vitest'
import type { Data } from '../bench/adaptation/json.ts'
import { badgeFaults } from '../bench/any-data/badges.ts'
import { dataSet, targetNames } from '../bench/any-data/data-sets.ts'
import { withoutFocus } from '../bench/any-data/focus.ts'
import { drawUnjudged } from '../drawing/draw-unjudged.ts'
import { dataRecipeIds } from '../tools/recipe-modules.ts'
import { readSource } from '../tools/recipes.ts'
import { inTurn } from './exhaustive.ts'

test.each(dataRecipeIds())('%s: a badge touches what it is about or is near it, and on no words', async (id) => {
  const recipe = await readSource(id)
  const made = inTurn([2, 3, 4], { turn: 0, turns: 3 }).flatMap((seed) => dataSet(id, recipe, seed) ?? [])
  const sets = [{ data: recipe.sample as Data }, ...made]
  expect(sets.flatMap(({ data }) => badgeFaults(recipe, data))).toEqual([])
})

test('the badge of a blip is at its words, as that of every other', async () => {
  const radar = await readSource('technology-radar')
  expect([3, 6].flatMap((seed) => badgeFaults(radar, dataSet('technology-radar', radar, seed)?.data ?? {}))).toEqual([])
})

test.each([
  ['er-crows-foot', 2],
  ['histogram', 10],
  ['ishikawa-fishbone', 8],
  ['register-bitfield', 11],
  ['treemap', 12],
])('%s: a badge is where it is whatever is in focus', async (id, seed) => {
  const recipe = await readSource(id)
  const data = withoutFocus(dataSet(id, recipe, seed)?.data ?? {})
  const names = targetNames(recipe, data)
  const callouts = names.slice(0, 5).map((on) => ({ on, text: 'A remark' }))
  const badgesWith = (focus: string[]): unknown[] => {
    const drawing = drawUnjudged(recipe, { ...data, callouts, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { scene, parts } = drawing
    const own = parts.filter(({ at }) => /^callouts\.\d$/.test(at)).flatMap(({ elements }) => elements)
    return own.flatMap((index) => scene.elements[index] ?? [])
  }
  expect(badgesWith([]).length).toBeGreaterThan(0)
  for (const name of names) expect([name, ...badgesWith([name])]).toEqual([name, ...badgesWith([])])
})
