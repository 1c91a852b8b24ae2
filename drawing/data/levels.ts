/**
 * Levels of an amount: where the second, third and fourth of four begin.
 */
import * as z from 'zod'
import { number } from './fields.ts'

const bound = number('The lowest value of a level')

/** The field `levels`, whose bounds rise; without it, round bounds are found. */
export const levelsField = z
  .tuple([bound, bound, bound])
  .check(({ value, issues }) => {
    for (const [index, bound] of value.entries()) {
      const before = value[index - 1]
      if (before === undefined || bound > before) continue
      const message = `${bound} is not above ${before}; levels must increase`
      issues.push({ code: 'custom', input: bound, path: [index], message })
    }
  })
  .optional()
  .describe('Where the second, third and fourth level begin, rising')
