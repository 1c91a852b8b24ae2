import { expect, test } from 'vitest'
import { boundsOf, boundsOfAll } from '../src/elements/bounds.ts'
import { References } from './data/references.ts'
import { finish } from './finish.ts'
import { lineEntry } from './key.ts'
import { badgesOf } from './place-badges.ts'
import { Places } from './places.ts'
import { box, line, path, text } from './primitives.ts'
import { tooClose } from './rect.ts'
import { Sheet } from './sheet.ts'

const data = {
  title: 'Two nodes talk',
  nodes: [{ name: 'A' }, { name: 'B' }],
  edges: [{ from: 'A', to: 'B', text: 'calls' }],
}

const sheetOf = (given: typeof data & { callouts?: { on: string; text: string }[] }): Sheet =>
  new Sheet(given, {
    places: new Places(given),
    references: new References(given.nodes.map((item) => ({ names: [item.name], item }))),
  })

const drawn = (given: Parameters<typeof sheetOf>[0] = data): Sheet => {
  const sheet = sheetOf(given)
  sheet.badges = badgesOf
  sheet.put(
    given.edges[0]!,
    [line(200, 40, 600, 40, { arrow: true }), text(400, 32, 'calls', { size: 14, align: 'middle' })],
    'line',
  )
  given.nodes.forEach((node, index) => {
    sheet.put(node, [box(index * 600, 0, 200, 80), text(index * 600 + 100, 45, node.name, { align: 'middle' })])
  })
  return sheet
}

test('elements are ordered by layer, with those of one part together', () => {
  const { elements, parts } = finish(drawn(), data)
  expect(elements.map(({ type }) => type)).toEqual(['text', 'box', 'text', 'box', 'text', 'line', 'text'])
  expect(parts).toEqual([
    { at: 'title', elements: [0] },
    { at: 'nodes.0', name: 'A', elements: [1, 2] },
    { at: 'nodes.1', name: 'B', elements: [3, 4] },
    { at: 'edges.0', name: 'calls', from: 'A', to: 'B', elements: [5, 6] },
  ])
})

test('what begins between lines of the grid begins after the margin, not in it', () => {
  const sheet = sheetOf(data)
  sheet.put(data.nodes[0]!, [box(-12, 0, 24, 24), box(40, 0, 700, 80)])
  const { elements } = finish(sheet, data)
  expect(elements.filter(({ type }) => type === 'box').map((each) => boundsOf(each).x)).toEqual([44, 96])
})

test('the drawing is below the heading, 40 px from every edge, on the grid', () => {
  const { elements, width, height } = finish(drawn(), data)
  expect(boundsOfAll(elements.slice(1))).toEqual({ x: 40, y: 88, w: 800, h: 80 })
  expect([width, height]).toEqual([880, 208])
})

test('the ground of what is in focus reaches into the margin, and the page is as it is without', () => {
  const sheet = drawn()
  sheet.tint(data.nodes[0]!, [box(-8, -4, 816, 88)])
  const [plain, { elements, width, height }] = [finish(drawn(), data), finish(sheet, data)]
  expect([width, height]).toEqual([plain.width, plain.height])
  expect(elements.map(boundsOf)).toContainEqual({ x: 32, y: 84, w: 816, h: 88 })
  expect(elements).toEqual(expect.arrayContaining(plain.elements))
})

test('key, remarks and source follow below the drawing, and the page grows with them', () => {
  const given = { ...data, source: 'Illustrative data', callouts: [{ on: 'B', text: 'answers from a cache' }] }
  const sheet = drawn(given)
  sheet.key(lineEntry('calls', { arrow: true }))
  sheet.key(lineEntry('calls', { arrow: true }))
  const { elements, parts, height } = finish(sheet, given)
  expect(parts.map(({ at, elements: own }) => [at, own.length])).toEqual([
    ['title', 1],
    ['nodes.0', 2],
    ['nodes.1', 2],
    ['edges.0', 2],
    ['callouts.0', 5],
    ['@key', 2],
    ['source', 1],
  ])
  expect(height - (boundsOfAll(elements)?.h ?? 0)).toBeGreaterThanOrEqual(40)
})

test('an object that is not part of the data is an internal error', () => {
  expect(() => drawn().put({ ...data.nodes[0]! }, [])).toThrow('not part of the data')
})

test('a badge that stands out of the drawing keeps its margin', () => {
  const given = { ...data, callouts: [{ on: 'B', text: 'answers from a cache' }] }
  const { elements, width } = finish(drawn(given), given)
  const { x = 0, w = 0 } = boundsOfAll(elements.filter(({ type }) => type === 'circle')) ?? {}
  expect(x).toBeGreaterThanOrEqual(40)
  expect(width - x - w).toBeGreaterThanOrEqual(40)
})

test('a part says which values of the heading it proves', () => {
  const sheet = drawn()
  sheet.prove('calls', data.edges[0]!)
  sheet.prove('nodes', data.nodes[0]!, data.nodes[1]!)
  sheet.prove('ends', data.nodes[1]!)
  const proofs = finish(sheet, data).parts.map(({ at, proves }) => [at, proves])
  expect(proofs).toEqual([
    ['title', undefined],
    ['nodes.0', ['nodes']],
    ['nodes.1', ['nodes', 'ends']],
    ['edges.0', ['calls']],
  ])
})

test('remarks are in the free place that a drawing has for them, and below it where they are too high for that', () => {
  const given = { ...data, callouts: [{ on: 'B', text: 'answers from a cache' }] }
  const heightWith = (h: number): number => {
    const sheet = drawn(given)
    sheet.remarksIn = { x: 240, y: 48, w: 320, h }
    return finish(sheet, given).height
  }
  expect(heightWith(24)).toBe(finish(drawn(given), given).height - 56)
  expect(heightWith(23)).toBe(finish(drawn(given), given).height)
})

test('a drawing begins where the heading does, unless it is much narrower: then it is in the middle', () => {
  const given = { ...data, title: 'Two nodes talk to each other all day' }
  const leftOf = (w: number): number => {
    const sheet = sheetOf(given)
    sheet.put(given.nodes[0]!, [box(0, 0, w, 80)])
    return boundsOfAll(finish(sheet, given).elements.slice(1))?.x ?? 0
  }
  expect([600, 440, 400].map(leftOf)).toEqual([40, 40, 40])
  expect(leftOf(240)).toBeGreaterThan(100)
})

test('a badge at a group keeps clear of its name, which is drawn below all else', () => {
  const given = { ...data, callouts: [{ on: 'B', text: 'holds others' }] }
  const sheet = sheetOf(given)
  sheet.put(given.nodes[1]!, [path('M 0 0 H 400 V 300 H 0 Z'), text(16, 30.3, 'B of many', { bold: true })], 'ground')
  const { elements } = finish(sheet, given)
  const [name] = elements.filter((each) => each.type === 'text' && each.text === 'B of many').map(boundsOf)
  const [badge] = elements.filter(({ type }) => type === 'circle').map(boundsOf)
  expect(tooClose(name!, badge!)).toBe(false)
})

test('several callouts of one part have places of their own', () => {
  const callouts = [1, 2, 3, 4, 5].map((each) => ({ on: 'B', text: `remark ${each}` }))
  const given = { ...data, callouts }
  const { elements } = finish(drawn(given), given)
  const numbers = elements.flatMap((each) => (each.type === 'circle' && each.y < 300 ? [each] : []))
  const badges = numbers.filter(({ x, y }) =>
    elements.some((each) => each.type === 'box' && Math.abs(each.y - y) < 120 && x > each.x - 30),
  )
  for (const one of badges)
    for (const other of badges)
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20)
  expect(badges.length).toBeGreaterThanOrEqual(5)
})

test('what only a focus adds to a part moves no badge', () => {
  const given = { ...data, callouts: [{ on: 'B', text: 'may time out' }] }
  const badgeIn = (sheet: Sheet) => finish(sheet, given).elements.find(({ type }) => type === 'circle')
  const lit = drawn(given)
  lit.tint(given.nodes[1]!, [box(500, 0, 300, 80)], 'mark')
  expect(badgeIn(lit)).toEqual(badgeIn(drawn(given)))
})
