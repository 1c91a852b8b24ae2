import { expect, test } from 'vitest'
import { layoutGraph } from '../layout.ts'
import type { Cells, Layout } from '../model/graph.ts'

const edges = [
  { from: 'shop', to: 'pay' },
  { from: 'pay', to: 'rules' },
  { from: 'pay', to: 'model' },
]

const laid = (cells: Cells, direction: 'right' | 'down'): Layout =>
  layoutGraph({ nodes: Object.keys(cells).map((id) => ({ id, w: 128, h: 64 })), edges }, { cells, direction })

const middles = ({ nodes }: Layout, axis: 'x' | 'y'): ((id: string) => number) => {
  return (id) => {
    const { x, y, w, h } = nodes.get(id)!
    return axis === 'x' ? x + w / 2 : y + h / 2
  }
}

test('a node alone in a half row is between the whole ones, though it would be straight in one of them', () => {
  const at = middles(laid({ shop: [1, 1], pay: [2, 1.5], rules: [3, 1], model: [3, 2] }, 'right'), 'y')
  expect(at('pay')).toBeGreaterThanOrEqual(at('rules') + 32)
  expect(at('pay')).toBeLessThanOrEqual(at('model') - 32)
})

test('so is one in a half column', () => {
  const at = middles(laid({ shop: [1, 1], pay: [1.5, 2], rules: [1, 3], model: [2, 3] }, 'down'), 'x')
  expect(at('pay')).toBeGreaterThanOrEqual(at('rules') + 64)
  expect(at('pay')).toBeLessThanOrEqual(at('model') - 64)
})

test('two nodes of one half row are level, whatever is around', () => {
  const at = middles(laid({ shop: [1, 1.5], pay: [2, 1.5], rules: [3, 1], model: [3, 2] }, 'right'), 'y')
  expect(at('shop')).toBe(at('pay'))
})
