/**
 * Lists in which parents come after their children: histories, newest first.
 */
import { checksFor } from '../../drawing/data/checks.ts'

type History = { events: { id: string; after: string[] }[] }

/** Parents that are not in the list, or come before their children. */
export const parentsFollow = checksFor<History>().each('events.*', (commit, { before, data: { events } }) => {
  const above = [...before, commit]
  const problems = commit.after.map((id, index): [string, string | undefined] => {
    const has = (commits: readonly { id: string }[]): boolean => commits.some((each) => each.id === id)
    const problem = has(events) ? 'is listed above; commits are listed newest first' : 'is not the id of a commit'
    return [`after.${index}`, has(events) && !has(above) ? undefined : `${JSON.stringify(id)} ${problem}`]
  })
  return Object.fromEntries(problems)
})
