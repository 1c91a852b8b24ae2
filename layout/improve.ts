/**
 * Improves a drawing with flaws step by step: nodes at flawed edges are tried in other cells.
 */
import { nearbyGrids } from './cells/nearby.ts'
import { type Drawing, drawCells, makeRoom } from './draw-cells.ts'
import { collision } from './labels/place-labels.ts'
import { limitOf } from './limits.ts'
import { crossingsOfEach, isTangled } from './measure.ts'
import type { Model, Node } from './model/model.ts'
import { easy } from './route/find-path.ts'

/** How many arrangements are drawn in each step, and how many steps are taken. */
const drawn = 16
const steps = 3

/** The best drawing found; the given one where no other is better. */
export function improve(model: Model, drawing: Drawing): Drawing {
  let best = drawing
  for (let step = 0; step < steps && best.flaws > 0; step++) {
    const next = bestNearby(model, best)
    if (next === undefined) break
    best = next
  }
  return best
}

/** The first drawing without flaws, or else the best of those that are better. */
const bestNearby = (model: Model, drawing: Drawing): Drawing | undefined => {
  const { grid, direction } = drawing
  const limit = limitOf(model, direction)
  let best: Drawing | undefined
  for (const each of nearbyGrids(model, grid, { nodes: flawedNodes(drawing), direction, limit }).slice(0, drawn)) {
    const next = drawCells(model, each, direction)
    if (best === undefined || next.score < best.score) best = next
    if (best.flaws === 0) break
  }
  const roomy = best === undefined || best.over > 0 ? best : makeRoom(model, best)
  return roomy !== undefined && roomy.score < drawing.score ? roomy : undefined
}

/** The ends of edges with a flaw. */
const flawedNodes = ({ routes, branches, labels, squeezes }: Drawing): Node[] => {
  const tight = new Set(squeezes.flatMap(({ edges }) => edges))
  const drawn = routes.map((route) => branches.get(route) ?? route)
  const crossings = tangledCrossings(drawn)
  const flawed = routes.filter(
    ({ edge, free }, index) =>
      !free ||
      (drawn[index]?.points.length ?? 0) - 2 > easy ||
      (crossings[index] ?? 0) > 0 ||
      tight.has(edge.index) ||
      Object.values(labels.get(edge) ?? {}).some(({ cost }) => cost >= collision),
  )
  return [...new Set(flawed.flatMap(({ edge: { from, to } }) => [from, to]))]
}

/** How often each edge crosses others; empty if crossings are within the limit. */
const tangledCrossings = (drawn: Parameters<typeof crossingsOfEach>[0]): number[] => {
  const counts = crossingsOfEach(drawn)
  return isTangled(counts) ? counts : []
}
