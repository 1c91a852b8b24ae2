/** Answers set findings aside, or are stale. */
import { describe, expect, test } from 'vitest'
import { applyAnswers } from './answers.ts'
import type { ReviewFinding } from './finding.ts'

const at3: ReviewFinding = { rule: 'R08', level: 'block', at: 3, message: 'elements.3: crossed' }
const at5: ReviewFinding = { rule: 'R08', level: 'block', at: 5, message: 'elements.5: crossed' }
const whole: ReviewFinding = { rule: 'R11', level: 'warn', message: 'off the grid' }

describe('an answer', () => {
  test('sets aside the findings of its rule at its element', () => {
    const answers = [{ rule: 'R08', at: 3, reason: 'the band is the series' }]
    expect(applyAnswers([at3, at5, whole], answers)).toEqual({ findings: [at5, whole], stale: [] })
  })

  test('without an element answers for the whole scene only', () => {
    const answers = [{ rule: 'R11', reason: 'positions are data' }]
    expect(applyAnswers([at3, whole], answers)).toEqual({ findings: [at3], stale: [] })
  })

  test('to nothing is stale', () => {
    const answers = [
      { rule: 'R08', at: 4, reason: 'moved since' },
      { rule: 'R08', reason: 'too wide' },
    ]
    expect(applyAnswers([at3], answers)).toEqual({ findings: [at3], stale: answers })
  })
})
