/** Which items are fans of equals. */
import { expect, test } from 'vitest'
import { fansIn } from './fans.ts'

const fans = (links: string, order: string) =>
  fansIn(
    links.split(' ').map((pair) => ({ from: order.indexOf(pair[0]!), to: order.indexOf(pair[1]!) })),
    (item) => item,
  ).map(({ hub, end, arms }) => `${order[hub]} ${end} ${arms.map(({ item }) => order[item]).join('')}`)

test('what is as far from an end, or from a start, on both sides of a hub is a fan', () => {
  expect(fans('ab ac', 'bac')).toEqual(['a 0 bc'])
  expect(fans('ba ca', 'bac')).toEqual(['a 1 bc'])
  expect(fans('ab ac be ed bd cd cf fd', 'aebcfd')).toEqual(['a 0 bc', 'd 1 ebcf'])
})

test('a way that goes on is none with one that ends', () => {
  expect(fans('ab ac cd', 'abcd')).toEqual([])
  expect(fans('ab ac cd ae', 'abcde')).toEqual(['a 0 bce'])
})

test('one alone, several to one item, and more than twelve are no fan', () => {
  expect(fans('ab', 'ab')).toEqual([])
  expect(fans('ab ab', 'ab')).toEqual([])
  const many = (count: number) =>
    fans(
      Array.from('bcdefghijklmn')
        .slice(0, count)
        .map((to) => `a${to}`)
        .join(' '),
      'abcdefghijklmn',
    )
  expect(many(12)).toHaveLength(1)
  expect(many(13)).toEqual([])
})

test('links in a circle end the search', () => {
  expect(fans('ab ac bd da cd', 'abcd')).toEqual([])
})
