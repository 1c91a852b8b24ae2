import { describe, expect, it } from 'vitest'
import { textWidth } from '../../src/text/measure.ts'
import { lineKey } from './line-key.ts'

describe('lineKey', () => {
  it('keeps the order of its entries and ends at the right edge, within the grid step', () => {
    const key = lineKey([{ words: 'goes on' }, { words: 'leads back', look: { dashed: true } }], { right: 400, y: 76 })
    const texts = key.filter((element) => element.type === 'text')
    expect(texts.map(({ text }) => text)).toEqual(['goes on', 'leads back'])
    const end = texts[1]!.x + textWidth('leads back', { size: 14 })
    expect(end).toBeLessThanOrEqual(400)
    expect(end).toBeGreaterThan(396)
  })
})
