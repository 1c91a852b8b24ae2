import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
import recipe from './recipe.ts'

const data = {
  title: 'A guest may order too',
  nodes: ['customer', 'order'].map((name) => ({ name, fields: [{ name: 'id', key: 'primary' }] })),
  edges: [{ from: 'customer', to: 'order', text: 'places', note: 'none for a guest', ends: ['0..1', '0..*'] }],
}

/** What the relation is drawn with. */
const relation = (focus: string[]) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, focus })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { parts, scene } = drawing
  return parts
    .filter(({ at }) => at === 'edges.0')
    .flatMap(({ elements }) => elements.flatMap((index) => scene.elements[index] ?? []))
}

test('a remark on a relation is a callout under its verb, which focus only colors', () => {
  const [plain, focused] = [[], ['places']].map(relation)
  const said = (elements = plain) => elements?.flatMap((each) => (each.type === 'text' ? [[each.text, each.y]] : []))
  expect(said()?.map(([text]) => text)).toEqual(['places', 'none for a guest'])
  expect(said(focused)).toEqual(said())
  const hasGround = (elements = plain) => elements?.some((each) => each.type === 'path' && each.fill === 'soft')
  expect([hasGround(), hasGround(focused)]).toEqual([false, true])
})

test('forty tables with sixty relations are boxes that count their columns, and no key explains what is folded', () => {
  const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
  const nodes = range(40).map((index) => ({
    name: `table_${index}`,
    fields: [{ name: 'id', key: 'primary' }, ...range(8).map((field) => ({ name: `column_${field}` }))],
  }))
  const edges = range(60).map((index) => {
    const to = 1 + (index % 39)
    return { from: `table_${(to * 7 + index) % to}`, to: `table_${to}.column_1`, ends: ['1', '0..*'] }
  })
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A schema of many tables', nodes, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const said = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(said.filter((text) => /^table_\d+$/.test(text))).toHaveLength(40)
  expect(said.filter((text) => text === '9 columns')).toHaveLength(40)
  expect(said).not.toContain('Primary key')
  const drawn = new Set(drawing.parts.filter(({ elements }) => elements.length > 0).map(({ at }) => at))
  expect(range(60).filter((index) => !drawn.has(`edges.${index}`))).toEqual([])
  expect(drawing.warnings.flatMap(({ problem }) => /not drawn/.exec(problem) ?? [])).toEqual([])
})

test('an entity that is minor is tinted', () => {
  const nodes = data.nodes.map((node, index) => (index === 0 ? { ...node, state: 'muted' } : node))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, nodes })
  expect(drawing).toMatchObject({ ok: true })
  const boxes = drawing.ok ? drawing.scene.elements.filter((each) => each.type === 'box' && each.fill === 'rule') : []
  expect(boxes).toHaveLength(1)
})

test('ends and keys are rows of their own in the key', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample as object)
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : [])) : []
  const rowsOf = (...words: string[]) => new Set(words.map((each) => texts.find(({ text }) => text === each)?.y))
  const [ends, keys] = [
    rowsOf('Exactly one', 'Zero or one', 'One or many', 'Zero or many'),
    rowsOf('Primary key', 'Foreign key', 'Unique'),
  ]
  expect([ends.size, keys.size, new Set([...ends, ...keys]).size]).toEqual([1, 1, 2])
})

test('different marks do not stand at one row', () => {
  const fields = (...names: string[]) => names.map((name) => ({ name }))
  const nodes = [
    { name: 'partner', fields: fields('partner_id', 'kind', 'merged_into') },
    { name: 'broker', fields: fields('broker_id') },
    { name: 'claim', fields: fields('claim_id') },
  ]
  const edges = [
    { from: 'partner.partner_id', to: 'broker', ends: ['1', '0..1'] },
    { from: 'partner.partner_id', to: 'partner.merged_into', ends: ['0..1', '0..*'] },
    { from: 'partner.partner_id', to: 'claim', ends: ['0..1', '0..*'] },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', nodes, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { parts, scene } = drawing
  /** Where the stroke of a relation leaves the first table. */
  const [single, ...optional] = edges.map((_, index) => {
    const own = parts.filter(({ at }) => at === `edges.${index}`).flatMap(({ elements }) => elements)
    const strokes = own.flatMap((element) => {
      const each = scene.elements[element]
      return each?.type === 'path' ? [each.d] : each?.type === 'line' ? [`M${each.x} ${each.y}`] : []
    })
    const [, y] = /^M[\d.]+ ([\d.]+)/.exec(strokes[0] ?? '') ?? []
    return { y: Number(y) }
  })
  for (const { y } of optional) expect(y).not.toBe(single?.y)
})

test('a relation from a table to itself has its mark at the row that both name, at the side that others leave free', () => {
  const fields = (...names: string[]) => names.map((name) => ({ name }))
  const nodes = [
    { name: 'customer', fields: fields('id', 'email', 'referred_by') },
    { name: 'order', fields: fields('id', 'customer_id') },
    { name: 'payment', fields: fields('id', 'customer_id') },
  ]
  const edges = [
    { from: 'customer.id', to: 'customer.referred_by', ends: ['0..1', '0..*'] },
    { from: 'customer.id', to: 'order.customer_id', ends: ['1', '0..*'] },
    { from: 'customer.id', to: 'payment.customer_id', ends: ['1', '0..*'] },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', nodes, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { parts, scene } = drawing
  const boundsAt = (index: number) => {
    const own = parts.filter(({ at }) => at === `edges.${index}`).flatMap(({ elements }) => elements)
    const bounds = own.flatMap((at) => {
      const each = scene.elements[at]
      return each?.type === 'path' ? (pathBounds(each.d) ?? []) : []
    })
    return { x: Math.min(...bounds.map(({ x }) => x)), y: Math.min(...bounds.map(({ y }) => y)) }
  }
  const [loop, ...others] = edges.map((_, index) => boundsAt(index))
  // The others share a stroke from the row.
  expect(Math.min(...others.map(({ y }) => y))).toBe(loop?.y)
  for (const { x } of others) expect(x).toBeGreaterThan((loop?.x ?? 0) + 100)
})
