/**
 * Lays out a graph: the best of a few candidates.
 *
 * Pure and deterministic: the same graph and options give the same bytes on every engine, and all work is bounded by counts.
 * It always returns a layout for a graph whose references resolve; what is wrong with it is listed in `crowded`.
 */

import { bestCandidate, nothingDrawn } from './best.ts'
import { noMemories } from './candidate.ts'
import { finished } from './finished.ts'
import type { Layout, LayoutGraph, LayoutOptions } from './model/graph.ts'
import { narrowCandidate } from './narrow.ts'
import { toLayout } from './to-layout.ts'

export const layoutGraph = (graph: LayoutGraph, options: LayoutOptions = {}): Layout =>
  new Layouts(graph, options).best()

/** Layouts of one graph for pages of two widths: what is drawn for one of them is known for the other. */
export class Layouts {
  private readonly drawings = nothingDrawn(noMemories())

  constructor(
    private readonly graph: LayoutGraph,
    private readonly options: LayoutOptions,
  ) {}

  best(): Layout {
    const { graph, options, drawings } = this
    return toLayout(graph, options, finished(bestCandidate(graph, options, drawings), options))
  }

  /**
   * The same where it is no wider than `easyWidth`, the width up to which a drawing is read without being shown smaller; a
   * caller that makes all larger where it is wider needs no other.
   */
  narrow(easyWidth: number): Layout | undefined {
    const { graph, options, drawings } = this
    const narrow = narrowCandidate(graph, options, { easyWidth, drawings })
    return narrow === undefined ? undefined : toLayout(graph, options, narrow)
  }
}
