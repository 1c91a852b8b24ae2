/**
 * The drawing of a graph that is no wider than is easy to read, where that costs little.
 */
import { bestCandidate, type Drawings, firstCandidate, nothingDrawn } from './best.ts'
import { type Candidate, usualPage } from './candidate.ts'
import { finished } from './finished.ts'
import type { LayoutGraph, LayoutOptions } from './model/graph.ts'
import { rowFold } from './place/arrange.ts'
import type { Score } from './score/score.ts'
import { sizeOf } from './setting.ts'

/** Graphs of more nodes are wide whatever is tried: drawing them narrow as well would only take time. */
export const mostNarrowNodes = 24

/** By so much may the cost of a narrower drawing be more: what bends and length are worth to nobody who cannot read the words. */
const price = 1.15
/** So much higher it may be: a graph that is folded is another picture. */
const growth = 1.25

/**
 * The best drawing where that is narrow, or else the best of those for a page that narrow if it loses nothing by it; undefined
 * where neither is. What begins too wide is tried on the narrow page first: the best of all is drawn only to be compared, and
 * not where the narrow one is too high beside what it began with.
 */
export function narrowCandidate(
  graph: LayoutGraph,
  options: LayoutOptions,
  { easyWidth, drawings }: { easyWidth: number; drawings: Drawings },
): Candidate | undefined {
  if (graph.nodes.length > mostNarrowNodes) return undefined
  const isEasy = (candidate: Candidate): boolean => sizeOf(candidate).width <= easyWidth
  const best = (): Candidate => finished(bestCandidate(graph, options, drawings), options)
  if (easyWidth >= (options.maxWidth ?? usualPage.width)) {
    const whole = best()
    return isEasy(whole) ? whole : undefined
  }
  const first = firstCandidate(graph, options, drawings)
  const whole = isEasy(first) ? best() : undefined
  if (whole !== undefined && isEasy(whole)) return whole
  const asked = { ...options, maxWidth: easyWidth }
  const mustFit = { height: highestBeside(whole ?? first) }
  const found = bestCandidate(graph, asked, nothingDrawn(drawings.memories, { mustFit }))
  if (sizeOf(found).height > mustFit.height) return undefined
  const next = finished(found, asked)
  if (!isEasy(next)) return undefined
  const wide = whole ?? best()
  if (isEasy(wide)) return wide
  return losesNothing(next, wide) ? next : undefined
}

/** What is larger than its own page becomes higher yet. */
const highestBeside = (wide: Candidate): number =>
  wide.score.over > 0 ? Number.POSITIVE_INFINITY : growth * sizeOf(wide).height

const losesNothing = (next: Candidate, wide: Candidate): boolean =>
  next.score.cost <= price * wide.score.cost &&
  sizeOf(next).height <= growth * sizeOf(wide).height &&
  next.found.folds < wide.found.folds + rowFold &&
  faults.every((fault) => next.score[fault] <= wide.score[fault])

const faults = ['flaws', 'crossings', 'winding', 'words', 'over', 'undrawn'] as const satisfies (keyof Score)[]
