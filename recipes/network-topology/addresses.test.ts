import { expect, test } from 'vitest'
import { checkNetworks, withAddresses } from './addresses.ts'

const data = (prefixes: string[], texts: string[]) => ({
  nodes: [
    { name: 'host', kind: 'service' },
    ...prefixes.map((tech, index) => ({ name: `net${index}`, kind: 'network', tech })),
  ],
  edges: texts.map((text) => ({ from: 'net0', to: 'host', kind: 'traffic', text })),
})

test('host parts are completed by the bytes of their network', () => {
  const { edges } = withAddresses(data(['10.10.0.0/23'], ['.1.20', '.7', 'DHCP']))
  expect(edges.map(({ text }) => text)).toEqual(['10.10.1.20', '10.10.0.7', 'DHCP'])
})

test.each([
  [['10.10.0.1/23'], [], '10.10.0.1/23 has host bits; the network is 10.10.0.0/23'],
  [['10.0.0.0/33'], [], '10.0.0.0/33 is no IPv4 prefix; 10.20.0.0/16 is one'],
  [['10.0.0.0/8', '10.20.1.0/24'], [], '10.20.1.0/24 overlaps 10.0.0.0/8 of "net0"'],
  [['10.10.0.0/23'], ['10.10.2.1'], '10.10.2.1 is not in 10.10.0.0/23'],
  [['10.10.0.0/23'], ['10.10.1.255'], '10.10.1.255 is the broadcast address of 10.10.0.0/23'],
  [['10.10.0.0/23'], ['10.10.0.1', '10.10.0.1'], '10.10.0.1 is in use twice'],
])('%j with %j: %s', (prefixes, texts, problem) => {
  expect(checkNetworks(data(prefixes, texts)).map((finding) => finding.problem)).toEqual([problem])
})
