import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { parentsFollow } from './parents.ts'
import recipe from './recipe.ts'

test('parents are listed after their children; what is almost the id of a commit is a typo', () => {
  const commits = [
    { id: 'release', after: [] },
    { id: 'merge', after: ['release', 'topics'] },
    { id: 'topic', after: [] },
  ]
  expect(parentsFollow({ events: commits })).toEqual([
    { at: 'events.1.after.0', problem: '"release" is listed above; commits are listed newest first' },
    {
      at: 'events.1.after.1',
      problem: '"topics" is not the id of a commit; did you mean "topic"? An older commit has a hash of 0-9 and a-f',
    },
  ])
})

test('a parent may be older than all commits of the list', () => {
  expect(parentsFollow({ events: [{ id: 'a1b2c3d', after: ['a1b2c3e', 'before'] }] })).toEqual([])
})

test('a subject may be as long as git log prints it', () => {
  const events = [{ id: 'a1b2c3d', name: 'x'.repeat(120), after: [] }]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', events })
  expect(drawing.ok || drawing.findings).toBe(true)
})
