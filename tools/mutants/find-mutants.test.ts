/** Which faults are put into a source, and where. */
import { describe, expect, test } from 'vitest'
import { findMutants } from './find-mutants.ts'

const variantsOf = (text: string): string[] => findMutants('a.ts', text).map(({ was, text: to }) => `${was} → ${to}`)

describe('a source has mutants', () => {
  test('at comparisons: the boundary, or the opposite', () => {
    expect(variantsOf('const f = (a: number) => { g = a < b; h = a >= b; i = a === b; j = a !== b }')).toEqual([
      'g = a < b → undefined',
      'a < b → a <= b',
      'h = a >= b → undefined',
      'a >= b → a > b',
      'i = a === b → undefined',
      'a === b → a !== b',
      'j = a !== b → undefined',
      'a !== b → a === b',
    ])
  })

  test('at sums and products, not where texts are joined', () => {
    expect(
      variantsOf('x = a + b; y = a * b; z = a % b; s = "a" + b; t = `${a}` + b').filter(
        (it) => !it.endsWith('undefined'),
      ),
    ).toEqual(['a + b → a - b', 'a * b → a / b', 'a % b → a * b'])
  })

  test('at alternatives, defaults, and signs', () => {
    expect(variantsOf('const a = b && c, d = e || f, g = h ?? i, j = !k, l = -m')).toEqual([
      'b && c → (b) || (c)',
      'e || f → (e) && (f)',
      'h ?? i → h',
      '!k → k',
      '-m → m',
    ])
  })

  test('at numbers and truth values, not at tolerances, types and names', () => {
    expect(variantsOf('const a = 8, b = 0.5, c = true, d = 1e-9, f: 3 | -5 = g, h = { 4: i }')).toEqual([
      '8 → (9)',
      '8 → (7)',
      '0.5 → (0.55)',
      '0.5 → (0.45)',
      'true → false',
    ])
  })

  test('at methods that are mistaken for each other, or forgotten', () => {
    expect(
      variantsOf('const a = b.some(c), d = b.filter(c), e = Math.abs(f), g = b.toString(c), h = i?.some(c)'),
    ).toEqual(['b.some(c) → b.every(c)', 'b.filter(c) → b', 'Math.abs(f) → f'])
  })

  test('at conditions, at what is returned, and at statements with an effect', () => {
    expect(variantsOf('function f() { if (a) return [b]; while (c) d(); return e.map(g) }')).toEqual([
      'a → !(a)',
      '[b] → []',
      'c → !(c)',
      'd() → undefined',
      'e.map(g) → []',
    ])
    expect(variantsOf('"use strict"; const f = () => ({ a: b }), g = () => undefined, h = () => (`${a}`)')).toEqual([
      '({ a: b }) → undefined',
      "(`${a}`) → ''",
    ])
  })
})

test('a mutant outside of functions takes effect while its module is loaded', () => {
  const found = findMutants('a.ts', 'const a = 8\nfunction f() { return 8 }\nconst b = () => 8')
  expect(found.filter(({ isStatic }) => isStatic).map(({ line }) => line)).toEqual([1, 1])
  expect(found.filter(({ isStatic }) => !isStatic).map(({ line }) => line)).toEqual([2, 2, 3, 3])
})

test('what cannot be parsed is named', () => {
  expect(() => findMutants('src/bad.ts', 'const = 1')).toThrow('src/bad.ts: ')
})
