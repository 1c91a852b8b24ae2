/**
 * The order in each layer, with few crossings: sweeps by means and medians, then exchanges of neighbors (Sugiyama, Tagawa and
 * Toda 1981; Gansner et al. 1993).
 *
 * Two starts are swept, the source's order and a depth-first walk; of equal orders the one nearest to the source is taken.
 */
import { Crossings, type Neighbor } from './crossings.ts'
import type { Layers } from './layers.ts'
import { type Sort, sortWithGroups } from './sort.ts'

type Order = number[][]

const sweeps = 12
/** Means spread a layer first, medians settle it. */
const sweepsByMeans = 6
const exchanges = 4

/** `rankOf` gives open groups a fixed order, as lanes have. */
export function orderOf(layers: Layers, rankOf: ((group: number) => number) | undefined): Order {
  const crossings = new Crossings(layers)
  const sort = sortWithGroups(layers, crossings, rankOf)
  const start = sort.start(copy(layers.layers))
  let best = start
  let least = crossings.count(best)
  const walked = sort.start(walk(layers, crossings))
  for (const from of [start, walked]) {
    const order = copy(from)
    for (let sweep = 0; sweep < sweeps && least > 0; sweep++) {
      sweepOnce(order, sweep, { crossings, sort })
      exchange(order, crossings, layers)
      const count = crossings.count(order)
      if (count >= least) continue
      least = count
      best = copy(order)
    }
  }
  if (least + crossings.count(walked) === 0 && unlisted(walked, crossings) < unlisted(best, crossings)) best = walked
  crossings.read(best)
  listInOrder(best, crossings, layers)
  return best
}

/**
 * What passes beside the only item above it stands before that item's others if it is listed before them, where that crosses
 * nothing more.
 */
const listInOrder = (order: Order, crossings: Crossings, { groups, real }: Layers): void => {
  const { above, below } = crossings
  const isLate = (left: number, right: number): boolean => {
    const [one, other] = [above[left]!, above[right]!]
    if (Math.max(left, right) < real || one.length !== 1 || other.length !== 1) return false
    const hub = one[0]!.vertex
    if (hub !== other[0]!.vertex || groups[left]!.at(-1) !== groups[right]!.at(-1)) return false
    const listed = below[hub]!.map(({ vertex }) => vertex)
    return listed.indexOf(right) < listed.indexOf(left) && !gains(right, left, crossings)
  }
  for (const layer of order)
    for (let index = 0; index + 1 < layer.length; index++) {
      const [left, right] = [layer[index]!, layer[index + 1]!]
      if (!isLate(left, right)) continue
      layer[index] = right
      layer[index + 1] = left
      crossings.place[right] = index
      crossings.place[left] = index + 1
    }
}

/** How many pairs of what one thing leads to are not in the order in which they are listed. */
const unlisted = (order: Order, crossings: Crossings): number => {
  crossings.read(order)
  const { below, place } = crossings
  let pairs = 0
  for (const others of below)
    for (const [index, { vertex }] of others.entries())
      for (let next = index + 1; next < others.length; next++)
        if (place[others[next]!.vertex]! < place[vertex]!) pairs++
  return pairs
}

const copy = (order: readonly (readonly number[])[]): Order => order.map((layer) => [...layer])

/** The order in which a depth-first walk meets the vertices of each layer. */
const walk = ({ layers, count }: Layers, { above, below }: Crossings): Order => {
  const order: Order = layers.map(() => [])
  const layerOf = new Map(layers.flatMap((layer, index) => layer.map((vertex) => [vertex, index] as const)))
  const isSeen = new Uint8Array(count)
  const visit = (vertex: number): void => {
    if (isSeen[vertex] === 1) return
    isSeen[vertex] = 1
    order[layerOf.get(vertex)!]!.push(vertex)
    for (const next of [...below[vertex]!, ...above[vertex]!]) visit(next.vertex)
  }
  for (const layer of layers) for (const vertex of layer) visit(vertex)
  return order
}

const sweepOnce = (order: Order, sweep: number, { crossings, sort }: { crossings: Crossings; sort: Sort }): void => {
  const isDown = sweep % 2 === 0
  const [side, mean] = [isDown ? crossings.above : crossings.below, sweep < sweepsByMeans ? average : median]
  crossings.read(order)
  sort.refresh()
  for (let step = 0; step < order.length; step++) {
    const index = isDown ? step : order.length - 1 - step
    const wish = (vertex: number): number => mean(side[vertex]!, crossings.place) ?? crossings.place[vertex]!
    order[index] = sort.layer(order[index]!, wish)
    for (const [place, vertex] of order[index].entries()) crossings.place[vertex] = place
  }
}

const average = (neighbors: readonly Neighbor[], place: Float64Array): number | undefined => {
  if (neighbors.length === 0) return undefined
  let [sum, all] = [0, 0]
  for (const { vertex, weight } of neighbors) {
    sum += weight * place[vertex]!
    all += weight
  }
  return sum / all
}

/** The median, between the two in the middle nearer to the side where neighbors are closer together. */
const median = (neighbors: readonly Neighbor[], place: Float64Array): number | undefined => {
  if (neighbors.length === 0) return undefined
  const places = neighbors.map(({ vertex }) => place[vertex]!).sort((a, b) => a - b)
  const middle = places.length >> 1
  const [low, high] = [places[middle - 1]!, places[middle]!]
  if (places.length % 2 === 1) return high
  const [left, right] = [low - places[0]!, places.at(-1)! - high]
  return left + right === 0 ? (low + high) / 2 : (low * right + high * left) / (left + right)
}

/** Exchanges neighbors of one open group while that removes crossings. */
const exchange = (order: Order, crossings: Crossings, { groups }: Layers): void => {
  for (let round = 0, isBetter = true; round < exchanges && isBetter; round++) {
    isBetter = false
    for (const layer of order)
      for (let index = 0; index + 1 < layer.length; index++) {
        const [left, right] = [layer[index]!, layer[index + 1]!]
        if (groups[left]!.at(-1) !== groups[right]!.at(-1) || !gains(left, right, crossings)) continue
        layer[index] = right
        layer[index + 1] = left
        crossings.place[right] = index
        crossings.place[left] = index + 1
        isBetter = true
      }
  }
}

const gains = (left: number, right: number, crossings: Crossings): boolean =>
  crossings.between(right, left, 'above') + crossings.between(right, left, 'below') <
  crossings.between(left, right, 'above') + crossings.between(left, right, 'below')
