import { expect, test } from 'vitest'
import { layIndented } from './indented.ts'

test('one row a node, children indented below their parent', () => {
  const root = {
    name: 'src',
    children: [
      { name: 'api', children: [{ name: 'a.go', children: [] }] },
      { name: 'b.go', children: [] },
    ],
  }
  const rows = layIndented<(typeof root)['children'][0] | typeof root>(root as never, {
    children: ({ children }) => children as never,
    height: () => 24,
    indent: 16,
    gap: 4,
  })
  expect(
    rows.map(({ node, depth, x, y, parent, before }) => [node.name, depth, x, y, parent?.node.name, before?.node.name]),
  ).toEqual([
    ['src', 0, 0, 0, undefined, undefined],
    ['api', 1, 16, 28, 'src', undefined],
    ['a.go', 2, 32, 56, 'api', undefined],
    ['b.go', 1, 16, 84, 'src', 'api'],
  ])
})
