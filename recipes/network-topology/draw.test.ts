import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const link = (words: string, text?: string) => {
  const [from = '', to = ''] = words.split(' > ')
  return { from, to, ...(text === undefined ? {} : { text }) }
}

/** Sites behind the internet, each with a LAN of one host; the first has a firewall among its hosts, with a network behind. */
const sites = (names: readonly string[], note?: string) => ({
  title: 'Sites behind the internet',
  nodes: [
    { name: 'Internet', kind: 'external' },
    { name: 'Inner firewall', kind: 'gateway', group: names[0] },
    { name: 'Plant', kind: 'network', tech: '10.9.0.0/24' },
    { name: 'Robot', group: names[0] },
    ...names.flatMap((name, index) => [
      { name: `Router ${name}`, kind: 'gateway', group: name },
      { name: `WAN ${name}`, kind: 'network', tech: `203.0.113.${16 * index}/28` },
      { name: `LAN ${name}`, kind: 'network', tech: `10.${index}.0.0/24` },
      { name: `NAS ${name}`, group: name },
      { name: `Backup ${name}`, group: name },
    ]),
  ],
  edges: [
    link(`LAN ${names[0]} > Inner firewall`, '.254'),
    link('Inner firewall > Plant', '.1'),
    link('Plant > Robot', '.20'),
    ...names.flatMap((name, index) => [
      link(`Internet > WAN ${name}`, `.${16 * index + 1}`),
      link(`WAN ${name} > Router ${name}`, `.${16 * index + 2}`),
      link(`Router ${name} > LAN ${name}`, '.1'),
      link(`LAN ${name} > NAS ${name}`, '.10'),
      link(`LAN ${name} > Backup ${name}`, '.11'),
    ]),
  ],
  groups: names.map((name) => ({ name, ...(note === undefined ? {} : { note }) })),
})

const drawn = (data: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const textOf = (words: string) => texts.filter(({ text }) => text === words)
  return { ...drawing, textOf }
}

const three = ['Lyon', 'Nantes', 'Lille'] as const

test('where sites are many, a remark is below the name of its site, and makes no router wide', () => {
  const note = 'fiber, 10.0.0.0/16'
  const { scene, warnings, textOf } = drawn(sites(three, note))
  expect([scene.width <= 1200, warnings]).toEqual([true, []])
  for (const [index, { x, y }] of textOf(note).entries()) {
    const name = textOf(three[index] ?? '')[0]
    expect([x, y]).toEqual([name?.x, (name?.y ?? 0) + 20])
  }
  const pair = drawn(sites(three.slice(0, 2), note))
  expect(pair.textOf(note).map(({ y }) => y)).toEqual([225, 225])
  expect(pair.textOf('Lyon')[0]?.y).toBe(225)
})

test('hosts on the rail of a router that leads on are stacked beside it, each address once', () => {
  const { textOf } = drawn(sites(three))
  const [nas, backup, inner] = ['NAS Lyon', 'Backup Lyon', 'Inner firewall'].map((name) => textOf(name)[0])
  expect(nas?.x).toBe(backup?.x)
  expect((inner?.x ?? 0) > (nas?.x ?? 0)).toBe(true)
  for (const address of ['10.0.0.10', '10.0.0.11', '10.0.0.254']) expect(textOf(address)).toHaveLength(1)
})

/** Routers `r1`, … of as many sites, each with a LAN of one host, and the given links between them. */
const chain = (count: number, links: readonly string[]) => {
  const at = Array.from({ length: count }, (_, index) => index + 1)
  const nodes = at.flatMap((site) => [
    { name: `r${site}`, kind: 'gateway', group: `Branch site ${site}` },
    { name: `LAN ${site}`, kind: 'network', tech: `10.${site}.0.0/24` },
    { name: `h${site}`, group: `Branch site ${site}` },
  ])
  const inside = at.flatMap((site) => [link(`r${site} > LAN ${site}`, '.1'), link(`LAN ${site} > h${site}`, '.9')])
  const outside = { name: 'Internet', kind: 'external' }
  const between = [...new Set(links.map((each) => each.split(' > ')[1] ?? ''))].filter((name) => name !== 'Internet')
  const rings = between.map((name, index) => ({ name, kind: 'network', tech: `10.9.${index}.0/30` }))
  const edges = [...links.map((each, index) => link(each, index % 2 === 0 ? '.1' : '.2')), ...inside]
  const groups = at.map((site) => ({ name: `Branch site ${site}` }))
  return { title: 'Sites', nodes: [outside, ...nodes, ...rings], edges, groups }
}

/** Words of routers on the internet are addresses of their own. */
const addressed = ({ edges, ...data }: ReturnType<typeof chain>) => ({
  ...data,
  edges: edges.map((edge, index) => (edge.to === 'Internet' ? { ...edge, text: `198.51.100.${index + 2}` } : edge)),
})

test.each([
  [3, ['r1 > Ring', 'r3 > Ring', 'r1 > Internet', 'r2 > Internet']],
  [4, ['r1 > Ring', 'r3 > Ring', 'r2 > Line', 'r4 > Line', 'r1 > Internet', 'r2 > Internet']],
])('of %d sites, what is outside reaches over what hangs from it, also past a site beside another', (count, links) => {
  const { scene, warnings, textOf } = drawn(addressed(chain(count, links)))
  expect(warnings).toEqual([])
  const ends = scene.elements.flatMap((each) => (each.type === 'path' && each.fill === 'muted' ? [each.d] : []))
  const [left = 0, right = 0] = [Math.min, Math.max].map((most) =>
    most(...ends.filter((d) => d.includes('116')).flatMap((d) => (d.match(/(?<=[MH] ?)[\d.]+/g) ?? []).map(Number))),
  )
  for (const router of ['r1', 'r2']) {
    const x = textOf(router)[0]?.x ?? 0
    expect([left < x, right > x]).toEqual([true, true])
  }
  // What joins two sites is a link, not a tunnel: it runs over nothing else.
  expect([textOf('Link between sites').length, textOf('Tunnel').length]).toEqual([1, 0])
})

test('what is outside of all sites is over them where one network is the only way to a site and another is not', () => {
  const { textOf } = drawn(
    addressed(chain(3, ['r1 > Ring', 'r3 > Ring', 'r3 > VPN', 'r2 > VPN', 'r1 > Internet', 'r2 > Internet'])),
  )
  const [outside, ...below] = ['Internet', 'Branch site 1', 'Branch site 2', 'Branch site 3'].map(
    (name) => textOf(name)[0]?.y ?? 0,
  )
  expect(Math.min(...below)).toBeGreaterThan(outside ?? Infinity)
  expect(textOf('Ring')).toHaveLength(1)
})

test('a panel ends over a site that is below it, even where one beside is higher', () => {
  const data = addressed(chain(3, ['r1 > Ring', 'r3 > Ring', 'r1 > Internet', 'r2 > Internet']))
  const lans = Array.from({ length: 5 }, (_, index) => `Net ${index}`)
  const hosts = Array.from({ length: 8 }, (_, index) => `pc-${index}`)
  const { scene, textOf } = drawn({
    ...data,
    nodes: [
      ...data.nodes,
      ...lans.map((name, index) => ({ name, kind: 'network', tech: `10.7.${index}.0/24` })),
      ...lans.map((name) => ({ name: `of ${name}`, group: 'Branch site 1' })),
      ...hosts.map((name) => ({ name, group: 'Branch site 2' })),
    ],
    edges: [
      ...data.edges,
      ...lans.flatMap((name) => [link(`r1 > ${name}`, '.1'), link(`${name} > of ${name}`, '.2')]),
      ...hosts.map((name, index) => link(`LAN 2 > ${name}`, `.${20 + index}`)),
    ],
  })
  const [first, second, below] = ['Branch site 1', 'Branch site 2', 'Branch site 3'].map((name) => {
    const { x = 0, y = 0 } = textOf(name)[0] ?? {}
    return scene.elements.flatMap((each) =>
      each.type === 'box' && each.x === x - 16 && each.y < y && each.y > y - 40 ? [each] : [],
    )[0]
  })
  const bottomOf = (box: typeof first): number => (box?.y ?? 0) + (box?.h ?? 0)
  expect(bottomOf(first)).toBeLessThan(below?.y ?? 0)
  expect(bottomOf(second)).toBeGreaterThan(bottomOf(first))
})

test('words at a line from outside are left of it where they would end outside of the picture', () => {
  const data = sites(three.slice(0, 2))
  const long = '1 Gbit/s'
  const edges = data.edges.map((edge) => (edge.from === 'Internet' ? { ...edge, tech: long } : edge))
  const { textOf } = drawn({ ...data, edges })
  const [first, last] = [1, 17].map((host) => textOf(`203.0.113.${host}, ${long}`)[0])
  expect([first?.align, last?.align]).toEqual([undefined, 'end'])
})

test('where two tunnels join the same routers, the key has the addresses at their ends', () => {
  const data = sites(['Lyon', 'Nantes'])
  const tunnels = ['A', 'B'].map((name, at) => ({ name, kind: 'network', tech: `10.255.0.${4 * at}/30` }))
  const links = tunnels.flatMap(({ name }, at) => [
    link(`Router Lyon > ${name}`, `.${4 * at + 1}`),
    link(`${name} > Router Nantes`, `.${4 * at + 2}`),
  ])
  const { textOf } = drawn({ ...data, nodes: [...data.nodes, ...tunnels], edges: [...data.edges, ...links] })
  for (const words of ['A, 10.255.0.0/30, 10.255.0.1 – 10.255.0.2', 'B, 10.255.0.4/30, 10.255.0.5 – 10.255.0.6'])
    expect(textOf(words)).toHaveLength(1)
})

test('the address of an interface is at its router, under the line of the name and the prefix of the site', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample as object)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const yOf = (words: string) =>
    drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === words ? [each.y] : []))[0] ?? 0
  const [site, address, router] = ['Office', '198.51.100.2', 'Firewall pair'].map(yOf) as [number, number, number]
  expect([address - site, router - address]).toEqual([22, 38])
})
