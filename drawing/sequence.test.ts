import { describe, expect, it } from 'vitest'
import { box, text } from './primitives.ts'
import { lifelines, message, messageWidth, namedMessage, wordsLast } from './sequence.ts'

describe('message', () => {
  it('centres its words over the arrow, whichever way it points', () => {
    expect(message({ from: 500, to: 100, y: 200, words: '1 row', reply: true })).toMatchObject([
      { type: 'line', x: 500, x2: 100, arrow: true, dashed: true },
      { type: 'text', x: 300, y: 192, align: 'middle' },
    ])
  })

  it('sets its words flush left in a stretch of a longer arrow', () => {
    const [, words] = message({ from: 100, to: 700, y: 200, words: 'POST /token', over: [300, 500], flush: true })
    expect(words).toMatchObject({ x: 308, align: 'start' })
  })

  it('refuses words that are wider than the stretch', () => {
    expect(() => message({ from: 0, to: 60, y: 0, words: 'POST /token' })).toThrow('POST /token')
    expect(message({ from: 0, to: messageWidth('POST /token'), y: 0, words: 'POST /token' })).toHaveLength(2)
  })
})

describe('namedMessage', () => {
  it('keeps name and aside at opposite ends', () => {
    const [, name, aside] = namedMessage({ from: 500, to: 100, y: 200, name: 'Finished', aside: 'HMAC' })
    expect([name, aside]).toMatchObject([{ x: 116 }, { x: 484, align: 'end' }])
  })

  it('refuses a pair that would meet in the middle', () => {
    expect(() => namedMessage({ from: 0, to: 200, y: 0, name: 'CertificateVerify', aside: 'signature' })).toThrow()
  })
})

it('spaces lifelines evenly on the 4 px grid', () => {
  expect(lifelines(4, 100, 700)).toEqual([100, 300, 500, 700])
})

it('moves words behind shapes and keeps both orders', () => {
  const [first, second] = [text(0, 0, 'one'), text(0, 0, 'two')]
  const shape = box(0, 0, 8, 8)
  expect(wordsLast([first, shape, second])).toEqual([shape, first, second])
})
