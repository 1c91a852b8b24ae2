import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import { fitFrames, type ShownFrame } from './fit-frames.ts'

const node = (name: string, value: number, ...children: TreeNode[]): TreeNode => ({ name, value, children })

const chain = (levels: number): TreeNode =>
  levels === 1 ? node('leaf', 90) : node(`level ${levels}`, levels === 12 ? 10 : 0, chain(levels - 1))

const framesOf = (shown: ShownFrame): ShownFrame[] => [shown, ...shown.children.flatMap(framesOf)]

test('below the last level one frame says how many levels there are, as wide as they are', () => {
  const frames = framesOf(fitFrames(chain(20), { frames: 100, levels: 16, pixel: 0.001 }))
  expect(frames).toHaveLength(17)
  expect(frames.at(-1)).toMatchObject({ kind: 'deeper', name: '+4 levels', total: 90 })
  expect(frames.at(-2)).toMatchObject({ kind: 'frame', name: 'level 5', total: 90 })
})

test('callees that are too narrow are one frame with all their amounts, so that they are not time in the caller', () => {
  const small = Array.from({ length: 200 }, (_, index) => node(`small ${index}`, 1))
  const [root, ...others] = framesOf(
    fitFrames(node('main', 0, node('big', 800), ...small), { frames: 50, levels: 16, pixel: 0.0001 }),
  )
  expect(others.map(({ kind, name, total }) => [kind, name, total])).toEqual([
    ['frame', 'big', 800],
    ['smaller', '200 smaller', 200],
  ])
  expect(others[1]?.hidden).toHaveLength(200)
  expect(root?.total).toBe(1000)
})

test('whatever the profile, what is shown of a frame and its callees is what it has, and all of them fit', () => {
  const tree = fc.letrec<{ node: TreeNode }>((tie) => ({
    node: fc.record({
      name: fc.string({ maxLength: 4 }),
      value: fc.nat(100),
      children: fc.oneof({ maxDepth: 6 }, fc.constant<TreeNode[]>([]), fc.array(tie('node'), { maxLength: 4 })),
    }),
  })).node
  fc.assert(
    fc.property(tree, (root) => {
      fc.pre(totalOf(root) > 0)
      const frames = framesOf(fitFrames(root, { frames: 20, levels: 4, pixel: 0.001 }))
      expect(frames.length).toBeLessThanOrEqual(20)
      for (const { kind, node: own, total, hidden, children } of frames) {
        if (kind === 'frame') {
          expect(total).toBe(totalOf(own))
          expect(children.reduce((sum, child) => sum + child.total, own.value ?? 0)).toBe(total)
        } else expect(hidden.reduce((sum, each) => sum + totalOf(each), 0)).toBe(total)
      }
    }),
  )
})
