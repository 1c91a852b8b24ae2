import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import decisionFlowchart from './recipe.ts'

test('an end is as large as other names where it is the only one: it is no code', () => {
  const sizesOf = (...ends: string[]): unknown[] => {
    const nodes = [{ name: 'Ready?', kind: 'decision' }, ...ends.map((name) => ({ name, kind: 'end' }))]
    const edges = ends.map((to) => ({ from: 'Ready?', to, text: `If ${to}` }))
    const drawing = drawRecipe(decisionFlowchart as unknown as AnyRecipe, { title: 'T', nodes, edges })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && ends.includes(each.text) ? [each.size] : [],
    )
  }
  expect(sizesOf('End')).toEqual([undefined])
  expect(sizesOf('SEV1', 'SEV2')).toEqual([20, 20])
})

test('what leads back to a question arrives above it, where no answer leaves', () => {
  const drawing = drawRecipe(decisionFlowchart as unknown as AnyRecipe, {
    title: 'T',
    nodes: [
      { name: 'Alert', kind: 'start' },
      { name: 'Still growing?', kind: 'decision' },
      { name: 'Writes high?', kind: 'decision' },
      { name: 'Throttle' },
      { name: 'Page' },
      { name: 'Close', kind: 'end' },
    ],
    edges: [
      { from: 'Alert', to: 'Still growing?' },
      { from: 'Still growing?', to: 'Writes high?', text: 'yes' },
      { from: 'Still growing?', to: 'Close', text: 'no' },
      { from: 'Writes high?', to: 'Throttle', text: 'yes' },
      { from: 'Writes high?', to: 'Page', text: 'no' },
      { from: 'Throttle', to: 'Still growing?' },
      { from: 'Page', to: 'Close' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const first = (at: string) => drawing.scene.elements[drawing.parts.find((part) => part.at === at)?.elements[0] ?? -1]
  const [asks, back] = [first('edges.0'), first('edges.5')]
  const end = back?.type === 'path' ? Number(back.d.match(/-?[\d.]+/g)?.at(-1)) : Number.NaN
  const top = asks?.type === 'line' ? asks.y2 : Number.NaN
  expect(end - top).toBeGreaterThanOrEqual(0)
  expect(end - top).toBeLessThan(16)
})

test('a flow up has no spine, along which it would be much higher', () => {
  const heightOf = (direction: string): number => {
    const drawing = drawRecipe(decisionFlowchart as unknown as AnyRecipe, { ...decisionFlowchart.sample, direction })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.height
  }
  expect(heightOf('up')).toBeLessThan(1.1 * heightOf('down'))
})

test('outcomes beside equal questions are equally far apart, with the last one below them', () => {
  const drawing = drawRecipe(decisionFlowchart as unknown as AnyRecipe, decisionFlowchart.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const codes = drawing.scene.elements.flatMap((each) =>
    each.type === 'text' && /^SEV\d$/.test(each.text) ? [each.y] : [],
  )
  const steps = codes.slice(1).map((y, at) => y - (codes[at] ?? 0))
  expect(steps).toEqual(Array(3).fill(steps[0]))
})
