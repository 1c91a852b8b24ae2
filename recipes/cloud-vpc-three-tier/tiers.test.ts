import { expect, test } from 'vitest'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'
import { stackedPlaces, tierPlaces } from './tiers.ts'

const kindOf: Record<string, string> = { nat: 'network', exit: 'gateway' }

/** A network with the same subnets in all of its zones: `Web: nginx; Data: db` is two of them with a node each. */
const network = (zones: string, tiers: string, links: string, outside: GraphNode[] = []) => {
  const subnets = tiers.split('; ').map((tier) => tier.split(': '))
  const zoneNames = zones.split('')
  const nodes = zoneNames.flatMap((zone) =>
    subnets.flatMap(([name = '', own = '']) =>
      own.split(', ').map((node) => ({
        id: `${node}-${zone}`,
        name: node,
        kind: kindOf[node] ?? 'service',
        group: `${name.toLowerCase()}-${zone}`,
      })),
    ),
  )
  return {
    title: 'A network without pins',
    nodes: [{ name: 'gw', kind: 'gateway', group: 'vpc' }, ...nodes, ...outside],
    edges: links.split(', ').map((link) => {
      const [from = '', sign = '', to = ''] = link.split(' ')
      return { from, to, kind: sign === '~' ? 'egress' : sign === '=' ? 'replication' : 'traffic' }
    }),
    groups: [
      { id: 'vpc', name: 'VPC', kind: 'network' },
      ...zoneNames.flatMap((zone) => [
        { id: zone, name: `Zone ${zone}`, kind: 'zone', group: 'vpc' },
        ...subnets.map(([name = '']) => ({
          id: `${name.toLowerCase()}-${zone}`,
          name: `${name} ${zone.toUpperCase()}`,
          kind: 'subnet',
          group: zone,
        })),
      ]),
    ],
  }
}

const placesIn = (data: ReturnType<typeof network>, placed = tierPlaces): Record<string, readonly [number, number]> =>
  Object.fromEntries([...(placed(data) ?? [])].map(([{ id, name }, place]) => [id ?? name, place]))

test('zones are columns and tiers rows, in the order in which traffic meets them', () => {
  const data = network('abc', 'App: app; Data: db; Edge: waf', 'gw > waf-a, waf-a > app-a, app-a > db-b, waf-c > app-c')
  expect(placesIn(data)).toEqual({
    gw: [1, 1],
    'waf-a': [1, 2],
    'waf-b': [2, 2],
    'waf-c': [3, 2],
    'app-a': [1, 3],
    'app-b': [2, 3],
    'app-c': [3, 3],
    'db-a': [1, 4],
    'db-b': [2, 4],
    'db-c': [3, 4],
  })
})

test('a subnet is told by its name without that of its zone and without a number or letter at its end', () => {
  const data = network('ab', 'Edge: lb; App: web', 'gw > lb-a, lb-a > web-a')
  for (const [index, name] of ['eu-west-1a', 'eu-west-1b'].entries()) {
    const zone = data.groups.find(({ id }) => id === 'ab'[index])!
    zone.name = name
    data.groups.find(({ id }) => id === `edge-${zone.id}`)!.name = `edge-${name}-public`
    data.groups.find(({ id }) => id === `app-${zone.id}`)!.name = `App ${index + 1}`
  }
  const { 'lb-a': lb, 'lb-b': other, 'web-a': web, 'web-b': last } = placesIn(data)
  expect([lb, other, web, last].map((place) => place?.[1])).toEqual([2, 2, 3, 3])
})

test('what leads on in a subnet, and what is copied, says nothing of the order of tiers', () => {
  const inner = placesIn(network('ab', 'Data: db; App: web, job', 'web-a > job-a, job-a > db-a'))
  expect([inner['web-a'], inner['db-a']].map((place) => place?.[1])).toEqual([2, 3])
  const copied = placesIn(network('ab', 'Backup: copy; Data: db', 'db-a = copy-a'))
  expect([copied['copy-a'], copied['db-a']].map((place) => place?.[1])).toEqual([2, 3])
})

test('a gateway in a subnet is a way out too, and more nodes outside than columns have places of their own', () => {
  const clouds = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, kind: 'external' }))
  const data = network('ab', 'Public: exit, lb; App: web', 'gw > lb-a, lb-a > exit-a, exit-a ~ gw, exit-b ~ gw', clouds)
  const { 'exit-a': exit, 'exit-b': other, A, B, C, D, E } = placesIn(data)
  expect([exit?.[0], other?.[0]]).toEqual([2, 3])
  expect(new Set([A, B, C, D, E].map((place) => place?.[0]))).toEqual(new Set([0.5, 1.5, 2.5, 3.5, 4.5]))
})

test('what another zone uses is nearer to its users than what each zone has for itself', () => {
  const data = network(
    'ab',
    'App: app; Work: job; Data: db',
    'app-a > job-a, app-a > db-a, app-b > db-a, app-b > job-b',
  )
  const { 'db-a': db, 'job-a': job } = placesIn(data)
  expect([db, job]).toEqual([
    [1, 3],
    [1, 4],
  ])
})

test('ways out are at the inner sides, and nodes under what they are joined to', () => {
  const data = network(
    'ab',
    'Public: nat, lb; App: web, job',
    'gw > lb-a, lb-a > web-a, lb-b > web-b, job-a ~ nat-a, job-b ~ nat-b, nat-a ~ gw, nat-b ~ gw',
    [
      { name: 'Internet', kind: 'external' },
      { name: 'Store', kind: 'database', group: 'vpc' },
    ],
  )
  const places = placesIn({ ...data, edges: [...data.edges, { from: 'web-a', to: 'Store', kind: 'traffic' }] })
  expect(places).toMatchObject({
    'lb-a': [1, 3],
    'nat-a': [2, 3],
    'nat-b': [3, 3],
    'lb-b': [4, 3],
    'web-a': [1, 4],
    'job-a': [2, 4],
    'job-b': [3, 4],
    'web-b': [4, 4],
    gw: [2.5, 2],
    Internet: [2.5, 1],
    Store: [1.5, 5],
  })
})

test('what zones use without leading back to them is below, its own outside under it', () => {
  const data = network('ab', 'App: web', 'gw > web-a, web-a > gw, web-a > endpoint, endpoint > S3, gw > Stripe', [
    { name: 'endpoint', kind: 'gateway', group: 'vpc' },
    ...['S3', 'Stripe', 'Clients'].map((name) => ({ name, kind: 'external' })),
  ])
  const { gw, endpoint, S3, Stripe, Clients, ...rest } = placesIn(data)
  expect([Stripe, Clients, gw, rest['web-a'], endpoint, S3].map((place) => place?.[1])).toEqual([1, 1, 2, 3, 4, 5])
})

test('a zone has as many columns as it needs, and three zones are alike rather than mirrored', () => {
  const data = network('abc', 'Public: lb, nat; App: web', 'gw > lb-a, web-a ~ nat-a, web-c ~ nat-c, nat-c ~ gw')
  const places = placesIn({ ...data, nodes: data.nodes.filter(({ name }) => name !== 'nat-b' && name !== 'lb-b') })
  expect([places['lb-c'], places['nat-c']].map((place) => place?.[0])).toEqual([5, 6])
  const small = { ...data, nodes: data.nodes.filter((node) => !('id' in node) || node.id !== 'nat-b') }
  const { 'lb-b': lb, 'web-b': web, 'lb-c': next, 'nat-c': last } = placesIn(small)
  expect([lb, web, next, last].map((place) => place?.[0])).toEqual([3, 3, 4, 5])
})

test('what is in the network and in no zone is under the gateways on its border', () => {
  const data = network('ab', 'App: web', 'Internet > gw, gw > lb, lb > web-a, lb > web-b', [
    { name: 'Internet', kind: 'external' },
    { name: 'lb', kind: 'service', group: 'vpc' },
  ])
  const { Internet, gw, lb, 'web-a': web } = placesIn(data)
  expect([Internet, gw, lb, web]).toEqual([
    [1.5, 1],
    [1.5, 2],
    [1.5, 3],
    [1, 4],
  ])
})

test('what shares a subnet may be in rows, with the way out next to what uses it', () => {
  const data = network('abc', 'Public: nat, lb; App: web', 'gw > lb-a, lb-a > web-a, web-a ~ nat-a, nat-a ~ gw')
  const { 'lb-a': lb, 'nat-a': nat, 'web-a': web, 'web-c': last } = placesIn(data, stackedPlaces)
  expect([lb, nat, web, last]).toEqual([
    [1, 2],
    [1, 3],
    [1, 4],
    [3, 4],
  ])
  expect(stackedPlaces(network('abc', 'App: web', 'gw > web-a'))).toBeUndefined()
  expect(stackedPlaces(network('abcd', 'App: web, job', 'gw > web-a'))).toBeDefined()
  expect(stackedPlaces(network('abcde', 'App: web, job', 'gw > web-a'))).toBeUndefined()
})

test('three zones with a gateway for NAT in each are a grid that fits a page', () => {
  const data = network(
    'abc',
    'Public: balancer, exit; App: instances; Data: database',
    [
      ...['a', 'b', 'c'].flatMap((zone) => [`gw > balancer-${zone}`, `balancer-${zone} > instances-${zone}`]),
      ...['a', 'b', 'c'].flatMap((zone) => [`instances-${zone} > database-a`, `instances-${zone} ~ exit-${zone}`]),
      ...['a', 'b', 'c'].map((zone) => `exit-${zone} ~ gw`),
      'database-a = database-b',
    ].join(', '),
  )
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.map(({ problem }) => problem)).toEqual([])
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  for (const name of ['balancer', 'exit', 'instances', 'database'])
    expect(new Set(words.filter(({ text }) => text === name).map(({ y }) => y)).size, name).toBe(1)
  // Its middle is in its subnet, not on the border of it.
  const [title, exit] = ['Public A', 'exit'].map((name) => words.find(({ text }) => text === name))
  expect(exit!.y).toBeGreaterThan(title!.y + 40)
})

test('a subnet with nothing in it has the place of its tier, and a zone with nothing in it a column', () => {
  const data = network('abcd', 'App: app; Data: db', 'gw > app-a, app-a > db-b')
  const empty = ['db-c', 'app-d', 'db-d']
  const nodes = data.nodes.filter((node) => !('id' in node && empty.includes(node.id ?? '')))
  const groups = data.groups.filter(({ id }) => id !== 'app-d' && id !== 'data-d')
  const { 'data-c': subnet, d, 'app-c': app, 'db-b': db } = placesIn({ ...data, nodes, groups })
  expect({ app, db, subnet, d }).toEqual({ app: [3, 2], db: [2, 3], subnet: [3, 3], d: [4, 2] })

  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, nodes, groups })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const yOf = (name: string): number => words.find(({ text }) => text === name)!.y
  expect(yOf('Data C')).toBeGreaterThan(yOf('App C') + 80)
  expect(drawing.warnings).toEqual([])
})

test('one zone, and more columns than a page has room for, are placed by the layout', () => {
  expect(tierPlaces(network('a', 'App: web', 'gw > web-a'))).toBeUndefined()
  expect(tierPlaces(network('abcd', 'App: web, job', 'gw > web-a'))).toBeUndefined()
  expect(tierPlaces(network('abc', 'App: web, job', 'gw > web-a'))).toBeDefined()
})

test('equal subnets of three zones are level in the picture, also where lines between zones have bends', () => {
  const links = ['a', 'b', 'c'].flatMap((zone) => [
    `gw > waf-${zone}`,
    `waf-${zone} > app-${zone}`,
    `app-${zone} > db-b`,
  ])
  const drawing = drawRecipe(
    recipe as unknown as AnyRecipe,
    network('abc', 'Edge: waf; App: app; Data: db; Jobs: job', links.join(', ')),
  )
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const levels = new Map<string, Set<number>>()
  for (const each of drawing.scene.elements)
    if (each.type === 'text') levels.set(each.text, (levels.get(each.text) ?? new Set()).add(each.y))
  expect(['waf', 'app', 'db', 'job'].map((name) => levels.get(name)?.size)).toEqual([1, 1, 1, 1])
  expect(drawing.warnings.map(({ problem }) => problem)).toEqual([])
})

test('the description says from which subnets nothing leaves', () => {
  const said = (edges: object[]): string => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, edges })
    return drawing.ok ? (drawing.scene.description ?? '') : ''
  }
  const { edges } = recipe.sample
  expect(said(edges)).toContain('5 dashed arrows for what leaves, none of them from Data.')
  for (const from of ['db-a', 'data-net-b'])
    expect(said([...edges, { from, to: 'nat-a', kind: 'egress' }])).toMatch(/6 dashed arrows for what leaves\.$/)
  expect(said(edges.map((edge) => ({ ...edge, kind: 'traffic' })))).toMatch(/0 dashed arrows for what leaves\.$/)
})

test('the remark of a subnet is under its name in two zones, and beside it in three, which are narrow', () => {
  const remarkIn = (zones: string): boolean | undefined => {
    const data = network(zones, 'Web: web; Data: db', 'gw > web-a, web-a > db-a, web-b > db-b')
    const groups = data.groups.map((group) => (group.kind === 'subnet' ? { ...group, note: '10.0.0.0/24' } : group))
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, groups })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    const [name, remark] = ['Web A', '10.0.0.0/24'].map((words) => texts.find(({ text }) => text === words))
    return name && remark && name.x === remark.x && name.y < remark.y
  }
  expect(['ab', 'abc'].map(remarkIn)).toEqual([true, false])
})
