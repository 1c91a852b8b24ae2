import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson } from '../../drawing/data/json-value.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { rowsOf } from './json-rows.ts'
import recipe from './recipe.ts'

const rows = (source: string) => {
  const value = readJson(source)
  if (value === undefined) throw new Error(source)
  return rowsOf(value)
}

test('rows joined are the same document', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const source = JSON.stringify(value)
      const joined = rows(source).map(({ text }) => text)
      expect(JSON.parse(joined.join(''))).toEqual(JSON.parse(source))
    }),
    { numRuns: 60 },
  )
})

test('numbers and strings are as pasted: no digit is rounded, no escape resolved', () => {
  expect(rows(`[12345678901234567890, 1.50, "\\u00e9"]`)[0]?.text).toBe(`[12345678901234567890, 1.50, "\\u00e9"]`)
})

test('types are those of JSON Schema, with the format of strings', () => {
  const types = (source: string) =>
    rows(source).flatMap(({ path, type }) => (path === undefined || path === '$' ? [] : [type]))
  expect(types('{"a":1,"b":1.5,"c":1e3,"d":true,"e":null,"f":"x","g":{},"h":{"i":2}}')).toEqual([
    'integer',
    'number',
    'number',
    'boolean',
    'null',
    'string',
    'object, 0 fields',
    'object, 1 field',
    'integer',
  ])
  expect(
    types(
      '["2026-11-12T09:41:07Z","2026-11-12","https://example.com","ops@example.com","2026-11","0b8e2a52-8f53-4b1d-9b7e-0c6e7d9a1f00"]',
    ),
  ).toEqual(['string, date-time', 'string, date', 'string, uri', 'string, email', 'string', 'string, uuid'])
})

test('fields are named by paths; brackets that close have none; short arrays are one row', () => {
  expect(rows('{"a":{"b":[1,2]},"c":[{"d":1}]}').map(({ depth, path = '' }) => `${depth} ${path}`)).toEqual([
    '0 $',
    '1 a',
    '2 a.b',
    '1 ',
    '1 c',
    '2 c.0',
    '3 c.0.d',
    '2 ',
    '1 ',
    '0 ',
  ])
})

test('what is no JSON, and paths that lead nowhere, are findings', () => {
  const draw = (more: object) =>
    drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', json: '{"id":1}', ...more })
  expect(draw({ json: '{id:1}' })).toMatchObject({
    ok: false,
    findings: [{ at: 'json', problem: expect.stringContaining('is not JSON') }],
  })
  expect(draw({ notes: [{ on: 'ids', text: 'x' }] })).toMatchObject({
    ok: false,
    findings: [{ at: 'notes.0.on', problem: expect.stringContaining('did you mean "id"') }],
  })
  const twice = [
    { on: 'id', text: 'x' },
    { on: 'id', text: 'y' },
  ]
  expect(draw({ notes: twice })).toMatchObject({
    ok: false,
    findings: [{ at: 'notes.1.on', problem: 'id has a meaning already' }],
  })
  const long = JSON.stringify(Array.from({ length: 60 }, () => ({})).map((_, index) => 'x'.repeat(40 + index)))
  expect(draw({ json: long })).toMatchObject({ ok: false, findings: [{ at: 'json', problem: 'has 62 lines; 60 fit' }] })
})
