/**
 * Rendering against JSON.stringify of the same scene (`npm run bench -- render`).
 */
import { readFileSync } from 'node:fs'
import type { Recipe } from '../src/catalog/recipe.ts'
import { compileScene } from '../src/render/compile-scene.ts'
import { looks } from '../src/render/palette.ts'
import { renderScene } from '../src/render/render-scene.ts'
import type { Scene } from '../src/scene/scene.ts'
import { compare, report, timePerCall } from './measure.ts'
import { spreadText } from './paired/spread.ts'

const recipes = JSON.parse(readFileSync('dist/catalog.json', 'utf8')) as Recipe[]
const pool = recipes.flatMap(({ scene }) => scene.elements)

/** A scene of `count` elements, taken evenly from the whole catalog. */
const sample = (count: number): Scene => ({
  version: 1,
  width: 1200,
  height: 720,
  title: `A sample of ${count} elements of the catalog`,
  description: 'Elements of every kind in the mix that the catalog has, for measuring.',
  elements: Array.from({ length: count }, (_, index) => pool[Math.floor((index * pool.length) / count)]!),
})

/** Calls until compilers have settled, and calls in a round: so few that a round is seldom interrupted. */
const calls = { warmUp: 60_000, round: 6_000 }
const rounds = 101

for (const count of [60, 300]) {
  const scene = sample(count)
  const times = Math.ceil(calls.round / count)
  const works = {
    render: () => renderScene(scene),
    stringify: () => JSON.stringify(scene),
    all: () => looks.map(compileScene(scene)),
  }
  for (const work of Object.values(works)) timePerCall(work, Math.ceil(calls.warmUp / count))
  const render = (): number => timePerCall(works.render, times)
  const { a, ratio, spread } = await compare(render, () => timePerCall(works.stringify, times), rounds)
  report(`render ${count} elements / JSON.stringify`, ratio, {
    aim: 0.85,
    atMost: true,
    note: `${spreadText(spread)}, ${Math.round(1e9 / a)} renders/s`,
  })
  const all = await compare(() => timePerCall(works.all, Math.ceil(times / 4)), render, rounds)
  const note = spreadText(all.spread)
  report(`12 looks of ${count} elements / one render`, all.ratio, { aim: 3.5, atMost: true, note })
}
