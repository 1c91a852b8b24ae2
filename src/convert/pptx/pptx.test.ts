import { expect, test } from 'vitest'
import { all, faultsOfPptx, type Node, readPptx, slidesOf } from '../../../test/read-pptx.ts'
import { readSceneFile } from '../../../tools/recipes.ts'
import { type Look, looks } from '../../render/palette.ts'
import type { Scene } from '../../scene/scene.ts'
import { toPptx } from './pptx.ts'

const look = { theme: 'light', accent: 'blue' } as const

/** A slide of every kind of element: boxes with a label and with words, an arrow at a middle and one beside it. */
const scene: Scene = {
  version: 1,
  width: 640,
  height: 360,
  title: 'Kind: Orders <go> through',
  description: 'Two boxes & a store.',
  elements: [
    { type: 'text', x: 20, y: 30, text: 'Orders <go> through', size: 20, bold: true },
    { type: 'box', x: 40, y: 80, w: 120, h: 60 },
    { type: 'text', x: 100, y: 115, text: 'Shop', align: 'middle' },
    { type: 'box', x: 280, y: 80, w: 120, h: 60, fill: 'soft', stroke: 'accent' },
    { type: 'text', x: 290, y: 105, text: 'Orders' },
    { type: 'text', x: 290, y: 125, text: 'queue', size: 12, mono: true },
    { type: 'line', x: 160, y: 110, x2: 280, y2: 110, arrow: true },
    { type: 'path', d: 'M300 140V180Q300 188 292 188H108Q100 188 100 180V140', arrow: true, dashed: true },
    { type: 'path', d: 'M480 86A40 8 0 0 1 560 86V134A40 8 0 0 1 480 134Z', fill: 'surface' },
    { type: 'line', x: 400, y: 110, x2: 480, y2: 110, arrow: true, stroke: 'accent' },
    { type: 'circle', x: 600, y: 200, r: 10, fill: 'ink' },
    { type: 'text', x: 0, y: 0, text: '' },
  ],
}

const slideOf = (each: Scene, in_: Look = look): Node => slidesOf(readPptx(toPptx([each], in_)))[0]!

const named = (slide: Node, name: string): Node =>
  [...all(slide, 'p:sp'), ...all(slide, 'p:cxnSp'), ...all(slide, 'p:grpSp')].find(
    (shape) => all(shape, 'p:cNvPr')[0]?.attributes['name'] === name,
  )!

const slide = slideOf(scene)

test('the heading is the title of the slide, the description its notes, and both are escaped', () => {
  const title = named(slide, 'Title')
  expect(all(title, 'p:ph')[0]?.attributes).toEqual({ type: 'title' })
  expect(all(title, 'a:t').map(({ text }) => text)).toEqual(['Orders <go> through'])
  const notes = readPptx(toPptx([scene], look)).get('ppt/notesSlides/notesSlide1.xml')!
  expect(all(notes, 'a:t').map(({ text }) => text)).toEqual(['Two boxes & a store.'])
})

test('a label is in its box, and other words are in a group with theirs', () => {
  expect(all(named(slide, 'Box 2'), 'a:t').map(({ text }) => text)).toEqual(['Shop'])
  expect(named(slide, 'Text 3')).toBeUndefined()
  expect(all(named(slide, 'Group 4'), 'p:cNvPr').map(({ attributes }) => attributes['name'])).toEqual([
    'Group 4',
    'Box 4',
    'Text 5',
    'Text 6',
  ])
})

/** The shapes and places that a connector is glued to, from and to. */
const glue = (name: string) =>
  ['a:stCxn', 'a:endCxn'].map((each) => {
    const { id, idx } = all(named(slide, name), each)[0]?.attributes ?? {}
    return [Number(id), Number(idx)]
  })

test('arrows are glued to the middles of sides where they end there, and else to places of their own', () => {
  expect(glue('Line 7')).toEqual([
    [3, 3],
    [5, 1],
  ])
  expect(glue('Path 8')).toEqual([
    [5, 4],
    [3, 2],
  ])
  expect(all(named(slide, 'Box 2'), 'a:prstGeom')[0]?.attributes).toEqual({ prst: 'roundRect' })
  const sites = all(named(slide, 'Box 4'), 'a:gd').map(({ attributes }) => attributes['fmla'])
  expect(sites.slice(-2)).toEqual(['*/ 2000 w 12000', '*/ 6000 h 6000'])
  expect(all(named(slide, 'Path 8'), 'a:prstGeom')[0]?.attributes['prst']).toBe('bentConnector3')
  expect(glue('Line 10')).toEqual([
    [5, 3],
    [10, 1],
  ])
})

test('arrows have heads and say what they join; dashes stay', () => {
  const path = named(slide, 'Path 8')
  expect(all(path, 'a:tailEnd')[0]?.attributes['type']).toBe('triangle')
  expect(all(path, 'a:prstDash')[0]?.attributes['val']).toBe('dash')
  expect(all(named(slide, 'Line 7'), 'p:cNvPr')[0]?.attributes['descr']).toBe('Arrow from Shop to Orders')
})

test('colors are those of the theme, which are those of the look', () => {
  const fill = (shape: Node) => all(all(shape, 'p:spPr')[0]!, 'a:schemeClr').map(({ attributes }) => attributes['val'])
  expect(fill(named(slide, 'Box 4'))).toEqual(['accent3', 'accent1'])
  for (const each of looks.filter(({ accent }) => accent === 'rose')) {
    const parts = readPptx(toPptx([scene], each))
    const scheme = all(parts.get('ppt/theme/theme1.xml')!, 'a:clrScheme')[0]!.children
    const map = all(parts.get('ppt/slideMasters/slideMaster1.xml')!, 'p:clrMap')[0]!.attributes
    const color = (slot: string) =>
      scheme.find(({ name }) => name === `a:${map[slot] ?? slot}`)?.children[0]?.attributes['val']
    const isDark = each.theme === 'dark'
    expect([color('bg1')! < color('tx1')!, color('bg1')! > color('tx1')!]).toEqual([isDark, !isDark])
    expect(new Set(scheme.slice(0, 12).map(({ children }) => children[0]?.attributes['val'])).size).toBeGreaterThan(9)
  }
})

test('several scenes are several slides, each as large as fits; the same scenes give the same bytes', async () => {
  const tall = { ...scene, height: 1440 }
  const file = toPptx([scene, tall, await readSceneFile('c4-container')], look)
  expect(file).toEqual(toPptx([scene, tall, await readSceneFile('c4-container')], look))
  const slides = slidesOf(readPptx(file))
  expect(slides).toHaveLength(3)
  const sizes = slides.slice(0, 2).map((each) => all(named(each, 'Circle 11'), 'a:ext')[0]?.attributes['cx'])
  // 20 px, twice as large and half as large, in units of which a pixel has 9,525.
  expect(sizes).toEqual(['381000', '95250'])
})

test.each(['c4-container', 'decision-flowchart', 'pie-chart', 'request-sequence', 'uml-class'])(
  '%s: nothing in the file has to be repaired',
  async (id) => {
    expect(faultsOfPptx(toPptx([await readSceneFile(id)], look))).toEqual([])
  },
)
