/** R01: how long titles and descriptions are, in characters without the white space around them. */
import { expect, test } from 'vitest'
import { problemsOf } from '../../../test/review.ts'

test.each([
  ['title', 12, 120],
  ['description', 60, 600],
] as const)('a %s has %d to %d characters', (field, least, most) => {
  const said = (length: number) => problemsOf('R01', [], { [field]: ` ${'é'.repeat(length)} ` })
  const problem = (length: number) => [`the ${field} has ${length} characters; it should have ${least} to ${most}`]
  expect([least - 1, least, most, most + 1].map(said)).toEqual([problem(least - 1), [], [], problem(most + 1)])
})
