import { expect, test } from 'vitest'
import { cleanScene, withChanges } from '../../../test/review.ts'
import type { Scene } from '../../scene/scene.ts'
import { reviewScene } from '../review-scene.ts'
import type { Suppression } from '../suppressions.ts'
import { reviewAdapted } from './review-adapted.ts'

const parts = [
  { at: 'nodes.1', name: 'Order API', elements: [4, 5] },
  { at: 'nodes.2', name: 'Database', elements: [6, 7] },
  { at: 'edges.1', from: 'Order API', to: 'Database', elements: [12, 13] },
]

const rulesIn = (scene: Scene, origin = { scene: cleanScene, parts }, suppressions: Suppression[] = []) =>
  reviewAdapted(scene, origin, { suppressions }).map(({ rule, level, at }) => [rule, level, at])

test('a box moved without its label is one finding, although the linter reports several', () => {
  const moved = { ...withChanges({ 6: { x: 632 } }), width: 832 }
  expect(reviewScene(moved).map(({ rule }) => rule)).toEqual(['R06', 'R09'])
  expect(rulesIn(moved)).toEqual([['A05', 'block', 'elements.6']])
})

test('a suppression follows its element until the element is changed', () => {
  const origin = { scene: withChanges({ 9: { text: 'Dispatch to all countries' } }), parts }
  const suppressions = [{ rule: 'R06', at: 9, reason: 'measured in the font that is used' }]
  const [first, ...others] = origin.scene.elements
  const reordered = { ...origin.scene, elements: [...others, ...(first === undefined ? [] : [first])] }
  expect(rulesIn(reordered, origin)).toEqual([['R06', 'block', 'elements.8']])
  expect(rulesIn(reordered, origin, suppressions)).toEqual([])
  const longer = withChanges({ 9: { text: 'Dispatch to every country' } })
  expect(rulesIn(longer, origin, suppressions).map(([rule]) => rule)).toContain('R06')
})

test('without knowing which elements belong together, only the linter reports', () => {
  const moved = { ...withChanges({ 6: { x: 632 } }), width: 832 }
  expect(rulesIn(moved, { scene: cleanScene, parts: [] }).map(([rule]) => rule)).toEqual(['R06', 'R09'])
})
