/**
 * What merges bring in: the commits that are reachable from their other parents, but not from their first one.
 */
import type { Commit } from './commit-lanes.ts'

/** The ids of the commits that the merges `isMarked` picks bring in. */
export function broughtBy<Item extends Commit>(commits: Item[], isMarked: (commit: Item) => boolean): Set<string> {
  const known = new Map(commits.map((commit) => [commit.id, commit]))
  const reachable = (starts: string[]): Set<string> => {
    const found = new Set<string>()
    const open = [...starts]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id) || !known.has(id)) continue
      found.add(id)
      open.push(...(known.get(id)?.after ?? []))
    }
    return found
  }
  const merges = commits.filter((commit) => commit.after.length > 1 && isMarked(commit))
  const brought = merges.flatMap(({ after: [first = '', ...others] }) => {
    const base = reachable([first])
    return [...reachable(others)].filter((id) => !base.has(id))
  })
  return new Set(brought)
}
