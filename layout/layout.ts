/**
 * Lays out a graph: the best of a few candidates.
 *
 * Pure and deterministic: the same graph and options give the same bytes on every engine, and all work is bounded by counts.
 * It always returns a layout for a graph whose references resolve; what is wrong with it is listed in `crowded`.
 */

import { bestCandidate, nothingDrawn } from './best.ts'
import { type Candidate, noMemories } from './candidate.ts'
import { finished } from './finished.ts'
import type { Layout, LayoutGraph, LayoutOptions } from './model/graph.ts'
import { narrowCandidate } from './narrow.ts'
import { toLayout } from './to-layout.ts'

export const layoutGraph = (graph: LayoutGraph, options: LayoutOptions = {}): Layout =>
  new Layouts(graph, options).best()

/** Layouts of one graph for pages of two widths: what is drawn for one of them is known for the other. */
export class Layouts {
  private readonly drawings = nothingDrawn(noMemories())
  private found: Candidate | undefined
  private readonly foundNarrow = new Map<number, Candidate | undefined>()

  constructor(
    private readonly graph: LayoutGraph,
    private readonly options: LayoutOptions,
  ) {}

  /** `asked` is the graph, or one that differs from it in which edges are drawn whole. */
  best(asked = this.graph): Layout {
    const { graph, options, drawings } = this
    this.found ??= finished(bestCandidate(graph, options, drawings), options)
    return toLayout(asked, options, this.found)
  }

  /**
   * The same where it is no wider than `easyWidth`, the width up to which a drawing is read without being shown smaller; a
   * caller that makes all larger where it is wider needs no other.
   */
  narrow(easyWidth: number, asked = this.graph): Layout | undefined {
    const { graph, options, drawings, foundNarrow } = this
    if (!foundNarrow.has(easyWidth))
      foundNarrow.set(easyWidth, narrowCandidate(graph, options, { easyWidth, drawings }))
    const narrow = foundNarrow.get(easyWidth)
    return narrow && toLayout(asked, options, narrow)
  }
}
