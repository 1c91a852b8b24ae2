/**
 * Lays out a graph: the best of a few candidates.
 *
 * Pure and deterministic: the same graph and options give the same bytes on every engine, and all work is bounded by counts.
 * It always returns a layout for a graph whose references resolve; what is wrong with it is listed in `crowded`.
 */

import { balanced } from './balance.ts'
import { bestCandidate } from './best.ts'
import type { Candidate } from './candidate.ts'
import type { Layout, LayoutGraph, LayoutOptions } from './model/graph.ts'
import type { Score } from './score/score.ts'
import { sizeOf } from './setting.ts'
import { toLayout } from './to-layout.ts'

export function layoutGraph(graph: LayoutGraph, options: LayoutOptions = {}): Layout {
  const best = balanced(bestCandidate(graph, options), options)
  return toLayout(graph, options, narrower(graph, options, best) ?? best)
}

/** Larger graphs are wide whatever is tried. */
const mostNodes = 24

/** By so much may the cost of a narrower drawing be more: what bends and length are worth to nobody who cannot read the words. */
const price = 1.15
/** So much higher it may be: a graph that is folded is another picture. */
const growth = 1.25

/** The graph drawn for the width that is easy to read, if it is wider and loses nothing by that. */
const narrower = (graph: LayoutGraph, options: LayoutOptions, best: Candidate): Candidate | undefined => {
  const { easyWidth = Infinity, ...rest } = options
  if (sizeOf(best).width <= easyWidth || graph.nodes.length > mostNodes) return undefined
  const asked = { ...rest, maxWidth: easyWidth }
  const next = balanced(bestCandidate(graph, asked), asked)
  const [after, before] = [sizeOf(next), sizeOf(best)]
  const isEasy = after.width <= easyWidth && after.height <= growth * before.height
  if (next.score.cost > price * best.score.cost) return undefined
  return isEasy && faults.every((fault) => next.score[fault] <= best.score[fault]) ? next : undefined
}

const faults = ['flaws', 'crossings', 'winding', 'words', 'over', 'undrawn'] as const satisfies (keyof Score)[]
