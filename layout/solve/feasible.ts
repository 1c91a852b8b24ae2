/**
 * Positions that keep all least distances: relaxation from where things are now.
 *
 * Where distances contradict each other, the softest one of the contradiction is given up, until none is left.
 */

/** `to` is at least `length` after `from`, and each unit between them costs `weight`. */
export type Arc = { from: number; to: number; length: number; weight: number; softness?: number }

/** An arc that was given up, the circle that it contradicted, and by how many units that exceeds what is possible. */
export type GivenUp = { arc: Arc; circle: readonly Arc[]; excess: number }

/** Moves positions up until all arcs hold; takes those out of `arcs` that had to be given up, and returns them. */
export function makeFeasible(at: Int32Array, arcs: Arc[]): GivenUp[] {
  const given: GivenUp[] = []
  for (;;) {
    const circle = relax(at, arcs)
    if (circle === undefined) return given
    let softest = circle[0]!
    for (const index of circle) if (softnessOf(arcs[index]!) > softnessOf(arcs[softest]!)) softest = index
    const excess = circle.reduce((sum, index) => sum + arcs[index]!.length, 0)
    given.push({ arc: arcs[softest]!, circle: circle.map((index) => arcs[index]!), excess })
    arcs.splice(softest, 1)
  }
}

const softnessOf = ({ softness = 0 }: Arc): number => softness

/** How many moves are made before contradictions are looked for, by variable. */
const patience = 4

/** Relaxes from what is violated on; returns the arcs of a contradiction if there is one. */
const relax = (at: Int32Array, arcs: readonly Arc[]): number[] | undefined => {
  const count = at.length
  const leaving = leavingOf(count, arcs)
  const cause = new Int32Array(count).fill(-1)
  const queue = Array.from({ length: count }, (_, index) => index)
  const isQueued = new Uint8Array(count).fill(1)
  let moves = 0
  for (let head = 0; head < queue.length; head++) {
    const from = queue[head]!
    isQueued[from] = 0
    for (let slot = leaving.start[from]!; slot < leaving.start[from + 1]!; slot++) {
      const index = leaving.arcs[slot]!
      const { to, length } = arcs[index]!
      if (at[to]! >= at[from]! + length) continue
      at[to] = at[from]! + length
      cause[to] = index
      if (++moves % (patience * count) === 0) {
        const circle = findCircle(cause, arcs)
        if (circle !== undefined) return circle
      }
      if (isQueued[to] === 1) continue
      isQueued[to] = 1
      queue.push(to)
    }
  }
  return undefined
}

/** Arcs by the variable that they leave, in their order. */
const leavingOf = (count: number, arcs: readonly Arc[]): { start: Int32Array; arcs: Int32Array } => {
  const start = new Int32Array(count + 1)
  for (const { from } of arcs) start[from + 1]!++
  for (let index = 0; index < count; index++) start[index + 1]! += start[index]!
  const next = start.slice()
  const sorted = new Int32Array(arcs.length)
  for (const [index, { from }] of arcs.entries()) sorted[next[from]!++] = index
  return { start, arcs: sorted }
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
