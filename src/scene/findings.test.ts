/** Every kind of issue in words: what was expected, and what was found. */
import { expect, test } from 'vitest'
import * as z from 'zod'
import { findingsOf, findingText } from './findings.ts'

/** The findings of a document, each as one line. */
const wordsOf = (schema: z.ZodType, document: unknown): string[] => {
  const { error } = schema.safeParse(document)
  return error === undefined ? [] : findingsOf(error, document).map(findingText)
}

const long = 'x'.repeat(80)
const pair = z.strictObject({ a: z.number(), b: z.string().optional() })
const either = z.discriminatedUnion('type', [
  z.object({ type: z.literal('one') }),
  z.object({ type: z.literal('two').optional() }),
])

test.each<[string, z.ZodType, unknown, string[]]>([
  ['a whole document of the wrong type', pair, 7, ['must be an object, got 7']],
  ['text for an object is not quoted', pair, 'secret', ['must be an object, got text']],
  ['text for a list is not quoted', z.array(z.number()), 'secret', ['must be an array, got text']],
  ['text for a value is not quoted', z.literal(4), 'secret', ['must be an object, got text']],
  ['text inside of a document is', pair, { a: 'no' }, ['a: must be a number, got "no"']],
  ['nothing', pair, {}, ['a: must be a number, got nothing']],
  ['null', pair, { a: null }, ['a: must be a number, got null']],
  ['a truth value', pair, { a: false }, ['a: must be a number, got false']],
  ['an object', pair, { a: { b: 1 } }, ['a: must be a number, got an object']],
  ['a list', pair, { a: [1, 2] }, ['a: must be a number, got an array of 2']],
  ['a function', pair, { a: () => 1 }, ['a: must be a number, got a function']],
  ['a number without end', pair, { a: Infinity }, ['a: must be a finite number, got Infinity']],
  ['a number for text', pair, { a: 1, b: 2 }, ['b: must be a string, got 2']],
  ['long text', pair, { a: long }, [`a: must be a number, got "${'x'.repeat(59)}…"`]],
  ['an unknown property', pair, { a: 1, c: 2 }, ['c: is not a known property; remove it']],
  [
    'the rest of a sentence that YAML ended at a comma',
    pair,
    { a: 1, 'outside of the cluster': null },
    [
      'outside of the cluster: is not a known property; remove it, or quote the text that it belongs to: a comma ends it',
    ],
  ],
  [
    'two unknown properties',
    pair,
    { a: 1, c: 2, d: 3 },
    ['c: is not a known property; remove it', 'd: is not a known property; remove it'],
  ],
  ['a long unknown property', pair, { a: 1, [long]: 2 }, [`${'x'.repeat(59)}…: is not a known property; remove it`]],
  ['a deep place', z.object({ a: z.array(pair) }), { a: [{ a: 1 }, { a: '1' }] }, ['a.1.a: must be a number, got "1"']],
  ['too few entries', z.array(z.number()).min(1), [], ['must have at least 1 entry, got 0']],
  ['far too few entries', z.array(z.number()).min(3), [1, 2], ['must have at least 3 entries, got 2']],
  ['too many entries', z.array(z.number()).max(1), [1, 2], ['must have at most 1 entries, got 2']],
  ['an empty text', z.object({ a: z.string().min(1) }), { a: '' }, ['a: must not be empty']],
  ['too small', z.number().min(3), 2, ['must be at least 3, got 2']],
  ['not above', z.number().gt(3), 3, ['must be greater than 3, got 3']],
  ['too large', z.number().max(3), 4, ['must be at most 3, got 4']],
  ['not below', z.number().lt(3), 3, ['must be less than 3, got 3']],
  [
    'long text for a plain limit',
    z.object({ a: z.string().max(3) }),
    { a: 'four' },
    ['a: must be at most 3 characters, got 4'],
  ],
  ['long text with a message of its own', z.object({ a: z.string().max(3, 'is long') }), { a: 'four' }, ['a: is long']],
  ['another value than the only one', z.object({ a: z.literal(1) }), { a: 2 }, ['a: must be 1, got 2']],
  ['none of several values', z.object({ a: z.enum(['x', 'y']) }), { a: 'z' }, ['a: must be one of "x", "y", got "z"']],
  [
    'another form',
    z.object({ a: z.string().regex(/^a/, 'must start with a') }),
    { a: 'b' },
    ['a: must start with a, got "b"'],
  ],
  [
    'a message of a check',
    z.object({ a: z.number().refine((value) => value > 2, 'is not prime') }),
    { a: 1 },
    ['a: is not prime'],
  ],
  [
    'an unknown discriminator',
    z.object({ a: either }),
    { a: { type: 'six' } },
    ['a.type: must be one of "one", "two", got "six"'],
  ],
  [
    'none of two types',
    z.object({ a: z.union([z.number(), z.string()]) }),
    { a: null },
    ['a: must be a number or a string, got null'],
  ],
  [
    'one type twice',
    z.object({ a: z.union([z.array(z.number()), z.array(z.string())]) }),
    { a: 1 },
    ['a: must be an array, got 1'],
  ],
  [
    'the one branch that fits by type',
    z.object({ a: z.union([z.number(), z.array(z.number())]) }),
    { a: [1, 'x'] },
    ['a.1: must be a number, got "x"'],
  ],
  [
    'two branches that fit by type',
    z.object({ a: z.union([z.object({ b: z.literal(1) }), z.object({ c: z.literal(1) })]) }),
    { a: {} },
    ['a: must be of another form, got an object'],
  ],
  [
    'a union with a message',
    z.object({ a: z.union([z.literal(1), z.literal(2)], 'is 1 or 2') }),
    { a: 3 },
    ['a: is 1 or 2'],
  ],
])('%s', (_, schema, document, words) => {
  expect(wordsOf(schema, document)).toEqual(words)
})

test('a long place is shortened', () => {
  const [finding] = findingsOf({ issues: [{ code: 'custom', path: [long, 3], message: 'is wrong', input: 1 }] }, {})
  expect(finding).toEqual({ at: `${'x'.repeat(59)}…`, problem: 'is wrong' })
})

test('what is found is looked up among own properties only, and not below what is no object', () => {
  const issue = (path: PropertyKey[]) =>
    findingsOf(
      { issues: [{ code: 'invalid_type', expected: 'number', path, message: '', input: 0 }] },
      { a: 'text' },
    )[0]?.problem
  expect(issue(['toString'])).toBe('must be a number, got nothing')
  expect(issue(['a', 'length'])).toBe('must be a number, got nothing')
  expect(issue(['a'])).toBe('must be a number, got "text"')
})
