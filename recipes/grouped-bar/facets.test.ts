import { expect, test } from 'vitest'
import { bands } from '../../drawing/chart/bands.ts'
import { bar } from '../../drawing/chart/bar.ts'
import { dot } from '../../drawing/chart/dot.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear, withoutGrid } from '../../drawing/chart/scale.ts'
import { sideNote } from '../../drawing/chart/side-words.ts'
import { References } from '../../drawing/data/references.ts'
import { Places } from '../../drawing/places.ts'
import { Sheet } from '../../drawing/sheet.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { facets } from './facets.ts'

const items = [{ name: 'orders' }, { name: 'events' }]
const data = { title: 'A claim', items }

const places = (count: number) => bands(Array.from({ length: count }, () => ({ paragraphs: [] })))

/** What is put on a sheet for a mark in a plot with so many bands of x and y. */
const piecesOf = (mark: ChartMark, { x, y }: { x: number; y: number }) => {
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  plot({ sheet, x: places(x), y: places(y), w: 400, row: 40 }, [mark])
  return sheet.pieces
}

const elementsOf = (...args: Parameters<typeof piecesOf>) => piecesOf(...args).flatMap(({ elements }) => elements)

/** Bars in panels side by side, from a base line each. */
const panels = (values: number[]) => {
  const all = values.map((value, x) => ({
    source: '@x',
    x,
    marks: [bar(items[x] ?? data, { x: [0, value], y: 0 }, { words: String(value) })],
  }))
  const elements = elementsOf(facets(all, { x: linear({ hidden: true }) }), { x: values.length, y: 1 })
  return {
    bars: elements.filter(({ type }) => type === 'path').map(boundsOf),
    bases: elements.flatMap((each) => (each.type === 'line' && each.x === each.x2 ? [each.x] : [])),
    words: elements.flatMap((each) => (each.type === 'text' ? [boundsOf(each)] : [])),
  }
}

test('facets in bands of x have one scale, and bars begin at the base line of their own', () => {
  const { bars, bases, words } = panels([10, 40])
  expect((bars[1]?.w ?? 0) / (bars[0]?.w ?? 1)).toBeCloseTo(4, 1)
  expect(bars.map(({ x }) => x)).toEqual(bases)
  expect(words.every(({ x, w }, index) => x + w <= 200 * (index + 1))).toBe(true)
})

test('bars of one value are equally long in all facets, although bands on whole pixels are not equally wide', () => {
  for (const value of [4, 40, 400, 4000, 40_000])
    for (const count of [3, 4, 5, 6, 7]) {
      const { bars } = panels(Array.from({ length: count }, () => value))
      const lengths = new Set(bars.flatMap(({ w }) => (w > 0 ? [w] : [])))
      expect([count, ...lengths]).toHaveLength(2)
    }
})

test('values below zero are left of the base line; a value of zero has words alone', () => {
  const { bars, bases } = panels([-10, 4, 0])
  expect(bars).toHaveLength(2)
  expect((bars[0]?.x ?? 0) + (bars[0]?.w ?? 0)).toBe(bases[0])
})

test('facets with scales of their own have ticks of their own under each, as parts of what they show', () => {
  const all = [80, 3].map((most, x) => ({ source: items[x] ?? data, x, marks: [bar(data, { x: [0, most], y: 0 })] }))
  const axes = { x: withoutGrid(linear({ tight: true })), areOwn: true }
  const pieces = piecesOf(facets(all, axes), { x: 2, y: 1 })
  const written = items.map((_, index) =>
    pieces
      .filter(({ at }) => at === `items.${index}`)
      .flatMap(({ elements }) => elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))),
  )
  expect(written).toEqual([
    ['0', '20', '40', '60', '80'],
    ['0', '1', '2', '3'],
  ])
})

test('words beside the marks of a facet are inside of its band', () => {
  const marks = [dot(data, { x: 5, y: 0 }), sideNote(data, 0, [{ text: 'seven', as: 'value' }])]
  const elements = elementsOf(facets([{ source: data, x: 0, marks }], { x: linear({ hidden: true }) }), { x: 2, y: 1 })
  const [word] = elements.filter(({ type }) => type === 'text').map(boundsOf)
  const [circle] = elements.filter(({ type }) => type === 'circle').map(boundsOf)
  expect((word?.x ?? 0) + (word?.w ?? 0)).toBeLessThanOrEqual(200)
  expect(word?.x ?? 0).toBeGreaterThan((circle?.x ?? 0) + (circle?.w ?? 0))
})
