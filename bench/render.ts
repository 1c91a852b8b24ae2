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

for (const count of [60, 300]) {
  const scene = sample(count)
  const times = Math.ceil(60_000 / count)
  const render = (): number => timePerCall(() => renderScene(scene), times)
  const { a, ratio } = await compare(render, () => timePerCall(() => JSON.stringify(scene), times))
  report(`render ${count} elements / JSON.stringify`, ratio, {
    aim: 0.85,
    atMost: true,
    note: `${Math.round(1e9 / a)} renders/s`,
  })
  const all = await compare(() => timePerCall(() => looks.map(compileScene(scene)), Math.ceil(times / 4)), render)
  report(`12 looks of ${count} elements / one render`, all.ratio, { aim: 3.5, atMost: true })
}
