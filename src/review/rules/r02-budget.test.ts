import { expect, test } from 'vitest'
import { cleanScene, findingsIn, problemsOf, withChanges } from '../../../test/review.ts'
import type { Element } from '../../scene/scene.ts'
import { reviewScene } from '../review-scene.ts'

test('finds a coordinate with a fraction', () => {
  expect(findingsIn(withChanges({ 0: { y: 58.25 } }))).toEqual([['R02']])
})

test.each<[number, Partial<Element>]>([
  [2, { w: 160.25 }],
  [14, { y2: 279.5 }],
  [1, { x: 40.3 }],
])('counts fractions in any number of an element: %i', (at, change) => {
  expect(reviewScene(withChanges({ [at]: change })).map(({ rule, problem }) => [rule, problem])).toContainEqual([
    'R02',
    `element ${at}: coordinates with fractions in a picture on the grid; use whole pixels`,
  ])
})

test('accepts a text on half a pixel, which is the middle of an odd width', () => {
  expect(findingsIn(withChanges({ 0: { y: 58.5 } }))).toEqual([])
})

test('accepts fractions in a picture that is on no grid', () => {
  const lines = Array.from({ length: 9 }, (_, index): Element => level(240 + 17.3 * index))
  expect(rulesOf(lines)).not.toContain('R02')
})

test('finds more elements than can be followed along connectors: one in twelve', () => {
  expect(budgetFindings({ connectors: 11, elements: 121 })).toEqual([
    '121 elements; aim for 120 or fewer: leave some out, or split the diagram',
  ])
  expect(budgetFindings({ connectors: 11, elements: 120 })).toEqual([])
  expect(budgetFindings({ connectors: 11, elements: 132 })).toHaveLength(1)
  expect(budgetFindings({ connectors: 11, elements: 133 })).toEqual([])
})

const level = (y: number): Element => ({ type: 'line', x: 40, y, x2: 300, y2: y, stroke: 'rule' })

const rulesOf = (elements: Element[]): string[] =>
  reviewScene({ ...cleanScene, height: 800, elements: [...cleanScene.elements, ...elements] }).map(({ rule }) => rule)

/** What R02 says of two boxes with arrows between them, and texts up to a number of elements. */
const budgetFindings = ({ connectors, elements }: { connectors: number; elements: number }): string[] => {
  const boxes = [40, 600].map((x): Element => ({ type: 'box', x, y: 120, w: 160, h: 400 }))
  const arrows = Array.from(
    { length: connectors },
    (_, index): Element => ({ type: 'line', x: 200, y: 128 + 16 * index, x2: 600, y2: 128 + 16 * index, arrow: true }),
  )
  const texts = Array.from(
    { length: elements - 2 - connectors },
    (): Element => ({ type: 'text', x: 40, y: 58, text: 'Order intake', size: 20, bold: true }),
  )
  return problemsOf('R02', [...boxes, ...arrows, ...texts])
}
