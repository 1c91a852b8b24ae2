/**
 * What an agent reads and writes for a diagram of its own (`npm run bench -- agent`): as data, or as a whole scene.
 *
 * Read is what the tools answer: the sample with its JSON Schema, or the recipe's scene. Written is what the agent has
 * to produce. Data that are drawn at once take one round.
 */

import modules from 'diagref:recipes'
import { readFileSync } from 'node:fs'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { Recipe } from '../src/catalog/recipe.ts'
import { report } from './measure.ts'

type Task = { task: string; id: string; data: unknown }

const tasks = JSON.parse(readFileSync('bench/agent/tasks.json', 'utf8')) as Task[]

const catalog = JSON.parse(readFileSync('dist/catalog.json', 'utf8')) as Recipe[]

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

for (const { task, id, data } of tasks) {
  const recipe = catalog.find((each) => each.id === id)
  const source = await modules[id]?.()
  if (recipe?.data === undefined || source === undefined) throw new Error(`${id} is not drawn from data`)
  const drawing = drawRecipe(source.default, data)
  if (!drawing.ok) throw new Error(`${task}: ${JSON.stringify(drawing.findings)}`)
  const { sample, schema } = recipe.data
  const scene = `as a scene: ${bytes(recipe.scene)} read, ${bytes(drawing.scene)} written`
  report(`${task}: KB read`, bytes({ data: sample, schema }) / 1024, { aim: 10, atMost: true, note: scene })
  report(`${task}: KB written`, bytes(data) / 1024, { aim: 1.5, atMost: true, note: 'one round' })
}
