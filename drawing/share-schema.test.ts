import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { shareSchema } from './share-schema.ts'

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

test('what is said more than once is said once, descriptions of fields stay beside it', () => {
  const shared = shareSchema(schema) as { properties: Record<string, unknown>; $defs: Record<string, unknown> }
  expect(shared.$defs['state']).toEqual({ enum: ['positive', 'negative'], description: 'What it is' })
  expect(shared.properties['nodes']).toEqual({
    maxItems: 4,
    type: 'array',
    items: {
      type: 'object',
      properties: {
        name: { $ref: '#/$defs/text-40', description: 'What the node is called' },
        note: { $ref: '#/$defs/text-40', description: 'A remark' },
        state: { $ref: '#/$defs/state' },
      },
      required: ['name'],
      additionalProperties: false,
    },
    description: 'A list',
  })
  expect(JSON.stringify(shared).length).toBeLessThan(JSON.stringify(schema).length * 0.9)
})

test('it allows and refuses what the schema did', () => {
  const [before, after] = [schema, shareSchema(schema)].map((each) => new Ajv2020({ strict: false }).compile(each))
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
  expect(samples.map((each) => after?.(each))).toEqual(samples.map((each) => before?.(each)))
  expect(samples.filter((each) => before?.(each))).toHaveLength(2)
})

test('a shortened schema is left as it is', () => {
  const once = shareSchema(schema)
  expect(shareSchema(once)).toEqual(once)
})
