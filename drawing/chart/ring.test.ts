import { expect, test } from 'vitest'
import { block } from '../block.ts'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { Sheet } from '../sheet.ts'
import { drawRing } from './ring.ts'

const words = (text: string) => block([{ text, as: 'label' }])

const drawn = (...shares: number[]) => turned(undefined, ...shares)

/** With the middle of one of the sectors at the right. */
const turned = (first: number | undefined, ...shares: number[]) => {
  const rows = shares.map((share) => ({ share }))
  const data = { title: 'A claim', rows }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  const sectors = rows.map((item) => ({ item, share: item.share, fill: 'muted' as const, words: words('part') }))
  drawRing(sectors, { source: '@total', words: words('all'), first: rows[first ?? -1] }, sheet)
  return sheet.pieces
}

test('sectors follow each other clockwise; one without a share has words alone', () => {
  const pieces = drawn(0.5, 0.5, 0)
  const arcs = pieces.filter(({ elements: [first] }) => first?.type === 'path' && first.fill === 'muted')
  expect(arcs.map(({ at }) => at)).toEqual(['rows.0', 'rows.1'])
  expect(pieces.filter(({ layer }) => layer === 'line').map(({ at }) => at)).toEqual(['rows.0', 'rows.1', 'rows.2'])
})

test('words are on the side of their sector, those of neighbors apart', () => {
  const texts = drawn(0.3, 0.01, 0.01, 0.68)
    .filter(({ layer }) => layer === 'line')
    .flatMap(({ at, elements }) => elements.flatMap((each) => (each.type === 'text' ? [{ at, ...each }] : [])))
  expect(texts.map(({ at, align }) => [at, align])).toEqual([
    ['rows.0', 'start'],
    ['rows.1', 'start'],
    ['rows.2', 'start'],
    ['rows.3', 'end'],
  ])
  const [, second, third] = texts.map(({ y }) => y)
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(16)
})

test('a leader is level with the middle of its sector', () => {
  const names = drawn(0.72, 0.28).flatMap(({ layer, elements }) =>
    elements.flatMap((each) => (layer === 'line' && each.type === 'text' ? [[each.align, each.y]] : [])),
  )
  expect(names).toEqual([
    ['start', 112],
    ['end', -102],
  ])
})

test('a leader is level where its sector reaches down to where that does not graze the ring', () => {
  const leaders = (...shares: number[]) =>
    drawn(...shares).flatMap(({ layer, elements }) =>
      elements.flatMap((each) => (layer === 'line' && each.type === 'path' ? [each.d.replaceAll(/[^A-Z]/g, '')] : [])),
    )
  expect([leaders(0.89, 0.11), leaders(0.92, 0.08)]).toEqual([
    ['MH', 'MH'],
    ['MH', 'MLLH'],
  ])
})

test('a leader that would graze the ring leaves it outward, and is level where its words are', () => {
  const [leader = ''] = drawn(0.93, 0.07).flatMap(({ at, elements }) =>
    elements.flatMap((each) => (at === 'rows.1' && each.type === 'path' && each.fill === undefined ? [each.d] : [])),
  )
  const [, x1, y1, x2, y2, , y3] = /M (\S+) (\S+) L (\S+) (\S+) L (\S+) (\S+)/.exec(leader)?.map(Number) ?? []
  expect(Math.hypot(x2 ?? 0, y2 ?? 0) - Math.hypot(x1 ?? 0, y1 ?? 0)).toBeCloseTo(16, 5)
  expect(Math.abs((y3 ?? 0) - (y2 ?? 0))).toBeLessThanOrEqual(0.5)
})

test('slivers next to each other are a list with one leader, nothing has none', () => {
  const lines = (...shares: number[]) =>
    drawn(...shares)
      .filter(({ layer }) => layer === 'line')
      .map(({ at, elements }) => [at, elements.filter(({ type }) => type === 'path').length])
  expect(lines(0.5, 0.47, 0.02, 0.01)).toEqual([
    ['rows.0', 1],
    ['rows.1', 1],
    ['rows.2', 1],
    ['rows.3', 0],
  ])
  expect(lines(0.5, 0.47, 0.03)).toContainEqual(['rows.2', 1])
  expect(lines(0.5, 0.5, 0)).toContainEqual(['rows.2', 0])
})

test('words over a ring or under it are near their sector, and clear of the ring; others are in a column beside it', () => {
  const placesOf = (...shares: number[]) =>
    drawn(...shares)
      .filter(({ layer }) => layer === 'line')
      .flatMap(({ elements }) => elements.flatMap((each) => (each.type === 'text' ? [each] : [])))
  const [hit, stale, miss] = placesOf(0.72, 0.17, 0.11)
  expect([hit?.x, stale?.x]).toEqual([170, -196])
  expect(miss?.x).toBeGreaterThan(-176)
  expect(Math.hypot(miss?.x ?? 0, miss?.y ?? 0)).toBeGreaterThan(168 + 8)
  const [, , under] = placesOf(0.25, 0.2, 0.1, 0.45)
  expect(under?.y).toBeGreaterThan(168)
  expect(Math.abs(under?.x ?? 0)).toBeLessThan(176)
})

test('a turned ring has one sector in the middle of its right, and beside it the words of all that reach there', () => {
  const texts = turned(2, 0.72, 0.17, 0.11).flatMap(({ layer, elements }) =>
    elements.flatMap((each) => (layer === 'line' && each.type === 'text' ? [[each.align, each.x, each.y]] : [])),
  )
  expect(texts).toEqual([
    ['start', 196, 131],
    ['start', 196, -121],
    ['start', 196, 5],
  ])
  const leaders = turned(2, 0.72, 0.17, 0.11).flatMap(({ layer, elements }) =>
    elements.flatMap((each) => (layer === 'line' && each.type === 'path' ? [each.d.replaceAll(/[^A-Z]/g, '')] : [])),
  )
  expect(leaders).toEqual(['MH', 'MH', 'MH'])
})
