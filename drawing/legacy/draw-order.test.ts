import { describe, expect, it } from 'vitest'
import { inDrawOrder } from './draw-order.ts'
import { box, line, path, text } from './primitives.ts'

describe('inDrawOrder', () => {
  it('puts fills first and text last and keeps the order within a layer', () => {
    const [a, b, c, d] = [text(0, 0, 'a'), line(0, 0, 8, 0), box(0, 0, 8, 8), box(8, 0, 8, 8)]
    expect(inDrawOrder([a, b, c, d])).toEqual([c, d, b, a])
  })

  it('takes a filled path for a fill and an open one for a stroke', () => {
    const open = path('M 0 0 L 8 8')
    const closed = path('M 0 0 L 8 8 L 0 8 Z', { fill: 'soft' })
    expect(inDrawOrder([open, closed])).toEqual([closed, open])
  })
})
