import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('only what runs as a container is called one', () => {
  const kinds = ['person', 'external', 'gateway', 'network', 'database', 'service'] as const
  const nodes = kinds.map((kind) => ({ name: `a ${kind}`, kind }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Types', nodes, edges: [] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  const types = kinds.map((kind) => texts[texts.indexOf(`a ${kind}`) + 1])
  expect(types).toEqual([
    '[Person]',
    '[Software System]',
    '[Infrastructure Node]',
    '[Infrastructure Node]',
    '[Container]',
    '[Container]',
  ])
})

const alone = (changes: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, ...changes })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene
}

test('a description says by region what is in it, and counts what it has no room for', () => {
  const { description } = alone({})
  expect(description).toContain(
    'Region west, with Kubernetes, has Load balancer, Checkout API (4 instances) and Orders: standby',
  )
  expect(description).toMatch(/ and \d more\.$/)
})

test('a line that is always in the accent is in the accent in the key', () => {
  const strokeOf = (changes: object): unknown => {
    const { elements } = alone(changes)
    const at = elements.findIndex((each) => each.type === 'text' && each.text === 'After failover')
    const sample = elements[at - 1]
    return sample?.type === 'line' ? (sample.stroke ?? 'muted') : undefined
  }
  expect(strokeOf({})).toBe('accent')
  expect(strokeOf({ focus: ['db-west', 'page > lb-west'] })).toBe('muted')
})

test('the text for who cannot see it says what the key means, not the way there', () => {
  expect(alone({}).description).toContain('Becomes primary: Orders: standby. 3 dashed arrows only after failover.')
  expect(alone({ focus: ['page > lb-west'] }).description).toContain('Becomes primary: Checkout page to Load balancer')
})

test('arrows are in use now only beside others that are after a failover', () => {
  const nodes = ['a', 'b', 'c'].map((name) => ({ name }))
  const keyOf = (kind: string): string[] => {
    const edges = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c', kind },
    ]
    const { elements } = alone({ nodes, edges, groups: [], focus: undefined, key: undefined })
    return elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  expect(keyOf('control')).toContain('In use now')
  expect(keyOf('replication')).toContain('Traffic')
})

test('a frame without a kind is a deployment node, which no dashes set apart', () => {
  const framesOf = (kind?: string) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'Hosts',
      nodes: [{ name: 'API', group: 'host-1' }],
      groups: [{ name: 'host-1', ...(kind === undefined ? {} : { kind }) }],
      edges: [],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.some((each) => each.type === 'box' && each.dashed === true)
  }
  expect([framesOf(), framesOf('node'), framesOf('zone')]).toEqual([false, false, true])
})
