import { expect, test } from 'vitest'
import { readSceneFile } from '../../../tools/recipes.ts'
import { reviewScene } from '../../review/review-scene.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import { fitCanvas } from './fit-canvas.ts'
import { certainFix } from './fixes.ts'

const review = (scene: Scene) => reviewScene(scene)

const clean: Scene = {
  version: 1,
  width: 480,
  height: 232,
  title: 'Checkout stores orders in PostgreSQL',
  description: 'Checkout, a service, stores each order in PostgreSQL before it answers the shopper.',
  elements: [
    { type: 'box', x: 40, y: 72, w: 128, h: 128, fill: 'surface' },
    { type: 'text', x: 104, y: 142, text: 'Checkout', align: 'middle', bold: true },
    { type: 'box', x: 312, y: 72, w: 128, h: 128, fill: 'surface' },
    { type: 'text', x: 376, y: 142, text: 'PostgreSQL', align: 'middle', bold: true },
    { type: 'line', x: 168, y: 136, x2: 312, y2: 136, arrow: true, stroke: 'muted' },
    { type: 'text', x: 240, y: 128, text: 'stores', size: 14, align: 'middle' },
    { type: 'text', x: 40, y: 48, text: 'Checkout stores each order', size: 20, bold: true },
  ],
}

const changed = (index: number, fields: Partial<Element>): Scene => ({
  ...clean,
  elements: clean.elements.map((element, at) => (at === index ? ({ ...element, ...fields } as Element) : element)),
})

/** The fix for the first finding of a rule. */
const fixed = (rule: string, scene: Scene) => {
  const finding = review(scene).find((each) => each.rule === rule)
  return finding === undefined ? 'no finding' : certainFix(finding, scene, review)
}

test('the scene to be broken is clean', () => expect(review(clean)).toEqual([]))

test.each([
  ['R06', 'Widen the box', changed(1, { text: 'Checkout, carts' })],
  ['R06', 'Center the label', changed(3, { x: 368 })],
  ['R05', 'Use sizes of the scale', changed(5, { size: 15 })],
  ['R08', 'Move the label', changed(5, { y: 140 })],
  ['R09', 'End on the edge', changed(4, { x2: 300 })],
  ['R11', 'Snap to the grid', changed(0, { y: 73, h: 126 })],
  ['R13', 'Write in ink', changed(1, { fill: 'rule' })],
  ['R14', 'Draw in muted', changed(4, { stroke: 'rule' })],
  ['R03', 'Fit the canvas', { ...clean, width: 452 }],
])('%s is fixed: %s', (rule, label, scene) => {
  const fix = fixed(rule, scene)
  expect(fix).toMatchObject({ label })
  if (typeof fix === 'object') expect(review(fix.scene).length).toBeLessThan(review(scene).length)
})

test('widening a box moves its arrow and its text', () => {
  const fix = fixed('R06', changed(1, { text: 'Checkout, carts' }))
  const elements = typeof fix === 'object' ? fix.scene.elements : []
  const [box, , , , line] = elements
  expect(box?.type === 'box' && line?.type === 'line' && box.x + box.w === line.x).toBe(true)
})

test('there is no fix if a person must decide', () => {
  const finding = { rule: 'R18', at: 'elements.4', level: 'warn' as const, problem: 'say what it carries' }
  expect(certainFix(finding, clean, review)).toBeUndefined()
})

test('fitting the canvas changes nothing in a scene whose margins are right', async () => {
  const scene = await readSceneFile('request-sequence')
  expect(fitCanvas(scene)).toEqual(scene)
  expect(fitCanvas({ ...scene, width: 2400, height: 2400 })).toEqual(scene)
})
