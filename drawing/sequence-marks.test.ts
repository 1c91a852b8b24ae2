import { describe, expect, it } from 'vitest'
import { descent, textWidth } from '../src/text/measure.ts'
import { bracket, divider, fields, note, selfMessage, timeArrow, zone } from './sequence-marks.ts'

describe('timeArrow', () => {
  it.each([8, 24, 48])('keeps its words clear of a slope of %i px', (drop) => {
    const [arrow, words] = timeArrow({ from: 100, to: 500, y: 200, drop, words: 'SYN, seq=1000', mono: true })
    if (arrow?.type !== 'line' || words?.type !== 'text') throw new Error('a line and its words')
    const half = textWidth(words.text, { size: 14, mono: true }) / 2
    const slope = (arrow.y2 - arrow.y) / (arrow.x2 - arrow.x)
    const highest = arrow.y + slope * (words.x - half - arrow.x)
    expect(words.y + descent * 14).toBeLessThan(highest - 2)
  })

  it('clears the slope in the other direction too', () => {
    const [arrow, words] = timeArrow({ from: 500, to: 100, y: 200, drop: 40, words: 'SYN, ACK' })
    expect(arrow).toMatchObject({ x2: 100, y2: 240 })
    expect(words).toMatchObject({ x: 300 })
  })
})

describe('marks beside messages', () => {
  it('end a self message where it began, lower', () => {
    const [path] = selfMessage({ x: 104, y: 200, drop: 32, words: [{ text: 'check' }] })
    expect(path).toMatchObject({ d: 'M 104 200 H 128 V 232 H 104', arrow: true })
  })

  it('break a divider around its words', () => {
    const [left, right] = divider({ left: 40, right: 440, y: 100, words: 'Retry' })
    if (left?.type !== 'line' || right?.type !== 'line') throw new Error('two hairlines')
    const width = textWidth('Retry', { size: 14, bold: true })
    expect(right.x - left.x2).toBeGreaterThanOrEqual(width + 16)
    expect(left.x2 - 40).toBe(440 - right.x)
  })

  it('turn a bracket to either side', () => {
    expect(bracket({ x: 40, y: 0, end: 80 })).toMatchObject({ d: 'M 48 0 H 40 V 80 H 48' })
    expect(bracket({ x: 40, y: 0, end: 80, open: 'left' })).toMatchObject({ d: 'M 32 0 H 40 V 80 H 32' })
  })

  it('shade a zone, without an outline where it is the one that matters', () => {
    expect(zone({ x: 0, y: 0, w: 80, h: 80 })).toMatchObject({ fill: 'soft', stroke: 'none' })
    expect(zone({ x: 0, y: 0, w: 80, h: 80 }, 'surface')).toMatchObject({ fill: 'surface', stroke: 'rule' })
  })

  it('centre the words of a note', () => {
    const [, words] = note({ x: 0, y: 0, w: 200, h: 32 }, [{ text: 'user signs in', size: 14 }])
    expect(words).toMatchObject({ x: 100, align: 'middle' })
  })
})

describe('fields', () => {
  it('stand one a line, wider apart before an accented one, and say where they end', () => {
    const { words, end } = fields(100, 200, [{ text: 'a=1' }, { text: 'b=2' }, { text: 'c=3', accent: true }], 200)
    expect(words.map(({ y }) => y)).toEqual([200, 216, 236])
    expect(end).toBe(236)
  })

  it('refuse a row that does not fit, its indent included', () => {
    const row = { text: 'x'.repeat(12), continued: true }
    expect(() => fields(0, 0, [row], 96)).toThrow('wide')
    expect(() => fields(0, 0, [{ text: row.text }], 96)).not.toThrow()
  })
})
