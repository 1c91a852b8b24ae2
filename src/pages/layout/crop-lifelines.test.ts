import { expect, test } from 'vitest'
import { sceneOf } from '../../../test/smallest-scene.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import { lifelineHeads } from './crop-lifelines.ts'
import { focalCrop } from './focal-crop.ts'

const scene = (elements: Element[], width = 900, height = 1000): Scene => ({ ...sceneOf(...elements), width, height })

const participant = (x: number, length = 700): Element[] => [
  { type: 'box', x: x - 60, y: 120, w: 120, h: 56 },
  { type: 'text', x, y: 150, text: 'Name', align: 'middle', size: 13 },
  { type: 'line', x, y: 176, x2: x, y2: 176 + length },
]

test('heads are shapes in one row with long lines down from their middle, and what is beside them', () => {
  const actor: Element = { type: 'circle', x: 700, y: 140, r: 8 }
  expect(lifelineHeads(scene([...participant(200), ...participant(400), actor]))).toEqual({
    x: 140,
    y: 120,
    w: 568,
    h: 56,
  })
})

test.each([
  ['one', [...participant(200)]],
  ['short lines', [...participant(200, 300), ...participant(400, 300)]],
  [
    'lines from elsewhere',
    [
      ...participant(200),
      ...participant(400).map((each) => (each.type === 'line' ? { ...each, x: 420, x2: 420 } : each)),
    ],
  ],
  ['no shapes', [...participant(200), ...participant(400)].filter(({ type }) => type !== 'box')],
])('%s: no sequence', (_, elements) => {
  expect(lifelineHeads(scene(elements as Element[]))).toBeUndefined()
})

/** What a crop shows of a scene, in its pixels. */
const shownBy = (classes: string, { width, height }: Scene) => {
  const [, quarters = 4, x = 0, y = 0] = (/zoom-(\d+) from-x-(\d+) from-y-(\d+)/.exec(classes) ?? []).map(Number)
  const card = { w: Math.max(width, height * 1.5), h: Math.max(height, width / 1.5) }
  const [w, h] = [(4 * card.w) / quarters, (4 * card.h) / quarters]
  const left = (width - card.w) / 2 + ((card.w - w) * x) / 25
  const top = (height - card.h) / 2 + ((card.h - h) * y) / 25
  return { left, top, right: left + w, bottom: top + h }
}

test.each([1100, 1150, 1200, 1250, 1300])(
  'a sequence of %i pixels shows who takes part, whatever is marked below, and its heading whole or not at all',
  (height) => {
    const heading: Element = {
      type: 'text',
      x: 40,
      y: 84,
      text: 'A subtitle that is as wide as the drawing or nearly so',
    }
    const marked = [0, 1, 2, 3].map(
      (at): Element => ({ type: 'box', x: 200 + at * 80, y: 900, w: 60, h: 40, fill: 'accent' }),
    )
    const drawing = scene([heading, ...participant(200), ...participant(600), ...marked], 700, height)
    const classes = focalCrop(drawing)
    const { left, top, right, bottom } = shownBy(classes, drawing)
    expect([classes !== '', left < 130, top < 110, right > 670, bottom > 400]).toEqual([true, true, true, true, true])
    // It is clear of the edge, which fades.
    expect(top <= 71 - (right - left) / 48 || top >= 84).toBe(true)
  },
)

test('participants that need the whole width are seen with the whole', () => {
  const elements = [...participant(100, 400), ...participant(450, 400), ...participant(820, 400)]
  expect(focalCrop(scene(elements, 920, 640))).toBe('')
})
