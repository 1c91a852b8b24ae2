import { expect, test } from 'vitest'
import * as z from 'zod'
import { readData } from '../read-data.ts'
import { References } from './references.ts'
import { nodesOf, pathTo, type TreeNode, treeForm } from './tree.ts'

const names = treeForm({ nodes: 5, depth: 3 })
const sized = treeForm({ nodes: 5, depth: 3, sized: true })

const problems = (form: typeof names, root: object, more: object = {}) => {
  const reading = readData(form as never, { title: 'A claim', root, ...more })
  return reading.ok ? [] : reading.findings
}

test('siblings differ; cousins may share a name', () => {
  const twins = [{ name: 'main.go' }, { name: 'main.go' }]
  expect(problems(names, { name: 'cmd', children: twins })).toEqual([
    {
      at: 'root.children.1.name',
      problem: '"main.go" is already the name of root.children.0; give one of them an id',
    },
  ])
  const cousins = [
    { name: 'a', children: [{ name: 'main.go' }] },
    { name: 'b', children: [{ name: 'main.go' }] },
  ]
  expect(problems(names, { name: 'cmd', children: cousins }, { focus: ['b > main.go'] })).toEqual([])
  expect(problems(names, { name: 'cmd', children: cousins }, { focus: ['main.go'] })).toEqual([
    { at: 'focus.0', problem: '"main.go" is the name of several items; give them ids' },
  ])
})

test('nodes and levels are limited', () => {
  const chain = { name: 'a', children: [{ name: 'b', children: [{ name: 'c', children: [{ name: 'd' }] }] }] }
  const at = 'root.children.0.children.0.children.0'
  const problem = 'is on level 4'
  expect(problems(names, chain)).toEqual([{ at, problem: `${problem}; 3 levels fit, the root's included` }])
  chain.children[0]?.children[0]?.children.push({ name: 'e' })
  expect(problems(names, chain)).toEqual([
    { at, problem: `${problem}, like 1 other; 3 levels fit, the root's included` },
  ])
  const children = Array.from({ length: 5 }, (_, index) => ({ name: `n${index}` }))
  expect(problems(names, { name: 'a', children })).toEqual([{ at: 'root', problem: '6 nodes; 5 fit' }])
})

test('leaves of a sized tree have a value', () => {
  expect(problems(sized, { name: 'image', children: [{ name: 'weights', value: 3 }, { name: 'runtime' }] })).toEqual([
    { at: 'root.children.1', problem: 'needs a value or children' },
  ])
})

test('nodes may have fields of their own, which all nodes give, in place of a state', () => {
  const own = treeForm({ nodes: 5, depth: 3 }, { rows: z.number().min(0) }) as never
  expect(problems(own, { name: 'Sort', rows: 3, children: [{ name: 'Scan', rows: 9 }] })).toEqual([])
  expect(problems(own, { name: 'Sort', rows: 3, children: [{ name: 'Scan' }] })).toMatchObject([
    { at: 'root.children.0.rows' },
  ])
  expect(problems(own, { name: 'Sort', rows: 3, state: 'positive' })).toHaveLength(1)
})

test('a tree nested without end is rejected', () => {
  let root: object = { name: 'leaf' }
  for (let depth = 0; depth < 100_000; depth++) root = { name: 'n', children: [root] }
  expect(problems(names, root)).toEqual([{ at: '', problem: 'is nested more than 320 levels deep' }])
})

test('a node is found by the end of its path, and has its path from the root', () => {
  const root: TreeNode = { name: 'a', children: [{ name: 'b', children: [{ name: 'c', children: [] }] }] }
  const found = new References(names.targets({ title: 'A claim', root, unit: undefined })).find('b > c')
  expect(found).toBe(nodesOf(root)[2])
  expect(pathTo(root, found as TreeNode).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})
