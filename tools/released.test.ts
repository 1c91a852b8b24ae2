import { expect, test } from 'vitest'
import { box, circle, sceneOf } from '../test/smallest-scene.ts'
import { recipeOf } from '../test/synthetic-recipe.ts'
import { releaseOf, revisionProblems } from './released.ts'

const first = recipeOf({ id: 'kept', scene: sceneOf(box), revision: 1 })
const other = recipeOf({ id: 'another', scene: sceneOf(circle), revision: 3 })
const released = releaseOf([first, other])

const problems = (...recipes: (typeof first)[]): string[] => revisionProblems([...recipes, other], released)

test('a release lists revision and digest by ascending id', () => {
  expect(Object.entries(released)).toEqual([
    ['another', { revision: 3, scene: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    ['kept', { revision: 1, scene: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  ])
})

test('an unchanged scene keeps its revision, whatever its words and scores do', () => {
  expect(problems({ ...first, name: 'New name', overall: 61, reviewed: '2027-01-01' })).toEqual([])
  expect(problems({ ...first, revision: 2 })).toEqual([
    'recipes/kept: revision must be 1 (its scene is the same since 1), got 2',
  ])
})

test('a changed scene increases its revision by exactly one', () => {
  const changed = { ...first, scene: sceneOf(box, circle) }
  expect(problems({ ...changed, revision: 2 })).toEqual([])
  for (const revision of [1, 3])
    expect(problems({ ...changed, revision })).toEqual([
      `recipes/kept: revision must be 2 (its scene changed since 1), got ${revision}`,
    ])
})

test('a recipe that was never released has revision 1', () => {
  expect(revisionProblems([first], {})).toEqual([])
  expect(revisionProblems([other], {})).toEqual(['recipes/another: revision must be 1 (it was never released), got 3'])
  expect(revisionProblems([recipeOf({ id: 'constructor' })], {})).toEqual([])
})

test('a released recipe stays', () => {
  expect(problems()).toEqual(['recipes/kept was released and is gone: its URLs must keep working'])
})

test('what was just released has no problems', () => {
  expect(revisionProblems([first, other], released)).toEqual([])
})
