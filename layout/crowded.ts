/**
 * What does not fit in a drawing, for the caller to report: edges and labels in each other's way, edges that bend or
 * cross too often, and by how much the whole is too large.
 */
import type { Drawing } from './draw-cells.ts'
import { collision } from './labels/place-labels.ts'
import { crossingsOfEach, isTangled } from './measure.ts'
import type { Crowded, EdgePlace } from './model/graph.ts'
import type { Model } from './model/model.ts'
import { easy } from './route/find-path.ts'

/** `places` are the edges as they are drawn, in the order of the graph's. */
export function crowdedOf({ options }: Model, drawing: Drawing, places: readonly EdgePlace[]): Crowded[] {
  const { bounds, labels } = drawing
  const [width, height] = [bounds.w - (options.maxWidth ?? 1120), bounds.h - (options.maxHeight ?? 2200)]
  return [
    ...blockedEdges(drawing).map((edge): Crowded => ({ edge, what: 'route' })),
    ...[...labels].flatMap(([{ index }, words]): Crowded[] =>
      Object.values(words).some(({ cost }) => cost >= collision) ? [{ edge: index, what: 'label' }] : [],
    ),
    ...indicesOf(places, ({ points }) => points.length - 2 > easy).map((edge): Crowded => ({ edge, what: 'bends' })),
    ...mostCrossing(places).map((edge): Crowded => ({ edge, what: 'crossings' })),
    ...(width > 0 ? [{ what: 'width', by: width } as const] : []),
    ...(height > 0 ? [{ what: 'height', by: height } as const] : []),
  ]
}

/** Edges closer than this are indistinguishable. */
const tooTight = 8

/** Edges without a free route, and those too close to another. */
const blockedEdges = ({ routes, squeezes }: Drawing): number[] => {
  const tight = new Set(squeezes.filter(({ pitch }) => pitch < tooTight).flatMap(({ edges }) => edges))
  return routes.flatMap(({ edge: { index }, free }) => (free && !tight.has(index) ? [] : [index]))
}

/** The edges with the most crossings, if there are too many crossings overall. */
const mostCrossing = (places: readonly EdgePlace[]): number[] => {
  const counts = crossingsOfEach(places)
  if (!isTangled(counts)) return []
  const most = Math.max(...counts)
  return indicesOf(counts, (count) => count === most)
}

const indicesOf = <Kind>(list: readonly Kind[], isMeant: (item: Kind) => boolean): number[] =>
  list.flatMap((item, index) => (isMeant(item) ? [index] : []))
