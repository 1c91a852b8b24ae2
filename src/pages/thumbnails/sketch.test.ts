import { expect, test } from 'vitest'
import { loadCatalog } from '../../../test/catalog.ts'
import { sceneOf } from '../../../test/smallest-scene.ts'
import { boundsOf } from '../../elements/bounds.ts'
import { bottomOf, rightOf } from '../../geometry/rect.ts'
import type { Color } from '../../scene/limits.ts'
import { readScene } from '../../scene/read-scene.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import { sketchOf } from './sketch.ts'

const scene = (elements: Element[], width = 1000, height = 800): Scene => ({ ...sceneOf(...elements), width, height })

const box: Element = { type: 'box', x: 100, y: 200, w: 528, h: 336 }

test('the drawing fills a card of 3 to 2, in its own proportions', () => {
  const { width, height, elements } = sketchOf(scene([box]))
  expect([width, height, elements]).toEqual([288, 192, [{ type: 'box', x: 12, y: 12, w: 264, h: 168 }]])
  expect(sketchOf(scene([{ ...box, w: 336 }])).elements).toEqual([{ type: 'box', x: 60, y: 12, w: 168, h: 168 }])
})

test('what is small is not enlarged', () => {
  expect(sketchOf(scene([{ ...box, w: 40, h: 30 }])).elements).toEqual([{ type: 'box', x: 124, y: 81, w: 40, h: 30 }])
})

test('heading, key and source are left out, with the symbols of the key', () => {
  const words = (y: number, size: number, text: string): Element => ({ type: 'text', x: 40, y, text, size })
  const symbol: Element = { type: 'line', x: 40, y: 716, x2: 80, y2: 716 }
  const { elements } = sketchOf(
    scene([
      words(56, 24, 'Heading'),
      words(84, 16, 'More'),
      box,
      symbol,
      words(720, 12, 'Key'),
      words(756, 12, 'Source'),
    ]),
  )
  expect(elements).toHaveLength(1)
})

test('a line of words is a bar as long as it, in the same place, paler where the words are', () => {
  const label = (fill: Color): Element => ({
    type: 'text',
    x: 364,
    y: 368,
    text: 'Words',
    align: 'middle',
    fill,
  })
  const bars = (['ink', 'muted', 'accent'] as const).map((fill) => sketchOf(scene([box, label(fill)])).elements[1])
  expect(bars.map((bar) => bar?.type === 'box' && bar.fill)).toEqual(['muted', 'rule', 'accent'])
  const [bar] = bars
  const { x, w, h } = boundsOf(bar!)
  expect([Math.round(x + w / 2), h > 2 && h < 6, bar?.type]).toEqual([144, true, 'box'])
})

test('paths keep their shape: curves, arcs and what closes them', () => {
  const path: Element = { type: 'path', d: 'm100 200h100q60 0 60 60a60 60 0 0 1-60 120z' }
  expect(sketchOf(scene([box, path])).elements[1]).toEqual({
    type: 'path',
    d: 'M12 12L62 12Q92 12 92 42A30 30 0 0 1 62 102Z',
  })
})

test('a text without words and a scene without a drawing have a sketch', () => {
  expect(sketchOf(scene([{ type: 'text', x: 4, y: 40, text: ' ', size: 12 }])).elements).toEqual([])
})

test('the sketch of every recipe is a valid scene, and all of it is on the card', async () => {
  for (const { id, scene: whole } of (await loadCatalog()).recipes) {
    const sketch = sketchOf(whole)
    const outside = sketch.elements.filter((element) => {
      const bounds = boundsOf(element)
      return bounds.x < 11.9 || bounds.y < 11.9 || rightOf(bounds) > 276.1 || bottomOf(bounds) > 180.1
    })
    expect([id, readScene(sketch).ok, outside]).toEqual([id, true, []])
    expect(sketch.elements.some(({ type }) => type === 'text')).toBe(false)
  }
})
