import { expect, test } from 'vitest'
import { block } from '../../drawing/block.ts'
import { References } from '../../drawing/data/references.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { Places } from '../../drawing/places.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { Sheet } from '../../drawing/sheet.ts'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
import { drawDial } from './dial.ts'
import recipe from './recipe.ts'

const words = {
  title: 'Shares',
  heads: ['share'],
  way: 'Way',
}

const drawn = (turns: number[], dots: number[] = [], way: [number, number] = [0, 0.25], name = 'k') => {
  const data = {
    title: 'A claim',
    points: turns.map((turn) => ({ turn })),
    keys: dots.map((turn) => ({ turn })),
    way: { turn: way[0] },
  }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  drawDial(
    {
      names: data.points.map((item, index) => ({
        item,
        name: `host ${index}`,
        numbers: ['1%'],
        isMarked: index === 1,
      })),
      sectors: turns.map((to, name) => ({ name, from: turns[name - 1] ?? (turns.at(-1) ?? 0) - 1, to })),
      dots: data.keys.map((item) => ({ item, turn: item.turn, isMarked: false })),
      way: { item: data.way, from: way[0], to: way[1] },
      middle: { source: '@middle', words: block([]) },
      labels: data.keys.map((item) => ({ item, turn: item.turn, text: name, isMarked: true })),
      rows: [{ source: '@row', text: 'one moves', keys: [false, true], isMarked: false, listed: 'its name' }],
    },
    words,
    sheet,
  )
  const circles = sheet.pieces.flatMap(({ at, elements }) =>
    elements.flatMap((each) => (each.type === 'circle' ? [{ at, ...each }] : [])),
  )
  return { sheet, at: (part: string) => circles.filter(({ at }) => at === part) }
}

test('pins are outside of their places, clockwise from the top', () => {
  const { at } = drawn([0.25, 0.5, 0.75])
  expect(['points.0', 'points.1', 'points.2'].map((each) => at(each)[0])).toMatchObject([
    { x: 228, y: 0 },
    { x: 0, y: 228 },
    { x: -228, y: 0 },
  ])
})

test('pins that would touch are moved apart, across the top too', () => {
  const { at } = drawn([0.002, 0.5, 0.998])
  const [first, last] = [at('points.0')[0], at('points.2')[0]]
  expect((first?.x ?? 0) - (last?.x ?? 0)).toBeGreaterThanOrEqual(24)
})

test('a dot is inside of the band, further in where another one is near', () => {
  const { at } = drawn([0.4, 0.9], [0.25, 0.5, 0.501])
  expect(at('keys.0')[0]).toMatchObject({ x: 168, r: 3.5 })
  expect(Math.abs((at('keys.1')[0]?.y ?? 0) - (at('keys.2')[0]?.y ?? 0))).toBe(7)
})

test('a way leads clockwise, the long way around where it must', () => {
  const wayOf = (from: number, to: number) =>
    drawn([0.4, 0.9], [], [from, to])
      .sheet.pieces.find(({ at }) => at === 'way')
      ?.elements.at(-1)
  expect(wayOf(0, 0.25)).toMatchObject({ d: expect.stringContaining(' 0 0 1 '), arrow: true })
  expect(wayOf(0.25, 0)).toMatchObject({ d: expect.stringContaining(' 0 1 1 ') })
})

test('a way ends along the circle, at a stem from the band that goes beyond it', () => {
  const [stem, way] = drawn([0.4, 0.9], [], [0, 0.25]).sheet.pieces.find(({ at }) => at === 'way')?.elements ?? []
  expect(stem).toMatchObject({ d: 'M 180 0 L 162 0' })
  expect(way).toMatchObject({ d: expect.stringMatching(/ 1 168 -1$/) })
})

test('the register has a row for each name, with the letter of its pins; what is marked is in the accent', () => {
  const { sheet, at } = drawn([0.4, 0.9])
  const wordsOf = (part: string) =>
    sheet.pieces.flatMap((piece) =>
      piece.at === part ? piece.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : [],
    )
  expect(['points.0', 'points.1'].map(wordsOf)).toEqual([
    ['A', 'A', 'host 0', '1%'],
    ['B', 'B', 'host 1', '1%'],
  ])
  expect(at('points.1').map(({ fill }) => fill)).toEqual(['accent', 'accent'])
  expect(sheet.keyEntries).toEqual([])
})

test('places are named where their names have room; otherwise they are below their strip and the key names the way', () => {
  const wordsOf = (sheet: ReturnType<typeof drawn>['sheet'], part: string) =>
    sheet.pieces.flatMap(({ at, elements }) =>
      at === part ? elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : [],
    )
  const free = drawn([0.4, 0.9], [0.6, 0.61], [0, 0.25], 'cart:1').sheet
  expect([wordsOf(free, 'keys.0'), wordsOf(free, 'keys.1')]).toEqual([['cart:1'], ['cart:1']])
  const crowded = drawn([0.4, 0.9], [0.6, 0.61], [0, 0.25], 'a name that is longer than half of the circle').sheet
  expect([wordsOf(free, '@row'), wordsOf(crowded, '@row')]).toEqual([
    ['1', 'one moves'],
    ['1', 'one moves', 'its name'],
  ])
  expect(wordsOf(crowded, 'keys.0')).toEqual([])
  expect(crowded.keyEntries.map(({ text }) => text)).toEqual(['Way'])
})

test('a strip has a cell for each key in order, of one width, and those that move are filled', () => {
  const cells = drawn([0.4, 0.9]).sheet.pieces.flatMap(({ at, elements }) =>
    at === '@row' ? elements.flatMap((each) => (each.type === 'path' ? [pathBounds(each.d)] : [])) : [],
  )
  const [stays, moves] = cells
  expect(cells).toHaveLength(2)
  expect(moves?.w).toBe(stays?.w)
  expect((moves?.x ?? 0) - (stays?.x ?? 0)).toBe((stays?.w ?? 0) + 2)
})

test('a way runs along the dots where it passes none, and further in where it does', () => {
  const radiusOf = (dots: number[]) => {
    const [, stroke] = drawn([0.4, 0.9], dots, [0.1, 0.4]).sheet.pieces.find(({ at }) => at === 'way')?.elements ?? []
    return stroke?.type === 'path' ? Number(/ A (\d+) /.exec(stroke.d)?.[1]) : 0
  }
  expect([radiusOf([0.05, 0.5]), radiusOf([0.2])]).toEqual([168, 152])
})

test('words of both counts begin at one place', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const starts = drawing.scene.elements.flatMap((each) =>
    each.type === 'text' && each.text.startsWith('of 15') ? [each.x] : [],
  )
  expect([starts.length, new Set(starts).size]).toEqual([2, 1])
})

test('badges are on one circle; where places are near, they are moved apart and their lines turn', () => {
  const lines = (turns: number[]) => {
    const { sheet, at } = drawn(turns)
    const elements = sheet.pieces.flatMap((piece) => piece.elements)
    const bends = elements.flatMap((each) =>
      each.type === 'path' && /^M \S+ \S+( L \S+ \S+)+$/.test(each.d) && each.stroke !== 'ink'
        ? [each.d.split('L').length - 2]
        : [],
    )
    const far = turns.map((_, index) => {
      const { x = 0, y = 0 } = at(`points.${index}`)[0] ?? {}
      return Math.round(Math.hypot(x, y) / 4) * 4
    })
    return { bends, far }
  }
  expect(lines([0.1, 0.3, 0.5])).toEqual({ bends: [0, 0, 0], far: [228, 228, 228] })
  expect(lines([0.1, 0.105, 0.5])).toEqual({ bends: [1, 1, 0], far: [228, 228, 228] })
})

test('bars of shares are to one scale: what was in gray, what is now in ink', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const key = drawing.parts.find(({ at }) => at === '@key')?.elements ?? []
  const bars = drawing.scene.elements.flatMap((each, at) => {
    if (key.includes(at)) return []
    const bounds = each.type === 'path' ? pathBounds(each.d) : undefined
    return each.type === 'path' && bounds?.h === 6 ? [{ fill: each.fill, w: bounds.w }] : []
  })
  // 36 to 33, 27 to 16, 18, 19 to 11, none to 23 percent.
  const ofFill = (look: string): number => bars.filter(({ fill }) => fill === look).length
  expect(['accent', 'ink', 'muted'].map(ofFill)).toEqual([1, 4, 3])
  expect(Math.max(...bars.map(({ w }) => w))).toBe(72)
})
