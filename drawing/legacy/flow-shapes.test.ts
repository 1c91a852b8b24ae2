import { describe, expect, it } from 'vitest'
import { textWidth } from '../../src/text/measure.ts'
import { flowNode, halfWidthAt, outline, symbolKey } from './flow-shapes.ts'
import { box, line } from './primitives.ts'

const rect = { x: 0, y: 0, w: 160, h: 80 }

describe('outline', () => {
  it('draws a decision through the middles of the four sides', () => {
    expect(outline('decision', rect)).toEqual([
      { type: 'path', d: 'M 80 0 L 160 40 L 80 80 L 0 40 Z', fill: 'surface' },
    ])
  })

  it('gives the rules of a predefined process the stroke of its box', () => {
    expect(outline('predefined', rect, { stroke: 'accent' })).toEqual([
      box(0, 0, 160, 80, { stroke: 'accent' }),
      line(8, 0, 8, 80, { stroke: 'accent' }),
      line(152, 0, 152, 80, { stroke: 'accent' }),
    ])
  })
})

describe('halfWidthAt', () => {
  it('narrows a decision in proportion to the distance from its middle', () => {
    expect([40, 20, 0, 60].map((y) => halfWidthAt('decision', rect, y))).toEqual([80, 40, 0, 40])
  })

  it('follows the round ends of a terminator', () => {
    expect([40, 0].map((y) => halfWidthAt('terminator', rect, y))).toEqual([80, 40])
  })
})

describe('flowNode', () => {
  it('refuses a label whose corners leave the diamond, though its middle line has room', () => {
    const narrow = { ...rect, w: 144 }
    expect(() => flowNode('decision', narrow, [{ text: 'Users blocked?' }])).toThrow(/the decision has/)
    expect(() => flowNode('process', narrow, [{ text: 'Users blocked?' }])).not.toThrow()
  })

  it('centres the words of a document above its wave', () => {
    const [, words] = flowNode('document', rect, [{ text: 'Ticket' }])
    expect(words).toMatchObject({ y: 38 })
  })
})

describe('symbolKey', () => {
  it('ends its last word at the right edge of the row, within the grid step', () => {
    const entries = [
      { symbol: 'decision', words: 'Question' },
      { symbol: 'process', words: 'Step' },
    ] as const
    const key = symbolKey([...entries], { x: 40, right: 400, y: 100 })
    const last = key.at(-1)
    const right = last?.type === 'text' ? last.x + textWidth(last.text, { size: 14 }) : 0
    expect(Math.abs(right - 400)).toBeLessThanOrEqual(2)
    expect(() => symbolKey([...entries], { x: 40, right: 120, y: 100 })).toThrow(/wider than its row/)
  })
})
