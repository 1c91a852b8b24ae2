import { expect, test } from 'vitest'
import type { EntityData, EntityField } from '../data/entities.ts'
import { foldEntities } from './fold-entities.ts'

const fields = (count: number): EntityField[] => [
  { name: 'id', type: 'uuid', key: 'primary' },
  { name: 'owner', type: 'uuid', key: ['primary', 'foreign'] },
  ...Array.from({ length: count - 2 }, (_, index) => ({ name: `data ${index}`, type: 'text' })),
]

const tables = (count: number, each: number): EntityData => ({
  nodes: Array.from({ length: count }, (_, index) => ({ name: `t${index}`, kind: 'table', fields: fields(each) })),
  edges: [],
})

const shapes = (data: EntityData, isWanted: (field: EntityField) => boolean = () => false) => [
  ...new Set(
    [...foldEntities(data, isWanted).values()].map(
      (fold) => `${fold.fields.length} + ${fold.hidden.length}${fold.bare ? ' bare' : ''}`,
    ),
  ),
]

test('tables show all fields as long as a scene can hold them', () => {
  expect(shapes(tables(6, 8))).toEqual(['8 + 0'])
})

test('fields that are no keys are folded first, then types, then all fields', () => {
  expect(shapes(tables(12, 12))).toEqual(['2 + 10'])
  expect(shapes(tables(28, 12))).toEqual(['2 + 10 bare'])
  expect(shapes(tables(40, 12))).toEqual(['0 + 12 bare'])
})

test('a field at the end of a line is shown as long as any are', () => {
  expect(shapes(tables(12, 12), ({ name }) => name === 'data 3')).toEqual(['3 + 9'])
})

test('a single field is not folded into a row that counts it', () => {
  expect(shapes(tables(20, 3))).toEqual(['3 + 0'])
})
