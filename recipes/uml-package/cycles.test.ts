import { expect, test } from 'vitest'
import type { GraphEdge } from '../../drawing/data/graph.ts'
import { shortLinks } from '../../drawing/data/short-links.ts'
import { importCycles } from './cycles.ts'
import recipe from './recipe.ts'

const imports = (names: string, lines: string) => ({
  nodes: names.split(' ').map((name) => ({ name, kind: 'package' })),
  edges: shortLinks(lines).map((edge): GraphEdge => ({ ...edge, kind: 'uses' })),
  groups: [{ name: 'outer', kind: 'package' }],
})

const found = (names: string, lines: string): string => {
  const { looped, closing } = importCycles(imports(names, lines))
  const written = (edges: GraphEdge[]): string => edges.map(({ from, to }) => `${from}>${to}`).join(' ')
  return `${written(looped)} | ${written(closing)}`
}

test('without a cycle nothing is marked; what a package imports of itself is no cycle', () => {
  expect(found('a b c', 'a > b > c\na > c\nb > b')).toBe(' | ')
})

test('of several cycles, the one import that all of them need closes them', () => {
  expect(found('a b c d', 'a > b > d\na > c > d\nd > a')).toBe('a>b b>d a>c c>d d>a | d>a')
  expect(found('a b c', 'a > b > a\nb > c')).toBe('a>b b>a | a>b b>a')
})

test('cycles among other packages have imports of their own that close them', () => {
  expect(found('a b c d', 'a > b > a\nc > d > c')).toBe('a>b b>a c>d d>c | a>b b>a c>d d>c')
  // The second is imported by the first, which puts it on none of its cycles.
  const [two, more] = ['a > b > c > a\na > c', 'c > d > e > f > d\nd > f']
  expect(found('a b c d e f', `${two}\n${more}`)).toContain('| c>a f>d')
  expect(importCycles(imports('a b c d e f', `${two}\n${more}`)).isSettled).toBe(true)
  expect(importCycles(imports('a b c d e', `${two}\nd > e > d`)).isSettled).toBe(false)
})

test('two cycles of the same packages that share no import are closed by none', () => {
  const { closing, isSettled } = importCycles(imports('a b c', 'a > b > a\nb > c > b'))
  expect([closing, isSettled]).toEqual([[], false])
  expect(importCycles(imports('a b', 'a > b')).isSettled).toBe(false)
})

test('packages on a cycle are counted apart from the imports on it, by whatever name these say them', () => {
  const data = imports('a b c', 'a > b > c > a\na > c')
  const nodes = data.nodes.map((node) => (node.name === 'a' ? { ...node, id: 'first' } : node))
  const edges = data.edges.map((edge, index) => (index === 0 ? { ...edge, from: 'first' } : edge))
  const derived = recipe.derive?.({ ...data, nodes, edges } as never)
  expect(derived).toMatchObject({ looped: 4, tangled: 3, packages: 3 })
})

test('an outer package imports and is imported like any other', () => {
  expect(found('a', 'a > outer > a')).toBe('a>outer outer>a | a>outer outer>a')
})

test('the sample has one import that closes every cycle, among ten', () => {
  const data = recipe.data.schema.parse(recipe.sample)
  const { closing, looped } = importCycles(data)
  expect(closing.map(({ from, to }) => [from, to])).toEqual([['cache', 'rest']])
  expect([looped.length, recipe.derive?.(data)?.imports]).toEqual([5, 9])
})
