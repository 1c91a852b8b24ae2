/**
 * Lays out a graph: a few candidates are drawn, and the best by the one measure is taken.
 */
import type { Layout, LayoutGraph, LayoutOptions } from '../model/graph.ts'
import { type Candidate, drawCandidate } from './candidate.ts'
import { toLayout } from './to-layout.ts'
import { variants } from './weights.ts'

export function layoutGraph(graph: LayoutGraph, options: LayoutOptions = {}): Layout {
  return toLayout(graph, bestCandidate(graph, options))
}

const usualPage = { width: 1120, height: 2200 }

export function bestCandidate(graph: LayoutGraph, options: LayoutOptions): Candidate {
  const page = { width: options.maxWidth ?? usualPage.width, height: options.maxHeight ?? usualPage.height }
  const size = graph.nodes.length + graph.edges.length
  const isDense = graph.edges.length > 2.5 * graph.nodes.length
  const most = isDense ? 3 : size <= 60 ? 4 : size <= 110 ? 3 : 2
  const direction = options.direction ?? 'down'
  let best: Candidate | undefined
  for (const variant of variants.slice(0, most)) {
    let width = Math.min(page.width, 960)
    for (let attempt = 0; attempt < (isDense ? 2 : 4); attempt++) {
      const candidate = drawCandidate(graph, options, { frame: { direction, step: 0, width, height: page.height }, variant, page })
      if (best === undefined || candidate.score.cost < best.score.cost) best = candidate
      const drawn = widthOf(candidate)
      if (drawn <= page.width) break
      width = Math.floor(width * Math.max(0.5, Math.min(0.85, page.width / drawn)))
    }
    if (best?.score.flaws === 0 && best.score.crossings === 0) break
  }
  if (best === undefined) throw new Error('no candidate was drawn')
  return best
}

const widthOf = ({ drawing: { board }, found: { bounds } }: Candidate): number =>
  8 * (board.isTurned ? bounds.bottom - bounds.top : bounds.right - bounds.left)
