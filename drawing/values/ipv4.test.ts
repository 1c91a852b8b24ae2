import { expect, test } from 'vitest'
import {
  completeAddress,
  hostProblem,
  type Prefix,
  parseAddress,
  parsePrefix,
  prefixesOverlap,
  prefixProblem,
  writePrefix,
} from './ipv4.ts'

const prefix = (text: string): Prefix => parsePrefix(text) ?? { start: -1, size: 0, length: 0 }

test('addresses and prefixes are numbers; host bits are dropped, other words refused', () => {
  expect([parseAddress('10.0.1.2'), parseAddress('10.0.1'), parseAddress('10.0.1.256')]).toEqual([
    10 * 2 ** 24 + 258,
    undefined,
    undefined,
  ])
  expect(writePrefix(prefix('10.10.1.9/23'))).toBe('10.10.0.0/23')
  expect(['10.0.0.0/33', '10.0.0.0', '2001:db8::/32'].map((text) => parsePrefix(text))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a host part takes the bytes before it from the prefix', () => {
  expect(['.7', '.1.20', 'DHCP'].map((part) => completeAddress(part, '10.10.0.0/23'))).toEqual([
    '10.10.0.7',
    '10.10.1.20',
    undefined,
  ])
})

test('hosts have no reserved address, but in /31 and /32 none is', () => {
  const problems = ['10.0.0.0', '10.0.0.3', '10.0.0.7', '10.0.0.8', 'DHCP'].map((text) =>
    hostProblem(text, '10.0.0.0/29'),
  )
  expect(problems).toEqual([
    '10.0.0.0 is the network address of 10.0.0.0/29',
    undefined,
    '10.0.0.7 is the broadcast address of 10.0.0.0/29',
    '10.0.0.8 is not in 10.0.0.0/29',
    undefined,
  ])
  expect([hostProblem('10.0.0.0', '10.0.0.0/31'), hostProblem('10.0.0.9', '2001:db8::/32')]).toEqual([
    undefined,
    undefined,
  ])
})

test('a network is a prefix without host bits', () => {
  expect(['10.20.0.0/16', '10.20.0.1/16', '10.0.0.0/33', 'VLAN 20'].map(prefixProblem)).toEqual([
    undefined,
    '10.20.0.1/16 has host bits; the network is 10.20.0.0/16',
    '10.0.0.0/33 is no IPv4 prefix; 10.20.0.0/16 is one',
    undefined,
  ])
})

test('prefixes overlap where one is inside the other', () => {
  expect(prefixesOverlap('10.0.0.0/8', '10.20.1.0/24')).toBe(true)
  expect(prefixesOverlap('10.20.0.0/24', '10.20.1.0/24')).toBe(false)
})
