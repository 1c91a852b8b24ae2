/** Suppressions leave findings out, or are stale. */
import { describe, expect, test } from 'vitest'
import type { ReviewFinding } from './rules/rule.ts'
import { applySuppressions } from './suppressions.ts'

const at3: ReviewFinding = { rule: 'R08', level: 'block', at: 'elements.3', problem: 'crossed' }
const at5: ReviewFinding = { rule: 'R08', level: 'block', at: 'elements.5', problem: 'crossed' }
const whole: ReviewFinding = { rule: 'R11', level: 'warn', at: '', problem: 'off the grid' }

describe('a suppression', () => {
  test('leaves out the findings of its rule at its element', () => {
    const suppressions = [{ rule: 'R08', at: 3, reason: 'the band is the series' }]
    expect(applySuppressions([at3, at5, whole], suppressions)).toEqual({ findings: [at5, whole], stale: [] })
  })

  test('without an element matches findings about the whole scene only', () => {
    const suppressions = [{ rule: 'R11', reason: 'positions are data' }]
    expect(applySuppressions([at3, whole], suppressions)).toEqual({ findings: [at3], stale: [] })
  })

  test('that matches nothing is stale', () => {
    const suppressions = [
      { rule: 'R08', at: 4, reason: 'moved since' },
      { rule: 'R08', reason: 'too wide' },
    ]
    expect(applySuppressions([at3], suppressions)).toEqual({ findings: [at3], stale: suppressions })
  })
})
