import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'

const read = async (attributes: string) => {
  const found = await importDiagram(`erDiagram\nUSER {\n${attributes}\n}`)
  if (!found.ok) throw new Error('not read')
  const { data, notes } = found
  const { nodes } = data as { nodes: { fields: { name: string; type?: string }[] }[] }
  return { fields: nodes[0]?.fields.map(({ name, type }) => `${name}: ${type}`), notes: notes.map(({ what }) => what) }
}

test('types are read behind names where most of them are', async () => {
  expect(await read('id bigint PK\nname varchar(80)\nnote text\nowner string')).toEqual({
    fields: ['id: bigint', 'name: varchar(80)', 'note: text', 'owner: string'],
    notes: ['types are read behind names, where most of them are'],
  })
})

test.each([
  ['the language has types first', 'bigint id PK\nstring name', ['id: bigint', 'name: string']],
  ['as many behind as first', 'bigint id\nname string', ['id: bigint', 'string: name']],
  ['words that do not tell', 'kind size\nowner place', ['size: kind', 'place: owner']],
])('%s: nothing is turned', async (_, attributes, fields) => {
  expect(await read(attributes)).toEqual({ fields, notes: [] })
})
