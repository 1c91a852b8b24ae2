/** Places in JSON texts. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locate } from './locate.ts'

test('finds values in objects and arrays, however they are laid out', () => {
  const text = '{"a": [1,\n  {"b": "x, {[\\"", "c":\n true}],\n"d":{}}'
  const places = locate(text, ['a', 'a.0', 'a.1.b', 'a.1.c', 'd', ''])
  expect(Object.fromEntries(places)).toEqual({
    a: { line: 1, column: 7 },
    'a.0': { line: 1, column: 8 },
    'a.1.b': { line: 2, column: 9 },
    'a.1.c': { line: 3, column: 2 },
    d: { line: 4, column: 5 },
    '': { line: 1, column: 1 },
  })
})

test('a path that is not there has the place of its parent', () => {
  expect(locate('{\n"elements": [\n{}]}', ['elements.0.r', 'nothing']).get('elements.0.r')).toEqual({
    line: 3,
    column: 1,
  })
  expect(locate('{}', ['x.y']).get('x.y')).toEqual({ line: 1, column: 1 })
})

test('every value of any JSON is found where it begins', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 2 }), { minLength: 1 }), fc.nat(3), (values, indent) => {
      const text = JSON.stringify(values, null, indent)
      const paths = values.map((_value, at) => String(at))
      const lines = text.split('\n')
      for (const [path, { line, column }] of locate(text, paths)) {
        const rest = [lines[line - 1]!.slice(column - 1), ...lines.slice(line)].join('\n')
        expect(rest.startsWith(JSON.stringify(values[Number(path)]).slice(0, 1))).toBe(true)
      }
    }),
  )
})

test('long strings, deep nesting and texts that are not JSON terminate', () => {
  const long = JSON.stringify({ d: 'M0 0'.repeat(2_000_000), e: 1 })
  expect(locate(long, ['e']).get('e')?.line).toBe(1)
  expect(locate('['.repeat(1_000_000), ['0']).size).toBe(1)
  expect(locate('{"a": "unfinished', ['a']).get('a')).toEqual({ line: 1, column: 7 })
})
