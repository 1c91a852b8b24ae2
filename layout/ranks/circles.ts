/**
 * Strongly connected parts of a level, by Tarjan's algorithm (Depth-First Search and Linear Graph Algorithms, 1972).
 */
import type { Link } from './level.ts'

/** The vertices that reach each other, where there are two or more, each list in ascending order. */
export function circlesOf(count: number, links: readonly Pick<Link, 'from' | 'to'>[]): number[][] {
  const leaving = Array.from({ length: count }, (): number[] => [])
  for (const { from, to } of links) leaving[from]!.push(to)
  const [found, lowest] = [new Int32Array(count).fill(-1), new Int32Array(count)]
  const stack: number[] = []
  const isStacked = new Uint8Array(count)
  const circles: number[][] = []
  let next = 0
  const visit = (vertex: number): void => {
    found[vertex] = lowest[vertex] = next++
    stack.push(vertex)
    isStacked[vertex] = 1
    for (const other of leaving[vertex]!) {
      if (found[other] === -1) visit(other)
      if (isStacked[other] === 1) lowest[vertex] = Math.min(lowest[vertex]!, lowest[other]!)
    }
    if (lowest[vertex] !== found[vertex]) return
    const circle = stack.splice(stack.indexOf(vertex))
    for (const each of circle) isStacked[each] = 0
    if (circle.length > 1) circles.push(circle.sort((a, b) => a - b))
  }
  for (let vertex = 0; vertex < count; vertex++) if (found[vertex] === -1) visit(vertex)
  return circles
}
