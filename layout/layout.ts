/**
 * Lays out a graph: the best of a few candidates.
 *
 * Pure and deterministic: the same graph and options give the same bytes on every engine, and all work is bounded by counts.
 * It always returns a layout for a graph whose references resolve; what is wrong with it is listed in `crowded`.
 */

import { balanced } from './balance.ts'
import { bestCandidate } from './best.ts'
import type { Layout, LayoutGraph, LayoutOptions } from './model/graph.ts'
import { toLayout } from './to-layout.ts'

export function layoutGraph(graph: LayoutGraph, options: LayoutOptions = {}): Layout {
  return toLayout(graph, options, balanced(bestCandidate(graph, options), options))
}
