import { describe, expect, test } from 'vitest'
import { recipeOf } from '../../../test/synthetic-recipe.ts'
import { createCatalog } from '../../catalog/catalog.ts'
import { arrange } from './arrange.ts'

const catalog = createCatalog([
  recipeOf({ id: 'oauth', name: 'OAuth flow', family: 'Sequences', overall: 70, aliases: ['login'] }),
  recipeOf({
    id: 'request',
    name: 'Request sequence',
    family: 'Sequences',
    overall: 90,
    description: 'Who calls a cache.',
  }),
  recipeOf({
    id: 'bars',
    name: 'Bar chart',
    overall: 80,
    reviewed: '2026-02-01',
    useWhen: 'You compare a few totals.',
  }),
])

const titlesAndIds = (groups: { title: string; entries: { id: string }[] }[]) =>
  groups.map(({ title, entries }) => [title, ...entries.map(({ id }) => id)])

describe('browsing', () => {
  test('all diagrams by family, in catalog order', () => {
    const { groups, summary } = arrange(catalog, { sort: 'family' })
    expect([titlesAndIds(groups), summary]).toEqual([
      [
        ['Sequences', 'request', 'oauth'],
        ['Charts', 'bars'],
      ],
      '3 diagrams.',
    ])
  })

  test.each([
    ['overall', ['Highest score first', 'request', 'bars', 'oauth']],
    ['reviewed', ['Latest review first', 'bars', 'request', 'oauth']],
    ['name', ['By name', 'bars', 'oauth', 'request']],
  ] as const)('sorted by %s, all in one group', (sort, group) => {
    expect(titlesAndIds(arrange(catalog, { sort }).groups)).toEqual([group])
  })

  test('a family alone', () => {
    const { groups, headline, summary } = arrange(catalog, { family: 'Charts', sort: 'family' })
    expect([titlesAndIds(groups), headline, summary]).toEqual([
      [['Charts', 'bars']],
      '1 diagram in Charts',
      '1 diagram in Charts.',
    ])
    expect(arrange(catalog, { sort: 'family' })).not.toHaveProperty('headline')
  })
})

describe('searching', () => {
  test('results are in one group, best first, or as sorted; if there are few, the rest of the family follows', () => {
    const { groups, summary, relaxed } = arrange(catalog, { q: ' login ', sort: 'family' })
    expect([titlesAndIds(groups), summary, relaxed]).toEqual([
      [
        ['Best match', 'oauth'],
        ['More in Sequences', 'request'],
      ],
      '1 diagram for “login”.',
      false,
    ])
    expect(titlesAndIds(arrange(catalog, { q: 'login', sort: 'name' }).groups)).toEqual([
      ['By name', 'oauth'],
      ['More in Sequences', 'request'],
    ])
  })

  test('below fewer than ten results is a row of others in the family of the best, and never among them', () => {
    const others = Array.from({ length: 12 }, (_, at) => recipeOf({ id: `other-${at}`, family: 'Flows' }))
    const known = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        recipeOf({ id: `known-${at}`, family: 'Flows', aliases: ['ledger view'] }),
      )
    const sizes = (count: number) =>
      arrange(createCatalog([...known(count), ...others]), { q: 'ledger', sort: 'family' }).groups.map(
        ({ title, entries, isRow }) => [title, entries.length, entries[0]?.reason, isRow],
      )
    const found = (count: number) => ['Best match first', count, 'Also for “ledger view”', undefined]
    const more = ['More in Flows', 5, undefined, true]
    expect([2, 9, 10].map(sizes)).toEqual([[found(2), more], [found(9), more], [found(10)]])
  })

  test('below the answers to a question are no others of their family', () => {
    const answering = recipeOf({ id: 'ledger', family: 'Flows', questions: ['who owes whom'] })
    const known = createCatalog([answering, recipeOf({ id: 'other', family: 'Flows' })])
    expect(titlesAndIds(arrange(known, { q: 'who owes whom', sort: 'family' }).groups)).toEqual([
      ['Best match', 'ledger'],
    ])
  })

  test('what has only some of a question is a part of its own, if it is not one alone; in another order it is not', () => {
    const answering = recipeOf({ id: 'ledger', questions: ['who owes whom and when'] })
    const some = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        recipeOf({ id: `some-${at}`, questions: ['who owes this', 'and whom', 'when'] }),
      )
    const shownOf = (count: number, sort: 'family' | 'name') =>
      titlesAndIds(arrange(createCatalog([answering, ...some(count)]), { q: 'who owes whom when', sort }).groups)
    expect(shownOf(2, 'family')).toEqual([
      ['Best match first', 'ledger'],
      ['Less close', 'some-0', 'some-1'],
    ])
    expect(shownOf(1, 'family')[0]).toEqual(['Best match first', 'ledger', 'some-0'])
    expect(shownOf(2, 'name')).toEqual([['By name', 'ledger', 'some-0', 'some-1']])
  })

  test('below one or two are those that the guidance of the best names, instead of others in its family', () => {
    const of = (count: number) => {
      const found = Array.from({ length: count }, (_, at) =>
        recipeOf({
          id: `ledger-${at}`,
          name: `Ledger ${at}`,
          family: 'Flows',
          avoidWhen: 'For totals: use `bars` or `ledger-0`. For what is nowhere: use `nothing`.',
        }),
      )
      const others = ['bars', 'other'].map((id) => recipeOf({ id, family: 'Flows' }))
      const shelf = createCatalog([...found, ...others])
      const { groups, matches } = arrange(shelf, { q: 'ledger', sort: 'family' })
      const inFamily = arrange(shelf, { q: 'ledger', sort: 'name', family: 'Flows' })
      return [titlesAndIds(groups)[1], matches, inFamily.matches]
    }
    expect(of(1)).toEqual([['Instead of Ledger 0', 'bars'], 'one', undefined])
    expect(of(2)).toEqual([['Instead of Ledger 0', 'bars'], 'few', undefined])
    expect(of(3)).toEqual([['More in Flows', 'bars', 'other'], 'many', undefined])
    expect(arrange(catalog, { sort: 'family' })).not.toHaveProperty('matches')
  })

  test('a card says why it was found, unless its name does', () => {
    const known = createCatalog([recipeOf({ id: 'books', name: 'Accounts', aliases: ['Ledger View'] })])
    const reasons = ['ledger view', 'ledger', 'accounts'].map(
      (q) => arrange(known, { q, sort: 'family' }).groups[0]?.entries[0],
    )
    const entry = { id: 'books', reason: 'Also for “Ledger View”' }
    expect(reasons).toEqual([entry, entry, { id: 'books' }])
  })

  test('a word that is nowhere is left out: all that the other finds, with its number, in every family', () => {
    const { groups, headline, notice, summary, suggestions, relaxed, counts } = arrange(catalog, {
      q: 'login zeppelin',
      sort: 'family',
    })
    expect([titlesAndIds(groups)[0], headline, notice, summary, suggestions, relaxed, counts]).toEqual([
      ['Best match', 'oauth'],
      '1 diagram for “login”',
      'Nothing matches “zeppelin”.',
      '1 diagram for “login”. Nothing matches “zeppelin”.',
      [],
      false,
      { Sequences: 1 },
    ])
    const inCharts = arrange(catalog, { q: 'login zeppelin', family: 'Charts', sort: 'family' })
    expect([inCharts.headline, inCharts.relaxed]).toEqual(['No diagram in Charts for “login”', true])
  })

  test('if nothing is about the query, the summary says so, with the closest and why, and searches that find something', () => {
    expect(arrange(catalog, { q: 'cache', sort: 'family' })).toEqual({
      groups: [
        {
          title: 'Closest',
          entries: [
            { id: 'request', reason: 'Mentions “cache”' },
            { id: 'oauth', reason: 'Also in Sequences' },
          ],
          isRow: true,
        },
        { title: 'To begin with', entries: [{ id: 'bars' }] },
      ],
      headline: 'No diagram for “cache”',
      notice: 'These come closest.',
      summary: 'No diagram for “cache”. These come closest.',
      suggestions: ['login flow'],
      relaxed: true,
      counts: { Sequences: 2, Charts: 1 },
    })
  })

  test('a word that finds something by itself is suggested first', () => {
    expect(arrange(catalog, { q: 'oauth cache totals', sort: 'family' }).suggestions).toEqual(['oauth', 'login flow'])
  })

  test('what a family lacks is shown from other families', () => {
    const { groups, headline } = arrange(catalog, { q: 'login', family: 'Charts', sort: 'family' })
    expect([groups[0], headline]).toEqual([
      { title: 'In other families', entries: [{ id: 'oauth', reason: 'In Sequences' }], isRow: true },
      'No diagram in Charts for “login”',
    ])
  })

  test('nonsense still shows the highest rated', () => {
    const { groups, summary } = arrange(catalog, { q: 'qqqzzzxx', family: 'Charts', sort: 'family' })
    expect([titlesAndIds(groups), summary]).toEqual([
      [['To begin with', 'request', 'bars', 'oauth']],
      'No diagram in Charts for “qqqzzzxx”.',
    ])
  })
})
