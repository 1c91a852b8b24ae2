import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../test/arbitrary-scene.ts'
import { recipeOf } from '../../test/synthetic-recipe.ts'
import type { Recipe } from './recipe.ts'
import { createSearch, type SearchResult } from './search.ts'
import { searchDocument } from './search-document.ts'

const searchIn = (...recipes: (Partial<Recipe> & { id: string })[]) =>
  createSearch(recipes.map(recipeOf).map(searchDocument))

const ids = ({ hits }: SearchResult): string[] => hits.map(({ id }) => id)

const search = searchIn(
  { id: 'oauth', name: 'OAuth code flow', aliases: ['login', 'single sign-on'] },
  { id: 'pie', name: 'Pie chart', description: 'Shares of a whole, copied from a cache.' },
  { id: 'decision', name: 'Decision flowchart', description: 'Questions and answers.', useWhen: 'Rate the urgency.' },
  { id: 'k8s', name: 'Kubernetes cluster', description: 'Pods, services and a cache. Also called K8s architecture.' },
  {
    id: 'sequence',
    name: 'Request sequence',
    aliases: ['sequence diagram', '时序图'],
    description: 'Calls limit the pods.',
  },
  { id: 'map', name: 'Dependency map', questions: ['what breaks if this one fails', 'who does what'] },
)

describe('what people type is found', () => {
  test.each([
    ['a name, in any case and accent', 'OAÚTH CODE', 'oauth'],
    ['an alias', 'single sign-on', 'oauth'],
    ['a name that the description lists', 'k8s', 'k8s'],
    ['a sentence with common question words', 'please show me how our login works', 'oauth'],
    ['a question', 'what breaks if it fails', 'map'],
    ['a question in other words for the same', 'what is down if this crashes', 'map'],
    ['a question of common words', 'who does what', 'map'],
    ['the beginning of a word', 'kub', 'k8s'],
    ['a letter missing from a short word', 'logn', 'oauth'],
    ['a mistake in an ending', 'depenency', 'map'],
    ['a swap, an omission or a wrong letter', 'sequnece', 'sequence'],
    ['two mistakes in a long word', 'kuberntees', 'k8s'],
    ['plural and verb endings', 'decisions', 'decision'],
    ['two words as one', 'piechart', 'pie'],
    ['one word as two', 'flow chart', 'decision'],
    ['a language without spaces', '时序', 'sequence'],
  ])('%s: %s', (_kind, q, id) => {
    const result = search({ q })
    expect([result.hits[0]?.id, result.relaxed]).toEqual([id, false])
  })
})

describe('what was not searched for is not found', () => {
  test.each(['ie', 'opied', 'tions', 'blockchain', 'the', '', 'codr'])(
    'words match from their beginning, short ones without typos: %j',
    (q) => {
      expect(search({ q })).toEqual({ hits: [], relaxed: true })
    },
  )

  test('a word that is in the catalog is neither the beginning of another nor a typo', () => {
    const near = searchIn({ id: 'rag', name: 'RAG pipeline' }, { id: 'fragments', name: 'Ragout' })
    expect(ids(near({ q: 'rag' }))).toEqual(['rag'])
    expect(ids(search({ q: 'rate' }))).toEqual(['decision'])
  })

  test('one known word among unknown ones is chance', () => {
    expect(ids(search({ q: 'login of a zebra in paris' }))).toEqual([])
  })
})

describe('of two words of which one is unknown, the other is searched for by itself', () => {
  test('what is called so comes close, and the unknown word is said', () => {
    const { hits, ...rest } = search({ q: 'acme login' })
    expect([hits.map(({ id }) => id), rest]).toEqual([['oauth'], { relaxed: true, unknown: ['acme'] }])
    expect(search({ q: 'Sequence Diagram, please, of Acme' })).not.toHaveProperty('unknown')
  })

  test.each([
    ['a name that has more words', 'acme kubernetes'],
    ['a question', 'acme breaks'],
    ['a description', 'acme cache'],
    ['a typo', 'acme logn'],
  ])('%s is not enough', (_where, q) => {
    expect(search({ q })).toEqual({ hits: [], relaxed: true })
  })

  test('two words that are one together are both known', () => {
    expect(search({ q: 'flow chart' })).not.toHaveProperty('unknown')
  })
})

describe('close hits are marked as such', () => {
  test('a word of the description alone only comes close', () => {
    const { hits, relaxed } = search({ q: 'cache' })
    expect([hits.map(({ id, words }) => [id, words]), relaxed]).toEqual([
      [
        ['pie', ['cache']],
        ['k8s', ['cache']],
      ],
      true,
    ])
    expect(hits[0]).not.toHaveProperty('why')
  })

  test('a recipe that contains every word of a longer query is about it', () => {
    const result = search({ q: 'pods and services' })
    expect([ids(result)[0], result.relaxed]).toEqual(['k8s', false])
  })
})

describe('a hit says why it was found', () => {
  test.each([
    ['login', { kind: 'alias', text: 'login' }],
    ['what fails', { kind: 'question', text: 'what breaks if this one fails' }],
    ['oauth', { kind: 'name', text: 'OAuth code flow' }],
  ])('%s', (q, why) => expect(search({ q }).hits[0]?.why).toEqual(why))
})

describe('order', () => {
  test('names rank above descriptions, a whole name above part of one', () => {
    const flows = searchIn(
      { id: 'words', name: 'Map', description: 'A timeline of flows.' },
      { id: 'part', name: 'Incident timeline' },
      { id: 'whole', name: 'Timeline' },
    )
    expect(ids(flows({ q: 'timeline' }))).toEqual(['whole', 'part'])
  })

  test('a name ranks above a question that has the same words', () => {
    const both = searchIn(
      { id: 'asked', name: 'Map', questions: ['which queue is full'] },
      { id: 'called', name: 'Queue map' },
    )
    expect(ids(both({ q: 'queue' }))).toEqual(['called', 'asked'])
  })

  test('a name that holds all that is asked for ranks above another name that is asked for in full', () => {
    const both = searchIn(
      { id: 'alias', name: 'Map', aliases: ['cache', 'hot cache'] },
      { id: 'called', name: 'Cache of pages' },
    )
    const { hits } = both({ q: 'cache' })
    expect(hits.map(({ id, why }) => [id, why?.kind])).toEqual([
      ['called', 'name'],
      ['alias', 'alias'],
    ])
    // Beside what nothing knows, it is no more than close.
    expect(ids(both({ q: 'cache zeppelin' }))).toEqual(['alias', 'called'])
  })

  test('the phrase that has more of the query counts, not how many phrases have some', () => {
    const asked = searchIn(
      { id: 'some', name: 'A', questions: ['which table is large', 'which column is used', 'which index is large'] },
      { id: 'one', name: 'B', questions: ['which column of the table is the key'] },
    )
    expect(ids(asked({ q: 'which column of a table is a key' }))[0]).toBe('one')
  })

  test('what has only some of a question is marked, of a word or two nothing is', () => {
    const asked = searchIn(
      { id: 'all', name: 'A', questions: ['who calls whom and when'] },
      { id: 'some', name: 'B', questions: ['who calls this module', 'when is it built', 'whom is it for'] },
    )
    const marks = (q: string) => asked({ q }).hits.map(({ id, isLess }) => [id, isLess])
    expect(marks('who calls whom when')).toEqual([
      ['all', undefined],
      ['some', true],
    ])
    expect(marks('who calls').map(([, isLess]) => isLess)).toEqual([undefined, undefined])
  })

  test('the rarer word counts more', () => {
    const rare = searchIn(
      { id: 'a', name: 'State machine' },
      { id: 'b', name: 'State chart' },
      { id: 'c', name: 'State map' },
      { id: 'd', name: 'Raft log' },
    )
    expect(ids(rare({ q: 'raft state' }))[0]).toBe('d')
  })

  test('ties keep catalog order', () => {
    const twins = searchIn({ id: 'b', name: 'Tree' }, { id: 'a', name: 'Tree' })
    expect(ids(twins({ q: 'tree' }))).toEqual(['b', 'a'])
  })

  test('a family narrows the search, and close hits in it are marked as such', () => {
    const mixed = searchIn(
      { id: 'flow', name: 'Queue', family: 'Flows' },
      { id: 'chart', name: 'Bars', description: 'The length of a queue.' },
    )
    expect(mixed({ q: 'queue', family: 'Charts' })).toMatchObject({ hits: [{ id: 'chart' }], relaxed: true })
  })
})

test('a query of any text ends and finds only recipes of the catalog', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (q) => {
      const { hits } = search({ q })
      expect(hits.every(({ coverage }) => coverage > 0 && coverage <= 1)).toBe(true)
    }),
  )
})
