import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const draw = (...edges: object[]) => {
  const nodes = [
    { name: 'owner', fields: [{ name: 'id', key: 'primary' }] },
    {
      name: 'ship',
      fields: [
        { name: 'owner_id', key: 'foreign' },
        { name: 'builder_id', key: 'foreign' },
      ],
    },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Ships have owners', nodes, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

test('an edge from parent to child is the arrow of its foreign key, and a note says so', () => {
  const [down, other] = [
    { from: 'owner.id', to: 'ship.owner_id', text: 'owns' },
    { from: 'owner.id', to: 'ship.builder_id' },
  ]
  const { scene, warnings } = draw(down)
  expect(scene.description).toContain('ship.owner_id refers to owner.id')
  const [given, plain] = [other, { from: other.to, to: other.from }].map((edge) => draw(edge).scene.elements)
  expect(given).toEqual(plain)
  expect(warnings).toEqual([
    {
      level: 'note',
      at: 'edges.0',
      problem: 'ship.owner_id > owner.id: drawn from the foreign key, which was given last, to what it refers to',
    },
  ])
  expect(draw(down, other).warnings[0]?.problem).toContain('ship.owner_id > owner.id and 1 more: drawn')
  expect(draw({ from: 'ship.owner_id', to: 'owner.id' }).warnings).toEqual([])
})

test('words that are read against their arrow have a triangle, and where one has, all have', () => {
  const triangles = (...edges: object[]): number =>
    draw(...edges).scene.elements.filter((each) => each.type === 'path' && each.fill === 'ink').length
  const down = { from: 'owner.id', to: 'ship.owner_id' }
  const up = { from: 'ship.builder_id', to: 'owner.id', text: 'is built by' }
  const counts = [
    triangles(down),
    triangles(up),
    triangles({ ...down, text: 'owns' }),
    triangles({ ...down, text: 'owns' }, up),
  ]
  expect(counts).toEqual([0, 0, 1, 2])
})

test('what may refer to none is dashed, and other counts of a reference are noted', () => {
  const dashed = (...edges: object[]): number =>
    draw(...edges).scene.elements.filter((each) => each.type !== 'text' && 'dashed' in each && each.dashed === true)
      .length
  const down = { from: 'owner.id', to: 'ship.owner_id' }
  // A dashed line, and its sample in the key.
  const plain = dashed({ ...down, ends: ['1', '0..*'] })
  expect(dashed({ ...down, ends: ['0..1', '0..*'] })).toBe(plain + 2)
  expect(dashed({ from: 'ship.owner_id', to: 'owner.id', ends: ['0..*', '0..1'] })).toBe(plain + 2)
  const notes = (ends?: string[]) =>
    draw({ from: 'ship.owner_id', to: 'owner.id', ...(ends && { ends }) }).warnings.map(
      ({ at, problem }) => `${at} ${problem}`,
    )
  expect([notes(), notes(['0..*', '1']), notes(['1', '0..*'])]).toEqual([[], [], []])
  expect(notes(['1..*', '1'])).toEqual([
    'edges.0.ends 1..* to 1: not drawn; er-crows-foot draws both ends of a relation',
  ])
})

const schema = () => {
  const names = ['account', 'team', 'report', 'export', 'alert', 'widget', 'an_unusually_long_table_name']
  const nodes = names.map((name, index) => ({
    name,
    fields: [
      { name: 'id', key: 'primary' },
      ...(index === 0 ? [] : [{ name: 'account_id', type: index % 2 === 0 ? 'uuid null' : 'uuid', key: 'foreign' }]),
    ],
  }))
  const edges = names.slice(1).map((name) => ({ from: `${name}.account_id`, to: 'account.id' }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'All hang on accounts', nodes, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

test('tables without places are in columns, each as wide as its widest', () => {
  const { scene, warnings } = schema()
  // The lines below the names of tables.
  const tables = scene.elements.flatMap((each) =>
    each.type === 'line' && each.y === each.y2 && each.arrow !== true ? [each] : [],
  )
  expect([tables.length, warnings]).toEqual([7, []])
  const columns = new Set(tables.map(({ x }) => x))
  expect(columns.size).toBeLessThanOrEqual(3)
  expect(new Set(tables.map(({ x, x2 }) => `${x} ${x2}`)).size).toBe(columns.size)
})

test('dashed references meet the row itself below the others, both within 4 px of its middle', () => {
  const endsOf = (isDashed: boolean): string[] =>
    schema().scene.elements.flatMap((each) => {
      if (each.type !== 'path' || each.arrow !== true || (each.dashed === true) !== isDashed) return []
      return [each.d.split(/[ML]/).at(-1)?.split(' ').at(-1) ?? '']
    })
  const [dashed, solid] = [new Set(endsOf(true)), new Set(endsOf(false))]
  expect([dashed.size, solid.size]).toEqual([1, 1])
  expect(Number([...dashed][0]) - Number([...solid][0])).toBe(8)
  const tables = schema().scene.elements.flatMap((each) => (each.type === 'box' && each.h === 72 ? [each.y] : []))
  expect(tables.map((y) => y + 56)).toContain(Number([...solid][0]) + 4)
})

test('types that may be null are darker than others', () => {
  const { elements } = schema().scene
  const fills = (type: string) =>
    new Set(elements.flatMap((each) => (each.type === 'text' && each.text === type ? [each.fill ?? 'ink'] : [])))
  expect([[...fills('uuid null')], [...fills('uuid')]]).toEqual([['ink'], ['muted']])
})
