/** Which items are fans of equals. */
import { expect, test } from 'vitest'
import { fansIn } from './fans.ts'

const fans = (links: string, order: string, slight?: number) =>
  fansIn(
    links.split(' ').map((pair) => ({ from: order.indexOf(pair[0]!), to: order.indexOf(pair[1]!) })),
    (item) => item,
    slight,
  ).map(({ hub, end, arms }) => `${order[hub]} ${end} ${arms.map(({ item }) => order[item]).join('')}`)

test('what is as far from an end, or from a start, on both sides of a hub is a fan', () => {
  expect(fans('ab ac', 'bac')).toEqual(['a 0 bc'])
  expect(fans('ba ca', 'bac')).toEqual(['a 1 bc'])
  expect(fans('ab ac be ed bd cd cf fd', 'aebcfd')).toEqual(['a 0 bc', 'd 1 ebcf'])
})

test('trees may differ by one link', () => {
  expect(fans('ab ac ad ce', 'abdce')).toEqual(['a 0 bdc'])
  expect(fans('ab ac cd eb', 'abcde', 0)).toEqual(['b 1 ae'])
  expect(fans('ba ca dc eb fe ag', 'abcdefg')).toEqual(['a 1 bc'])
  expect(fans('ba ca dc eb fe fh ag', 'abcdefgh')).not.toContain('a 1 bc')
})

test('two may differ by one link, where they join nothing else and nothing leads on from where they meet', () => {
  expect(fans('ab ac cd', 'abcd')).toEqual(['a 0 bc'])
  expect(fans('ab ac cd', 'abcd', 0)).toEqual([])
  expect(fans('ab ac cd eb', 'abcde')).toEqual(['b 1 ae'])
  expect(fans('ba ca dc', 'abcd')).toEqual(['a 1 bc'])
  expect(fans('ba ca dc ae', 'abcde')).toEqual([])
})

test('a way that goes on farther is none with one that ends', () => {
  expect(fans('ab ac cd de', 'abcde')).toEqual([])
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

test('equals that two hubs have in common are no fan of either, a single one is', () => {
  expect(fans('ac ad bc bd', 'abcd')).toEqual([])
  expect(fans('ac ad bd be', 'abcde')).toEqual(['a 0 cd', 'b 0 de', 'd 1 ab'])
})

test('links in a circle end the search', () => {
  expect(fans('ab ac bd da cd', 'abcd')).toEqual([])
})
