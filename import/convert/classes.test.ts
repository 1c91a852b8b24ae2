import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'

type Classes = {
  nodes: { name: string; fields?: { name: string; type?: string }[]; methods?: { name: string; type?: string }[] }[]
  edges: { from: string; to: string; kind?: string }[]
}

const read = async (text: string) => {
  const found = await importDiagram(text)
  if (!found.ok) throw new Error('not read')
  const { recipe, data, findings, notes } = found
  return { recipe, data: data as Classes, findings, notes: notes.map(({ line, what }) => `${line} ${what}`) }
}

test('a type with a size before a name is an attribute, not an operation', async () => {
  const { data, notes } = await read(
    'classDiagram\nclass Album {\n varchar(42) uid\n varchar(42) slug\n decimal(8, 2) price\n int(10) unsigned year\n limit(10) int\n Integer size;\n add(n)\n}',
  )
  const [album] = data.nodes
  expect(album?.fields?.map(({ name, type }) => [name, type])).toEqual([
    ['uid', 'varchar(42)'],
    ['slug', 'varchar(42)'],
    ['price', 'decimal(8, 2)'],
    ['year', 'int(10) unsigned'],
    ['int', 'limit(10)'],
    ['size', 'Integer'],
  ])
  expect(album?.methods?.map(({ name }) => name)).toEqual(['add(n)'])
  expect(notes).toEqual([])
})

test('an inheritance that closes a cycle is an association, with a note; the others stay', async () => {
  const { recipe, data, findings, notes } = await read(
    'classDiagram\nA <|-- B\nB <|-- C\nC <|.. A\nA <|-- D\nD <|-- E\nA <|-- E',
  )
  expect([recipe, findings]).toEqual(['uml-class', []])
  expect(data.edges.map(({ from, to, kind }) => `${from} ${kind ?? 'association'} ${to}`)).toEqual([
    'B inheritance A',
    'C inheritance B',
    'A association C',
    'D inheritance A',
    'E inheritance D',
    'E inheritance A',
  ])
  expect(notes).toEqual(['4 an inheritance that closes a cycle, drawn as an association'])
})
