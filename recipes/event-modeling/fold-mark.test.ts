import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { reviewScene } from '../../src/review/review-scene.ts'
import type { Element } from '../../src/scene/scene.ts'
import { letterOf } from './fold-mark.ts'
import recipe from './recipe.ts'

const letters = /^[A-Z]$/

/** Eight slices of three cards, with names so long that they go on in a second strip, usually at the fifth. */
const drawn = (edges: { from: string; to: string }[], focus: string[] = []) => {
  const columns = Array.from({ length: 8 }, (_, index) => ({ name: `Bestandsprüfung ${index}` }))
  const cards = columns.flatMap(({ name: column }, index) => [
    { name: `Zusatzleistungen ${index}`, kind: 'screen', column },
    { name: `Liste ${index}`, kind: index % 2 === 0 ? 'command' : 'view', column },
    { name: `Gemeldet ${index}`, kind: 'event', column },
  ])
  const data = { title: 'A claim', columns, cards, edges, ...(focus.length > 0 ? { focus } : {}) }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  const elementsOf = (at: string): Element[] =>
    parts.flatMap((part) => (part.at === at ? part.elements.flatMap((index) => scene.elements[index] ?? []) : []))
  const found = reviewScene(scene, recipe as unknown as AnyRecipe).map(({ rule }) => rule)
  return { elements: scene.elements, edge: (index: number) => elementsOf(`edges.${index}`), elementsOf, found }
}

const textsIn = (elements: readonly Element[]) => elements.filter((each) => each.type === 'text')
const lettersIn = (elements: readonly Element[]): string[] =>
  textsIn(elements).flatMap(({ text }) => (letters.test(text) ? [text] : []))
const circlesIn = (elements: readonly Element[]) => elements.filter((each) => each.type === 'circle')

test('a link to the second strip ends at a letter and begins again at the same one, each time with two bends at most', () => {
  const within = { from: 'Gemeldet 0', to: 'Liste 1' }
  const { edge, elements, elementsOf, found } = drawn([within, { from: 'Gemeldet 2', to: 'Liste 5' }])
  expect(lettersIn(edge(1))).toEqual(['A', 'A'])
  const [out, back] = circlesIn(edge(1))
  const paths = edge(1).flatMap((each) => (each.type === 'path' ? [each] : []))
  const ends = paths.map(({ d }) =>
    [d.match(/[\d.]+/g)?.map(Number) ?? []].flatMap((all) => [all.slice(0, 2), all.slice(-2)]),
  )
  expect(paths.map(({ arrow }) => arrow)).toEqual([true, true])
  // From edge to edge of the circles, on the level of their middles.
  expect(ends[0]?.[1]).toEqual([(out?.x ?? 0) - 10, out?.y])
  expect(ends[1]?.[0]).toEqual([(back?.x ?? 0) + 10, back?.y])
  const [last = 0] = elements
    .flatMap((each) => (each.type === 'box' ? [each.x + each.w] : []))
    .toSorted((a, b) => b - a)
  expect((out?.x ?? 0) - 10).toBeGreaterThan(last)
  const [first] = elementsOf('cards.0').flatMap((each) => (each.type === 'box' ? [each] : []))
  expect((back?.x ?? Infinity) + 10).toBeLessThan(first?.x ?? 0)
  // Arrows end at what they meet, boxes of both strips are on the grid, and no stroke bends more than twice.
  expect(found.filter((rule) => ['R09', 'R11', 'R12'].includes(rule))).toEqual([])
  expect(new Set(elements.flatMap((each) => (each.type === 'box' && each.h > 32 ? [each.y % 8] : [])))).toEqual(
    new Set([0]),
  )
  // The key says what a letter means; without one nothing is to be explained.
  const meaning = 'Goes on at the same letter'
  expect(textsIn(elements).map(({ text }) => text)).toContain(meaning)
  const plain = drawn([within])
  expect([lettersIn(plain.elements), circlesIn(plain.elements)]).toEqual([[], []])
  expect(textsIn(plain.elements).map(({ text }) => text)).not.toContain(meaning)
})

test('letters run down the first strip, whatever the order of the data, and their circles stand apart', () => {
  const edges = [
    { from: 'Gemeldet 0', to: 'Liste 7' },
    { from: 'Zusatzleistungen 2', to: 'Liste 6' },
    { from: 'Gemeldet 1', to: 'Liste 5' },
  ]
  const { edge, found } = drawn(edges)
  const marks = edges.map((_, index) => ({
    letter: lettersIn(edge(index))[0] ?? '',
    y: circlesIn(edge(index))[0]?.y ?? 0,
  }))
  const down = marks.toSorted((a, b) => a.y - b.y)
  expect(down.map(({ letter }) => letter)).toEqual(['A', 'B', 'C'])
  expect(marks[1]?.letter).toBe('A')
  expect((down[2]?.y ?? 0) - (down[1]?.y ?? 0)).toBe(24)
  expect(found).not.toContain('R12')
})

test('the letter of a link in focus has the color of its arrows', () => {
  const { edge } = drawn(
    [
      { from: 'Gemeldet 2', to: 'Liste 5' },
      { from: 'Gemeldet 0', to: 'Liste 7' },
    ],
    ['Gemeldet 2 > Liste 5'],
  )
  const colors = [0, 1].map((index) => [
    ...new Set(
      edge(index).flatMap((each) => (each.type === 'text' ? [each.fill] : each.type === 'path' ? [each.stroke] : [])),
    ),
  ])
  expect(colors).toEqual([['accent'], [undefined]])
})

test('after Z there are two letters', () => {
  expect([0, 25, 26, 27, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB', 'BA'])
})
