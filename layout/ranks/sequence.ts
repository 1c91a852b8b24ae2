/**
 * A sequence of vertices that most links follow, by the greedy heuristic of Eades, Lin and Smyth (A Fast and Effective
 * Heuristic for the Feedback Arc Set Problem, 1993); of equals the one that is met first, or else the first of the source.
 */
import { filled } from '../model/filled.ts'
import type { Link } from './level.ts'

/** The place of each vertex in the sequence. */
export function sequenceOf(
  count: number,
  links: readonly Pick<Link, 'from' | 'to' | 'weight'>[],
  met: (vertex: number) => number = () => 0,
): number[] {
  const place = filled(count, -1)
  let [first, last] = [0, count - 1]
  const weigh = (): { out: number[]; into: number[] } => {
    const [out, into] = [filled(count, 0), filled(count, 0)]
    for (const { from, to, weight } of links) {
      if (place[from] !== -1 || place[to] !== -1) continue
      out[from]! += weight
      into[to]! += weight
    }
    return { out, into }
  }
  while (first <= last) {
    const { out, into } = weigh()
    const left = place.flatMap((at, vertex) => (at === -1 ? [vertex] : []))
    const sink = left.findLast((vertex) => out[vertex] === 0)
    const source = left.find((vertex) => into[vertex] === 0)
    if (source !== undefined) place[source] = first++
    else if (sink !== undefined) place[sink] = last--
    else {
      const gain = (vertex: number): number => out[vertex]! - into[vertex]!
      const isFirst = (vertex: number, best: number): boolean =>
        gain(vertex) === gain(best) ? met(vertex) < met(best) : gain(vertex) > gain(best)
      place[left.reduce((best, vertex) => (isFirst(vertex, best) ? vertex : best))] = first++
    }
  }
  return place
}
