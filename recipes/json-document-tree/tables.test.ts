import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson } from '../../drawing/data/json-value.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'
import { type JsonTable, tableOf, tablesIn, valueOf, wayTo } from './tables.ts'

const tableFrom = (value: unknown): JsonTable => tableOf(readJson(JSON.stringify(value)) ?? {})
const labels = (table: JsonTable): string[] => table.rows.map((row) => `${row.label}: ${valueOf(row)}`)
const draw = (data: object) => drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', ...data })

test('what has a single entry is part of a path, and every object or list with more is a table', () => {
  const table = tableFrom({ a: { b: { c: 1 } }, d: [{ e: 'x', f: [1, 2] }], g: {}, h: [[1], [2]] })
  expect(labels(table)).toEqual(['a.b.c: 1', 'd[0]: 2 entries', 'g: {}', 'h: 2 entries'])
  expect(tablesIn(table).map(labels).slice(1)).toEqual([
    ['e: "x"', 'f: [1, 2]'],
    ['[0]: [1]', '[1]: [2]'],
  ])
})

test('every plain value is found by its path, and the way to it ends with the value', () => {
  const key = fc.constantFrom('a', 'b c', 'd.e', 'ß')
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 4 }, fc.integer(), tie('list'), tie('object')),
    list: fc.array(tie('any'), { maxLength: 3 }),
    object: fc.dictionary(key, tie('any'), { maxKeys: 3, noNullPrototype: true }),
  })).object
  const pathsOf = (at: unknown, above: string): [string, number][] => {
    if (typeof at === 'number') return [[above, at]]
    const steps = Array.isArray(at)
      ? at.map((each, index) => [`[${index}]`, each] as const)
      : Object.entries(at as object).map(
          ([name, each]) => [/^\w+$|^ß$/u.test(name) ? `.${name}` : `["${name}"]`, each] as const,
        )
    return steps.flatMap(([step, each]) => pathsOf(each, above === '' ? step.replace(/^\./, '') : above + step))
  }
  fc.assert(
    fc.property(value, (document) => {
      const table = tableFrom(document)
      for (const [path, number] of pathsOf(document, '')) {
        const end = wayTo(table, path).at(-1) ?? wayTo(table, path.replace(/\[\d+\]$/, '')).at(-1)
        expect((end === undefined ? '' : valueOf(end)).replace(/[[\]]/g, '').split(', ')).toContain(String(number))
      }
    }),
    { numRuns: 60 },
  )
})

test('a long chain is cut where its path would be too long, and a plain value is a document too', () => {
  const long = 'k'.repeat(30)
  expect(tablesIn(tableFrom({ [long]: { [long]: 1 } })).map(labels)).toEqual([[`${long}: 1 entry`], [`${long}: 1`]])
  expect(labels(tableFrom(7))).toEqual(['$: 7'])
})

test('values that are traced are compared, and a path that is none is named with the nearest one', () => {
  const json = '{ "a": { "x": 1, "y": 2 }, "b": { "x": 1, "z": 3 } }'
  const said = (...trace: string[]) => {
    const drawing = draw({ json, trace })
    if (!drawing.ok) throw new Error('refused')
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  expect(said('a.x', 'b.x')).toContain('the same')
  expect(said('a.x', 'b.z')).toContain('✗ they differ')
  expect(said('a', 'b')).not.toContain('the same')
  expect(said('a.x')).not.toContain('the same')
  const quoted = (...trace: string[]) => {
    const drawing = draw({ title: 'They are {same}', json, trace })
    return drawing.ok ? [drawing.scene.title, drawing.warnings.length] : []
  }
  expect(quoted('a.x', 'b.x')).toEqual([expect.stringContaining('They are the same'), 0])
  expect(quoted('a.x')).toEqual([expect.stringContaining('They are {same}'), 1])
  const compared = (a: string, b: string) => {
    const drawing = draw({ title: 'They are {same}', json: `{"a": ${a}, "b": ${b}}`, trace: ['a', 'b'] })
    return drawing.ok ? drawing.scene.title : ''
  }
  for (const [a, b] of [
    ['1.0', '1'],
    ['1e2', '100'],
    ['"\\u00e4"', '"ä"'],
    ['[1.50]', '[1.5]'],
  ] as const)
    expect(compared(a, b)).toContain('They are the same')
  for (const [a, b] of [
    ['1', '"1"'],
    ['12345678901234567890', '12345678901234567891'],
    ['1e400', 'null'],
  ] as const)
    expect(compared(a, b)).toContain('They are not the same')
  expect(compared('{"x": 1, "y": 2}', '{"x": 3, "y": 4}')).toContain('{same}')
  expect(draw({ json, trace: ['a.q'] })).toMatchObject({ findings: [{ at: 'trace.0' }] })
  expect(draw({ json: '{ a: 1 }' })).toMatchObject({ findings: [{ at: 'json' }] })
})

test('each path leads to a value in a box, and all else steps back', () => {
  const json = '{"a": {"b": 1, "c": 2}, "d": 1}'
  const elementsOf = (trace: string[]) => {
    const drawing = draw({ json, trace })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements
  }
  const of = (trace: string[], look: (each: { fill?: string | undefined; stroke?: string | undefined }) => boolean) =>
    elementsOf(trace).filter((each) => each.type === 'path' && look(each)).length
  expect(of(['a.b', 'd'], ({ fill, stroke }) => fill === 'soft' && stroke === 'accent')).toBe(2)
  // The bracket between the boxes.
  expect(of(['a.b', 'd'], ({ fill, stroke }) => fill === undefined && stroke === 'accent')).toBe(1)
  const fillOf = (trace: string[]) => elementsOf(trace).find((each) => each.type === 'text' && each.text === '2')
  expect([fillOf(['a.b']), fillOf([])].map((each) => each?.type === 'text' && (each.fill ?? 'ink'))).toEqual([
    'muted',
    'ink',
  ])
})

test('the text counts values and columns', () => {
  const drawing = draw({ json: '{"a": {"b": 1, "c": 2}, "d": 1}' })
  expect(drawing.ok && drawing.scene.description).toContain('3 values in up to 2 columns')
})
