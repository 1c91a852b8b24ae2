/**
 * A drawing packed again, after something was changed in what it asks for.
 */
import { type Candidate, pageOf } from './candidate.ts'
import { compact } from './compact/compact.ts'
import type { LayoutOptions } from './model/graph.ts'
import { type Drawing, measure } from './score/measure.ts'
import { type Score, scoreOf } from './score/score.ts'

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
  return isWorse(next.score, before.score) ? undefined : next
}

const isWorse = (next: Score, before: Score): boolean =>
  (['flaws', 'crossings', 'winding', 'words', 'over', 'undrawn'] as const).some((fault) => next[fault] > before[fault])
