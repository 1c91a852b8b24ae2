import { expect, test } from 'vitest'
import { shortLinks } from './short-links.ts'

test('a line is an edge to each of its targets, with its words and the kind of all', () => {
  expect(
    shortLinks(
      `API > Orders, Read cache: reads
       Orders > Bus`,
      'traffic',
    ),
  ).toEqual([
    { from: 'API', to: 'Orders', text: 'reads', kind: 'traffic' },
    { from: 'API', to: 'Read cache', text: 'reads', kind: 'traffic' },
    { from: 'Orders', to: 'Bus', kind: 'traffic' },
  ])
  expect(shortLinks('a.b > c.d: .1')).toEqual([{ from: 'a.b', to: 'c.d', text: '.1' }])
})

test('a chain is one edge after another', () => {
  expect(shortLinks('Cart > Pay > Ship, Bill')).toEqual([
    { from: 'Cart', to: 'Pay' },
    { from: 'Pay', to: 'Ship' },
    { from: 'Pay', to: 'Bill' },
  ])
})
