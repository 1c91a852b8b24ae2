/**
 * Positions that keep all least distances: relaxation from where things are now.
 *
 * Where distances contradict each other, the softest one of the contradiction is given up, until none is left.
 */

import { type Columns, columnsOf, type Incidence, incidenceOf } from './incidence.ts'

/** `to` is at least `length` after `from`, and each unit between them costs `weight`. */
export type Arc = { from: number; to: number; length: number; weight: number; softness?: number }

/** An arc that was given up, the circle that it contradicted, and by how many units that exceeds what is possible. */
export type GivenUp = { arc: Arc; circle: readonly Arc[]; excess: number }

/** What is left of an arc that is given up. */
export type Firmer = (arc: Arc) => Arc | undefined

type Feasible = { arcs: readonly Arc[]; columns: Columns; given: GivenUp[] }

/** Moves positions up until all arcs hold but those that had to be given up. */
export function makeFeasible(at: Int32Array, wanted: readonly Arc[], firmer?: Firmer): Feasible {
  const arcs = [...wanted]
  const columns = columnsOf(arcs)
  const relaxation = new Relaxation(at, arcs, columns)
  const given: GivenUp[] = []
  for (let circle = relaxation.run(); circle !== undefined; circle = relaxation.run()) {
    let softest = circle[0]!
    for (const index of circle) if (softnessOf(arcs[index]!) > softnessOf(arcs[softest]!)) softest = index
    const excess = circle.reduce((sum, index) => sum + arcs[index]!.length, 0)
    given.push({ arc: arcs[softest]!, circle: circle.map((index) => arcs[index]!), excess })
    const left = firmer?.(arcs[softest]!)
    if (left === undefined) relaxation.drop(softest)
    else {
      arcs[softest] = left
      columns.length[softest] = left.length
      relaxation.free(softest)
    }
  }
  if (given.length === 0) return { arcs, columns, given }
  const kept = arcs.filter((_, index) => !relaxation.isGone(index))
  return { arcs: kept, columns: columnsOf(kept), given }
}

const softnessOf = ({ softness = 0 }: Arc): number => softness

/** How many moves are made before contradictions are looked for, by variable. */
const patience = 4

/** What is violated moves what comes after it; what has moved already stays there when an arc is given up. */
class Relaxation {
  private readonly leaving: Incidence
  private readonly to: readonly number[]
  private readonly length: readonly number[]
  /** By variable, the arc that moved it last. */
  private readonly cause: Int32Array
  private readonly queue: number[]
  private readonly isQueued: Uint8Array
  private readonly gone: Uint8Array
  private head = 0
  private moves = 0

  constructor(
    private readonly at: Int32Array,
    private readonly arcs: readonly Arc[],
    { from, to, length }: Columns,
  ) {
    this.leaving = incidenceOf(at.length, from)
    this.to = to
    this.length = length
    this.cause = new Int32Array(at.length).fill(-1)
    this.queue = [...at.keys()]
    this.isQueued = new Uint8Array(at.length).fill(1)
    this.gone = new Uint8Array(arcs.length)
  }

  isGone(arc: number): boolean {
    return this.gone[arc] === 1
  }

  drop(arc: number): void {
    this.gone[arc] = 1
    this.free(arc)
  }

  /** What an arc moved is no longer held by it. */
  free(arc: number): void {
    this.cause[this.arcs[arc]!.to] = -1
  }

  /** Goes on until all arcs hold; returns those of a contradiction if there is one. */
  run(): number[] | undefined {
    for (; this.head < this.queue.length; this.head++) {
      const from = this.queue[this.head]!
      this.isQueued[from] = 0
      this.pushFrom(from)
      if (this.moves < patience * this.at.length) continue
      this.moves = 0
      const circle = findCircle(this.cause, this.arcs)
      if (circle !== undefined) {
        this.enqueue(from)
        this.head++
        return circle
      }
    }
    return undefined
  }

  private pushFrom(from: number): void {
    const { at, leaving } = this
    for (let slot = leaving.start[from]!; slot < leaving.start[from + 1]!; slot++) {
      const index = leaving.arcs[slot]!
      const to = this.to[index]!
      const least = at[from]! + this.length[index]!
      if (at[to]! >= least || this.gone[index] === 1) continue
      at[to] = least
      this.cause[to] = index
      this.moves++
      this.enqueue(to)
    }
  }

  private enqueue(variable: number): void {
    if (this.isQueued[variable] === 1) return
    this.isQueued[variable] = 1
    this.queue.push(variable)
  }
}

/** A circle of causes: each variable was moved by the one before. */
const findCircle = (cause: Int32Array, arcs: readonly Arc[]): number[] | undefined => {
  const seen = new Int32Array(cause.length)
  for (let start = 0; start < cause.length; start++) {
    let at = start
    while (at >= 0 && seen[at] === 0) {
      seen[at] = start + 1
      at = cause[at]! < 0 ? -1 : arcs[cause[at]!]!.from
    }
    if (at < 0 || seen[at] !== start + 1) continue
    const circle: number[] = []
    let each = at
    do {
      circle.push(cause[each]!)
      each = arcs[cause[each]!]!.from
    } while (each !== at)
    return circle
  }
  return undefined
}
