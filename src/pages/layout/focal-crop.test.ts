import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sceneOf } from '../../../test/smallest-scene.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import { cuts, weigh } from './crop-worth.ts'
import { focalCrop } from './focal-crop.ts'

const scene = (elements: Element[], width = 1200, height = 800): Scene => ({ ...sceneOf(...elements), width, height })

/** What a crop shows of a scene, in its pixels. */
const shownBy = (classes: string, { width, height }: Scene) => {
  const [, quarters = 0, x = 0, y = 0] = (/zoom-(\d+) from-x-(\d+) from-y-(\d+)/.exec(classes) ?? []).map(Number)
  const zoom = quarters / 4
  const card = { w: Math.max(width, height * 1.5), h: Math.max(height, width / 1.5) }
  const [w, h] = [card.w / zoom, card.h / zoom]
  const [left, top] = [((card.w - w) * x) / 25 - (card.w - width) / 2, ((card.h - h) * y) / 25 - (card.h - height) / 2]
  return { left, top, right: left + w, bottom: top + h }
}

const plain: Element = { type: 'box', x: 40, y: 120, w: 160, h: 64 }
const lit: Element = { type: 'box', x: 960, y: 640, w: 160, h: 64, fill: 'accent' }

test.each([
  [1200, 800],
  [1200, 1600],
  [1800, 720],
])('a thumbnail of %i by %i pixels shows what has the accent', (width, height) => {
  const drawing = scene([plain, lit], width, height)
  const { left, top, right, bottom } = shownBy(focalCrop(drawing), drawing)
  expect([left <= 960, top <= 640, right >= 1120, bottom >= 704]).toEqual([true, true, true, true])
})

test('a frame around all and the heading attract nothing, and words are not cut', () => {
  const frame: Element = { type: 'box', x: 24, y: 96, w: 1150, h: 690, fill: 'soft' }
  const heading: Element = { type: 'text', x: 24, y: 48, text: 'The heading that says it all', size: 24, bold: true }
  const words: Element = { type: 'text', x: 40, y: 740, text: 'Words that are all seen', bold: true }
  const drawing = scene([frame, heading, words])
  const { left, top, right, bottom } = shownBy(focalCrop(drawing), drawing)
  expect([left < 40, top > 48, right > 260, bottom > 744]).toEqual([true, true, true, true])
})

test('what is small enough is seen whole, and nothing is enlarged more than five times', () => {
  expect(focalCrop(scene([plain], 300, 240))).toBe('')
  expect(focalCrop(scene([plain], 600, 4000))).toMatch(/^zoom-(?:1[789]|20) /)
})

test('the heads of columns are shown where nothing is marked', () => {
  const heads = [0, 1, 2].map((at): Element => ({ type: 'box', x: 40 + at * 160, y: 100, w: 120, h: 48 }))
  const rest = [0, 1, 2, 3].map((at): Element => ({ type: 'text', x: 900, y: 300 + at * 120, text: 'Words' }))
  const drawing = scene([...heads, ...rest])
  const { left, top, right } = shownBy(focalCrop(drawing), drawing)
  expect([left <= 32, top <= 92, right >= 480]).toEqual([true, true, true])
})

test('no word is cut for what is lit beside it', () => {
  const words: Element = { type: 'text', x: 60, y: 400, text: 'A long line of words that leads to what is lit' }
  const marked: Element = { ...lit, x: 420, y: 380 }
  const drawing = scene([words, marked], 1200, 800)
  const { left, right } = shownBy(focalCrop(drawing), drawing)
  expect([left <= 60, right >= 580]).toEqual([true, true])
})

test('the participants of a sequence are shown rather than what is lit far below them', () => {
  const heads = [0, 1, 2, 3].map((at): Element => ({ type: 'box', x: 190 + at * 160, y: 100, w: 120, h: 48 }))
  const marked = [0, 1, 2, 3, 4, 5, 6].map((at): Element => ({ ...lit, x: 200 + at * 80, y: 900, w: 60, h: 40 }))
  const drawing = scene([...heads, ...marked], 980, 1200)
  const { left, top, right } = shownBy(focalCrop(drawing), drawing)
  expect([left <= 190, top <= 100, right >= 790]).toEqual([true, true, true])
})

test('a rectangle cuts what it shows only a part of', () => {
  const weighed = weigh(scene([plain]))
  expect(cuts(weighed, { x: 0, y: 100, w: 600, h: 400 })).toBe(false)
  expect(cuts(weighed, { x: 60, y: 100, w: 600, h: 400 })).toBe(true)
  expect(cuts(weighed, { x: 0, y: 0, w: 600, h: 150 })).toBe(true)
  expect(cuts(weighed, { x: 200, y: 100, w: 600, h: 400 })).toBe(false)
})

test('a shape is left out or shown whole', () => {
  const cards = [0, 1, 2, 3].map((at): Element => ({ type: 'box', x: 60 + at * 220, y: 300, w: 150, h: 120 }))
  const drawing = scene([...cards, { ...lit, x: 500, y: 460, w: 150, h: 120 }], 960, 640)
  const { left, right } = shownBy(focalCrop(drawing), drawing)
  const cut = cards.filter((card) => 'w' in card && 'x' in card && card.x < right && card.x + 150 > right)
  expect([left <= 60, cut]).toEqual([true, []])
})

test('a heading is clear of the edge, which fades, or left out', () => {
  const drawing = JSON.parse(readFileSync('recipes/query-plan-tree/scene.json', 'utf8')) as Scene
  const { left, top, right } = shownBy(focalCrop(drawing), drawing)
  const heading = drawing.elements.find((each) => each.type === 'text' && each.bold && each.size === 24)
  expect(heading).toMatchObject({ y: 56 })
  expect(top <= 38 - (right - left) / 48 || top >= 88).toBe(true)
})

test('of places that show the same the middle is taken', () => {
  const drawing = JSON.parse(readFileSync('recipes/service-dependency-map/scene.json', 'utf8')) as Scene
  const { left, right } = shownBy(focalCrop(drawing), drawing)
  expect(Math.abs(left - (drawing.width - right))).toBeLessThan(60)
})
