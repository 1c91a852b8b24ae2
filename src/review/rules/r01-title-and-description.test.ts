import { expect, test } from 'vitest'
import { cleanScene, findingsIn } from '../../../test/review.ts'

test('finds a title of three letters', () => {
  expect(findingsIn({ ...cleanScene, title: 'Map' })).toEqual([['R01']])
})

test('finds a description that begins with filler', () => {
  expect(findingsIn({ ...cleanScene, description: `A diagram of this: ${cleanScene.description}` })).toEqual([['R01']])
})

test("finds a title that is the recipe's name", () => {
  expect(findingsIn({ ...cleanScene, title: 'Container diagram' })).toEqual([['R01']])
})
