import { describe, expect, it } from 'vitest'
import { branchAcross, branchDown, layTree } from './tree.ts'

type Node = { w: number; children?: Node[] }

const node = (w: number, ...children: Node[]): Node => ({ w, children })
const root = node(64, node(64, node(96), node(96), node(32)), node(64, node(96)))

const shape = {
  children: (n: Node) => n.children,
  extent: (n: Node) => n.w,
  gap: 16,
  level: 120,
  from: [40, 100] as const,
}

describe('layTree', () => {
  const placed = layTree(root, shape)
  const leaves = placed.filter(({ depth }) => depth === 2)

  it('starts the outermost node at the given edge and steps down by level', () => {
    expect(leaves[0]).toMatchObject({ x: 88, y: 340 })
    expect(placed[0]).toMatchObject({ depth: 0, y: 100, parent: undefined })
  })

  it('keeps the gap between neighbours of different widths', () => {
    for (const [index, leaf] of leaves.slice(1).entries()) {
      const before = leaves[index]!
      expect(leaf.x - leaf.data.w / 2 - (before.x + before.data.w / 2)).toBeGreaterThanOrEqual(16)
    }
  })

  it('centres a parent over its first and last child, on the grid', () => {
    for (const parent of placed) {
      const own = placed.filter((child) => child.parent === parent)
      if (own.length === 0) continue
      expect(Math.abs(parent.x - (own[0]!.x + own.at(-1)!.x) / 2)).toBeLessThanOrEqual(4)
      expect(parent.x % 4).toBe(0)
    }
  })

  it('turns the axes for a tree that grows rightwards', () => {
    const turned = layTree(root, { ...shape, grow: 'right', from: [100, 40] })
    expect(turned.map(({ x, y }) => [y, x])).toEqual(placed.map(({ x, y }) => [x, y]))
  })
})

describe('branches', () => {
  it('are straight where they can be and S-curves elsewhere', () => {
    expect(branchDown([8, 0], [8, 40])).toBe('M 8 0 L 8 40')
    expect(branchDown([0, 0], [80, 40])).toBe('M 0 0 C 0 20 80 20 80 40')
    expect(branchAcross([0, 0], [80, 40])).toBe('M 0 0 C 40 0 40 40 80 40')
  })
})
