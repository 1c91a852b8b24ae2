import { expect, test } from 'vitest'
import { levelsField } from './levels.ts'

test('levels rise; one that does not is named with the one before it', () => {
  const problems = levelsField.safeParse([10, 5, 5]).error?.issues.map(({ path, message }) => [path, message])
  expect(problems).toEqual([
    [[1], '5 is not above 10; levels must increase'],
    [[2], '5 is not above 5; levels must increase'],
  ])
  expect([[5, 10, 20], undefined].map((levels) => levelsField.safeParse(levels).success)).toEqual([true, true])
})
