import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('a core with ports at one side is as wide as its name needs', () => {
  const nodes = [
    { name: 'Orders', kind: 'port', group: 'Order management' },
    { name: 'SqlOrders', kind: 'component' },
    { name: 'PostgreSQL', kind: 'external' },
  ]
  const edges = [
    { from: 'Orders', to: 'SqlOrders' },
    { from: 'SqlOrders', to: 'PostgreSQL', text: 'SQL' },
  ]
  const data = { title: 'One port', nodes, edges, groups: [{ name: 'Order management' }] }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toContain('management')
})

const joined = (kinds: Record<string, string>, links: string[]) =>
  drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Both ways',
    nodes: Object.entries(kinds).map(([name, kind]) => ({ name, kind, ...(kind === 'port' && { group: 'Core' }) })),
    edges: links.map((link) => link.split(' > ')).map(([from, to]) => ({ from, to })),
    groups: [{ name: 'Core' }],
  })

test('a system that calls and is called is drawn at both sides', () => {
  const drawing = joined({ Pay: 'port', Hook: 'port', Client: 'component', Webhook: 'component', Stripe: 'external' }, [
    'Pay > Client',
    'Client > Stripe',
    'Stripe > Webhook',
    'Webhook > Hook',
  ])
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const places = drawing.scene.elements.filter((each) => each.type === 'text' && each.text === 'Stripe')
  expect(places).toHaveLength(2)
})

test('a port without an adapter yet is drawn', () => {
  const drawing = joined({ Pay: 'port', Later: 'port', Client: 'component' }, ['Pay > Client'])
  expect(drawing.ok).toBe(true)
})

test('names of systems keep their words whole where code breaks before its capitals', () => {
  const many = Array.from({ length: 4 }, (_, at) => `NotifyPatientByLetterOrSmsOrMail${at}`)
  const drawing = joined(
    Object.fromEntries([
      ...many.map((name) => [name, 'port']),
      ...many.map((_, at) => [`PostgresBookingRepository${at}`, 'component']),
      ...many.map((_, at) => [`PostgreSQL ${at}`, 'external']),
    ]),
    many.flatMap((name, at) => [
      `${name} > PostgresBookingRepository${at}`,
      `PostgresBookingRepository${at} > PostgreSQL ${at}`,
    ]),
  )
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts.filter((each) => each.startsWith('PostgreSQL'))).toHaveLength(4)
})
