/**
 * One-dimensional compaction, as of circuits (Lengauer, Combinatorial Algorithms for Integrated Circuit Layout, 1990), with
 * distances kept as by Dwyer, Koren and Marriott (IPSep-CoLa, 2006): nodes, walls, strokes and words are variables with an
 * order and least distances, and a network simplex finds the least weighted length.
 *
 * It makes all the room that tracks and words need, so that nothing is refused, and it straightens: a jog that can have
 * length 0 gets it.
 */
import { type Board, itemOf } from '../model/board.ts'
import type { Arc } from '../solve/feasible.ts'
import { type GivenUp, Program } from '../solve/program.ts'
import type { Net } from '../strokes/net.ts'
import { straighten } from '../strokes/straighten.ts'
import type { Words } from '../strokes/words.ts'
import { setStretch, sizeOf } from './axis.ts'
import { attachments, endsIn, growTo, heldStrokes } from './ends.ts'
import { keepFans } from './fans.ts'
import { keepFrames } from './frames.ts'
import { keepEnds } from './keep-ends.ts'
import { type Places, placesIn, type Scene } from './places.ts'
import { keepRuns } from './runs.ts'
import { settle } from './settle.ts'
import { keepSights } from './sight.ts'
import { thingsIn } from './things.ts'
import { alignWalls } from './walls.ts'

/** Both axes are compacted this often: what one makes shorter gives the other room. */
const passes = 2

/**
 * How often items grow for their ports, and how far in all and each time, in units: a little, and further only where strokes
 * would lie on each other otherwise.
 */
const growths = 6
const usualGrowth = 6
const largestGrowth = 128
const growthStep = 24

/** A distance that is given up takes about as much work as so many pivots. */
const giving = 200

export type Work = { pivots: number; given: number }

/** Compacts both axes, and drops the jogs that vanished; words that run with a stroke are kept on it. */
export function compact(board: Board, net: Net, words: readonly Words[]): Work {
  const work: Work = { pivots: 0, given: 0 }
  for (let pass = 0; pass < passes; pass++)
    for (const axis of ['x', 'y'] as const) {
      compactAxis({ board, net, words, axis, straightens: pass === 0 && words.length === 0 }, work)
      if (words.length === 0) straighten(net)
    }
  return work
}

const compactAxis = (scene: Scene, work: Work): void => {
  for (let growth = 0; ; growth++) {
    const program = new Program()
    const ends = endsIn(scene)
    const attached = attachments(ends, scene.board, scene.axis)
    const places = placesIn(scene, program, heldStrokes(ends, scene))
    keepSights(thingsIn(scene, places), program, scene, attached)
    keepFrames(program, places, scene)
    keepFans(program, places, scene)
    keepEnds(ends, { program, places, scene, mayGrow: growth < growths })
    keepRuns(program, places, scene)
    const { at, given, pivots } = program.solve()
    work.pivots += pivots + giving * given.length
    if (given.some(({ owner }) => owner !== undefined)) {
      if (!growFor(given, scene, usualGrowth) && !growFor(given, scene, largestGrowth)) growth = growths
      continue
    }
    work.given += given.length
    const kept = without(program.arcs, given)
    settle(at, program, kept, {
      held: [places.page.start.variable, places.page.end.variable],
      free: freeWords(scene, places),
    })
    alignWalls(at, kept, { ...scene, places })
    moveTo(at, places, scene)
    return
  }
}

/** The arcs that were not given up. */
const without = (arcs: readonly Arc[], given: readonly Arc[]): readonly Arc[] => {
  if (given.length === 0) return arcs
  const keyOf = ({ from, to, length }: Arc): string => `${from} ${to} ${length}`
  const gone = new Set(given.map(keyOf))
  return arcs.filter((arc) => !gone.has(keyOf(arc)))
}

/** Labels that may be anywhere along their run. */
const freeWords = ({ words, axis }: Scene, places: Places): number[] =>
  words.flatMap(({ spot, run }, index) =>
    spot === 'label' && run.isUpright !== (axis === 'x') ? [places.words(index).variable] : [],
  )

/** Items grow whose ports found no room, by as much as `most` in all; returns whether any did. */
const growFor = (given: readonly GivenUp[], { board, axis }: Scene, most: number): boolean => {
  const growth = new Map<number, number>()
  let hasGrown = false
  for (const { owner, growth: by } of given)
    if (owner !== undefined) growth.set(owner, Math.max(by, growth.get(owner) ?? 0))
  for (const [owner, by] of growth) {
    const item = itemOf(board, owner)
    const size = sizeOf(item, axis)
    growTo(item, axis, Math.min(size + Math.min(by, growthStep), sizeOf(item.slot, axis) + most))
    if (sizeOf(item, axis) > size) hasGrown = true
  }
  return hasGrown
}

const moveTo = (at: Int32Array, places: Places, { board, net, words, axis }: Scene): void => {
  const origin = at[places.page.start.variable]!
  const placeOf = ({ variable, offset }: { variable: number; offset: number }): number =>
    at[variable]! + offset - origin
  for (const item of board.items.slice(1)) {
    const start = placeOf(places.low(item.index))
    setStretch(item, axis, { start, size: placeOf(places.high(item.index)) - start })
  }
  for (const [index, stroke] of net.strokes.entries())
    if (stroke.isUpright === (axis === 'x')) stroke.at = placeOf(places.stroke(index))
  for (const [index, each] of words.entries())
    if (each.run.isUpright !== (axis === 'x')) each.at = placeOf(places.words(index))
}
