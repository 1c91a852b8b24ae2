import { expect, test } from 'vitest'
import { readData } from '../../drawing/read-data.ts'
import recipe from './recipe.ts'

/** Networks with one host in the first of them, which has these addresses. */
const read = (prefixes: string[], texts: string[]) =>
  readData(recipe.data as never, {
    title: 'A host in a network',
    nodes: [{ name: 'host' }, ...prefixes.map((tech, index) => ({ name: `net${index}`, kind: 'network', tech }))],
    edges: texts.map((text) => ({ from: 'net0', to: 'host', text })),
  })

test('host parts are completed by the bytes of their network', () => {
  expect(read(['10.10.0.0/23'], ['.1.20', '.7', 'DHCP'])).toMatchObject({
    data: { edges: [{ text: '10.10.1.20' }, { text: '10.10.0.7' }, { text: 'DHCP' }] },
  })
})

test('what is technical of an interface is completed and checked alike', () => {
  const inNetwork = (...interfaces: object[]) =>
    readData(recipe.data as never, {
      title: 'A host in a network',
      nodes: [{ name: 'host' }, { name: 'net', kind: 'network', tech: '10.10.0.0/23' }],
      edges: interfaces.map((each) => ({ from: 'host', to: 'net', ...each })),
    })
  expect(inNetwork({ text: 'eth0', tech: '.1.20' }, { tech: '1 Gbit/s' })).toMatchObject({
    data: { edges: [{ text: 'eth0', tech: '10.10.1.20' }, { tech: '1 Gbit/s' }] },
  })
  expect(inNetwork({ tech: '.1.255' })).toMatchObject({ ok: false, findings: [{ at: 'edges.0.tech' }] })
  expect(inNetwork({ text: '.7' }, { tech: '.7' })).toMatchObject({
    ok: false,
    findings: [{ at: 'edges.1.tech', problem: '10.10.0.7 is in use twice' }],
  })
})

test.each([
  [['10.10.0.1/23'], [], '10.10.0.1/23 has host bits; the network is 10.10.0.0/23'],
  [['10.0.0.0/33'], [], '10.0.0.0/33 is no IPv4 prefix; 10.20.0.0/16 is one'],
  [['10.0.0.0/8', '10.20.1.0/24'], [], '10.20.1.0/24 overlaps 10.0.0.0/8 of "net0"'],
  [['10.10.0.0/23'], ['10.10.2.1'], '10.10.2.1 is not in 10.10.0.0/23'],
  [['10.10.0.0/23'], ['10.10.1.255'], '10.10.1.255 is the broadcast address of 10.10.0.0/23'],
  [['10.10.0.0/23'], ['10.10.0.1', '10.10.0.1'], '10.10.0.1 is in use twice'],
])('%j with %j: %s', (prefixes, texts, problem) => {
  const reading = read(prefixes, texts)
  expect(reading.ok ? [] : reading.findings.map((finding) => finding.problem)).toContain(problem)
})

test('the address of a host is in its network; what is in several may have one of its own', () => {
  const problemsOf = (tech: string, kind: string, nets: string[]) => {
    const reading = readData(recipe.data as never, {
      title: 'A host in a network',
      nodes: [{ name: 'host', kind, tech }, ...nets.map((each) => ({ name: each, kind: 'network', tech: each }))],
      edges: nets.map((from) => ({ from, to: 'host' })),
    })
    return reading.ok ? [] : reading.findings.map(({ at, problem }) => `${at} ${problem}`)
  }
  expect(problemsOf('10.0.3.10', 'service', ['10.0.4.0/26'])).toEqual(['nodes.0.tech 10.0.3.10 is not in 10.0.4.0/26'])
  expect(problemsOf('10.0.4.63', 'service', ['10.0.4.0/26'])).toHaveLength(1)
  expect(problemsOf('10.0.4.10', 'service', ['10.0.4.0/26'])).toEqual([])
  expect(problemsOf('nginx', 'service', ['10.0.4.0/26'])).toEqual([])
  expect(problemsOf('10.0.0.1', 'service', ['10.0.4.0/26', '10.0.5.0/26'])).toEqual([])
  expect(problemsOf('10.0.0.1', 'gateway', ['10.0.4.0/26'])).toEqual([])
})

test('a prefix that is written as the remark of a network is its prefix; another remark is one', () => {
  const inNetwork = (net: object) =>
    readData(recipe.data as never, {
      title: 'A host in a network',
      nodes: [{ name: 'host' }, { name: 'net', kind: 'network', ...net }],
      edges: [{ from: 'host', to: 'net', text: '.7' }],
    })
  expect(inNetwork({ note: '10.10.0.0/24' })).toMatchObject({
    data: { nodes: [{}, { tech: '10.10.0.0/24' }], edges: [{ text: '10.10.0.7' }] },
  })
  expect(inNetwork({ note: 'fd00:40:9::/64' })).toMatchObject({ data: { nodes: [{}, { tech: 'fd00:40:9::/64' }] } })
  for (const net of [{ note: 'VLAN 10/20' }, { note: '10.10.0.5/24' }, { note: '10.10.0.0/24', tech: '10.20.0.0/24' }])
    expect(inNetwork(net)).toMatchObject({ data: { nodes: [{}, net] } })
})
