import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const drawn = (data: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const participants = [{ name: 'A' }, { name: 'x', kind: 'database' }]
const messages = [
  { from: 'A', to: 'x', text: 'load' },
  { from: 'x', to: 'A', text: '10', kind: 'reply' },
  { from: 'A', to: 'A', text: '- 3' },
  { from: 'A', to: 'x', text: 'store' },
]

test('the end is computed where no state says it, and steps that subtract are no increments', () => {
  const { scene } = drawn({ title: '{increments} end in {final}', participants, messages, initial: 10 })
  expect(scene.title).toContain('1 update end in x = 7')
  expect(scene.description).toContain('A asks x (load); A loads x (10)')
})

test('a local step that changes nothing is no update', () => {
  const check = { from: 'A', to: 'A', text: 'x > 0' }
  const { scene } = drawn({ title: '{increments}', participants, messages: [check, ...messages], initial: 10 })
  expect(scene.title).toContain('1 update')
})

test('what variables begin with is not lost in silence where no participant is one', () => {
  const warningsOf = (kind: object, initial: number) =>
    drawn({
      title: 'One thread',
      participants: [{ name: 'A' }, { name: 'x', ...kind }],
      messages,
      initial,
    }).warnings.map(({ at }) => at)
  expect([warningsOf({}, 10), warningsOf({}, 0), warningsOf({ kind: 'database' }, 10)]).toEqual([['initial'], [], []])
})

test('a number below zero before a sign is no amount, and amounts have decimals', () => {
  const said = (words: string, initial: number) =>
    drawn({
      title: '{increments}: {final}',
      participants,
      messages: [messages[0], messages[1], { from: 'A', to: 'A', text: `{before} ${words} = {value}` }, messages[3]],
      initial,
    }).scene.title
  expect(said('+ 1', -5)).toContain('1 increment: x = -4')
  expect(said('+ 0.2', 0.1)).toContain('1 increment: x = 0.3')
  expect(said('- 2.5', 1)).toContain('1 update: x = -1.5')
})

test('the last state is no end where something is stored later, nor where it is of a thread', () => {
  const said = (...more: object[]) =>
    drawn({ title: 'It ends in {final}', participants, messages: [...more], initial: 10 }).scene.title
  const state = { from: 'x', kind: 'state', text: 'ten' }
  expect(said(state, ...messages)).toContain('ends in x = 7')
  expect(said(...messages, state)).toContain('ends in ten')
  expect(said(...messages, state, { from: 'A', kind: 'state', text: 'stale' })).toContain('ends in ten')
})
