/**
 * Things that lead back to themselves: tasks that wait for each other, events that are parts of each other, edges.
 *
 * Depth-first search, which visits everything once (Tarjan 1972); in the order of the list, so that the same data give
 * the same cycles.
 */
import type { Finding } from '../../src/scene/findings.ts'
import type { References } from './references.ts'

/** The cycles among items: each as a list in which every item leads to the next one, and the last one to the first. */
export function cyclesIn<Item>(items: readonly Item[], next: (item: Item) => readonly Item[]): Item[][] {
  const [finished, trail, cycles]: [Set<Item>, Item[], Item[][]] = [new Set(), [], []]
  const visit = (item: Item): void => {
    const start = trail.indexOf(item)
    if (start >= 0) cycles.push(trail.slice(start))
    if (start >= 0 || finished.has(item)) return
    trail.push(item)
    for (const each of next(item)) visit(each)
    trail.pop()
    finished.add(item)
  }
  items.forEach(visit)
  return cycles
}

/** The first edge that closes a cycle, with the whole cycle; `counts` says which edges may not. */
export const checkCycle = <Edge extends { from: string; to: string }>(
  edges: readonly Edge[],
  names: References,
  counts: (edge: Edge) => boolean = () => true,
): Finding[] => {
  const counted = edges.filter(counts)
  const after = ({ to }: Edge): Edge[] => counted.filter(({ from }) => names.find(from) === names.find(to))
  const [cycle = []] = cyclesIn(counted, after)
  const [first, last] = [cycle[0], cycle.at(-1)]
  if (first === undefined || last === undefined) return []
  const words = [first.from, ...cycle.map(({ to }) => to)].join(' > ')
  return [{ at: `edges.${edges.indexOf(last)}`, problem: `closes a cycle: ${words}` }]
}
