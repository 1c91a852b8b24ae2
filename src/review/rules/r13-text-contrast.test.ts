import { expect, test } from 'vitest'
import { findingsIn, withChanges } from '../../../test/review.ts'

test('finds ink on an accent fill', () => {
  expect(findingsIn(withChanges({ 4: { fill: 'accent' } }))).toEqual([['R13', 5]])
})

test('finds surface on the page', () => {
  expect(findingsIn(withChanges({ 1: { fill: 'surface' } }))).toEqual([['R13', 1]])
})

test('muted words can be read on a tinted area, but not on data in the background', () => {
  const words = { fill: 'muted' } as const
  expect(findingsIn(withChanges({ 4: { fill: 'rule', stroke: 'rule' }, 5: words }))).not.toContainEqual(['R13', 5])
  expect(findingsIn(withChanges({ 4: { fill: 'rule', stroke: 'none' }, 5: words }))).toContainEqual(['R13', 5])
})

test('on a half-tone of a solid fill only ink can be read; that of a pale fill is like the fill', () => {
  const half = { stroke: 'none', dashed: true } as const
  const found = (fill: 'accent' | 'rule', words: 'ink' | 'muted' | 'surface') =>
    findingsIn(withChanges({ 4: { fill, ...half }, 5: { fill: words } })).some(([rule]) => rule === 'R13')
  expect([found('accent', 'ink'), found('accent', 'surface'), found('accent', 'muted')]).toEqual([false, true, true])
  expect([found('rule', 'ink'), found('rule', 'muted')]).toEqual([false, false])
})

test('on a pale color only ink can be read', () => {
  const pale = { stroke: 'surface', dashed: true } as const
  const found = (fill: 'negative' | 'rule', words: 'ink' | 'muted' | 'surface') =>
    findingsIn(withChanges({ 4: { fill, ...pale }, 5: { fill: words } })).some(([rule]) => rule === 'R13')
  expect([found('negative', 'ink'), found('negative', 'surface'), found('negative', 'muted')]).toEqual([
    false,
    true,
    true,
  ])
  expect([found('rule', 'ink'), found('rule', 'muted')]).toEqual([false, false])
})

test('an outline without a fill leaves what is behind it', () => {
  const over = { type: 'box', x: 328, y: 128, w: 144, h: 64, fill: 'none' } as const
  const scene = withChanges({ 4: { fill: 'accent' }, 5: { fill: 'surface' } })
  const [before, after] = [scene.elements.slice(0, 5), scene.elements.slice(5)]
  expect(findingsIn({ ...scene, elements: [...before, over, ...after] }).filter(([rule]) => rule === 'R13')).toEqual([])
})
