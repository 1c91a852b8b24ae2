/**
 * Levels of an amount: where the second, third and fourth of four begin.
 */
import * as z from 'zod'
import type { Finding } from '../../src/scene/findings.ts'
import { number } from './fields.ts'

const bound = number('The lowest value of a level')

/** The field `levels`; without it, round bounds are found. */
export const levelsField = z
  .tuple([bound, bound, bound])
  .optional()
  .describe('Where the second, third and fourth level begin, rising')

/** Bounds that do not rise. */
export const levelFindings = ({ levels = [] }: { levels?: readonly number[] | undefined }): Finding[] =>
  levels.flatMap((bound, index) => {
    const before = levels[index - 1]
    if (before === undefined || bound > before) return []
    return [{ at: `levels.${index}`, problem: `${bound} is not above ${before}; levels must increase` }]
  })
