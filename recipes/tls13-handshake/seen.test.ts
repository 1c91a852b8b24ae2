import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
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

test('what an observer reads is counted over the strip where a single message in the clear has no room', () => {
  const { parts, said } = partsOf([hello, secret])
  expect([said('HELLO'), said('SECRET'), said('1 of 2')]).toEqual([1, 1, 2])
  expect(parts.find(({ at }) => at === '@seen')?.proves).toEqual(['clear', 'messages'])
})

test('without a zone there is nothing to compare', () => {
  const { parts } = partsOf([hello])
  expect(parts.some(({ at }) => at === '@seen')).toBe(false)
})

test('the strip has one dark piece for each zone, with its records and what is read of them, and an open one before', () => {
  const data = {
    title: '{clear} of {messages}',
    participants,
    messages: [hello, { ...hello, text: 'HELLO BACK' }, secrets, secret],
    sealed: { text: 'type 23, length', note: 'Lengths differ' },
  }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements, description } = drawing.scene
  const said = (text: string) => elements.flatMap((each) => (each.type === 'text' && each.text === text ? [each] : []))
  const filled = (fill: string) => elements.filter((each) => each.type === 'path' && each.fill === fill)
  expect([filled('muted').length, filled('soft').length]).toEqual([2, 1])
  expect([said('2 records').length, said('1 record').length, said('type 23, length').length]).toEqual([1, 1, 2])
  // The lower zone has as much room as its three lines need.
  expect(said('Lengths differ')).toHaveLength(2)
  // The count is beside what is in the clear.
  const [figure, records] = [said('2 of 5').at(-1), said('2 records')[0]]
  expect([figure?.x === records?.x, (figure?.y ?? 0) < (records?.y ?? 0)]).toEqual([true, true])
  expect(description).toContain(
    'On the wire HELLO and HELLO BACK can be read; 3 messages only as records: type 23, length.',
  )
})

test('messages in a loop or a branch outside all zones can be read, those of a zone in one cannot', () => {
  const loop = { kind: 'loop', text: '(1, 2)', messages: [hello, secret] }
  const alt = { kind: 'alt', text: 'resumed', messages: [hello], else: [{ text: 'full', messages: [hello, hello] }] }
  const { parts, said } = partsOf([loop, alt])
  expect([said('4 of 5'), said('1 record')]).toEqual([2, 1])
  expect(parts.find(({ at }) => at === '@seen')?.proves).toEqual(['clear', 'messages'])
})

test('the count is over the strip where it has no room beside a piece, and a note that has none there is left out', () => {
  const note = 'WWWWWWWWWW WWWWWWWWWW WWWWWWWWWW WWWWWWWWWW'
  const data = {
    title: '{clear} of {messages}',
    participants,
    messages: [hello, secret],
    sealed: { text: 'type', note },
  }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const said = elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const [open] = elements.flatMap((each) => (each.type === 'path' && each.fill === 'soft' ? [pathBounds(each.d)] : []))
  expect(said.findLast(({ text }) => text === '1 of 2')?.y).toBeLessThan(open?.y ?? 0)
  expect(said.filter(({ text }) => text.includes('WWW'))).toEqual([])
})
