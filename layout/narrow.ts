/**
 * The drawing of a graph that is no wider than is easy to read, where that costs little.
 */
import { bestCandidate, firstCandidate, nothingDrawn } from './best.ts'
import { type Candidate, noMemories, usualPage } from './candidate.ts'
import { finished } from './finished.ts'
import type { LayoutGraph, LayoutOptions } from './model/graph.ts'
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
 * where neither is. What begins too wide is tried on the narrow page first: the best of all is drawn only to be compared.
 */
export function narrowCandidate(graph: LayoutGraph, options: LayoutOptions, easyWidth: number): Candidate | undefined {
  if (graph.nodes.length > mostNarrowNodes) return undefined
  const drawings = nothingDrawn(noMemories())
  const isEasy = (candidate: Candidate): boolean => sizeOf(candidate).width <= easyWidth
  const best = (): Candidate => finished(bestCandidate(graph, options, drawings), options)
  const mayNarrow = easyWidth < (options.maxWidth ?? usualPage.width)
  const whole = !mayNarrow || isEasy(firstCandidate(graph, options, drawings)) ? best() : undefined
  if (whole !== undefined && isEasy(whole)) return whole
  if (!mayNarrow) return undefined
  const asked = { ...options, maxWidth: easyWidth }
  const next = finished(bestCandidate(graph, asked, nothingDrawn(drawings.memories, { mustFit: true })), asked)
  if (!isEasy(next)) return undefined
  const wide = whole ?? best()
  if (isEasy(wide)) return wide
  return losesNothing(next, wide) ? next : undefined
}

const losesNothing = (next: Candidate, wide: Candidate): boolean =>
  next.score.cost <= price * wide.score.cost &&
  sizeOf(next).height <= growth * sizeOf(wide).height &&
  faults.every((fault) => next.score[fault] <= wide.score[fault])

const faults = ['flaws', 'crossings', 'winding', 'words', 'over', 'undrawn'] as const satisfies (keyof Score)[]
