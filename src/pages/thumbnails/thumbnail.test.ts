import { expect, test } from 'vitest'
import { loadCatalog } from '../../../test/catalog.ts'
import { sceneOf } from '../../../test/smallest-scene.ts'
import { boundsOf } from '../../elements/bounds.ts'
import { bottomOf, rightOf } from '../../geometry/rect.ts'
import { readScene } from '../../scene/read-scene.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import { thumbnailOf } from './thumbnail.ts'

const scene = (elements: Element[], width = 1000, height = 800): Scene => ({ ...sceneOf(...elements), width, height })

const box: Element = { type: 'box', x: 100, y: 200, w: 868, h: 300 }
const label: Element = { type: 'text', x: 120, y: 300, text: 'Words', size: 14 }

test('the figure is in the middle of a card of 3 to 2, as large as it goes', () => {
  const { width, height, elements } = thumbnailOf(scene([box]))
  expect([width, height, elements]).toEqual([900, 600, [{ ...box, x: 16, y: 150 }]])
})

test('a small figure is not enlarged more than words can be read', () => {
  const { width, elements } = thumbnailOf(scene([{ ...box, w: 100, h: 60 }]))
  expect([width, elements]).toEqual([500, [{ type: 'box', x: 200, y: 137, w: 100, h: 60 }]])
})

test('words are kept until they would be specks; then all is a sketch', () => {
  const high = (h: number): Scene => thumbnailOf(scene([{ ...box, w: 600, h }, label], 1000, 1200))
  expect(high(390).elements.some(({ type }) => type === 'text')).toBe(true)
  const sketch = high(400)
  expect([sketch.width, sketch.height, sketch.elements.some(({ type }) => type === 'text')]).toEqual([576, 384, false])
})

test('a scene without a drawing has a sketch', () => {
  expect(thumbnailOf(scene([])).elements).toEqual([])
})

test('the thumbnail of every recipe is a valid scene, and all of it is on the card', async () => {
  for (const { id, scene: whole } of (await loadCatalog()).recipes) {
    const thumbnail = thumbnailOf(whole)
    const { width, height, elements } = thumbnail
    const outside = elements.filter((element) => {
      const bounds = boundsOf(element)
      return bounds.x < 11 || bounds.y < 11 || rightOf(bounds) > width - 11 || bottomOf(bounds) > height - 11
    })
    expect([id, readScene(thumbnail).ok, outside]).toEqual([id, true, []])
    expect(Math.abs(width / height - 1.5)).toBeLessThan(0.01)
  }
})
