/** Regular expressions as rules of a grammar. */
import { describe, expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'

const imported = async (expression: string) => {
  const found = await importDiagram(`@startregex\n${expression}\n@endregex\n`)
  if (!found.ok) return { rules: {}, notes: [], findings: found.findings.map(({ problem }) => problem) }
  const rules = found.data['rules'] as { name: string; definition: string }[]
  return {
    rules: Object.fromEntries(rules.map(({ name, definition }) => [name, definition])),
    notes: found.notes.map(({ what }) => what),
    findings: found.findings.map(({ problem }) => problem),
  }
}

const definition = async (expression: string): Promise<unknown> => (await imported(expression)).rules

describe('an expression is read as', () => {
  test.each([
    ['characters, and the last one repeated', 'abc?', '"ab" "c"?'],
    ['choices of sequences', 'abc?|de*|f+', '"ab" "c"? | "d" "e"* | "f"+'],
    ['counts', 'a{2}b{1,3}c{2,}', '"a" "a" "b" "b"? "b"? "c" "c" "c"*'],
    ['groups without a name', 'a(bc|d)*(?:e)', '"a" ("bc" | "d")* "e"'],
    ['sets', String.raw`\d[^\]\[a-z]\w.\p{L}\x41`, String.raw`[0-9] [^#x5D[a-z] [A-Za-z0-9_] [^\n] [\p{L}] [\x41]`],
    ['sets of POSIX and a bracket at their beginning', '[[:digit:]_][]a]', '[0-9_] [#x5Da]'],
    ['sets that nobody knows', '[[:constructor:]]', '[constructor]'],
    ['escaped signs', String.raw`\.\*\(`, '".*("'],
    ['places', String.raw`^a\b$`, '<start> "a" <word boundary> <end>'],
    ['looks around', '(?=ab)c(?<!x>y)', '<followed by ab> "c" <not preceded by x›y>'],
    ['references back', String.raw`(a)\1`, '"a" <same as group 1>'],
    ['several lines', 'ab\n  c', '"abc"'],
  ])('%s', async (_, expression, match) => {
    expect(await definition(expression)).toEqual({ match })
  })
})

test('a named group is a rule of its own, and so is a long numbered one; rules are in the order of their groups', async () => {
  expect(await definition('(?<y>[0-9]+(?<m>a))-(?<d>b)')).toEqual({
    match: 'y "-" d',
    y: '[0-9]+ m',
    m: '"a"',
    d: '"b"',
  })
  expect(await definition('(a)x([a][b][c][d][e][f])')).toEqual({
    match: '"ax" group2',
    group2: '[a] [b] [c] [d] [e] [f]',
  })
})

test('what is too long for a track is in parts', async () => {
  const long = (letters: string): string => `(?:${Array.from(letters, (each) => `[${each}]`).join('')}|x)`
  const { rules } = (await imported(`${long('abcdef')}${long('ghijkl')}`)) as { rules: Record<string, string> }
  expect(Object.keys(rules)).toEqual(['match', 'part1'])
  expect(rules['match']).toMatch(/^part1 \(/)
})

test('what is not in the picture is in the ledger', async () => {
  expect((await imported('(?#why)(?i)a+?b')).notes).toEqual([
    'a comment',
    'a setting of the expression',
    'how greedy a repetition is',
  ])
})

test.each([
  ['(a', 'expected ), found the end of the line'],
  ['a)', 'expected ( before this ), found )'],
  ['*a', 'expected what is repeated before this sign, found *a'],
  ['[ab', 'expected ], which ends a class of characters, found the end of the line'],
  ['', 'expected a regular expression, found the end of the line'],
])('%s is a finding', async (expression, problem) => {
  expect((await imported(expression)).findings[0]).toBe(problem)
})
