/**
 * Families of leaves: a row that is wider than the page is not cut within one.
 */
import type { Level } from '../ranks/level.ts'

/** The only parent of each vertex that leads nowhere, by its index; `''` for what leads on, or has no parent or several. */
export function familyIn({ links }: Pick<Level, 'links'>): (vertex: number) => string {
  const parents = new Map<number, Set<number>>()
  for (const { from, to } of links) parents.set(to, (parents.get(to) ?? new Set()).add(from))
  const leading = new Set(links.map(({ from }) => from))
  return (vertex) => {
    const own = parents.get(vertex)
    return leading.has(vertex) || own?.size !== 1 ? '' : [...own].join()
  }
}
