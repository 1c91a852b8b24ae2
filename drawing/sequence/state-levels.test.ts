import { expect, test } from 'vitest'
import type { Element } from '../../src/scene/scene.ts'
import { arrows, call, participants, recipe, textOf } from '../../test/sequence-drawing.ts'
import { drawRecipe } from '../draw-recipe.ts'
import { drawSequence } from './draw-sequence.ts'

const state = (from: string, text: string): object => ({ kind: 'state', from, text })

/** A drawing with states beside the lifelines of two participants. */
const drawn = (messages: object[]): Element[] => {
  const data = { title: 'Orders are read', participants: participants.slice(0, 2), messages }
  const drawing = drawRecipe(
    { ...recipe, draw: (all, sheet) => drawSequence(all as never, sheet, { remarks: 'beside' }) },
    data,
  )
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements
}

/** The middle of the words of a state. */
const heightOf = (elements: Element[], said: string): number => textOf(elements, said).y - 5

test('a state after what its participant sends begins as that leaves, one after what arrives as that does', () => {
  const elements = drawn([
    state('Client', 'CLOSED'),
    call('Client', 'API', { delay: 2 }),
    state('Client', 'SENT'),
    state('API', 'RECEIVED'),
    call('API', 'Client', { delay: 1 }),
    state('Client', 'OPEN'),
  ])
  const [there, back] = arrows(elements)
  expect(heightOf(elements, 'CLOSED')).toBeLessThan((there?.y ?? 0) - 16)
  expect([heightOf(elements, 'SENT'), heightOf(elements, 'RECEIVED')]).toEqual([there?.y, there?.y2])
  expect(heightOf(elements, 'OPEN')).toBe(back?.y2)
})

test('a state before what its participant sends begins with that, unless something arrived; the first stays over it', () => {
  const elements = drawn([
    state('Client', 'CLOSED'),
    state('Client', 'SENDING'),
    call('Client', 'API', { text: 'hello' }),
    state('API', 'LISTEN'),
  ])
  const [there] = arrows(elements)
  expect(heightOf(elements, 'SENDING')).toBe(there?.y)
  expect(heightOf(elements, 'CLOSED')).toBeLessThan((there?.y ?? 0) - 16)
})

test('a state stays in its branch, though its event is outside of it', () => {
  const elements = drawn([
    call('Client', 'API'),
    { kind: 'opt', text: 'late', messages: [state('API', 'LATE'), call('API', 'Client', { text: 'sorry' })] },
  ])
  const [there] = arrows(elements)
  expect(heightOf(elements, 'LATE')).toBeGreaterThan((there?.y ?? 0) + 16)
})

test('a state after a note over its participant comes about after that, not with what arrived before it', () => {
  const idle = { kind: 'note', from: 'Client', to: 'API', text: 'Idle for an hour' }
  const elements = drawn([
    call('Client', 'API'),
    idle,
    state('API', 'DROPPED'),
    call('Client', 'API', { text: 'again' }),
  ])
  expect(heightOf(elements, 'DROPPED')).toBeGreaterThan(textOf(elements, 'Idle for an hour').y)
  const apart = drawn([call('Client', 'API'), { ...idle, to: 'Client' }, state('API', 'DROPPED')])
  expect(heightOf(apart, 'DROPPED')).toBe(arrows(apart)[0]?.y)
})
