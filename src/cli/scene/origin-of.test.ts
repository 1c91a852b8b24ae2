import { describe, expect, test } from 'vitest'
import { drawRecipe } from '../../../drawing/draw-recipe.ts'
import { loadRecipes, readSource } from '../../../tools/recipes.ts'
import type { Recipe } from '../../catalog/recipe.ts'
import type { Scene } from '../../scene/scene.ts'
import { sceneFindings } from './findings.ts'
import { drawnOrigin } from './origin-of.ts'

const ids = ['request-sequence', 'c4-container', 'ordered-bar', 'er-crows-foot', 'uml-state-machine', 'kanban-board']
const recipes = new Map((await loadRecipes(ids)).map((recipe) => [recipe.id, recipe]))
const recipeOf = (id: string): Recipe => recipes.get(id)!

/** Data of one's own: other words, other numbers of things. */
const own: Record<string, unknown> = {
  'request-sequence': {
    title: 'Every search asks two stores',
    participants: [{ name: 'Shop' }, { name: 'Search' }, { name: 'Index' }, { name: 'Stock' }],
    messages: [
      { from: 'Shop', to: 'Search', text: 'find "tea"' },
      { from: 'Search', to: 'Index', text: 'ids of tea' },
      { from: 'Index', to: 'Search', text: '12 ids', kind: 'reply' },
      { from: 'Search', to: 'Stock', text: 'which are in stock' },
      { from: 'Stock', to: 'Search', text: '9 ids', kind: 'reply' },
      { from: 'Search', to: 'Shop', text: '9 products', kind: 'reply' },
    ],
  },
  'ordered-bar': {
    title: 'Invoices are half of all tickets',
    measure: 'Tickets in October',
    rows: [
      { name: 'Invoices', value: 412 },
      { name: 'Delivery', value: 201 },
      { name: 'Returns', value: 120 },
      { name: 'Login', value: 88 },
    ],
  },
}

const drawOwn = async (id: string, data: unknown): Promise<Scene> => {
  const drawing = drawRecipe(await readSource(id), data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene
}

const adaptationFindings = (scene: Scene, id: string): string[] =>
  sceneFindings({ ok: true, scene }, { recipe: recipeOf(id) })
    .filter(({ rule }) => rule.startsWith('A'))
    .map(({ rule, problem }) => `${rule} ${problem}`)

describe('what data drew has no finding', () => {
  test.each(Object.keys(own))('own data of %s', async (id) => {
    const scene = await drawOwn(id, own[id])
    expect(adaptationFindings(scene, id)).toEqual([])
    const drawn = await drawnOrigin(await readSource(id), own[id])
    expect(sceneFindings({ ok: true, scene }, { recipe: recipeOf(id), drawn })).toEqual([])
  })

  test.each(ids)('the sample of %s with one item fewer, checked with its data', async (id) => {
    const sample = structuredClone(recipeOf(id).data!.sample)
    const [key] = Object.entries(sample)
      .filter(([, value]) => Array.isArray(value) && value.length > 3)
      .map(([name]) => name)
      .slice(-1)
    const data = { ...sample, [key!]: (sample[key!] as unknown[]).slice(0, -1) }
    const source = await readSource(id)
    const drawing = drawRecipe(source, data)
    if (!drawing.ok) return
    const drawn = await drawnOrigin(source, data)
    expect(sceneFindings({ ok: true, scene: drawing.scene }, { recipe: recipeOf(id), drawn })).toEqual([])
  })
})

describe('what an editor left over or lost is found', () => {
  test('words of the sample, when a catalog scene was edited', () => {
    const { scene } = recipeOf('request-sequence')
    const elements = scene.elements.map((each) =>
      each.type === 'text' && each.text === 'Tracking API' ? { ...each, text: 'Order API' } : each,
    )
    expect(adaptationFindings({ ...scene, elements }, 'request-sequence').length).toBeGreaterThan(0)
  })

  test('a label, when a scene drawn from data was edited', async () => {
    const scene = await drawOwn('request-sequence', own['request-sequence'])
    const elements = scene.elements.filter((each) => !(each.type === 'text' && each.text === 'Stock'))
    const drawn = await drawnOrigin(await readSource('request-sequence'), own['request-sequence'])
    const rules = sceneFindings(
      { ok: true, scene: { ...scene, elements } },
      { recipe: recipeOf('request-sequence'), drawn },
    )
    expect(rules.map(({ rule }) => rule)).toContain('A02')
  })
})

describe('a scene that is older than its data says so first', () => {
  const found = async (scene: Scene, data: object): Promise<string[]> => {
    const drawn = await drawnOrigin(await readSource('request-sequence'), data)
    const findings = sceneFindings({ ok: true, scene }, { recipe: recipeOf('request-sequence'), drawn })
    return findings.slice(0, 1).map(({ rule, level, problem }) => `${rule} ${level} ${problem}`)
  }
  const data = own['request-sequence'] as { messages: object[] }

  test('a label that changed warns', async () => {
    const scene = await drawOwn('request-sequence', data)
    const messages = data.messages.map((each, at) => (at === 1 ? { ...each, text: 'ids of green tea' } : each))
    expect(await found(scene, { ...data, messages })).toEqual([
      'A07 warn the data draw "ids of green tea", the scene says "ids of tea": if the data have changed since, draw the scene again (diagref draw … --force); else say it in the data',
    ])
  })

  test('another title blocks, before what it explains', async () => {
    const scene = await drawOwn('request-sequence', data)
    const messages = data.messages.filter((_, at) => at < 3)
    const [first] = await found(scene, { ...data, messages, title: 'Every search asks the index' })
    expect(first).toMatch(
      /^A07 block the data draw "Every search asks the index", the scene says "Every search asks two/,
    )
  })

  test('what was only added, or broken otherwise, is no other word', async () => {
    const scene = await drawOwn('request-sequence', data)
    const added = { type: 'text', x: 48, y: 120, text: 'Seen in production', size: 14 } as const
    expect((await found({ ...scene, elements: [...scene.elements, added] }, data)).join()).not.toContain('A07')
  })
})

test('data that cannot be drawn are an error with the first field', async () => {
  await expect(drawnOrigin(await readSource('ordered-bar'), { title: 'x', measure: 'y', rows: 4 })).rejects.toThrow(
    /rows/,
  )
})
