import { describe, expect, it } from 'vitest'
import { layFlows, mustBalance, ribbonPath } from './ribbon.ts'

const flows = [
  { from: 'all', to: 'hit', value: 60 },
  { from: 'all', to: 'miss', value: 40 },
  { from: 'hit', to: 'ok', value: 60 },
  { from: 'miss', to: 'ok', value: 30 },
  { from: 'miss', to: 'failed', value: 10 },
]
const nodes = ['all', 'hit', 'miss', 'ok', 'failed']
const layout = { nodes, flows, area: { x: 0, y: 100, w: 300, h: 120 }, bar: 10, gap: 20 }

describe('mustBalance', () => {
  it('names the node that gives out more than it takes in', () => {
    const wrong = [...flows.slice(0, 4), { from: 'miss', to: 'failed', value: 11 }]
    expect(() => mustBalance(nodes, wrong)).toThrow('miss takes in 40 and gives out 41')
    expect(() => mustBalance(nodes, flows)).not.toThrow()
  })
})

describe('ribbonPath', () => {
  it('is closed, level at both ends and of constant vertical width', () => {
    expect(ribbonPath([0, 10], [20, 30], 4)).toBe('M 0 8 C 10 8 10 28 20 28 V 32 C 10 32 10 12 0 12 Z')
  })
})

describe('layFlows', () => {
  it('draws bars and ribbons to one scale, set by the fullest column', () => {
    const { bars, ribbons, scale } = layFlows(layout)
    expect(scale).toBe(1)
    expect([...bars].map(([name, { h, value }]) => [name, h, value])).toEqual([
      ['all', 100, 100],
      ['hit', 60, 60],
      ['miss', 40, 40],
      ['ok', 90, 90],
      ['failed', 10, 10],
    ])
    expect(ribbons.map(({ width }) => width)).toEqual([60, 40, 60, 30, 10])
  })

  it('hangs every column from the top edge with the gap between its bars', () => {
    const { bars } = layFlows(layout)
    expect(nodes.map((name) => [bars.get(name)!.x, bars.get(name)!.y])).toEqual([
      [0, 100],
      [145, 100],
      [145, 180],
      [290, 100],
      [290, 210],
    ])
  })

  it('stacks ribbons at a bar without a gap or an overlap', () => {
    const { ribbons } = layFlows(layout)
    expect(ribbons.slice(2, 4).map(({ d }) => d)).toEqual([
      'M 155 100 C 222.5 100 222.5 100 290 100 V 160 C 222.5 160 222.5 160 155 160 Z',
      'M 155 180 C 222.5 180 222.5 160 290 160 V 190 C 222.5 190 222.5 210 155 210 Z',
    ])
  })
})
