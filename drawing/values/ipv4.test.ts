import { expect, test } from 'vitest'
import {
  completeAddress,
  hostsIn,
  overlap,
  type Prefix,
  parseAddress,
  parsePrefix,
  roleIn,
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
  expect(['.7', '.1.20', 'DHCP'].map((part) => completeAddress(part, prefix('10.10.0.0/23')))).toEqual([
    '10.10.0.7',
    '10.10.1.20',
    undefined,
  ])
})

test('the first and the last address are reserved, but not in /31 and /32', () => {
  expect(['198.51.100.0/29', '198.51.100.0/31', '198.51.100.7/32'].map((text) => hostsIn(prefix(text)))).toEqual([
    6, 2, 1,
  ])
  const roles = (text: string, of: Prefix): string => roleIn(parseAddress(text) ?? 0, of)
  expect(['10.0.0.0', '10.0.0.3', '10.0.0.7', '10.0.0.8'].map((text) => roles(text, prefix('10.0.0.0/29')))).toEqual([
    'network',
    'host',
    'broadcast',
    'outside',
  ])
  expect(roles('10.0.0.0', prefix('10.0.0.0/31'))).toBe('host')
})

test('prefixes overlap where one is inside the other', () => {
  expect(overlap(prefix('10.0.0.0/8'), prefix('10.20.1.0/24'))).toBe(true)
  expect(overlap(prefix('10.20.0.0/24'), prefix('10.20.1.0/24'))).toBe(false)
})
