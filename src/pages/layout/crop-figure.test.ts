import { expect, test } from 'vitest'
import { sceneOf } from '../../../test/smallest-scene.ts'
import type { Element, Path, Scene } from '../../scene/scene.ts'
import { figureIn } from './crop-figure.ts'
import { focalCrop } from './focal-crop.ts'

const scene = (elements: Element[], width = 960, height = 640): Scene => ({ ...sceneOf(...elements), width, height })

const path = (d: string, more: Partial<Path> = {}): Path => ({ type: 'path', d, ...more })

const bar = (y: number, length: number, height = 24): Path =>
  path(`M200 ${y}H${200 + length}V${y + height}H200Z`, { fill: 'muted', stroke: 'none' })

const bars = [bar(120, 600), bar(160, 400), bar(200, 300), bar(240, 200)]

test.each<[string, Element[]]>([
  ['a curve', [path('M200 120L300 180L400 160L500 200L600 220L700 230L800 264')]],
  ['steps', [path('M200 120H250V140H300V160H350V180H400V200H450V220H500V240H600V250H800V264')]],
  ['a disc', [{ type: 'circle', x: 350, y: 192, r: 150 }]],
  [
    'pieces of a round',
    [path('M200 120A300 300 0 0 1 500 264L500 200Z'), path('M500 264A300 300 0 0 1 800 120L500 200Z')],
  ],
  ['bars', bars],
  ['bars of one color', [path([...bars, ...bars.slice(2)].map(({ d }) => d).join(''))]],
])('%s: seen whole', (_, elements) => {
  expect(figureIn(scene(elements))?.x).toBeCloseTo(200, -1)
})

test.each<[string, Element[]]>([
  ['a short curve', [path('M200 120L300 180L400 160L500 200L600 220L800 264')]],
  ['a small curve', [path('M200 120L210 130L220 120L230 130L240 120L250 130L260 120')]],
  ['a small disc', [{ type: 'circle', x: 500, y: 192, r: 100 }]],
  ['a box with round corners', [path('M208 120H792A8 8 0 0 1 800 128V400A8 8 0 0 1 792 408H208Z')]],
  ['an ellipse', [path('M200 200A100 60 0 0 1 400 200A100 60 0 0 1 200 200Z')]],
  ['three bars', bars.slice(1)],
  ['five bars of one color', [path([...bars, ...bars.slice(3)].map(({ d }) => d).join(''))]],
  ['bars of two lengths', [bar(120, 600), bar(160, 600), bar(200, 300), bar(240, 300)]],
  ['thin bars', [bar(120, 600, 8), bar(160, 400, 8), bar(200, 300, 8), bar(240, 200, 8)]],
  ['bars of a background', bars.map((each) => ({ ...each, fill: 'surface' }) as Path)],
  ['bars with a stroke', bars.map(({ d }) => path(d, { fill: 'muted' }))],
  ['a small frame', [path('M200 120H600V520H200Z')]],
])('%s: no figure', (_, elements) => {
  expect(figureIn(scene(elements))).toBeUndefined()
})

test('names of rows and numbers beside a figure belong to it, words farther off do not', () => {
  const near: Element = { type: 'text', x: 190, y: 136, text: 'Name', align: 'end' }
  const far: Element = { type: 'text', x: 180, y: 400, text: 'Below all of them', align: 'end' }
  const { x, y, w, h } = figureIn(scene([...bars, near, far])) ?? { x: 0, y: 0, w: 0, h: 0 }
  expect([x > 130, x < 170, y, x + w, y + h]).toEqual([true, true, 120, 800, 264])
})

test('what is high is no chart, and a chart that fills its scene is shown whole', () => {
  const disc: Element = { type: 'circle', x: 300, y: 300, r: 200 }
  expect([figureIn(scene([disc], 640, 704)), figureIn(scene([disc], 640, 705))]).toEqual([
    { x: 100, y: 100, w: 400, h: 400 },
    undefined,
  ])
  expect(focalCrop(scene([path('M40 120H920V600H40Z')]))).toBe('')
})
