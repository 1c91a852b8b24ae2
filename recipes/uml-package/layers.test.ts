import { expect, test } from 'vitest'
import { shortLinks } from '../../drawing/data/short-links.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('layers are in the order that the fewest imports are against: the one that breaks it points up', () => {
  const layers = {
    'com.acme.billing.web': 'rest backoffice webhooks',
    'com.acme.billing.domain': 'invoicing dunning taxation subscription usage',
    'com.acme.billing.persistence': 'jpa com.acme.billing.persistence.legacy migration',
    'com.acme.shared': 'money clock events',
  }
  const longOf = (name: string): string => (name === 'legacy' ? 'com.acme.billing.persistence.legacy' : name)
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Layers with a small cycle in one of them',
    groups: Object.keys(layers).map((name) => ({ name })),
    nodes: [
      ...Object.entries(layers).flatMap(([group, names]) => names.split(' ').map((name) => ({ name, group }))),
      { name: 'slf4j', kind: 'component' },
    ],
    edges: shortLinks(`rest > invoicing, subscription
      backoffice > dunning, invoicing, legacy
      webhooks > events
      invoicing > taxation, subscription, money, jpa
      dunning > invoicing, clock
      taxation > money
      subscription > usage
      usage > events
      subscription > jpa > legacy > invoicing
      migration > jpa
      events > clock > slf4j
      money > slf4j
      usage > dunning
      legacy > slf4j`).map(({ from, to }) => ({ from: longOf(from), to: longOf(to) })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const levelOf = (name: string): number =>
    drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === name ? [each.y] : []))[0]!
  const names = Object.keys(layers)
  expect(names.toSorted((a, b) => levelOf(a) - levelOf(b))).toEqual(names)
})
