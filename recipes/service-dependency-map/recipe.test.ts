import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const drawn = (focus?: string[]) => {
  const calls = ['web > api', 'api > config', 'auth > users', 'users > auth'].map((call) => call.split(' > '))
  const edges = calls.map(([from, to]) => ({ from, to }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Calls', edges, ...(focus && { focus }) })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const lit = elements.filter((each) => 'arrow' in each && each.arrow === true && each.stroke === 'accent')
  const discs = elements.flatMap((each) => (each.type === 'circle' ? [each.fill] : []))
  return {
    lit: lit.length,
    discs: new Set(discs).size,
    numbers: elements.filter((each) => each.type === 'text' && /^\d$/.test(each.text)).length,
  }
}

test('a cycle that survives a failure has its numbers, and not the color of what stops', () => {
  // Two calls that stop, their sample in the key; three numbers, one in the key, all with the same disc.
  expect(drawn(['config'])).toEqual({ lit: 3, discs: 1, numbers: 3 })
  // Two calls of the cycle, and one beside its number in the key.
  expect(drawn()).toEqual({ lit: 3, discs: 1, numbers: 3 })
})

test('a description begins with what stops with the service in focus', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  expect(drawing.ok && drawing.scene.description).toContain(
    'With Promotions 5 others stop: Pricing, Cart, Orders, Checkout and Shipping.',
  )
})

test('the failing store keeps its shape, as every node keeps its technology', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: '{stopped} stop',
    focus: ['sessions'],
    nodes: [
      { name: 'sessions', kind: 'database', tech: 'Redis 7' },
      { name: 'orders', kind: 'database', tech: 'PostgreSQL' },
      { name: 'web', tech: 'Node' },
    ],
    edges: ['sessions', 'orders'].map((to) => ({ from: 'web', to })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
  const { elements } = drawing.scene
  const texts = elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  for (const words of ['[Redis 7]', 'stops 1', '[PostgreSQL, stops 1]', '[Node]']) expect(texts).toContain(words)
  expect(elements.filter((each) => 'fill' in each && each.fill === 'accent').map(({ type }) => type)).toContain('path')
  expect(elements.some((each) => each.type === 'box' && each.fill === 'accent')).toBe(false)
})

test('calls on which a failure travels to a cycle are dark, in the places that they have without a focus', () => {
  const linesOf = (focus: string[]) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, title: 'Calls', focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const lines = elements.filter((each) => each.type === 'line' || each.type === 'path')
    return { dark: lines.filter(({ stroke }) => stroke === 'ink').length, size: drawing.scene.height }
  }
  const [marked, plain] = [linesOf(['Promotions']), linesOf([])]
  expect(marked.dark).toBeGreaterThan(plain.dark)
  expect(marked.size).toBe(plain.size)
})

test('the key shows the calls of a cycle at fault beside their number, and what else stops with its own dark ones', () => {
  const keyOf = (calls: string[]) => {
    const edges = calls.map((call) => call.split(' > ')).map(([from, to]) => ({ from, to }))
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Calls', edges, focus: ['users'] })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const top = Math.min(
      ...elements.flatMap((each) => (each.type === 'text' && /^(Stops with|Step of)/.test(each.text) ? [each.y] : [])),
    )
    return elements.flatMap((each) => (each.type === 'line' && each.y > top - 24 ? [each.stroke ?? 'muted'] : []))
  }
  const cycle = ['auth > users', 'users > auth']
  expect(keyOf([...cycle, 'web > auth'])).toEqual(expect.arrayContaining(['accent', 'ink']))
  expect(keyOf(cycle)).not.toContain('ink')
  expect(keyOf(['web > users', 'api > web'])).not.toContain('ink')
})
