import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Crossings } from './crossings.ts'
import type { Layers } from './layers.ts'
import { orderOf } from './order.ts'

const perLayer = 4

/** Three layers, joined at random; the groups of vertices are given. */
const anyLayers: fc.Arbitrary<Layers> = fc
  .record({
    joins: fc.array(
      fc.record({ layer: fc.integer({ min: 0, max: 1 }), from: fc.nat(perLayer - 1), to: fc.nat(perLayer - 1) }),
      {
        maxLength: 14,
      },
    ),
    groups: fc.array(fc.constantFrom<number[]>([], [7], [8]), { minLength: 3 * perLayer, maxLength: 3 * perLayer }),
  })
  .map(({ joins, groups }) => ({
    layers: [0, 1, 2].map((layer) => Array.from({ length: perLayer }, (_, index) => layer * perLayer + index)),
    segments: joins.map(({ layer, from, to }) => ({
      from: layer * perLayer + from,
      to: (layer + 1) * perLayer + to,
      weight: 1,
      isLong: false,
      isChain: false,
    })),
    real: 3 * perLayer,
    count: 3 * perLayer,
    groups,
  }))

/** Pairs of segments between the same layers whose ends are in opposite orders. */
const crossingsIn = (order: readonly (readonly number[])[], { segments }: Layers): number => {
  const place = new Map(order.flatMap((layer) => layer.map((vertex, index) => [vertex, index] as const)))
  const row = (vertex: number): number => order.findIndex((layer) => layer.includes(vertex))
  let count = 0
  for (const [index, a] of segments.entries())
    for (const b of segments.slice(index + 1)) {
      if (row(a.from) !== row(b.from)) continue
      const ways = [place.get(a.from)! - place.get(b.from)!, place.get(a.to)! - place.get(b.to)!]
      if (ways[0]! * ways[1]! < 0) count++
    }
  return count
}

test('crossings are counted as trying every pair counts them', () => {
  fc.assert(
    fc.property(anyLayers, (layers) => {
      expect(new Crossings(layers).count(layers.layers)).toBe(crossingsIn(layers.layers, layers))
    }),
    { numRuns: 50, seed: 3 },
  )
})

test('without groups, the order has no more crossings than the source has', () => {
  fc.assert(
    fc.property(anyLayers, (some) => {
      const layers = { ...some, groups: some.groups.map(() => []) }
      expect(crossingsIn(orderOf(layers, undefined), layers)).toBeLessThanOrEqual(crossingsIn(layers.layers, layers))
    }),
    { numRuns: 50, seed: 4 },
  )
})

test('a crossing that an exchange removes is removed', () => {
  const segment = (from: number, to: number) => ({ from, to, weight: 1, isLong: false, isChain: false })
  const layers: Layers = {
    layers: [
      [0, 1],
      [2, 3],
    ],
    segments: [segment(0, 3), segment(1, 2)],
    real: 4,
    count: 4,
    groups: [[], [], [], []],
  }
  expect(crossingsIn(orderOf(layers, undefined), layers)).toBe(0)
})

test('what is in one group stays together in every layer', () => {
  fc.assert(
    fc.property(anyLayers, (layers) => {
      for (const layer of orderOf(layers, undefined))
        for (const group of [7, 8]) {
          const places = layer.flatMap((vertex, index) => (layers.groups[vertex]!.includes(group) ? [index] : []))
          expect(places.at(-1) ?? 0).toBe((places[0] ?? 0) + Math.max(0, places.length - 1))
        }
    }),
    { numRuns: 50, seed: 5 },
  )
})

/** The least crossings of all orders of the three layers, by trying them; groups apart. */
const leastIn = (layers: Layers): number => {
  const all = (list: readonly number[]): number[][] =>
    list.length < 2
      ? [[...list]]
      : list.flatMap((first) => all(list.filter((each) => each !== first)).map((rest) => [first, ...rest]))
  const [top, middle, bottom] = layers.layers.map(all) as [number[][], number[][], number[][]]
  let least = Infinity
  for (const between of middle) {
    const of = (outer: number[][], order: (other: number[]) => number[][]): number =>
      Math.min(...outer.map((other) => crossingsIn(order(other), layers)))
    // What is above the middle does not depend on what is below it.
    const above = of(top, (other) => [other, between, []])
    const below = of(bottom, (other) => [[], between, other])
    least = Math.min(least, above + below)
  }
  return least
}

test('one order in forty has one crossing more than the best of all', () => {
  const some = fc
    .sample(anyLayers, { numRuns: 40, seed: 9 })
    .map((layers) => ({ ...layers, groups: layers.groups.map(() => []) }))
  const excess = some.map((layers) => crossingsIn(orderOf(layers, undefined), layers) - leastIn(layers))
  expect(excess.filter((each) => each < 0)).toEqual([])
  expect(excess.filter((each) => each > 0)).toEqual([1])
})
