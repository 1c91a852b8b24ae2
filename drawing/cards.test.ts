import { describe, expect, it } from 'vitest'
import { card, cardRect } from './cards.ts'

const board = { left: 40, top: 168, card: { w: 256, h: 88 }, gap: { x: 32, y: 16 } }

describe('cards', () => {
  it('lie at fixed steps', () => {
    expect(cardRect(board, 0, 0)).toEqual({ x: 40, y: 168, w: 256, h: 88 })
    expect(cardRect(board, 3, 4)).toEqual({ x: 904, y: 584, w: 256, h: 88 })
  })

  it('are drawn shapes first, words last', () => {
    const elements = card(cardRect(board, 0, 0), {
      id: 'PAY-1',
      title: 'Refunds',
      aside: '2 d',
      tags: [{ words: 'bug' }],
    })
    expect(elements.map(({ type }) => type)).toEqual(['box', 'path', 'text', 'text', 'text', 'text'])
  })

  it('refuse a title or tags that are too wide', () => {
    const rect = { x: 0, y: 0, w: 96, h: 88 }
    expect(() => card(rect, { id: 'A', title: 'A title too long for it' })).toThrow('px wide')
    expect(() => card(rect, { id: 'A', title: 'A', tags: [{ words: 'security' }, { words: 'feature' }] })).toThrow(
      'room',
    )
  })
})
