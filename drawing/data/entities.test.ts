import { expect, test } from 'vitest'
import { entitiesForm } from './entities.ts'

const entities = entitiesForm({ nodes: 4, edges: 4, fields: 3 })

const read = (edges: { from: string; to: string }[], fields = ['id', 'owner_id']) =>
  entities.check(
    entities.schema.parse({
      title: 'Ships have owners',
      nodes: [
        { name: 'owner', fields: [{ name: 'id' }] },
        { name: 'ship', fields: fields.map((name) => ({ name })) },
      ],
      edges,
    }),
  )

test('relations join entities or their fields', () => {
  expect(read([{ from: 'owner', to: 'ship.owner_id' }])).toEqual([])
})

test('an unknown field is named', () => {
  const [finding, ...more] = read([{ from: 'owner', to: 'ship.ownr_id' }])
  expect(finding?.at).toBe('edges.0.to')
  expect(finding?.problem).toContain('"ship.ownr_id" is not an entity or a field')
  expect(more).toEqual([])
})

test('fields of one entity have different names', () => {
  expect(read([], ['id', 'id']).map(({ at }) => at)).toEqual(['nodes.1.fields.1.name'])
})

test('a foreign key refers to a column once', () => {
  const keys = entitiesForm({ nodes: 2, edges: 2, fields: 1, references: true })
  const edge = { from: 'ship.owner_id', to: 'owner.id' }
  const check = (edges: object[]) =>
    keys.check(
      keys.schema.parse({
        title: 'Ships have owners',
        nodes: [
          { name: 'owner', fields: [{ name: 'id' }] },
          { name: 'ship', fields: [{ name: 'owner_id' }] },
        ],
        edges,
      }),
    )
  expect(check([edge])).toEqual([])
  expect(check([edge, edge])).toEqual([
    { at: 'edges.1.to', problem: 'ship.owner_id already refers to owner.id; remove the second one' },
  ])
})

test('entities that lead back to themselves are refused where edges may not', () => {
  const lineage = entitiesForm({ nodes: 2, edges: 2, fields: 2, acyclic: true })
  const nodes = ['raw', 'clean'].map((name) => ({ name, fields: [{ name: 'id' }, { name: 'total' }] }))
  const edges = [
    { from: 'raw.id', to: 'clean.id' },
    { from: 'clean.total', to: 'raw.total' },
  ]
  expect(lineage.check(lineage.schema.parse({ title: 'Totals go back', nodes, edges }))).toEqual([
    { at: 'edges.1', problem: 'closes a cycle: raw.id > clean.id > raw.total' },
  ])
})

test('a reference leads from the foreign key, also where it was given last; where both ends or none are one, as given', () => {
  const keys = entitiesForm({ nodes: 3, edges: 3, fields: 2, references: true })
  const read = (edge: object, own: object = {}, focus: string[] = []) => {
    const data = keys.schema.parse({
      title: 'Ships have owners',
      focus,
      nodes: [
        { name: 'owner', fields: [{ name: 'id', key: 'primary', ...own }] },
        { name: 'ship', fields: [{ name: 'owner_id', key: ['primary', 'foreign'] }] },
      ],
      edges: [edge],
    })
    expect(keys.check(data)).toEqual([])
    return data.edges[0]
  }
  const [down, up] = [
    { from: 'owner.id', to: 'ship.owner_id' },
    { from: 'ship.owner_id', to: 'owner.id' },
  ]
  expect(read(down, {}, ['owner.id > ship.owner_id'])).toEqual({
    ...up,
    kind: 'relation',
    ends: ['0..*', '1'],
    turned: true,
  })
  expect(read(up)).toMatchObject(up)
  expect(read(up)).not.toHaveProperty('turned')
  expect(read(down, { key: 'foreign' })).toMatchObject(down)
  expect(read({ from: 'owner', to: 'ship' })).toMatchObject({ from: 'owner', to: 'ship' })
  expect(
    entities.schema.parse({ title: 'x', nodes: [{ name: 'a', fields: [] }], edges: [down] }).edges[0],
  ).toMatchObject(down)
})

test('a column computed from another one of its entity closes no cycle, unless columns do', () => {
  const lineage = entitiesForm({ nodes: 2, edges: 3, fields: 3, acyclic: true })
  const nodes = [{ name: 'sales', fields: ['gross', 'fee', 'net'].map((name) => ({ name })) }]
  const check = (...edges: [string, string][]) =>
    lineage.check(
      lineage.schema.parse({ title: 'Net is computed', nodes, edges: edges.map(([from, to]) => ({ from, to })) }),
    )
  expect(check(['sales.gross', 'sales.net'], ['sales.fee', 'sales.net'])).toEqual([])
  expect(check(['sales.gross', 'sales.net'], ['sales.net', 'sales.gross'])).toHaveLength(1)
  expect(check(['sales.gross', 'sales.gross'])).toHaveLength(1)
})

test('what is not counted leads as it was given, from a primary key to a foreign one too', () => {
  const lineage = entitiesForm({ fields: 1, references: true, counted: false })
  const nodes = [
    { name: 'raw', fields: [{ name: 'id', key: 'primary' }] },
    { name: 'clean', fields: [{ name: 'raw_id', key: 'foreign' }] },
  ]
  const { edges } = lineage.schema.parse({ title: 'T', nodes, edges: [{ from: 'raw.id', to: 'clean.raw_id' }] })
  expect(edges).toMatchObject([{ from: 'raw.id', to: 'clean.raw_id' }])
})
