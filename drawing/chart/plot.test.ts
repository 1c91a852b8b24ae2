import { expect, test } from 'vitest'
import { boundsOf, boundsOfAll } from '../../src/elements/bounds.ts'
import type { Element, Text } from '../../src/scene/scene.ts'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { tooClose } from '../rect.ts'
import { Sheet } from '../sheet.ts'
import { bands, named, points } from './bands.ts'
import { bar } from './bar.ts'
import { dot } from './dot.ts'
import { line } from './line.ts'
import type { ChartMark } from './mark.ts'
import { type PlotOptions, plot } from './plot.ts'
import { ruleX, ruleY } from './rule.ts'
import { linear } from './scale.ts'

const items = [{ name: 'orders' }, { name: 'events' }, { name: 'a name that is much longer than the others' }]

/** What a plot puts on an empty sheet. */
const drawn = (options: Omit<PlotOptions, 'sheet'>, marks: ChartMark[]): { elements: Element[]; sheet: Sheet } => {
  const data = { title: 'A claim', items }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  plot({ sheet, ...options }, marks)
  return { sheet, elements: sheet.pieces.flatMap(({ elements }) => elements) }
}

const textsOf = (elements: Element[]): Text[] => elements.filter((element) => element.type === 'text')

const columns = points([{ paragraphs: [{ text: 'Q1', as: 'tick' }] }, { paragraphs: [{ text: 'Q2', as: 'tick' }] }])

const [orders, events, long] = items as [object, object, object]

test('marks bring their values to the scales, and their names to the parts', () => {
  const { sheet } = drawn({ x: columns, y: linear() }, [
    line(orders, [
      { x: 0, y: 40 },
      { x: 1, y: 120 },
    ]),
    ruleY(events, 150, 'limit'),
  ])
  const written = textsOf(sheet.pieces.filter(({ at }) => at === '@y').flatMap(({ elements }) => elements))
  expect({ parts: [...new Set(sheet.pieces.map(({ at }) => at))], ticks: written.map(({ text }) => text) }).toEqual({
    parts: ['@y', 'items.1', '@x', 'items.0'],
    ticks: ['0', '50', '100', '150'],
  })
})

test('a plot of few bands is narrower than it may be, and no narrower than its least', () => {
  const widthOf = (options: { w: number; least?: number }): number => {
    const { elements } = drawn({ x: linear(), y: bands(named(items.slice(0, 2))), ...options }, [
      bar(orders, { x: [0, 10], y: 0 }),
    ])
    return boundsOfAll(elements)?.w ?? 0
  }
  const [free, held] = [widthOf({ w: 960 }), widthOf({ w: 960, least: 960 })]
  expect([free > 280 && free < 400, held > 940 && held < 976]).toEqual([true, true])
})

test('a plot is as wide as it is told, names, bars and values included', () => {
  const rows = [100, 40, -20]
  const { elements } = drawn(
    { x: linear({ hidden: true }), y: bands(named(items as { name: string }[])), w: 800, least: 800 },
    [orders, events, long].map((item, y) => bar(item, { x: [0, rows[y] ?? 0], y }, { words: `${rows[y]} MB` })),
  )
  const { x = 0, w = 0 } = boundsOfAll(elements) ?? {}
  expect({ from: x >= 0 && x < 4, to: x + w <= 800 && x + w > 780 }).toEqual({ from: true, to: true })
})

test('bars begin at zero and are as long as their values', () => {
  const { elements } = drawn({ x: linear({ hidden: true }), y: bands(named(items as { name: string }[])), w: 800 }, [
    bar(orders, { x: [0, 100], y: 0 }),
    bar(events, { x: [0, 25], y: 1 }),
  ])
  const [long = { x: 0, w: 0 }, short = { x: 0, w: 0 }] = elements.filter(({ type }) => type === 'path').map(boundsOf)
  expect({ from: short.x === long.x, share: Math.abs(short.w / long.w - 0.25) < 0.001 }).toEqual({
    from: true,
    share: true,
  })
})

test('names at the ends of lines never touch, however close their values are', () => {
  const values = [50, 51, 52, 50, 49.5, 50.2]
  const many = values.map((_, index) => items[index % items.length] as object)
  const { elements } = drawn(
    { x: columns, y: linear() },
    values.map((y, index) => ruleY(many[index] ?? orders, y, `series ${index}`)),
  )
  const boxes = textsOf(elements).map(boundsOf)
  const touching = boxes.filter((a, index) => boxes.slice(index + 1).some((b) => tooClose(a, b)))
  expect(touching).toEqual([])
})

test('names of items at a horizontal axis wrap; all of them remain', () => {
  const { elements } = drawn({ x: bands(named([...items, ...items])), y: linear(), w: 400 }, [])
  expect(textsOf(elements).filter(({ text }) => text === 'orders')).toHaveLength(2)
})

test('a dot has its words beside it, or inside', () => {
  const at = (inside: boolean) =>
    drawn({ x: columns, y: linear() }, [dot(orders, { x: 0, y: 40 }, { r: 18, words: '40', inside })]).elements
  const centered = (inside: boolean): boolean => {
    const circle = at(inside).find((element) => element.type === 'circle')
    return textsOf(at(inside)).some(({ text, x, y }) => text === '40' && x === circle?.x && Math.abs(y - circle.y) < 8)
  }
  expect([centered(true), centered(false)]).toEqual([true, false])
})

test('grid lines and rules are interrupted where words stand', () => {
  const { sheet } = drawn({ x: columns, y: linear() }, [
    dot(orders, { x: 0.5, y: 100 }, { words: 'peak' }),
    dot(events, { x: 0, y: 200 }),
    ruleX(long, 0.52, 'deploy'),
  ])
  const [peak] = textsOf(sheet.pieces.filter(({ at }) => at === 'items.0').flatMap(({ elements }) => elements))
  const rules = sheet.pieces.filter(({ layer }) => layer === 'rule').flatMap(({ elements }) => elements)
  const word = peak === undefined ? { x: 0, y: 0, w: 0, h: 0 } : boundsOf(peak)
  const crossing = rules.filter(
    (rule) => rule.type === 'line' && rule.y === rule.y2 && rule.y > word.y && rule.y < word.y + word.h,
  )
  expect({ said: peak?.text, crossing }).toEqual({ said: 'peak', crossing: [] })
})

test('words without a free place are left out', () => {
  const crowd = Array.from({ length: 200 }, (_, index) =>
    dot(orders, { x: index / 200, y: 50 }, { words: `point ${index}` }),
  )
  const { elements } = drawn({ x: columns, y: linear(), h: 60 }, crowd)
  const said = textsOf(elements).filter(({ text }) => text.startsWith('point'))
  const boxes = said.map(boundsOf)
  expect(said.length).toBeLessThan(200)
  expect(boxes.some((a, index) => boxes.slice(index + 1).some((b) => tooClose(a, b)))).toBe(false)
})

test('a plot without a value still has an axis', () => {
  const written = textsOf(drawn({ x: columns, y: linear() }, []).elements).map(({ text }) => text)
  expect(written).toEqual(['0', '0.2', '0.4', '0.6', '0.8', '1.0', 'Q1', 'Q2'])
})

test('the title of an axis and words beside it, over the plot, are on one line, as far over its axis as without words', () => {
  const of = (marks: ChartMark[]) => drawn({ x: columns, y: linear({ measure: 'Load' }), h: 200 }, marks).elements
  const lineAt = (elements: Element[], words: string) => textsOf(elements).find(({ text }) => text === words)?.y ?? 0
  const values = line(orders, [
    { x: 0, y: 40 },
    { x: 1, y: 120 },
  ])
  const [bare, marked] = [of([values]), of([values, ruleX(events, 0.8, 'a deploy')])]
  expect(lineAt(marked, 'a deploy')).toBe(lineAt(marked, 'Load'))
  const over = (elements: Element[]) => lineAt(elements, '0') - lineAt(elements, 'Load')
  expect(over(marked)).toBe(over(bare))
})
