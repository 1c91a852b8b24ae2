import { expect, test } from 'vitest'
import { growTree, proofOf } from './tree.ts'

const keys = (names: string) => names.split('').map((name) => ({ name, value: name }))
const sizes = (tree: ReturnType<typeof growTree>): unknown =>
  tree.children.length === 0 ? tree.item?.name : tree.children.map(sizes)

test('the empty tree and a leaf hash as RFC 9162 has it', () => {
  expect(growTree([]).hash).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  // SHA-256 of the bytes 00 61.
  expect(growTree(keys('a')).hash).toBe('022a6979e6dab7aa5ae4c3e5e45f7e977112a7e63593820dbec1ec738a24f93c')
})

test('the left subtree has the largest power of two of records', () => {
  expect(sizes(growTree(keys('abcdefg')))).toEqual([
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    [['e', 'f'], 'g'],
  ])
})

test('a proof has the sibling of each node on the way, from the leaf up', () => {
  const root = growTree(keys('abcdefg'))
  expect(proofOf(root, { name: 'g', value: 'g' }).proof.map(sizes)).toEqual([
    ['e', 'f'],
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ])
  expect(proofOf(root, { name: 'z', value: 'z' })).toEqual({ path: [], proof: [] })
})
