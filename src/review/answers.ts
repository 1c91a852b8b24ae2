/**
 * Answers: reasoned exceptions to findings.
 */
import type { ReviewFinding } from './finding.ts'

/** A finding that stays, and why; without `at` it answers findings about the whole scene. */
export type ReviewAnswer = { rule: string; at?: number; reason: string }

/** What is left to mend, and which answers answer nothing any more. */
type Answered = { findings: ReviewFinding[]; stale: ReviewAnswer[] }

const answersTo = (answer: ReviewAnswer, finding: ReviewFinding): boolean =>
  answer.rule === finding.rule && answer.at === finding.at

/** Sets answered findings aside. An answer that matches no finding no longer applies and must go. */
export const applyAnswers = (findings: ReviewFinding[], answers: readonly ReviewAnswer[]): Answered => ({
  findings: findings.filter((finding) => !answers.some((answer) => answersTo(answer, finding))),
  stale: answers.filter((answer) => !findings.some((finding) => answersTo(answer, finding))),
})
