import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'
import { treeAndTunnels, treeOf } from './tree.ts'

const net = (name: string, index: number) => ({ name, kind: 'network', tech: `10.0.${index}.0/24` })
const nodes = [
  { name: 'ISP', kind: 'external' },
  { name: 'Router', kind: 'gateway', group: 'Home' },
  { name: 'Laptop', kind: 'service', group: 'Home' },
  ...['WAN', 'LAN'].map(net),
]
const groups = [{ name: 'Home', kind: 'zone' }]
const edges = ['ISP > WAN', 'WAN > Router', 'Router > LAN', 'LAN > Laptop'].map((link, index) => {
  const [from = '', to = ''] = link.split(' > ')
  return { from, to, kind: 'traffic', text: `10.0.${Math.floor(index / 2)}.${index + 1}` }
})
const drawn = (data: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A network at home',
    nodes,
    edges,
    groups,
    ...data,
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

test('the tree begins at what is outside, whatever the direction of the edges', () => {
  const turned = edges.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from }))
  for (const all of [edges, turned]) {
    const tree = treeOf({ nodes, edges: all, groups })
    expect(tree?.node.name).toBe('ISP')
    expect(tree?.nets[0]?.isBetween).toBe(true)
    expect(tree?.nets[0]?.hosts[0]?.nets[0]?.hosts[0]?.node.name).toBe('Laptop')
  }
})

test('networks that form a circle are drawn as bars, and a note says that sites are not', () => {
  const second = { name: 'Second', kind: 'gateway' }
  const more = ['WAN', 'LAN'].map((to, index) => ({ from: 'Second', to, text: `10.0.${index}.9` }))
  expect(treeOf({ nodes: [...nodes, second], edges: [...edges, ...more] as never, groups })).toBeUndefined()
  const { warnings } = drawn({ nodes: [...nodes, second], edges: [...edges, ...more] })
  expect(warnings.map(({ at }) => at)).toContain('groups.0')
})

test('every name, prefix and address is drawn, and a router is as wide as its networks', () => {
  const { scene, warnings, parts } = drawn({})
  expect(warnings).toEqual([])
  const words = scene.elements.flatMap((element) => (element.type === 'text' ? [element.text] : []))
  expect(words).toEqual(expect.arrayContaining(['Home', 'ISP', 'Router', 'LAN', '10.0.0.0/24', '10.0.0.2', '10.0.1.4']))
  const widthOf = (at: string) =>
    Math.max(
      ...(parts.find((part) => part.at === at)?.elements ?? []).map((index) => {
        const element = scene.elements[index]
        return element?.type === 'box' ? element.w : 0
      }),
    )
  expect(widthOf('nodes.1')).toBeGreaterThanOrEqual(widthOf('nodes.2'))
})

test('names of hosts break where that makes networks narrow enough for a page', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F']
  const { scene, warnings } = drawn({
    nodes: [
      { name: 'ISP', kind: 'external' },
      { name: 'Router', kind: 'gateway' },
      ...names.map((name, index) => ({ name, kind: 'network', tech: `10.0.${index}.0/24` })),
      ...names.flatMap((name) => [1, 2].map((each) => ({ name: `Mail server ${name}${each}` }))),
    ],
    edges: [
      { from: 'ISP', to: 'Router' },
      ...names.map((to) => ({ from: 'Router', to })),
      ...names.flatMap((from) => [1, 2].map((each) => ({ from, to: `Mail server ${from}${each}` }))),
    ],
    groups: [],
  })
  expect(warnings).toEqual([])
  expect(scene.width).toBeLessThanOrEqual(1200)
})

test('a second site is beside the first, joined by a dashed line to its router', () => {
  const cloud = [
    { name: 'Gateway', kind: 'gateway', group: 'Cloud' },
    { name: 'Tunnel', kind: 'network', tech: '10.9.0.0/30' },
  ]
  const tunnel = [
    { from: 'Router', to: 'Tunnel', text: '10.9.0.1' },
    { from: 'Tunnel', to: 'Gateway', text: '10.9.0.2' },
  ]
  const { scene, warnings } = drawn({
    nodes: [...nodes, ...cloud],
    edges: [...edges, ...tunnel],
    groups: [...groups, { name: 'Cloud', kind: 'zone' }],
  })
  expect(warnings).toEqual([])
  const dashed = scene.elements.filter((element) => 'dashed' in element && element.dashed)
  // Two halves, and the sample in the key.
  expect(dashed.map(({ type }) => type)).toEqual(['path', 'path', 'line'])
})

test('a network that joins two sites beside the way over the internet is a tunnel: two dashed lines with its name over them', () => {
  const office = { name: 'Gateway', kind: 'gateway', group: 'Office' }
  const data = {
    nodes: [...nodes, office, net('Uplink', 7), { name: 'VPN', kind: 'network' }],
    groups: [...groups, { name: 'Office', kind: 'zone' }],
    edges: [
      ...edges,
      ...['ISP > Uplink', 'Uplink > Gateway', 'Router > VPN', 'VPN > Gateway'].map((link) => {
        const [from = '', to = ''] = link.split(' > ')
        return { from, to, kind: 'traffic' }
      }),
    ],
  }
  expect(treeOf(data)).toBeUndefined()
  const { tree, tunnels } = treeAndTunnels(data)
  expect([tree?.node.name, tunnels.map(({ hosts }) => hosts.map(({ name }) => name))]).toEqual([
    'ISP',
    [['Router', 'Gateway']],
  ])
  const { scene, parts } = drawn(data)
  const dashed = scene.elements.flatMap((each) => (each.type === 'path' && each.dashed === true ? [each] : []))
  expect(dashed).toHaveLength(2)
  expect(parts.find(({ from, to }) => from === 'VPN' && to === 'Gateway')?.elements).toHaveLength(1)
  // Its name is over the lines, and no key says it again.
  const [name, ...others] = scene.elements.flatMap((each) =>
    each.type === 'text' && each.text === 'VPN' ? [each] : [],
  )
  const level = Math.min(...dashed.map(({ d }) => Number(d.match(/[\d.]+/g)?.[1])))
  expect(others).toEqual([])
  expect(level - (name?.y ?? 0)).toBeGreaterThan(0)
  expect(level - (name?.y ?? 0)).toBeLessThan(20)
  // The addresses at its ends are below it.
  const [near, far] = ['10.255.0.1', '10.255.0.2']
  const addressed = data.edges.map((edge) =>
    edge.to === 'VPN' ? { ...edge, text: near } : edge.from === 'VPN' ? { ...edge, text: far } : edge,
  )
  const ends = drawn({ ...data, edges: addressed })
  expect(ends.warnings).toEqual([])
  const lines = ends.scene.elements.flatMap((each) =>
    each.type === 'text' && [near, far].includes(each.text) ? [{ x: each.x, isBelow: each.y > level }] : [],
  )
  expect(lines.map(({ isBelow }) => isBelow)).toEqual([true, true])
  expect(new Set(lines.map(({ x }) => x)).size).toBe(2)
  // A name that has no room there is in the key, with lines of its own.
  const long = 'Standortverbindungsleitung'
  const renamed = JSON.parse(JSON.stringify(data).replaceAll('"VPN"', `"${long}"`)) as typeof data
  expect(drawn(renamed).scene.elements.filter((each) => each.type === 'path' && each.dashed === true)).toHaveLength(4)
})

test('a panel is wide enough for the name and the remark of its site on both sides of the line that comes in', () => {
  const long = {
    name: 'Home with a garden and a long name',
    kind: 'zone',
    note: '10.0.1.0/24 and everything behind it',
  }
  const inside = nodes.map((node) => ('group' in node ? { ...node, group: long.name } : node))
  expect(drawn({ nodes: inside, groups: [long] }).warnings).toEqual([])
})

test('sites on one rail are apart from each other and below it, with lines beside their names', () => {
  const sites = ['Home', 'Cabin'].map((name) => ({ name, kind: 'zone' }))
  const own = sites.flatMap(({ name }, index) => [
    { name: `Router ${index}`, kind: 'gateway', group: name },
    { name: `LAN ${index}`, kind: 'network', tech: `10.1.${index}.0/24` },
    { name: `PC ${index}`, kind: 'service', group: name },
  ])
  const tunnel = { name: 'Tunnel', kind: 'network', tech: '10.255.0.0/30' }
  const links = sites.flatMap((_, index) => [
    { from: 'WAN', to: `Router ${index}` },
    { from: `Router ${index}`, to: `LAN ${index}` },
    { from: `LAN ${index}`, to: `PC ${index}` },
    { from: `Router ${index}`, to: 'Tunnel' },
  ])
  const { scene, parts, warnings } = drawn({
    nodes: [{ name: 'ISP', kind: 'external' }, net('WAN', 0), ...own, tunnel],
    edges: [{ from: 'ISP', to: 'WAN' }, ...links],
    groups: sites,
  })
  expect(warnings).toEqual([])
  const boxOf = (at: string) => {
    const own = parts.find((part) => part.at === at)?.elements ?? []
    const found = own.flatMap((index) => scene.elements[index] ?? []).find(({ type }) => type === 'box')
    if (found?.type !== 'box') throw new Error(`${at} has no box`)
    return found
  }
  const [home, cabin, rail] = [boxOf('groups.0'), boxOf('groups.1'), scene.elements]
  expect(home.x + home.w).toBeLessThan(cabin.x)
  expect(boxOf('nodes.2').x).toBeGreaterThan(home.x)
  expect(boxOf('nodes.2').x + boxOf('nodes.2').w).toBeLessThan(home.x + home.w)
  expect(rail.some((each) => each.type === 'text' && each.text === '10.255.0.0/30')).toBe(true)
})

const offices = ['Berlin', 'Munich', 'Hamburg']
const routers = offices.map((group, index) => ({ name: `fw-${index}`, kind: 'gateway', group }))
const hub = {
  nodes: [
    { name: 'Internet', kind: 'external' },
    ...routers,
    ...offices.map((group, index) => ({ name: `LAN ${index}`, kind: 'network', tech: `10.${index}.0.0/24`, group })),
    ...['VPN north', 'VPN south'].map((name, index) => ({ name, kind: 'network', tech: `10.255.${index}.0/30` })),
  ],
  edges: [
    ...routers.flatMap(({ name }, index) => [
      { from: 'Internet', to: name },
      { from: name, to: `LAN ${index}` },
    ]),
    ...['VPN north', 'VPN south'].flatMap((tunnel, index) => [
      { from: 'fw-0', to: tunnel },
      { from: tunnel, to: `fw-${index + 1}` },
    ]),
  ],
  groups: offices.map((name) => ({ name, kind: 'zone' })),
}

test('routers may be joined to the internet itself, and sites that tunnels join stand side by side with their names between', () => {
  const { scene, warnings } = drawn(hub)
  expect(warnings).toEqual([])
  const xOf = (name: string): number =>
    Math.min(...scene.elements.flatMap((each) => (each.type === 'text' && each.text === name ? [each.x] : [])))
  const [berlin = 0, munich = 0, hamburg = 0] = offices.map(xOf)
  expect([munich, berlin, hamburg]).toEqual([munich, berlin, hamburg].toSorted((a, b) => a - b))
  expect(xOf('VPN north')).toBeLessThan(berlin)
  expect(xOf('VPN south')).toBeGreaterThan(berlin)
})

test('a tunnel is two lines close to each other, and what is in focus at one of its ends is all of it', () => {
  const linesIn = (focus: string[]) =>
    drawn({ ...hub, focus }).scene.elements.flatMap((each) =>
      each.type === 'path' && each.dashed === true
        ? [{ y: Number(each.d.match(/[\d.]+/g)?.[1]), stroke: each.stroke ?? 'muted' }]
        : [],
    )
  const [first, second] = linesIn([])
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBe(6)
  expect(linesIn(['fw-0 > VPN north']).map(({ stroke }) => stroke)).toEqual(['accent', 'accent', 'muted', 'muted'])
})

test.each([2, 3])('%d tunnels between the same routers are as many pairs of lines', (count) => {
  const more = Array.from({ length: count - 1 }, (_, index) => `VPN ${index}`)
  const { scene, warnings } = drawn({
    ...hub,
    nodes: [...hub.nodes, ...more.map((name) => ({ name, kind: 'network' }))],
    edges: [
      ...hub.edges,
      ...more.flatMap((to) => [
        { from: 'fw-0', to },
        { from: to, to: 'fw-1' },
      ]),
    ],
  })
  expect(warnings).toEqual([])
  const lines = scene.elements.flatMap((each) => (each.type === 'path' && each.dashed === true ? [each.d] : []))
  expect(lines.length).toBeGreaterThanOrEqual(count)
  expect(new Set(lines).size).toBe(lines.length)
})

test('a tunnel never runs through a third router: it is noted, and one more has the order of the data', () => {
  const third = { name: 'VPN east', kind: 'network', tech: '10.255.2.0/30' }
  const ends = [
    { from: 'fw-1', to: 'VPN east' },
    { from: 'VPN east', to: 'fw-2' },
  ]
  const { warnings } = drawn({ ...hub, nodes: [...hub.nodes, third], edges: [...hub.edges, ...ends] })
  expect(warnings.filter(({ problem }) => problem.startsWith('is not drawn')).map(({ at }) => at)).toEqual(['nodes.8'])
  expect(warnings.filter(({ level }) => level === 'warning')).toEqual([])
})

test('of routers that form a loop, what is outside is a bar like a network', () => {
  const loop = {
    nodes: [
      { name: 'Internet', kind: 'external' },
      ...['rt-1', 'rt-2'].map((name) => ({ name, kind: 'gateway' })),
      { name: 'LAN', kind: 'network', tech: '10.0.0.0/24' },
    ],
    edges: ['rt-1', 'rt-2'].flatMap((name) => [
      { from: 'Internet', to: name },
      { from: name, to: 'LAN' },
    ]),
    groups: [],
  }
  expect(drawn(loop).warnings).toEqual([])
})

test('of two networks between two sites, one without a prefix is outside of both, and the other a tunnel', () => {
  const data = {
    nodes: [
      { name: 'fw-a', kind: 'gateway', group: 'A' },
      { name: 'fw-b', kind: 'gateway', group: 'B' },
      ...['A', 'B'].map((group, index) => ({
        name: `LAN ${group}`,
        kind: 'network',
        tech: `10.${index}.0.0/24`,
        group,
      })),
      { name: 'IPsec', kind: 'network', tech: '172.31.255.0/30' },
      { name: 'Uplink', kind: 'network' },
    ],
    edges: ['fw-a > LAN A', 'fw-b > LAN B', 'fw-a > IPsec', 'fw-b > IPsec', 'fw-a > Uplink', 'fw-b > Uplink'].map(
      (link) => {
        const [from = '', to = ''] = link.split(' > ')
        return { from, to, kind: 'traffic' }
      },
    ),
    groups: ['A', 'B'].map((name) => ({ name, kind: 'zone' })),
  }
  const { tree, tunnels } = treeAndTunnels(data)
  expect([tree?.node.name, tunnels.map(({ node }) => node.name)]).toEqual(['Uplink', ['IPsec']])
  const { parts, warnings } = drawn(data)
  expect(warnings).toEqual([])
  // Words and a bar, as of what is outside.
  expect(parts.find(({ name }) => name === 'Uplink')?.elements).toHaveLength(2)
})
