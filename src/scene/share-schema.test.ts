import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { shareSchema } from './share-schema.ts'
import { shareText } from './share-text.ts'

const name = (description: string) => ({ type: 'string', minLength: 1, maxLength: 40, description })

const state = { type: 'string', enum: ['positive', 'negative'], description: 'What it is: positive, negative' }

const row = (words: string) => ({
  type: 'object',
  properties: { name: name(words), note: name('A remark'), state },
  required: ['name'],
  additionalProperties: false,
})

const list = (words: string) => ({ minItems: 0, maxItems: 4, type: 'array', items: row(words), description: 'A list' })

const schema = {
  type: 'object',
  properties: { nodes: list('What the node is called'), groups: list('What the group is called') },
  required: ['nodes'],
  additionalProperties: false,
}

test('what is repeated is shared, descriptions of fields stay next to the reference', () => {
  const shared = shareSchema(schema) as { properties: Record<string, unknown>; $defs: Record<string, unknown> }
  expect(shared.$defs['state']).toEqual({ enum: ['positive', 'negative'], description: 'What it is' })
  expect(shared.properties['nodes']).toEqual({
    maxItems: 4,
    type: 'array',
    items: {
      type: 'object',
      properties: {
        name: { $ref: '#/$defs/t40', description: 'What the node is called' },
        note: { $ref: '#/$defs/t40', description: 'A remark' },
        state: { $ref: '#/$defs/state' },
      },
      required: ['name'],
      additionalProperties: false,
    },
    description: 'A list',
  })
  expect(JSON.stringify(shared).length).toBeLessThan(JSON.stringify(schema).length * 0.9)
})

test('it accepts and rejects the same as the schema did', () => {
  const shared = shareSchema(schema)
  const [before, after, last] = [schema, shared, shareText(shared)].map((each) =>
    new Ajv2020({ strict: false }).compile(each),
  )
  const samples: unknown[] = [
    {},
    { nodes: [] },
    { nodes: [{ name: 'a', state: 'positive' }], groups: [{ name: 'b', note: 'c' }] },
    { nodes: [{ name: '' }] },
    { nodes: [{ name: 'x'.repeat(41) }] },
    { nodes: [{ name: 'a', state: 'odd' }] },
    { nodes: [{ name: 'a', state: 7 }] },
    { nodes: [{ note: 'a' }] },
    { nodes: Array.from({ length: 5 }, () => ({ name: 'a' })) },
    { nodes: [{ name: 'a', color: 'red' }] },
  ]
  for (const each of [after, last])
    expect(samples.map((sample) => each?.(sample))).toEqual(samples.map((sample) => before?.(sample)))
  expect(samples.filter((each) => before?.(each))).toHaveLength(2)
})

test('many texts share one definition, few are left alone', () => {
  const texts = (most: number) =>
    Object.fromEntries(Array.from({ length: most }, (_, at) => [`a${at}`, { ...name('A'), maxLength: at + 1 }]))
  const many = shareText({ type: 'object', properties: texts(9) }) as { properties: object; $defs: object }
  expect(many.$defs).toEqual({ t: { type: 'string', minLength: 1 } })
  expect(many.properties).toMatchObject({ a8: { $ref: '#/$defs/t', maxLength: 9, description: 'A' } })
  const few = { type: 'object', properties: texts(2) }
  expect(shareText(few)).toEqual(few)
})

test('a shortened schema is left as it is', () => {
  const once = shareSchema(schema)
  expect(shareSchema(once)).toEqual(once)
})

test('a tuple of equal entries is a list of that length, one word alone is a constant', () => {
  const pair = { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], items: false, minItems: 2 }
  const record = {
    type: 'object',
    properties: {
      at: { ...pair, maxItems: 2, description: 'Its place' },
      kind: { type: 'string', enum: ['edge'], default: 'edge', description: 'What it is' },
      value: { anyOf: [{ type: 'number', minimum: -1e15, description: 'An amount' }], description: 'An amount' },
    },
  }
  expect(shareSchema(record)['properties']).toEqual({
    at: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'number' }, description: 'Its place' },
    kind: { const: 'edge' },
    value: { anyOf: [{ type: 'number' }], description: 'An amount' },
  })
})

test('words that many fields share refer to their form, and are themselves referred to', () => {
  const reference = (key: string) => ({ [key]: { ...name('Id or name of an item'), maxLength: 120 } })
  const fields = { ...reference('from'), ...reference('to'), ...reference('group'), ...reference('on') }
  const properties = { ...fields, title: { ...name('The title'), maxLength: 120 } }
  const shared = shareSchema({ type: 'object', properties }) as { properties: Record<string, unknown>; $defs: object }
  expect(shared.properties['from']).toEqual({ $ref: '#/$defs/id-name' })
  expect(shared.$defs).toMatchObject({ 'id-name': { description: 'Id or name of an item' } })
})

test('a reference alone is not shared again, however often it occurs', () => {
  const fields = Object.fromEntries(Array.from('abcdefghijklmnop', (key) => [key, name('What looks like this one')]))
  const shared = shareSchema({ type: 'object', properties: fields, additionalProperties: false })
  const { $defs, properties } = shared as { $defs: Record<string, { description?: string }>; properties: object }
  const [one] = Object.values(properties) as { $ref: string }[]
  expect($defs[one!.$ref.replace('#/$defs/', '')]).toMatchObject({ description: 'What looks like this one' })
  expect(Object.keys($defs)).toHaveLength(1)
})
