import { expect, test } from 'vitest'
import bpmn from '../../recipes/bpmn-collaboration/recipe.ts'
import threatModel from '../../recipes/threat-model-dfd/recipe.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'

/** What is drawn before the words in the key. */
const sampleOf = (words: string, recipe: unknown, focus: string[]): string[] => {
  const own = recipe as AnyRecipe
  const drawing = drawRecipe(own, { ...(own.sample as object), focus, key: { focus: words } })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const at = elements.findIndex((each) => each.type === 'text' && each.text === words)
  return elements.slice(at - 2, at).map(({ type }) => type)
}

test('the sample of what is in focus is a circle where only circles are', () => {
  const words = 'Seen by the provider'
  expect(sampleOf(words, threatModel, ['Relay mail', 'Relay mail > User'])).toEqual(['circle', 'line'])
  expect(sampleOf(words, threatModel, ['Relay mail', 'User', 'Relay mail > User'])).toEqual(['box', 'line'])
})

test('so it is for events of a process, which are circles whatever their sign', () => {
  expect(sampleOf('Without a ruling', bpmn, ['ten', 'refunded', 'ten > refunded'])).toEqual(['circle', 'line'])
  expect(sampleOf('Without a ruling', bpmn, ['Review evidence', 'ruled', 'Review evidence > ruled'])).toEqual([
    'box',
    'line',
  ])
})
