/** The slash of a failing arrow in files of other editors: where the picture has it, and only there. */
import { describe, expect, test } from 'vitest'
import { all, readPptx, slidesOf } from '../../test/read-pptx.ts'
import type { Element, Scene } from '../scene/scene.ts'
import { toDrawio } from './drawio.ts'
import { toExcalidraw } from './excalidraw.ts'
import { toPptx } from './pptx/pptx.ts'
import { slashLine } from './slash.ts'

const look = { theme: 'light', accent: 'blue' } as const
const failing = { type: 'line', x: 40, y: 100, x2: 240, y2: 100, arrow: true, stroke: 'negative' } as const
const sceneOf = (...elements: Element[]): Scene => ({
  version: 1,
  width: 640,
  height: 360,
  title: 'Failing',
  description: 'One fails.',
  elements,
})

test('it is in the middle of the shaft, leans by 3 px and reaches 5.5 px to both sides', () => {
  const { x = 0, y, x2 = 0, y2, stroke } = slashLine(failing, sceneOf(failing)) ?? {}
  // A head of 1.75 px is 9.2 px long.
  expect([(x + x2) / 2, y, y2, x2 - x, stroke]).toEqual([(40 + 240 - 9.2) / 2, 105.5, 94.5, 6, 'negative'])
})

const fine: Element[] = [
  { ...failing, stroke: 'accent' },
  { type: 'line', x: 40, y: 100, x2: 240, y2: 100, stroke: 'negative' },
  { ...failing, x2: 50 },
  { type: 'line', x: 0, y: 0, x2: 90, y2: 0, arrow: true },
]

test.each(fine)('none: %j', (element) => {
  const scene = sceneOf(element)
  expect(toExcalidraw(scene, look)).not.toContain('slash')
  expect(toDrawio(scene, look)).not.toContain('slash')
  expect(all(slidesOf(readPptx(toPptx([scene], look)))[0]!, 'p:cxnSp')).toHaveLength(1)
})

test('Excalidraw: a line in a group with its arrow', () => {
  const { elements } = JSON.parse(toExcalidraw(sceneOf(failing), look)) as { elements: Record<string, unknown>[] }
  const [arrow, slash, ...others] = elements
  expect(others).toEqual([])
  expect(slash).toMatchObject({ id: 'element-0-slash', type: 'line', y: 105.5, strokeColor: arrow?.['strokeColor'] })
  expect([slash?.['strokeWidth'], slash?.['groupIds']]).toEqual([1.75, arrow?.['groupIds']])
})

describe('draw.io: a cell of the edge, by its part of the way', () => {
  const cellOf = (element: Element) => {
    const file = toDrawio(sceneOf(element), look)
    const [, at, w, dx, dy] =
      /id="element-0-slash".*parent="element-0"><mxGeometry x="([^"]+)" y="0" width="([^"]+)".*<mxPoint x="([^"]+)" y="([^"]+)" as="offset"/.exec(
        file,
      ) ?? []
    return [at, w, dx, dy].map(Number)
  }

  test('a straight edge', () => {
    const [at = 0, w = 0, dx, dy] = cellOf(failing)
    // 95.4 of 200 px, from -1 to 1.
    expect(at).toBeCloseTo(-0.046, 4)
    expect(w).toBeCloseTo(Math.hypot(6, 11), 2)
    expect([dx, dy]).toEqual([-6.26, -1])
  })

  test('one with corners is measured around them', () => {
    const [at = 0] = cellOf({ type: 'path', d: 'M0 0V100H300', arrow: true, stroke: 'negative' })
    expect(at).toBeCloseTo((2 * (100 + (300 - 9.2) / 2)) / 400 - 1, 4)
  })

  test('one with a short end has it before the corner', () => {
    const [at = 0] = cellOf({ type: 'path', d: 'M0 0H100V9', arrow: true, stroke: 'negative' })
    expect(at).toBeCloseTo((2 * 50) / 109 - 1, 4)
  })

  test('beside a curve, the rest of the way is an offset', () => {
    const [at = 0, w = 0, dx = 0] = cellOf({
      type: 'path',
      d: 'M0 0C0 40 40 40 90 40',
      arrow: true,
      stroke: 'negative',
    })
    expect(at).toBeLessThan(1)
    expect(Math.abs(dx + w / 2)).toBeLessThan(2)
  })
})

test('PowerPoint: a line of its own beside the connector, with a number of its own', () => {
  const [slide] = slidesOf(readPptx(toPptx([sceneOf(failing)], look)))
  const names = all(slide!, 'p:cNvPr').map(({ attributes: { id, name } }) => `${id} ${name}`)
  expect(names.slice(1)).toEqual(['2 Line 1', '20002 Slash 1'])
  expect(all(slide!, 'a:tailEnd')).toHaveLength(1)
})
