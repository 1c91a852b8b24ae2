import { describe, expect, test } from 'vitest'
import { recipeOf } from '../../test/synthetic-recipe.ts'
import type { Recipe } from './recipe.ts'
import { createSearch, type SearchResult } from './search.ts'
import { searchDocument } from './search-document.ts'

const searchIn = (...recipes: (Partial<Recipe> & { id: string })[]) =>
  createSearch(recipes.map(recipeOf).map(searchDocument))

const ids = ({ hits }: SearchResult): string[] => hits.map(({ id }) => id)

const search = searchIn(
  { id: 'oauth', name: 'OAuth code flow', aliases: ['login', 'single sign-on'], avoidWhen: 'You need SAML: not here.' },
  { id: 'pie', name: 'Pie chart', description: 'Shares of a whole, copied from a cache.' },
  { id: 'decision', name: 'Decision flowchart', description: 'Questions and answers.', useWhen: 'Rate the urgency.' },
  { id: 'k8s', name: 'Kubernetes cluster', description: 'Pods, services and a cache. Also called K8s architecture.' },
  { id: 'sequence', name: 'Request sequence', aliases: ['sequence diagram'], description: 'Calls limit the pods.' },
)

describe('what people type is found', () => {
  test.each([
    ['a name, in any case and accent', 'OAÚTH CODE', 'oauth'],
    ['an alias', 'single sign-on', 'oauth'],
    ['a name that the description lists', 'k8s', 'k8s'],
    ['a sentence with common question words', 'please show me how our login works', 'oauth'],
    ['the beginning of a word', 'kub', 'k8s'],
    ['a swap, an omission or a wrong letter', 'sequnece', 'sequence'],
    ['two mistakes in a long word', 'kuberntees', 'k8s'],
    ['plural and verb endings', 'decisions', 'decision'],
    ['two words as one', 'piechart', 'pie'],
    ['one word as two', 'flow chart', 'decision'],
  ])('%s: %s', (_kind, q, id) => {
    const result = search({ q })
    expect([result.hits[0]?.id, result.relaxed]).toEqual([id, false])
  })
})

describe('what was not searched for is not found', () => {
  test.each(['ie', 'opied', 'tions', 'blockchain', 'the', ''])('words match from their beginning: %j', (q) => {
    expect(search({ q })).toEqual({ hits: [], relaxed: true })
  })

  test('a word that is in the catalog is not treated as a typo', () => {
    expect(ids(search({ q: 'rate' }))).toEqual(['decision'])
  })
})

describe('close hits are marked as such', () => {
  test.each([
    ['a word of the description alone', 'cache', ['k8s', 'pie'], 'description'],
    ['a word of what it is not for', 'saml', ['oauth'], 'avoidWhen'],
  ])('%s only comes close', (_kind, q, found, field) => {
    const { hits, relaxed } = search({ q })
    expect([hits.map(({ id }) => id), relaxed]).toEqual([found, true])
    expect(hits[0]?.matched).toEqual([{ word: q, field }])
  })

  test('a recipe that contains every word of a longer query is about it', () => {
    expect([ids(search({ q: 'pods and services' }))[0], search({ q: 'pods and services' }).relaxed]).toEqual([
      'k8s',
      false,
    ])
  })
})

describe('order', () => {
  test('names rank above descriptions, a whole name above part of one', () => {
    const flows = searchIn(
      { id: 'words', name: 'Map', description: 'A timeline of flows.' },
      { id: 'part', name: 'Incident timeline' },
      { id: 'whole', name: 'Timeline' },
    )
    expect(ids(flows({ q: 'timeline' }))).toEqual(['whole', 'part', 'words'])
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
