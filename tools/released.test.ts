import { expect, test } from 'vitest'
import { box, circle, sceneOf } from '../test/smallest-scene.ts'
import { recipeOf } from '../test/synthetic-recipe.ts'
import { releaseOf, revisionFaults } from './released.ts'

const first = recipeOf({ id: 'kept', scene: sceneOf(box), revision: 1 })
const other = recipeOf({ id: 'another', scene: sceneOf(circle), revision: 3 })
const released = releaseOf([first, other])

const faults = (...recipes: (typeof first)[]): string[] => revisionFaults([...recipes, other], released)

test('a release lists revision and digest by rising id', () => {
  expect(Object.entries(released)).toEqual([
    ['another', { revision: 3, scene: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    ['kept', { revision: 1, scene: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  ])
})

test('an unchanged scene keeps its revision, whatever its words and scores do', () => {
  expect(faults({ ...first, name: 'New name', overall: 61, reviewed: '2027-01-01' })).toEqual([])
  expect(faults({ ...first, revision: 2 })).toEqual([
    'recipes/kept: revision must be 1 (its scene is the same since 1), got 2',
  ])
})

test('a changed scene raises its revision by exactly one', () => {
  const changed = { ...first, scene: sceneOf(box, circle) }
  expect(faults({ ...changed, revision: 2 })).toEqual([])
  for (const revision of [1, 3])
    expect(faults({ ...changed, revision })).toEqual([
      `recipes/kept: revision must be 2 (its scene changed since 1), got ${revision}`,
    ])
})

test('a recipe that was never released has revision 1', () => {
  expect(revisionFaults([first], {})).toEqual([])
  expect(revisionFaults([other], {})).toEqual(['recipes/another: revision must be 1 (it was never released), got 3'])
  expect(revisionFaults([recipeOf({ id: 'constructor' })], {})).toEqual([])
})

test('a released recipe stays', () => {
  expect(faults()).toEqual(['recipes/kept was released and is gone: its addresses must keep answering'])
})

test('what was just released has no fault', () => {
  expect(revisionFaults([first, other], released)).toEqual([])
})
