import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { hubPlaces } from './hub-places.ts'
import recipe from './recipe.ts'

const map = (words: string) => {
  const links = words.split(', ').map((link) => link.split(' > '))
  const names = [...new Set(links.flat())]
  return {
    nodes: names.map((name) => ({ name, kind: name === 'Shop' ? 'system' : 'external' })),
    edges: links.map(([from = '', to = '']) => ({ from, to, kind: 'edge' })),
    groups: [],
  }
}

const star = 'A > Shop, B > Shop, C > Shop, Shop > X, Shop > Y, Shop > Bus, Bus > Shop, In > Bus, Bus > Out'

test('what calls a system is left of it, what it calls right, and what does both under it with neighbors of its own', () => {
  const places = hubPlaces(map(star))
  expect(Object.fromEntries([...(places ?? [])].map(([{ name }, place]) => [name, place]))).toEqual({
    A: [1, 1],
    B: [1, 2],
    C: [1, 3],
    Shop: [2, 2],
    X: [3, 1.5],
    Y: [3, 2.5],
    Bus: [2, 4],
    In: [1, 4],
    Out: [3, 4],
  })
})

test('few nodes, nodes in groups and nodes far away are placed by the layout', () => {
  expect(hubPlaces(map('A > Shop, Shop > B'))).toBeUndefined()
  expect(hubPlaces(map(`${star}, Out > Far`))).toBeUndefined()
  expect(hubPlaces({ ...map(star), groups: [{ name: 'G', kind: 'boundary' }] })).toBeUndefined()
})

test('a system with many neighbors is drawn in the middle', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A star', ...map(star) })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const xOf = (name: string) =>
    drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === name ? [each.x] : []))[0]
  expect(xOf('A')).toBeLessThan(xOf('Shop') ?? 0)
  expect(xOf('Shop')).toBeLessThan(xOf('X') ?? 0)
})

test('a system stays in the middle where that is a little wider than the page', () => {
  const long = map(star.replaceAll(/\b[ABCXY]\b/g, (letter) => `Zahlungsabwicklungsdienst ${letter}`))
  const edges = long.edges.map((edge) => ({ ...edge, text: 'exchanges settlement files with' }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A star', ...long, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements, width } = drawing.scene
  expect(width).toBeLessThanOrEqual(1.1 * 1120 + 80)
  const xOf = (word: string) =>
    elements.flatMap((each) => (each.type === 'text' && each.text === word ? [each.x] : []))[0]
  expect(xOf('Shop')).toBeGreaterThan(xOf('In') ?? 0)
  expect(xOf('Shop')).toBeLessThan(xOf('Out') ?? 0)
})
