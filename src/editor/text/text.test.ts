import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { recipeIds, sample, schema } from '../../../entries/library/recipes.ts'
import { type Json, pathText, valueAt } from '../json-path.ts'
import { completionsAt } from './completions.ts'
import { placeAt } from './place.ts'
import { rangesOf } from './ranges.ts'
import { completionSchema } from './scene-schema.ts'

/** The place of the cursor, marked by `|`. */
const placeIn = (marked: string, format: 'json' | 'yaml') => {
  const text = marked.replace('|', '')
  const place = placeAt(text, marked.indexOf('|'), format)
  return place && [pathText(place.path), place.isKey ? 'key' : 'value', text.slice(place.from, place.to)]
}

describe('the place of a cursor', () => {
  test.each([
    ['{"rows": [{"na|"}]}', ['rows.0', 'key', '"na"']],
    ['{"rows": [{"name": "a", |}]}', ['rows.0', 'key', '']],
    ['{"rows": [{}, {"state": "po|"}]}', ['rows.1.state', 'value', '"po"']],
    ['{"state": |}', ['state', 'value', '']],
  ])('in JSON: %s', (text, place) => expect(placeIn(text, 'json')).toEqual(place))

  test.each([
    ['ti|', ['', 'key', 'ti']],
    ['rows:\n  - name: a\n  - na|', ['rows.1', 'key', 'na']],
    ['rows:\n- name: a\n- name: b\n  |', ['rows.1', 'key', '']],
    ['rows:\n- name: a\nti|', ['', 'key', 'ti']],
    ['a:\n  b:\n    - c: 1\n      state: po|\n    - d: 2', ['a.b.0.state', 'value', 'po']],
    ['focus:\n  - x\n  - y|', ['focus.1', 'key', 'y']],
    ['title: a\n  # of |', undefined],
  ])('in YAML: %s', (text, place) => expect(placeIn(text, 'yaml')).toEqual(place))

  test('at every key of every sample as YAML: the path is that of the value', async () => {
    for (const id of recipeIds) {
      const data = (await sample(id)) as Json
      const text = stringify(data, { lineWidth: 0 })
      for (const { index, 0: line } of text.matchAll(/^\s*(?:- )*[\w$]+: [\w ]+$/gm)) {
        const place = placeAt(text, index + line.length, 'yaml')
        const written = parse(line.slice(line.indexOf(': ') + 2)) as Json
        expect([id, line, valueAt(data, place?.path ?? [])]).toEqual([id, line, written])
      }
    }
  })
})

test('findings are where their values are, or where these are missing', () => {
  for (const text of [
    '{"rows": [{"name": "a"},\n  {"name": "b", "value": "x"}]}',
    'rows:\n  - name: a\n  - name: b\n    value: x\n',
  ]) {
    const rangeOf = rangesOf(text)
    const found = (at: string): string => text.slice(rangeOf(at).from, rangeOf(at).to).replaceAll('"', '')
    expect(found('rows.1.value')).toBe('x')
    expect(found('rows.0.value')).toMatch(/^\{?name: a\}?,?$/)
    expect(found('title').length).toBeGreaterThan(0)
  }
  expect(() => rangesOf('{"rows": [')('rows.0')).not.toThrow()
})

test('completions: missing keys, the values of a choice, names to refer to', async () => {
  const form = (await schema('request-sequence')) as Json
  const data = (await sample('request-sequence')) as Json
  const words = (isKey: boolean, ...path: (string | number)[]): string[] =>
    completionsAt({ isKey, path, from: 0, to: 0 }, form, data).map(({ word }) => word)
  expect(words(true)).toContain('callouts')
  expect(words(true)).not.toContain('title')
  expect(words(true, 'messages', 0)).toContain('delay')
  expect(words(false, 'messages', 0, 'kind')).toContain('reply')
  expect(words(false, 'messages', 0, 'from')).toContain('Shipments')
  expect(words(false, 'messages', 0, 'nonsense')).toEqual([])
})

test('completions of a scene are those of the element’s type', () => {
  const scene = { elements: [{ type: 'circle', r: 8 }, {}] }
  const words = (isKey: boolean, ...path: (string | number)[]): string[] =>
    completionsAt({ isKey, path, from: 0, to: 0 }, completionSchema, scene).map(({ word }) => word)
  expect(words(true, 'elements', 0)).toEqual(['x', 'y', 'fill', 'stroke'])
  expect(words(true, 'elements', 1)).toContain('align')
  expect(words(false, 'elements', 0, 'fill')).toContain('accent')
})
