/** The space a text takes up. */
import { describe, expect, test } from 'vitest'
import { bottomOf, rightOf } from '../../geometry/rect.ts'
import { textWidth } from '../../text/measure.ts'
import { toLabel } from './label.ts'

const text = { type: 'text', x: 100, y: 50, text: 'Order' } as const

describe('a label', () => {
  test('extends to the sides that its alignment implies', () => {
    const width = textWidth('Order', { size: 16 })
    expect(toLabel(text, 0).extent.x).toBe(100)
    expect(toLabel({ ...text, align: 'middle' }, 0).extent.x).toBeCloseTo(100 - width / 2)
    expect(rightOf(toLabel({ ...text, align: 'end' }, 0).extent)).toBeCloseTo(100)
  })

  test('reaches below its baseline only with a descender', () => {
    expect(bottomOf(toLabel(text, 0).ink)).toBe(50)
    expect(bottomOf(toLabel({ ...text, text: 'page' }, 0).ink)).toBeCloseTo(50 + 0.22 * 16)
  })

  test('is lower without capitals and ascenders', () => {
    expect(toLabel(text, 0).ink.y).toBeCloseTo(50 - 0.76 * 16)
    expect(toLabel({ ...text, text: 'no one' }, 0).ink.y).toBeCloseTo(50 - 0.56 * 16)
  })
})
