/**
 * Routes as runs and strokes: a run is a straight piece of a wire, a stroke is what is drawn for one run, or for several of
 * one bundle that lie on one line.
 */
import type { Point } from '../../src/geometry/rect.ts'
import { type Board, itemOf } from '../model/board.ts'
import { sideAt, type Way } from '../model/sides.ts'
import type { Path } from '../route/path.ts'

/** The piece `place` of the wire `wire`. */
export type Run = { wire: number; place: number; isUpright: boolean; stroke: number }

/** `at` is its x where it is upright, its y where it is level; `rank` orders the strokes that lie on one line. */
export type Stroke = { isUpright: boolean; at: number; runs: Run[]; bundle: number; rank: number }

/** A wire as it runs. */
export type Course = { runs: Run[]; sides: readonly [from: Way, to: Way] }

export type Net = { strokes: Stroke[]; courses: Course[] }

export function netOf(board: Board, paths: readonly Path[]): Net {
  const net: Net = { strokes: [], courses: [] }
  for (const [wire, path] of paths.entries()) net.courses.push(courseOf(wire, path, { board, net }))
  mergeBundles(board, net)
  return compressed(net)
}

const courseOf = (wire: number, { points, sides }: Path, { board, net }: { board: Board; net: Net }): Course => {
  const corners = points.filter((point, index) => !isOnTheWay(points[index - 1], point, points[index + 1]))
  const runs: Run[] = []
  for (const [index, to] of corners.slice(1).entries()) {
    const from = corners[index]!
    const isUpright = from.x === to.x && (from.y !== to.y || sides[0] % 2 === 0)
    if (runs.at(-1)?.isUpright === isUpright) continue
    const run: Run = { wire, place: runs.length, isUpright, stroke: net.strokes.length }
    const at = isUpright ? from.x : from.y
    net.strokes.push({ isUpright, at, runs: [run], bundle: board.wires[wire]!.bundle, rank: 0 })
    runs.push(run)
  }
  return { runs, sides }
}

const isOnTheWay = (before: Point | undefined, point: Point, after: Point | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  ((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y))

/** Runs of one bundle that overlap or meet on one line become one stroke: a trunk has its branches at both sides of where it begins. */
const mergeBundles = (board: Board, net: Net): void => {
  const lines = new Map<string, Stroke[]>()
  for (const stroke of net.strokes) {
    const line = `${stroke.isUpright} ${stroke.at} ${stroke.bundle}`
    lines.set(line, [...(lines.get(line) ?? []), stroke])
  }
  for (const strokes of lines.values()) {
    if (strokes.length < 2) continue
    const pieces = strokes.map((stroke) => ({ stroke, ...extentOf(board, net, stroke) })).sort((a, b) => a.low - b.low)
    let head = pieces[0]!
    for (const piece of pieces.slice(1)) {
      if (piece.low > head.high) {
        head = piece
        continue
      }
      head.high = Math.max(head.high, piece.high)
      moveRuns(net, piece.stroke, head.stroke)
    }
  }
}

/** All runs of one stroke become runs of another. */
export function moveRuns({ strokes }: Net, from: Stroke, to: Stroke): void {
  const index = strokes.indexOf(to)
  for (const run of from.runs) run.stroke = index
  to.runs.push(...from.runs)
  from.runs = []
}

/** Drops strokes without runs. */
export function compressed(net: Net): Net {
  net.strokes = net.strokes.filter(({ runs }) => runs.length > 0)
  for (const [index, { runs }] of net.strokes.entries()) for (const run of runs) run.stroke = index
  return net
}

/** Where a run ends in the direction of the wire's start (-1) or end (1), along the run. */
export function endOf(
  board: Board,
  { strokes, courses }: Net,
  { wire, place }: Pick<Run, 'wire' | 'place'>,
  step: -1 | 1,
): number {
  const { runs, sides } = courses[wire]!
  const next = runs[place + step]
  if (next !== undefined) return strokes[next.stroke]!.at
  const { from, to } = board.wires[wire]!
  return step < 0 ? sideAt(itemOf(board, from), sides[0]) : sideAt(itemOf(board, to), sides[1])
}

/** From where to where a stroke reaches, along itself. */
export function extentOf(board: Board, net: Net, { runs }: Stroke): { low: number; high: number } {
  let [low, high] = [Infinity, -Infinity]
  for (const run of runs) {
    const [a, b] = [endOf(board, net, run, -1), endOf(board, net, run, 1)]
    low = Math.min(low, a, b)
    high = Math.max(high, a, b)
  }
  return { low, high }
}

/** The corners of a wire, from side to side. */
export function pointsOf(board: Board, net: Net, wire: number): Point[] {
  const { runs } = net.courses[wire]!
  const point = ({ isUpright, stroke }: Run, along: number): Point => {
    const { at } = net.strokes[stroke]!
    return isUpright ? { x: at, y: along } : { x: along, y: at }
  }
  return [point(runs[0]!, endOf(board, net, runs[0]!, -1)), ...runs.map((run) => point(run, endOf(board, net, run, 1)))]
}
