import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('a chain that is too long for the page runs down, and no transition of it runs back', () => {
  const names = ['created', 'paid', 'packed', 'shipped', 'delivered', 'kept', 'archived', 'deleted']
  const edges = names.slice(1).map((to, at) => ({ from: names[at] ?? '', to, text: `step that leads to ${to}` }))
  const data = { title: 'A claim', nodes: names.map((name) => ({ name })), edges }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const ys = names.map((name) =>
    drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === name ? [each.y] : [])),
  )
  expect(ys.flat()).toEqual(ys.flat().toSorted((a, b) => a - b))
})

test('the description has every transition, and what a composite state does', () => {
  const focus = ['Half-open > Open', 'verdict > Open', 'Open']
  const data = { ...recipe.sample, focus, key: { focus: 'Back to Open: no new alert' } }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  const words = drawing.ok ? drawing.scene.description : ''
  expect(words).toContain('a choice to Open ([failed > 0]) and a choice to Closed ([else]).')
  expect(words).toContain('no new alert: Half-open to Open (after 60 s) and a choice to Open ([failed > 0]).')
  expect(words).toContain('Tripped contains Open and Half-open (entry / raise alert; exit / clear alert).')
})

test('the description says what is bad, and what looks tell apart', () => {
  const data = {
    title: 'T',
    nodes: [{ name: 'Idle' }, { name: 'Broken', state: 'negative' }, { name: 'Running', look: 'tinted' }],
    edges: [{ from: 'Idle', to: 'Running' }],
    key: { tinted: 'Takes quota' },
  }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  expect(drawing.ok && drawing.scene.description).toContain('Marked as bad: Broken. Takes quota: Running.')
})
