import { expect, test } from 'vitest'
import { completeIpv6 } from './ipv6.ts'
import { whyNoSites } from './no-sites.ts'

const net = (names: string, links: string) => ({
  nodes: Array.from(names, (name) => ({ name, kind: 'host' })),
  edges: links.split(' ').map((link) => ({ from: link[0] ?? '', to: link[1] ?? '', kind: 'traffic' })),
})

test('the reason why sites are not drawn is the one of the data', () => {
  const of = (names: string, links: string, isTree = false) => whyNoSites(net(names, links) as never, isTree)
  expect(of('abc', 'ab bc', true)).toContain('too wide')
  expect(of('abc', 'ab bc ca')).toContain('form a loop')
  expect(of('abcd', 'ab bc ca')).toContain('form a loop')
  const named = (names: string, links: string) => {
    const { nodes, edges } = net(names, links)
    return whyNoSites({ nodes: nodes.map((node) => ({ ...node, kind: 'network' })), edges } as never, false)
  }
  expect(named('abcde', 'ab bc ca cd de')).toMatch(/\(over a, b and c\)$/)
  expect(of('abcd', 'ab cd')).toContain('not all')
  expect(of('abcd', 'ab ac ad')).toContain('one to one')
})

test('a host part of IPv6 is joined to its prefix', () => {
  expect(['::1', '::20:1', '::1::2', 'DHCP', '.1'].map((part) => completeIpv6(part, '2001:db8:0:2::/64'))).toEqual([
    '2001:db8:0:2::1',
    '2001:db8:0:2::20:1',
    undefined,
    undefined,
    undefined,
  ])
  expect(completeIpv6('::1', '10.0.0.0/8')).toBeUndefined()
})
