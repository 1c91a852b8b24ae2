/**
 * The cost of a review is bounded for any valid scene. Unbounded work would run into the test timeout;
 * how long a review takes is measured by the benchmark.
 */
import { expect, test } from 'vitest'
import type { Element, Scene } from '../scene/scene.ts'
import { reviewScene } from './review-scene.ts'

const sceneOf = (element: (index: number) => Element): Scene => ({
  version: 1,
  width: 2400,
  height: 2400,
  title: 'As much as the language allows',
  description: 'Three hundred elements, each as large or as long as the language allows, to see what a review costs.',
  elements: Array.from({ length: 300 }, (_, index) => element(index)),
})

const longPath = (piece: (index: number) => string): string => {
  let data = 'M 0 0'
  for (let index = 0; data.length < 19_900; index++) data += piece(index)
  return data
}

const cells = longPath((index) => `M${(index * 37) % 2390} ${(index * 91) % 2390}h9v9h-9z`)
const zigzag = longPath((index) => `L${(index * 997) % 2400} ${(index * 641) % 2400}`)

test.each([
  [
    'long paths of cells under texts',
    (index: number): Element =>
      index % 2
        ? { type: 'text', x: index, y: index * 8, text: 'W'.repeat(500) }
        : { type: 'path', d: cells, fill: 'soft' },
  ],
  ['long filled zigzags', (): Element => ({ type: 'path', d: zigzag, fill: 'soft' })],
  [
    'arrows everywhere',
    (index: number): Element => ({
      type: 'line',
      x: (index * 997) % 2400,
      y: (index * 641) % 2400,
      x2: index * 8,
      y2: 0,
      arrow: true,
    }),
  ],
  [
    'huge boxes and circles',
    (index: number): Element =>
      index % 2
        ? { type: 'box', x: -10_000, y: -10_000, w: 10_000, h: 10_000 }
        : { type: 'circle', x: 10_000, y: -10_000, r: 10_000 },
  ],
])('300 elements: %s', (_, element) => {
  expect(reviewScene(sceneOf(element)).length).toBeLessThan(500)
})
