import { describe, expect, it } from 'vitest'
import {
  axisBottom,
  axisLeft,
  bandLabels,
  bandsAcross,
  decimal,
  linearAcross,
  linearUp,
  roundTicks,
  signed,
  timeAcross,
  timeAxisBottom,
} from './axes.ts'

const plot = { x: 100, y: 50, w: 400, h: 200 }

describe('scales', () => {
  it('put zero on the bottom or left edge', () => {
    expect([0, 50, 100].map(linearUp([0, 100], plot))).toEqual([250, 150, 50])
    expect([0, 50, 100].map(linearAcross([0, 100], plot))).toEqual([100, 300, 500])
  })

  it('map time linearly', () => {
    expect([0, 1_800_000, 3_600_000].map(timeAcross([0, 3_600_000], plot))).toEqual([100, 300, 500])
  })

  it('share the width equally between bands', () => {
    const bands = bandsAcross(['a', 'b', 'c', 'd'], plot, 0.4)
    expect(bands.step()).toBeCloseTo(100)
    expect(bands('b')! + bands.bandwidth() / 2).toBeCloseTo(250)
  })
})

describe('ticks', () => {
  it('are round', () => {
    expect(roundTicks(linearUp([0, 400], plot), 4)).toEqual([0, 100, 200, 300, 400])
  })

  it('are three to seven', () => {
    const scale = linearUp([0, 100], plot)
    expect(() => axisLeft({ plot, scale, ticks: [0, 100] })).toThrow('2 ticks')
    expect(() => axisBottom({ plot, scale, ticks: scale.ticks(10) })).toThrow('11 ticks')
  })
})

describe('axes', () => {
  it('draw zero as an axis and the rest as grid lines', () => {
    const { rules, labels } = axisLeft({ plot, scale: linearUp([0, 100], plot), ticks: [0, 50, 100], title: 'MiB' })
    expect(rules.map((rule) => rule.type === 'line' && rule.stroke)).toEqual(['muted', 'rule', 'rule'])
    expect(labels.map((label) => label.text)).toEqual(['MiB', '0', '50', '100'])
  })

  it('label times under the axis', () => {
    const scale = timeAcross([0, 2], plot)
    const { labels } = timeAxisBottom({ plot, scale, ticks: [0, 1, 2], format: (time) => `t${time}` })
    expect(labels.map(({ x, text }) => [x, text])).toEqual([
      [100, 't0'],
      [300, 't1'],
      [500, 't2'],
    ])
  })

  it('refuse a name that is wider than its column', () => {
    const bands = bandsAcross(['a', 'b', 'c', 'd'], plot)
    const name = (words: string) => bandLabels([{ name: 'a', lines: [{ text: words }] }], bands, 250)
    expect(name('short')).toHaveLength(1)
    expect(() => name('much too long for it')).toThrow('px wide')
  })
})

describe('numbers', () => {
  it('carry a typographic sign', () => {
    expect([4.66, -5.6, 0].map((value) => signed(value))).toEqual(['+4.7', '−5.6', '0.0'])
    expect(decimal(-13, 0)).toBe('−13')
  })
})
