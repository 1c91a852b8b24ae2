import { expect, test } from 'vitest'
import flow from '../recipes/flow-graph/recipe.ts'
import chart from '../recipes/ordered-bar/recipe.ts'
import services from '../recipes/service-dependency-map/recipe.ts'
import slopes from '../recipes/slope-chart/recipe.ts'
import { aspects, type DrawOptions } from './draw-options.ts'
import { drawRecipe } from './draw-recipe.ts'
import type { AnyRecipe } from './recipe.ts'

const drawn = (recipe: unknown, data: unknown, options: DrawOptions) => {
  const drawing = drawRecipe(recipe as AnyRecipe, data, options)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const textOf = (drawing: ReturnType<typeof drawn>): string =>
  drawing.scene.elements.flatMap((element) => (element.type === 'text' ? [element.text] : [])).join(' ')

/** A long path of nodes. */
const path = (length: number) => ({
  title: 'A message passes every relay',
  nodes: Array.from({ length }, (_, index) => ({ name: `Relay ${index + 1}` })),
  edges: Array.from({ length: length - 1 }, (_, index) => ({
    from: `Relay ${index + 1}`,
    to: `Relay ${index + 2}`,
    text: 'passes on',
  })),
})

test('a drawing is as wide as its place: 900 px in a text, 390 px on a phone', () => {
  const sizes = aspects.map((aspect) => [aspect, drawn(flow, path(7), { aspect }).scene.width] as const)
  const widths = Object.fromEntries(sizes)
  expect(widths.readme).toBeLessThanOrEqual(900)
  expect(widths.phone).toBeLessThanOrEqual(390)
})

test('a slide is 16:9, whatever is drawn', () => {
  for (const [recipe, data] of [
    [flow, path(4)],
    [flow, path(12)],
    [chart, chart.sample],
  ] as const) {
    const { width, height } = drawn(recipe, data, { aspect: 'slide' }).scene
    expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.01)
  }
})

test('nothing is refused for a place: what needs more room has it, with a warning', () => {
  const { scene, warnings } = drawn(slopes, slopes.sample, { aspect: 'phone' })
  expect(scene.width).toBeGreaterThan(390)
  expect(warnings).toContainEqual(
    expect.objectContaining({ level: 'warning', problem: expect.stringContaining('px wide, 390 px fit a phone') }),
  )
})

test('a part of a graph larger than one diagram is drawn, and says how much of it is shown', () => {
  const large = path(200)
  const whole = drawRecipe(flow as unknown as AnyRecipe, large)
  expect(whole).toEqual({
    ok: false,
    findings: ['nodes', 'edges'].map((at) => ({
      at,
      problem: expect.stringMatching(
        /^must have at most (60|100) entries, got (200|199); draw a part of the graph, around one node or group/,
      ),
    })),
  })
  const part = drawn(flow, large, { part: { around: 'Relay 100', depth: 2 } })
  expect(textOf(part)).toContain(
    'Shown: Relay 100 and what is up to 2 steps away, 5 of 200 nodes; 2 edges lead further.',
  )
  expect(textOf(part)).not.toContain('Relay 97')
  expect(part.scene.description).toMatch(/^5 nodes/)
  expect(part.parts.some(({ at }) => at === 'nodes.99')).toBe(true)
})

test('a part that is still too large is refused with its size', () => {
  const drawing = drawRecipe(flow as unknown as AnyRecipe, path(200), { part: { around: 'Relay 100', depth: 5 } })
  expect(drawing.ok).toBe(true)
  const star = {
    title: 'All at once',
    edges: Array.from({ length: 80 }, (_, index) => ({ from: 'Hub', to: `Leaf ${index}` })),
  }
  expect(drawRecipe(flow as unknown as AnyRecipe, star, { part: { around: 'Hub', depth: 1 } })).toMatchObject({
    ok: false,
    findings: [{ at: 'nodes', problem: expect.stringContaining('got 81') }],
  })
})

test('facts are those of the whole graph', () => {
  const { stopped } = { stopped: /stops (\d+)/ }
  const whole = drawn(services, services.sample, {})
  const part = drawn(services, services.sample, { part: { around: 'Promotions', depth: 1 } })
  expect(textOf(part)).toContain(textOf(whole).match(stopped)?.[0])
  expect(part.scene.title).toBe(whole.scene.title)
})

test('remarks on what is not in the part are left out, with a note', () => {
  const data = {
    ...path(8),
    callouts: [
      { on: 'Relay 8', text: 'the last one' },
      { on: 'Relay 2', text: 'keeps a copy' },
    ],
  }
  const { warnings, parts, ...rest } = drawn(flow, data, { part: { around: 'Relay 2', depth: 1 } })
  expect(warnings).toContainEqual({ level: 'note', at: 'callouts.0.on', problem: '"Relay 8" is not in this part' })
  expect(textOf({ warnings, parts, ...rest })).not.toContain('the last one')
  expect(parts.map(({ at }) => at)).toContain('callouts.1')
})

test('a recipe that draws no graph says so when it is asked for a part', () => {
  expect(drawRecipe(chart as unknown as AnyRecipe, chart.sample, { part: { around: 'a', depth: 1 } })).toEqual({
    ok: false,
    findings: [{ at: '', problem: expect.stringMatching(/^around: this recipe draws the whole of its data/) }],
  })
})
