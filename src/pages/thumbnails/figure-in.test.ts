import { expect, test } from 'vitest'
import { sceneOf } from '../../../test/smallest-scene.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import { figureIn } from './figure-in.ts'

const words = (x: number, y: number, text: string, size = 14): Element => ({ type: 'text', x, y, text, size })
const box: Element = { type: 'box', x: 100, y: 200, w: 528, h: 300 }
const sample = (y: number): Element => ({ type: 'line', x: 40, y, x2: 80, y2: y })
const source = words(40, 756, 'Source')

const seen = (...elements: Element[]): Element[] => {
  const scene: Scene = { ...sceneOf(...elements), width: 1000, height: 800 }
  return figureIn(scene)
}

test('a key of two rows and a source of two lines are left out', () => {
  const key = [sample(670), words(88, 674, 'One'), sample(698), words(88, 702, 'Other'), words(200, 702, 'Third')]
  expect(seen(box, ...key, words(40, 738, 'Measured'), source)).toEqual([box])
})

test('an axis is no key, as near as it is: it does not begin at the margin', () => {
  const axis = [words(100, 700, '0'), words(300, 700, '50'), words(600, 720, 'Requests')]
  expect(seen(box, ...axis, source)).toEqual([box, ...axis])
})

test('what is drawn before the figure is none, and without a source there is no key', () => {
  const row = words(40, 720, 'Last row')
  expect(seen(row, box, source)).toEqual([row, box])
  expect(seen(box, sample(690), words(88, 694, 'Name'))).toHaveLength(3)
})

test('what is far from the source is part of the figure, and so is what is large', () => {
  const far = words(40, 690, 'Far')
  const panel: Element = { type: 'box', x: 40, y: 660, w: 300, h: 76 }
  expect(seen(box, far, source)).toEqual([box, far])
  expect(seen(box, panel, source)).toEqual([box, panel])
})

test('the heading is left out, and words of the figure are kept', () => {
  expect(seen(words(40, 56, 'Title', 24), words(40, 84, 'More', 16), words(40, 300, 'Row', 16), box)).toEqual([
    words(40, 300, 'Row', 16),
    box,
  ])
})
