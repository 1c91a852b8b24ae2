/**
 * A drawing packed again, after something was changed in what it asks for.
 */
import { type Candidate, pageOf } from './candidate.ts'
import { compact } from './compact/compact.ts'
import type { LayoutOptions } from './model/graph.ts'
import { type Drawing, measure } from './score/measure.ts'
import { flawsOf, scoreOf } from './score/score.ts'

/** The changed drawing packed; undefined where something gets worse by it, such as the width of the page. */
export function packedAgain(
  before: Candidate,
  { board, net, words }: Drawing,
  options: LayoutOptions,
): Candidate | undefined {
  const { pivots } = compact(board, net, words)
  const drawing = { board, net, words }
  const found = measure(drawing)
  const next = { ...before, drawing, found, score: scoreOf(found, pageOf(options, board)), work: before.work + pivots }
  return isWorse(next, before) ? undefined : next
}

/** A flaw is no price for one of another kind: what was pinned stays so. */
const isWorse = (next: Candidate, before: Candidate): boolean => {
  const flaws = flawsOf(before.found)
  return (
    flawsOf(next.found).some((count, kind) => count > flaws[kind]!) ||
    (['crossings', 'winding', 'words', 'over', 'undrawn'] as const).some(
      (fault) => next.score[fault] > before.score[fault],
    )
  )
}
