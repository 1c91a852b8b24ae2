import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'
import { regionPlaces } from './region-places.ts'

/** Regions `a`, `b`, … that run the same: an entry in `front`, an API and a worker in `pods`, a store. */
const regions = (names: string, { without = '', links = '', outside = '' } = {}) => {
  const all = names.split('')
  const nodes = all.flatMap((region) => [
    { id: `in-${region}`, name: 'Entry', kind: 'network', group: region },
    { id: `api-${region}`, name: 'API', group: `pods-${region}` },
    { id: `job-${region}`, name: 'Worker', group: `pods-${region}` },
    { id: `db-${region}`, name: `Orders ${region}`, kind: 'database', group: region },
  ])
  const own = all.flatMap((region) => ['in > api', 'api > db', 'job > db'].map((link) => linkIn(link, region)))
  const left = nodes.filter(({ id }) => !without.split(' ').includes(id))
  const isLeft = (end: string): boolean => !without.split(' ').includes(end)
  return {
    title: 'Regions that run the same',
    nodes: [...left, ...outside.split(' ').flatMap((name) => (name === '' ? [] : [{ name, kind: 'external' }]))],
    edges: [
      ...own.filter(({ from, to }) => isLeft(from) && isLeft(to)),
      ...links.split(', ').flatMap((link) => {
        const [from = '', to = ''] = link.split(' > ')
        return from === ''
          ? []
          : [{ from, to, kind: from.startsWith('db') && to.startsWith('db') ? 'replication' : 'traffic' }]
      }),
    ],
    groups: all.flatMap((name) => [
      { id: name, name: `Region ${name}`, kind: 'zone' },
      { id: `pods-${name}`, name: 'Pods', kind: 'node', group: name },
    ]),
  }
}

const linkIn = (link: string, region: string) => {
  const [from = '', to = ''] = link.split(' > ').map((end) => `${end}-${region}`)
  return { from, to, kind: 'traffic' }
}

const placesIn = (data: object, isNarrow = false): Record<string, readonly [number, number]> => {
  const reading = readData(recipe.data as never, data) as never as { data: Parameters<typeof regionPlaces>[0] }
  return Object.fromEntries(
    [...(regionPlaces(reading.data, isNarrow) ?? [])].map(([{ id, name }, at]) => [id ?? name, at]),
  )
}

test('regions that run the same are columns, with what is the same in them at one height', () => {
  expect(placesIn(regions('ab', { links: 'db-a > db-b' }))).toEqual({
    'in-a': [1.5, 1],
    'job-a': [1, 2],
    'api-a': [2, 2],
    'db-a': [1.5, 3],
    'in-b': [3.5, 1],
    'job-b': [3, 2],
    'api-b': [4, 2],
    'db-b': [3.5, 3],
  })
})

test('what leads to regions is over them, with what it asks; what they use is under them, with what uses that too', () => {
  const links = 'User > in-a, User > in-b, User > DNS, api-a > Bank, Scanner > Bank'
  const { User, DNS, Bank, Scanner, ...rest } = placesIn(regions('ab', { links, outside: 'User DNS Bank Scanner' }))
  expect([User, DNS, rest['in-a'], Bank, Scanner].map((at) => at?.[1])).toEqual([1, 1, 2, 5, 5])
})

test('a smaller copy is a copy; regions with something else, and more columns than a page has, are placed by the layout', () => {
  const small = placesIn(regions('ab', { without: 'job-b' }))
  expect([small['api-a'], small['api-b']].map((at) => at?.[1])).toEqual([2, 2])
  expect(placesIn(regions('ab', { without: 'in-b api-b job-b' }))).toEqual({})
  expect(placesIn(regions('a'))).toEqual({})
  expect(placesIn(regions('abcd'))).toEqual({})
})

test('in narrow ones each has a row of its own, so that a region is one column', () => {
  const { 'in-a': entry, 'job-a': job, 'api-a': api, 'db-a': db, 'db-b': other } = placesIn(regions('ab'), true)
  expect([entry, api, job, db, other]).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 4],
  ])
})

test('two regions are level in the picture, and no wider than a page', () => {
  const links = 'User > in-a, User > in-b, User > DNS, db-a > db-b'
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, regions('ab', { links, outside: 'User DNS' }))
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
  for (const name of ['Entry', 'API', 'Worker', 'Region ', 'Orders ']) {
    const at = drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && each.text.startsWith(name) ? [each.y] : [],
    )
    expect([at.length, new Set(at).size], name).toEqual([2, 1])
  }
})

test('zones of one region are columns in the given order; what leads to them is over them, the outside over the region, likewise below', () => {
  const links =
    'User > CDN, CDN > Balancer, Balancer > in-a, Balancer > in-b, Balancer > in-c, api-b > Queue, api-c > Bank'
  const data = regions('abc', { links, outside: 'User Balancer CDN Bank Queue', without: 'job-a job-b job-c' })
  const inside = new Set(['Balancer', 'Queue'])
  const nested = {
    ...data,
    nodes: data.nodes.map((node) => (inside.has(node.name) ? { ...node, group: 'eu' } : node)),
    groups: [
      { id: 'eu', name: 'EU', kind: 'network' },
      ...data.groups.map((each) => (each.kind === 'zone' ? { ...each, group: 'eu' } : each)),
    ],
  }
  const { 'in-a': a, 'in-b': b, 'in-c': c, 'db-c': store, ...rest } = placesIn(nested)
  expect([a, b, c, store]).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
    [3, 5],
  ])
  expect(['User', 'CDN', 'Balancer', 'Queue', 'Bank'].map((name) => rest[name]?.[1])).toEqual([1, 1, 2, 6, 7])
  expect(rest['Balancer']).toEqual([2, 2])
})
