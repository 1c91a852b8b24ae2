/**
 * One drawing from one arrangement of cells: placed, routed, labeled and scored; wider where something is crowded.
 */
import { overlap, type Point, type Rect } from '../src/geometry/rect.ts'
import type { Grid } from './cells/find-cells.ts'
import { type EdgeLabels, labelEdges } from './labels/label-edges.ts'
import { collision } from './labels/place-labels.ts'
import { type Squeeze, spreadLanes } from './lanes/spread.ts'
import type { Direction } from './model/graph.ts'
import type { Edge, Model } from './model/model.ts'
import { movedShare } from './moved.ts'
import { around } from './place/frames.ts'
import { type LoopPlaces, placeLoops } from './place/loop-places.ts'
import { type Demand, noDemand, type Placement, placeCells } from './place/place.ts'
import { moreRoom } from './repair.ts'
import { bowRoom, routeLoops } from './route/loops.ts'
import { mergeTips } from './route/merge-tips.ts'
import { titleRooms } from './route/net.ts'
import { makeLoads } from './route/prices.ts'
import { type Route, routeEdges } from './route/route.ts'
import { judge, type Verdict } from './score.ts'
import { type Branch, branchOff } from './trunks.ts'

export type Drawing = {
  grid: Grid
  direction: Direction
  placement: Placement
  routes: Route[]
  /** What is drawn of the routes that join a trunk. */
  branches: Map<Route, Branch>
  labels: Map<Edge, EdgeLabels>
  bounds: Rect
  squeezes: Squeeze[]
  /** Pixels by which the drawing is too wide. */
  over: number
} & Verdict

export function drawCells(model: Model, grid: Grid, direction: Direction): Drawing {
  return drawOnce(model, grid, { direction, demand: noDemand })
}

/** Whether the nodes and groups of an arrangement alone are not too wide for the sheet. */
export function fitsAcross(model: Model, grid: Grid): boolean {
  const { nodes, groups } = placeCells(model, grid, { demand: noDemand, loops: placeLoops(model, grid) })
  return around([...nodes.values(), ...groups.values()]).w <= widthOf(model)
}

const widthOf = ({ options }: Model): number => options.maxWidth ?? 1120

/** How many times a crowded drawing is retried with more room. */
const repairs = 3

/** The same arrangement with more room where something was crowded, if that makes it better. */
export function makeRoom(model: Model, drawing: Drawing): Drawing {
  let [best, last] = [drawing, drawing]
  let demand = noDemand
  for (let round = 0; round < repairs; round++) {
    const wider = moreRoom(last, demand, model)
    if (wider === undefined) break
    demand = wider
    last = drawOnce(model, drawing.grid, { direction: drawing.direction, demand })
    if (last.score < best.score) best = last
  }
  return best
}

type Terms = { direction: Direction; demand: Demand }

const drawOnce = (model: Model, grid: Grid, { direction, demand }: Terms): Drawing => {
  const loops = placeLoops(model, grid)
  const placement = placeCells(model, grid, { demand, loops })
  const titles = titleRooms(placement.groups, model).map(({ room }) => room)
  const routes = routeAll(model, placement, { direction, loops })
  mergeTips(routes, placement)
  const squeezes = spreadLanes(routes, { placement, titles })
  const branches = branchOff(routes)
  const labels = labelEdges(routes, { placement, titles })
  const bounds = boundsOf(placement, routes, labels)
  const drawn = { grid, direction, placement, routes, branches, labels, bounds, squeezes }
  return { ...drawn, ...assess(drawn, model, titles) }
}

/** Self-loops first, then the other edges around them. */
const routeAll = (
  model: Model,
  placement: Placement,
  { direction, loops }: { direction: Direction; loops: LoopPlaces },
): Route[] => {
  const bows = routeLoops(loops, placement.nodes)
  const loads = makeLoads()
  for (const [{ from }, { side }] of loops)
    for (const arrives of [true, false]) loads.add(from, side, { arrives, by: 1 })
  return [...bows, ...routeEdges(model, placement, { direction, loads, obstacles: bows.map(bowRoom) })]
}

type Undecided = Omit<Drawing, 'over' | keyof Verdict>

const assess = (drawn: Undecided, model: Model, titles: Rect[]): Verdict & { over: number } => {
  const { placement, routes, branches, labels, bounds, squeezes, direction } = drawn
  const { options } = model
  const limits = { width: widthOf(model), height: options.maxHeight ?? 2200 }
  const placed = [...labels.values()].flatMap((places) => Object.values(places))
  const blocked = routes.filter(({ free, points }) => !free || isThrough(points, titles))
  const hidden = titles.filter((room) => [...placement.nodes.values()].some((rect) => overlap(rect, room)))
  const verdict = judge({
    routes: routes.map((route) => ({
      points: branches.get(route)?.points ?? route.points,
      trunk: route.trunk,
      flows: !route.edge.given.back && !route.edge.given.link,
    })),
    rects: [...placement.nodes.values(), ...placement.groups.values(), ...placed.map(({ place }) => place)],
    bounds,
    limits,
    direction,
    clashes: placed.filter(({ cost }) => cost >= collision).length + blocked.length + hidden.length + squeezes.length,
    moved: movedShare(model, drawn.grid),
    labels: placed.reduce((sum, { cost }) => sum + Math.min(cost, collision), 0),
  })
  return { ...verdict, over: Math.max(0, bounds.w - limits.width) }
}

/** Whether a path passes through any of these rectangles. */
const isThrough = (points: readonly Point[], rooms: readonly Rect[]): boolean =>
  points.slice(1).some((to, index) => {
    const from = points[index] ?? to
    return rooms.some(
      ({ x, y, w, h }) =>
        Math.max(from.x, to.x) > x &&
        Math.min(from.x, to.x) < x + w &&
        Math.max(from.y, to.y) > y &&
        Math.min(from.y, to.y) < y + h,
    )
  })

const boundsOf = ({ nodes, groups }: Placement, routes: readonly Route[], labels: Drawing['labels']): Rect => {
  const corners = routes.flatMap(({ points }) => points.map(({ x, y }: Point) => ({ x, y, w: 0, h: 0 })))
  const words = [...labels.values()].flatMap((places) => Object.values(places).map(({ place }) => place))
  const { x, y, w, h } = around([...nodes.values(), ...groups.values(), ...corners, ...words])
  const [left, top] = [Math.floor(x / 8) * 8, Math.floor(y / 8) * 8]
  return { x: left, y: top, w: Math.ceil((x + w) / 8) * 8 - left, h: Math.ceil((y + h) / 8) * 8 - top }
}
