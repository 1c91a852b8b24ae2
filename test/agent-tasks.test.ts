/**
 * The six diagrams of the agent benchmark: short data, and a clean diagram on the first try.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import { reviewScene } from '../src/review/review-scene.ts'

type Task = { task: string; id: string; data: object }

const tasks = JSON.parse(readFileSync('bench/agent/tasks.json', 'utf8')) as Task[]

test('there are six', () => expect(tasks).toHaveLength(6))

test.each(tasks)('$task: at most 1.5 KB of data, drawn without a blocking finding', async ({ id, data }) => {
  expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThanOrEqual(1536)
  const { default: recipe } = (await import(`../recipes/${id}/recipe.ts`)) as { default: AnyRecipe }
  const drawing = drawRecipe(recipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const findings = reviewScene(drawing.scene).filter(({ level }) => level === 'block')
  expect(findings).toEqual([])
})
