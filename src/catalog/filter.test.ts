import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recipeOf } from '../../test/synthetic-recipe.ts'
import { type Catalog, createCatalog } from './catalog.ts'
import { wordsOf } from './filter.ts'
import type { Recipe } from './recipe.ts'
import { fold } from './words.ts'

/** A catalog that keeps its recipes in the order given. */
const shelf = (...recipes: (Partial<Recipe> & { id: string })[]): Catalog =>
  createCatalog(recipes.map((recipe, index) => recipeOf({ overall: 90 - index, ...recipe })))

const ids = (recipes: readonly Recipe[]): string[] => recipes.map(({ id }) => id)
const found = (catalog: Catalog, q: string): string[] => ids(catalog.filter({ q }))

const one = shelf({
  id: 'er',
  name: 'Entité–relation',
  description: 'Tables and keys, also called Crow’s foot.',
  useWhen: 'A schema must be explained in C++ or SQL.',
  avoidWhen: 'Elsewhere.',
  rationale: 'Because.',
})

describe('H11: every word must occur in name, description or useWhen, ignoring case and diacritics', () => {
  test.each([
    ['entite', true],
    ['ENTITÉ', true],
    ['entite\u0301', true],
    ['relation', true],
    ['tables', true],
    ['able', true],
    ['schema SQL', true],
    ['sql entité keys', true],
    ['c++', true],
    ['crow’s', true],
    ['  keys\t\n\u3000tables  ', true],
    ['', true],
    [' \t ', true],
    ['keys doors', false],
    ['elsewhere', false],
    ['because', false],
    ['charts', false],
    ['er', false],
    ['2026', false],
    ['tables,', false],
    ['keys, also', true],
    ['qzx', false],
    ['__proto__', false],
    ['\0', false],
    ['.*', false],
  ])('%j', (q, isFound) => expect(found(one, q)).toEqual(isFound ? ['er'] : []))

  test('a word never matches across two fields', () => {
    const catalog = shelf({ id: 'x', name: 'ab', description: 'cd', useWhen: 'ef' })
    expect(['bc', 'de', 'abcd', 'b c', 'a d f'].map((q) => found(catalog, q))).toEqual([[], [], [], ['x'], ['x']])
  })
})

describe('H11: the whole phrase in the name first, then most words in the name, then the rest', () => {
  const catalog = shelf(
    { id: 'rest', name: 'Plan', useWhen: 'A data flow across services.' },
    { id: 'one-word', name: 'Flow', description: 'Where data goes.' },
    { id: 'both-words', name: 'Flow of data' },
    { id: 'phrase', name: 'A data flow diagram' },
    { id: 'rest-too', name: 'Map', description: 'Data and flow.' },
    { id: 'one-word-too', name: 'Data lake', description: 'No flow but of words.' },
    { id: 'none', name: 'Data' },
  )

  test.each([
    ['data flow', ['phrase', 'both-words', 'one-word', 'one-word-too', 'rest', 'rest-too']],
    ['Data  FLOW', ['phrase', 'both-words', 'one-word', 'one-word-too', 'rest', 'rest-too']],
    ['flow data', ['both-words', 'phrase', 'one-word', 'one-word-too', 'rest', 'rest-too']],
    ['map', ['rest-too']],
    ['flow', ['one-word', 'both-words', 'phrase', 'rest', 'rest-too', 'one-word-too']],
  ])('%j', (q, order) => expect(found(catalog, q)).toEqual(order))

  test('a family narrows the search', () => {
    const mixed = shelf({ id: 'a', name: 'Flow', family: 'Flows' }, { id: 'b', name: 'Flow', family: 'Charts' })
    expect(ids(mixed.filter({ q: 'flow', family: 'Charts' }))).toEqual(['b'])
    expect(ids(mixed.filter({ family: 'Flows' }))).toEqual(['a'])
    expect(ids(mixed.filter({ q: 'flow', family: 'Sequences' }))).toEqual([])
  })
})

test('any query returns recipes that contain each of its words', () => {
  const word = fc.constantFrom('entite', 'KEYS', 'c++', 'zzz', 'é', 'so')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(word).map((words) => words.join(' ')),
        fc.string({ unit: 'binary' }),
      ),
      (q) => {
        const { name, description, useWhen } = one.recipes[0]!
        const holds = wordsOf(q).every((each) =>
          [name, description, useWhen].some((field) => fold(field).includes(each)),
        )
        expect(found(one, q)).toEqual(holds ? ['er'] : [])
      },
    ),
  )
})
