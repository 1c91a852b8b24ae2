/**
 * Lines from parents to commits, as `focus` and `callouts` name them: `parent > commit` in the order of time, by ids or
 * subjects, or the other way round, as git's own arrows point.
 */
import type { Target } from '../../drawing/data/references.ts'
import type { Commit } from './commit-lanes.ts'

/** The first name of a line. */
export const linkName = (parent: string, { id }: Pick<Commit, 'id'>): string => `${parent} > ${id}`

/** The lines to parents that are in the list. */
export const linksIn = (commits: readonly (Commit & { name: string })[]): Target[] =>
  commits.flatMap((commit) =>
    commit.after.flatMap((id) => {
      const parent = commits.find((each) => each.id === id)
      if (parent === undefined) return []
      const names = [linkName(id, commit), `${parent.name} > ${commit.name}`, linkName(commit.id, parent)]
      return [{ names, item: {} }]
    }),
  )
