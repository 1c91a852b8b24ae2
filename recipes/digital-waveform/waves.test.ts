import { expect, test } from 'vitest'
import { bitsAt, bytesOf, edgesOf, stretchesOf } from './waves.ts'

test('a wave is read as stretches, dots and repeated levels going on', () => {
  expect(stretchesOf('x0.11=.=z', ['A', 'B'])).toEqual([
    { kind: 'x', from: 0, to: 1 },
    { kind: '0', from: 1, to: 3 },
    { kind: '1', from: 3, to: 5 },
    { kind: '=', from: 5, to: 7, text: 'A' },
    { kind: '=', from: 7, to: 8, text: 'B' },
    { kind: 'z', from: 8, to: 9 },
  ])
})

test('edges lead from one level to the other, not from the unknown', () => {
  expect([edgesOf('x1010', 'rising'), edgesOf('x1010', 'falling')]).toEqual([[3], [2, 4]])
})

test('bits are what is there just before the edge; bytes are whole, first bit highest', () => {
  const clock = `00${'10'.repeat(8)}`
  const data = 'x1.0.0.1.1.1.1.1.z'
  const bits = bitsAt(data, edgesOf(clock, 'rising'))
  expect(bits.map(({ bit }) => bit).join('')).toBe('10011111')
  expect(bytesOf(bits)).toEqual(['0x9F'])
  expect(bytesOf(bits.slice(1))).toEqual([])
})
