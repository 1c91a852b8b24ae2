/**
 * Lists in which parents come after their children: histories, newest first. A parent may be older than all of them.
 */
import { checksFor } from '../../drawing/data/checks.ts'
import { References } from '../../drawing/data/references.ts'

type History = { events: { id: string; after: string[] }[] }

/** Parents that come before their children, and those that are not in the list but almost. */
export const parentsFollow = checksFor<History>().each('events.*', (commit, { before, data: { events } }) => {
  const above = [...before, commit].map(({ id }) => id)
  const listed = new References(events.map((item) => ({ names: [item.id], item })))
  const problemOf = (id: string): string | undefined => {
    if (above.includes(id)) return `${JSON.stringify(id)} is listed above; commits are listed newest first`
    // What is no typo is older: hashes are never typos of other hashes.
    const problem = isHash(id) ? undefined : listed.problem(id, 'the id of a commit')
    return problem?.includes('did you mean') === true
      ? `${problem} An older commit has a hash of 0-9 and a-f`
      : undefined
  }
  const problems = commit.after.map((id, index): [string, string | undefined] => [`after.${index}`, problemOf(id)])
  return Object.fromEntries(problems)
})

const isHash = (id: string): boolean => /^g?[0-9a-f]{5,}$/.test(id)
