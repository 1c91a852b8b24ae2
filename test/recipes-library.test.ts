/**
 * The library `diagref/recipes`: samples and schemas of every recipe that is drawn from data. That it draws each sample as it
 * is committed is seen in adaptation.test.ts, where they are drawn anyway.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { draw, recipeIds, sample, schema } from '../entries/library/recipes.ts'

test('an unknown id is the caller’s mistake', async () => {
  await expect(draw('nope', {})).rejects.toThrow(new RangeError('there is no recipe "nope"; recipeIds lists all'))
})

test('a sample is the caller’s to change', async () => {
  const mine = (await sample('request-sequence')) as { title: string }
  mine.title = 'Mine'
  expect(await sample('request-sequence')).not.toMatchObject({ title: 'Mine' })
})

/** Every value of a schema that is one field of the data. */
const fieldsOf = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return []
  const { properties } = value as { properties?: Record<string, Record<string, unknown>> }
  return [...Object.values(properties ?? {}), ...Object.values(value).flatMap(fieldsOf)]
}

/** Resolves a reference to its definition, with the field's own description if it has one. */
const referred = (field: Record<string, unknown>, form: object): Record<string, unknown> => {
  const { $defs = {} } = form as { $defs?: Record<string, Record<string, unknown>> }
  const [, name = ''] = /^#\/\$defs\/(.+)$/.exec(String(field['$ref'])) ?? []
  return { ...$defs[name], ...field }
}

/** The schemas, each of which is made once for all tests. */
const forms = new Map<string, ReturnType<typeof schema>>()
const formOf = (id: string): ReturnType<typeof schema> => {
  const form = forms.get(id) ?? schema(id)
  forms.set(id, form)
  return form
}

// Shared, so that the meta-schema is compiled once. References stay calls: a schema that is used once is not worth inlining.
const validator = new Ajv2020({ strict: false, inlineRefs: false })

describe.each(recipeIds)('%s', (id) => {
  test('has a schema that its sample matches, with a description on every field and no unknown keys', async () => {
    const form = await formOf(id)
    const validate = validator.compile(form)
    const data = (await sample(id)) as object
    expect(validate(data), JSON.stringify(validate.errors)).toBe(true)
    expect(validate({ ...data, $schema: 'https://diagrams.example/schemas/data.json' })).toBe(true)
    expect(validate({ ...data, color: 'red' })).toBe(false)
    const bare = fieldsOf(form)
      .map((field) => referred(field, form))
      .filter(({ description, const: fixed }) => description === undefined && fixed === undefined)
    expect(bare).toEqual([])
  })
})

test('half of the schemas are at most 3 KB, for an agent to read', async () => {
  const forms = await Promise.all(recipeIds.map(formOf))
  const sizes = forms.map((form) => JSON.stringify({ ...form, title: undefined }).length).sort((a, b) => a - b)
  expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(3_000)
})

test('charts without a place for lines take none, and those without columns take lines at values alone', async () => {
  const marksOf = async (id: string) => {
    const { properties } = (await formOf(id)) as { properties: Record<string, { items?: { properties: object } }> }
    return properties['marks'] && Object.keys(properties['marks'].items?.properties ?? {})
  }
  const without = ['bullet-chart', 'pie-chart', 'radar-chart', 'slope-chart', 'stacked-bar-100']
  expect(await Promise.all(without.map(marksOf))).toEqual(without.map(() => undefined))
  const atValues = ['box-plot', 'cumulative-curve', 'diverging-bar', 'histogram', 'ordered-bar', 'waterfall-chart']
  expect(await Promise.all(atValues.map(marksOf))).toEqual(atValues.map(() => ['value', 'text']))
})
