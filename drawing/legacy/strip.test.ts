import { describe, expect, it } from 'vitest'
import { divide, strip } from './strip.ts'

const area = { x: 40, y: 0, w: 700, h: 48 }

describe('divide', () => {
  it('gives every value its share of the width, one after the other', () => {
    expect(divide([8, 6, 56], area).map(({ x, w }) => [x, w])).toEqual([
      [40, 80],
      [120, 60],
      [180, 560],
    ])
  })
})

describe('strip', () => {
  it('refuses words that are wider than their segment', () => {
    const segments = [
      { value: 1, lines: [{ text: 'Compile' }] },
      { value: 20, lines: [{ text: 'Wait' }] },
    ]
    expect(() => strip(segments, area)).toThrow(/"Compile" is/)
  })
})
