/**
 * Lists in which parents come after their children: histories, newest first. A parent may be older than all of them.
 */
import { checksFor } from '../../drawing/data/checks.ts'
import { nearest } from '../../src/catalog/nearest.ts'

type History = { events: { id: string; after: string[] }[] }

/** Parents that come before their children, and those that are not in the list but almost. */
export const parentsFollow = checksFor<History>().each('events.*', (commit, { before, data: { events } }) => {
  const above = [...before, commit].map(({ id }) => id)
  const problemOf = (id: string): string | undefined => {
    if (above.includes(id)) return 'is listed above; commits are listed newest first'
    // Hashes of older commits are no typos of other hashes.
    const isKnown = isHash(id) || events.some((each) => each.id === id)
    const [near] = isKnown
      ? []
      : nearest(
          id,
          events.map((each) => each.id),
          1,
        )
    return near === undefined ? undefined : `is not the id of a commit; did you mean ${JSON.stringify(near)}?`
  }
  const problems = commit.after.map((id, index): [string, string | undefined] => {
    const problem = problemOf(id)
    return [`after.${index}`, problem === undefined ? undefined : `${JSON.stringify(id)} ${problem}`]
  })
  return Object.fromEntries(problems)
})

const isHash = (id: string): boolean => /^g?[0-9a-f]{5,}$/.test(id)
