import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import type { Text } from '../../src/scene/scene.ts'
import automaton from './recipe.ts'

const drawn = drawRecipe(automaton as unknown as AnyRecipe, automaton.sample)
if (!drawn.ok) throw new Error(JSON.stringify(drawn.findings))
const { elements } = drawn.scene

test('an automaton starts with an arrow from nowhere, without the dot of a state machine', () => {
  expect(elements.some((each) => each.type === 'text' && each.text === 'start')).toBe(true)
  expect(elements.filter((each) => each.type === 'circle' && each.r > 3)).toEqual([])
})

test('transitions that leave a state share one trunk, also above and below its middle, and each has its symbols on a branch of its own', () => {
  const dots = elements.flatMap((each) => (each.type === 'circle' && each.r === 3 ? [each.x] : []))
  expect(dots.length).toBeGreaterThan(3)
  const [trunk = 0] = dots
  expect(new Set(dots).size).toBe(1)
  const words = ['F0', 'F1–F3', 'F4', 'E1–EC, EE–EF', 'C2–DF', 'ED', 'E0'].map(
    (text) => elements.find((each): each is Text => each.type === 'text' && each.text === text && each.size === 14)?.x,
  )
  expect(words.every((x = 0) => x > trunk)).toBe(true)
})

test('states of near widths are equally wide, much narrower ones keep theirs, and circles stay circles', () => {
  const names = ['a', 'Reads a', 'Reads bc', 'Waits for a letter']
  const nodes = [{ id: 'start', kind: 'initial' }, ...names.map((name) => ({ name }))]
  const edges = ['start', 'a', 'Reads a', 'Reads bc'].map((from, index) => ({ from, to: names[index], text: 'x' }))
  const other = drawRecipe(automaton as unknown as AnyRecipe, { title: 'Widths', nodes, edges })
  if (!other.ok) throw new Error(JSON.stringify(other.findings))
  const widths = names.map((name) => {
    const [index = 0] = other.parts.find((part) => part.name === name)?.elements ?? []
    const outline = other.scene.elements[index]
    return outline === undefined ? 0 : boundsOf(outline).w
  })
  const [circle = 0, second = 0, third = 0, widest = 0] = widths
  expect([circle, second === third, widest > third]).toEqual([56, true, true])
})

test('an initial state that reads is drawn as a state that says so, with what is listed in it', () => {
  const nodes = [
    { name: 'S', kind: 'initial', lines: ['no digit yet'] },
    { name: 'ok', kind: 'final' },
  ]
  const edges = [{ from: 'S', to: 'ok', text: '7' }]
  const other = drawRecipe(automaton as unknown as AnyRecipe, { title: 'Reads', nodes, edges, inputs: ['7'] })
  if (!other.ok) throw new Error(JSON.stringify(other.findings))
  const words = other.scene.elements.flatMap((each) => (each.type === 'text' ? each.text : []))
  expect(words).toEqual(expect.arrayContaining(['start', 'S', 'no digit yet', '✓ accepted: ends in ok']))
  expect(other.scene.description).toContain('2 states (S and ok)')
})

test('a state names once each symbol that inputs stop at in it, and stays a circle', () => {
  const nodes = [{ name: 'q' }, { name: 'r', kind: 'final' }]
  const edges = [{ from: 'q', to: 'r', text: '7' }]
  const inputs = ['7', '8', '8 7', '7 9']
  const other = drawRecipe(automaton as unknown as AnyRecipe, { title: 'Stops', nodes, edges, inputs })
  if (!other.ok) throw new Error(JSON.stringify(other.findings))
  const words = other.scene.elements.flatMap((each) => (each.type === 'text' ? each.text : []))
  expect(words.filter((each) => each.startsWith('✗ ') && each.length === 3)).toEqual(['✗ 8', '✗ 9'])
  const [index = 0] = other.parts.find((part) => part.name === 'r')?.elements ?? []
  const outline = other.scene.elements[index]
  expect(outline && boundsOf(outline)).toMatchObject({ w: 56, h: 56 })
})
