/**
 * Levels of bars and the nodes between them, from the top: bars have odd levels, nodes even ones.
 *
 * What an edge leads to is below where it starts, by the longest path to it; of the edges of a cycle, one leads up.
 */

/** An edge between two items by their indices: one is a bar, the other is not. */
export type Link = { from: number; to: number }

export function levelsOf(isBar: readonly boolean[], links: readonly Link[]): number[] {
  const ahead = links.filter((link) => !backward(isBar.length, links).has(link))
  const levels = isBar.map(Number)
  for (let round = 0; round < isBar.length; round++)
    for (const { from, to } of ahead) levels[to] = Math.max(levels[to] ?? 0, (levels[from] ?? 0) + 1)
  // What starts something is right above the first that it leads to.
  for (const item of isBar.keys()) {
    const below = ahead.filter(({ from }) => from === item).map(({ to }) => levels[to] ?? 0)
    if (below.length > 0 && !ahead.some(({ to }) => to === item)) levels[item] = Math.min(...below) - 1
  }
  return levels
}

/**
 * The links that close a cycle: back edges of a depth-first search that visits items in their order, those that nothing
 * leads to first.
 */
const backward = (items: number, links: readonly Link[]): Set<Link> => {
  const [found, open, done] = [new Set<Link>(), new Set<number>(), new Set<number>()]
  const visit = (item: number): void => {
    if (done.has(item)) return
    done.add(item)
    open.add(item)
    for (const link of links)
      if (link.from === item) {
        if (open.has(link.to)) found.add(link)
        else visit(link.to)
      }
    open.delete(item)
  }
  const indices = Array.from({ length: items }, (_, index) => index)
  for (const item of indices) if (!links.some(({ to }) => to === item)) visit(item)
  for (const item of indices) visit(item)
  return found
}
