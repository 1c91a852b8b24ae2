/**
 * The twelve diagrams of the agent benchmark: short data, a clean diagram on the first try, and a last step, the check of
 * the scene that the data drew, without a finding.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import { sceneFindings } from '../src/cli/scene/findings.ts'
import type { Scene } from '../src/scene/scene.ts'
import { loadCatalog } from './catalog.ts'

type Task = { task: string; query: string; id: string; data: object }

const tasks = JSON.parse(readFileSync('bench/agent/tasks.json', 'utf8')) as Task[]

const catalog = await loadCatalog()

const drawn = async ({ id, data }: Task) => {
  const { default: recipe } = (await import(`../recipes/${id}/recipe.ts`)) as { default: AnyRecipe }
  const drawing = drawRecipe(recipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const adapted = (scene: Scene, standard: Parameters<typeof sceneFindings>[1]): string[] =>
  sceneFindings({ ok: true, scene }, standard).map(({ rule, level, problem }) => `${level} ${rule} ${problem}`)

test('there are twelve', () => expect(tasks).toHaveLength(12))

describe.each(tasks)('$task', (task) => {
  test('its recipe is among the first three of a search in its words', () => {
    const found = catalog.search({ q: task.query }).hits.map(({ id }) => id)
    expect(found.slice(0, 3)).toContain(task.id)
  })

  test('at most 1.5 KB of data, drawn without a warning', async () => {
    expect(Buffer.byteLength(JSON.stringify(task.data))).toBeLessThanOrEqual(1536)
    expect((await drawn(task)).warnings).toEqual([])
  })

  test('the check of what the data drew finds nothing, with the data and without', async () => {
    const { scene, parts } = await drawn(task)
    const recipe = catalog.find(task.id)
    expect(adapted(scene, { recipe, drawn: { scene, parts } })).toEqual([])
    expect(adapted(scene, { recipe }).filter((line) => /^block| A\d\d /.test(line))).toEqual([])
  })

  test('a label that was lost from it is found', async () => {
    const { scene, parts } = await drawn(task)
    const labels = parts
      .filter(({ at }) => /^(?:nodes|participants|rows|cards|events|fields)\./.test(at))
      .flatMap(({ elements }) => elements.filter((at) => scene.elements[at]?.type === 'text'))
    const [label] = labels
    const without = { ...scene, elements: scene.elements.filter((_element, at) => at !== label) }
    expect(adapted(without, { recipe: catalog.find(task.id), drawn: { scene, parts } })).not.toEqual([])
  })
})
