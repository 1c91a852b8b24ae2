import { expect, test } from 'vitest'
import type { Relation } from '../../drawing/data/entities.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { downstream } from './downstream.ts'
import recipe from './recipe.ts'

const table = (name: string, ...fields: string[]) => ({
  name,
  kind: 'table',
  fields: fields.map((field) => ({ name: field })),
})
const edge = (from: string, to: string): Relation => ({ from, to, kind: 'relation', ends: ['1', '0..*'] })

const data = {
  nodes: [table('a', 'x', 'y'), table('b', 'z'), table('c', 'w'), table('d', 'v')],
  edges: [edge('a.x', 'b.z'), edge('b.z', 'c.w'), edge('a.y', 'c.w')],
}

test('downstream of a column is what is computed from it, directly or not, and the edges on the way', () => {
  const [, b, c] = data.nodes
  expect([...downstream({ ...data, focus: ['a.x'] })]).toEqual([
    data.edges[0],
    b?.fields[0],
    data.edges[1],
    c?.fields[0],
  ])
  expect([...downstream({ ...data, focus: ['a.y'] })]).toEqual([data.edges[2], c?.fields[0]])
})

test('a table is all its columns, as focus and as the end of an edge', () => {
  const whole = { ...data, edges: [...data.edges, edge('c', 'd')] }
  expect(downstream({ ...whole, focus: ['a'] })).toContain(whole.nodes[3]?.fields[0])
})

test('a heading counts all columns downstream, those at the end too, and these alone', () => {
  const values = recipe.derive?.(recipe.data.schema.parse({ title: 'T', ...plain(data), focus: ['a.x'] }))
  expect(values).toEqual({ columns: '2 columns', tables: '2 tables', ends: '1' })
})

const plain = ({ nodes, edges }: typeof data) => ({
  nodes,
  edges: edges.map(({ from, to }) => ({ from, to })),
})

test('names of columns and tables are cut after their separators only, and words are at the arrow that they belong to', () => {
  const names = ['crm_person', 'stg_customer', 'dim_customer', 'fct_balance', 'mart_underage', 'rpt_underage_accounts']
  const fields = ['customer_key', 'legal_birth_date', 'is_adult', 'balance_eur_avg_90d']
  const nodes = names.map((name) => ({ name, fields: fields.map((field) => ({ name: field, type: 'timestamptz' })) }))
  const edges = names.slice(1).flatMap((name, index) =>
    fields.map((field, row) => ({
      from: `${names[index]}.${row === 1 ? fields[2] : field}`,
      to: `${name}.${field}`,
      ...(row === 1 ? { text: 'age >= 18' } : {}),
    })),
  )
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', nodes, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? each.text : []))
  const pieces = [...names, ...fields].flatMap((name) => name.split(/(?<=_)/))
  for (const piece of pieces) expect(texts.join(' ')).toContain(piece)
  expect(texts).toContain('stg_customer')
  expect(drawing.warnings.map(({ at }) => at)).toEqual(['nodes'])
})

test('where a page has no room for names with types beside them, types are under the names, which stay whole', () => {
  const steps = ['raw', 'stg', 'dim', 'fct', 'rpt']
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    nodes: steps.map((step) => ({
      name: `${step}_customer`,
      fields: [{ name: 'legal_birth_date', type: 'timestamptz' }],
    })),
    edges: steps.slice(1).map((step, at) => ({
      from: `${steps[at]}_customer.legal_birth_date`,
      to: `${step}_customer.legal_birth_date`,
    })),
    focus: ['raw_customer.legal_birth_date'],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const [names, types] = ['legal_birth_date', 'timestamptz'].map((words) => texts.filter(({ text }) => text === words))
  expect(names).toHaveLength(5)
  expect(types?.map(({ x }) => x)).toEqual(names?.map(({ x }) => x))
  // What is reached, and where it begins, is in the accent with its type.
  expect(types?.every(({ fill }) => fill === 'accent')).toBe(true)
})

test('a dashboard is no table, and its tiles are no columns', () => {
  const { derive, describe, sample } = recipe
  const read = recipe.data.schema.parse(sample)
  expect(derive?.(read)).toEqual({ columns: '5 columns', tables: '4 tables', ends: '3' })
  expect(describe(read)).toContain('10 tables, 1 dashboard and ')
})

test('a note that only has the word is no dashboard', () => {
  const { derive, describe, sample } = recipe
  const nodes = sample.nodes.map((node) =>
    node.name === 'order_totals' ? { ...node, note: 'feeds the daily report and a dashboard' } : node,
  )
  const read = recipe.data.schema.parse({ ...sample, nodes })
  expect(derive?.(read)).toEqual({ columns: '5 columns', tables: '4 tables', ends: '3' })
  expect(describe(read)).toContain('10 tables, 1 dashboard and ')
})
