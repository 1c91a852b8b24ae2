import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyScene } from '../../test/arbitrary-scene.ts'
import { type Node, readSvg } from '../../test/read-svg.ts'
import { withShadeNames } from '../../test/shade-names.ts'
import { box, circle, line, path, sceneOf, text } from '../../test/smallest-scene.ts'
import type { Element, Scene } from '../scene/scene.ts'
import { compileScene } from './compile-scene.ts'
import { type Look, looks } from './palette.ts'
import { renderScene } from './render-scene.ts'

const anyLook = fc.constantFrom(...looks)

const number = /^-?\d+(?:\.\d{1,2})?$/
const paint = /^(?:#[0-9a-f]{6}|none)$/

const at = { x: number, y: number }
const extent = { width: number, height: number }
const stroke = { stroke: paint, 'stroke-width': /^(?:1\.25|1\.5|1\.75|2\.25)$/ }
const outline = { ...stroke, fill: paint, 'stroke-dasharray': /^6 4$/ }
const lettering = { 'font-size': number, 'text-anchor': /^(?:middle|end)$/, 'font-weight': /^600$/ }

const back = /^translate\(-\.5 -\.5\)$/

/** Everything an SVG may contain: each element's attributes, and their values. */
const allowed: Record<string, Record<string, RegExp>> = {
  svg: { ...extent, xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/, viewBox: /^0 0 \S+ \S+$/, role: /^img$/ },
  title: {},
  desc: {},
  g: {
    'font-family': /^Inter,/,
    'font-size': /^16$/,
    'text-rendering': /^geometricPrecision$/,
    'stroke-width': /^1$/,
    'stroke-linejoin': /^round$/,
    transform: /^translate\(\.5 \.5\)$/,
  },
  rect: { transform: back, ...at, ...extent, ...outline, rx: /^[246]$/ },
  text: { ...at, ...lettering, fill: paint, 'font-family': /^'JetBrains Mono NL',/, 'xml:space': /^preserve$/ },
  line: { x1: number, y1: number, x2: number, y2: number, ...stroke, 'stroke-dasharray': /^6 4$/ },
  path: { ...outline, transform: back, d: /^[MmLlHhVvCcSsQqTtAaZz0-9eE.,+\- ]+$/ },
  circle: { cx: number, cy: number, r: number, ...stroke, fill: paint },
}

const trespasses = ({ name, attributes }: Node): string[] =>
  Object.entries(attributes)
    .filter(([key, value]) => !allowed[name]?.[key]?.test(value))
    .map(([key, value]) => `${name} ${key}="${value}"`)

const unfit = /[\0-\x1f\x7f-\x9f\ufffe\uffff]|\p{Cs}/u

/** What a text looks like when drawn (D3). */
const drawn = (content: string): string =>
  Array.from(content, (character) =>
    /[\t\n\r]/.test(character) ? ' ' : unfit.test(character) ? '\ufffd' : character,
  ).join('')

test('any scene in any look is well-formed XML of allowed elements and attributes, and nothing else', () => {
  fc.assert(
    fc.property(anyScene, anyLook, (scene, look) => {
      const nodes = readSvg(renderScene(scene, look))
      expect(nodes.filter(({ name }) => allowed[name] === undefined)).toEqual([])
      expect(nodes.flatMap(trespasses)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('D3: any text is drawn as it is, except for what XML does not allow', () => {
  fc.assert(
    fc.property(anyScene, (scene) => {
      const nodes = readSvg(renderScene(scene))
      const [title, description, ...labels] = nodes.filter(({ name }) => /^(?:title|desc|text)$/.test(name))
      const texts = scene.elements.flatMap((element) => (element.type === 'text' ? element.text : []))
      expect([title?.text, description?.text]).toEqual([scene.title, scene.description].map(drawn))
      expect(labels.map((label) => label.text)).toEqual(texts.filter((content) => content !== '').map(drawn))
    }),
  )
})

test('elements are drawn in the order of the scene, each with at most an arrow head after it', () => {
  const names = { box: 'rect', text: 'text', line: 'line', path: 'path', circle: 'circle' }
  const isHead = ({ name, attributes }: Node): boolean => name === 'path' && attributes['stroke'] === undefined
  fc.assert(
    fc.property(anyScene, (scene) => {
      const [, , , , , ...nodes] = readSvg(renderScene(scene))
      const shown = scene.elements.filter((element) => element.type !== 'text' || element.text !== '')
      const expected = shown.map(({ type }) => names[type])
      expect(nodes.filter((node) => !isHead(node)).map(({ name }) => name)).toEqual(expected)
    }),
  )
})

test('H17: the same scene and look give the same bytes', () => {
  fc.assert(
    fc.property(anyScene, anyLook, (scene, look) => {
      expect(renderScene(structuredClone(scene), { ...look })).toBe(renderScene(scene, look))
    }),
  )
})

test('a compiled scene is painted as the same scene is rendered, in all twelve looks', () => {
  fc.assert(
    fc.property(anyScene, (scene) => {
      const compiled = compileScene(scene)
      for (const look of looks) expect(compiled(look)).toBe(renderScene(scene, look))
    }),
    { numRuns: 50 },
  )
})

test('text that looks like a color slot, markup or an entity stays text in a compiled scene', () => {
  const hostile = '\x80\x8f\x9f</text><script>alert(1)</script><!-- &#x41; url(#a) currentColor'
  const scene: Scene = { ...sceneOf({ ...text, text: hostile }), title: hostile, description: hostile }
  const svg = compileScene(scene)({ theme: 'dark', accent: 'rose' })
  expect(svg).not.toMatch(/<script|<!--|[\x00-\x09\x0b-\x1f\x7f-\x9f]/)
  expect(svg.match(/\ufffd\ufffd\ufffd&lt;\/text&gt;&lt;script&gt;alert/g)).toHaveLength(3)
})

/** The lines that draw the elements. */
const bodyOf = (elements: Element[], look?: Look): string[] =>
  withShadeNames(renderScene(sceneOf(...elements), look), look)
    .split('\n')
    .slice(5, -3)

test('D1: a property that an element omits has the default of its kind', () => {
  expect(bodyOf([box, { ...text, text: 'a' }, line, path, circle])).toEqual([
    '<rect x="0" y="0" width="1" height="1" rx="2" fill="page" stroke="outline"/>',
    '<text x="0" y="0" fill="ink">a</text>',
    '<line x1="0" y1="0" x2="0" y2="0" stroke="outline"/>',
    '<path d="M" fill="none" stroke="connector" stroke-width="1.25"/>',
    '<circle cx="0" cy="0" r="1" fill="page" stroke="outline"/>',
  ])
})

test('D2: an empty text draws nothing', () => {
  expect(bodyOf([text, { ...text, text: '', bold: true }])).toEqual([])
})

describe('attributes that equal the default are omitted', () => {
  test.each([
    [
      { ...text, text: 'a', size: 16, align: 'start', mono: false, bold: false },
      '<text x="0" y="0" fill="ink">a</text>',
    ],
    [
      { ...text, text: 'a', size: 20, bold: true },
      '<text x="0" y="0" fill="ink" font-size="20" font-weight="600">a</text>',
    ],
    [{ ...text, text: 'a', align: 'middle' }, '<text x="0" y="0" fill="ink" text-anchor="middle">a</text>'],
    [{ ...text, text: 'a', align: 'end', fill: 'none' }, '<text x="0" y="0" fill="none" text-anchor="end">a</text>'],
    [{ ...text, text: ' a' }, '<text x="0" y="0" fill="ink" xml:space="preserve"> a</text>'],
    [{ ...text, text: 'a\tb\n\nc' }, '<text x="0" y="0" fill="ink" xml:space="preserve">a b  c</text>'],
    [{ ...line, dashed: true }, '<line x1="0" y1="0" x2="0" y2="0" stroke="outline" stroke-dasharray="6 4"/>'],
    [
      { ...path, d: 'M0\xa00\tL1\v1', fill: 'soft' },
      '<path d="M0 0 L1 1" fill="soft" stroke="connector" stroke-width="1.25"/>',
    ],
  ] satisfies [Element, string][])('%j', (element, markup) => expect(bodyOf([element])).toEqual([markup]))
})
