import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const participants = [{ name: 'A' }, { name: 'B' }]
const hello = { from: 'A', to: 'B', text: 'HELLO' }
const secret = { kind: 'zone', text: 'Encrypted', messages: [{ from: 'A', to: 'B', text: 'SECRET' }] }
const secrets = { ...secret, messages: [...secret.messages, { from: 'A', to: 'B', text: 'SECOND' }] }

const partsOf = (messages: object[]) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: '{clear} of {messages}', participants, messages })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const said = (text: string): number =>
    drawing.scene.elements.filter((element) => element.type === 'text' && element.text === text).length
  return { parts: drawing.parts, said }
}

test('an observer reads the names of messages outside zones only', () => {
  const { parts, said } = partsOf([hello, secret])
  expect([said('HELLO'), said('SECRET'), said('1 of 2')]).toEqual([2, 1, 2])
  expect(parts.find(({ at }) => at === '@seen')?.proves).toEqual(['clear', 'messages'])
})

test('without a zone there is nothing to compare', () => {
  const { parts } = partsOf([hello])
  expect(parts.some(({ at }) => at === '@seen')).toBe(false)
})

test('each record says what is read of it, and the description what is not', () => {
  const data = {
    title: 'A claim',
    participants,
    messages: [hello, secrets, secret],
    sealed: { text: 'type 23, length', note: 'Lengths differ' },
  }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements, description } = drawing.scene
  expect(elements.filter((each) => each.type === 'text' && each.text === 'type 23, length')).toHaveLength(3)
  // What is not read is dark, and zones go on behind records.
  const dark = elements.filter((each) => each.type === 'path' && each.fill === 'muted')
  expect([dark.length, elements.filter((each) => each.type === 'box' && each.fill === 'rule').length]).toEqual([3, 4])
  const level = (text: string): number[] =>
    elements.flatMap((each) => (each.type === 'text' && each.text === text ? [each.y] : []))
  // Most room is between the zones.
  const [note = 0] = level('Lengths differ')
  expect(note).toBeGreaterThan(level('SECOND')[0] ?? 0)
  expect(note).toBeLessThan(level('SECRET').at(-1) ?? 0)
  expect(description).toContain('On the wire HELLO can be read; 3 messages only as records: type 23, length.')
})
