/**
 * Lists in which parents come after their children: histories, newest first. A parent may be older than all of them.
 */
import { nearest } from '../../src/catalog/nearest.ts'
import type { Finding } from '../../src/scene/findings.ts'

/** Parents that come before their children, and those that are not in the list at `at` but almost. */
export function checkParents(at: string, items: readonly { id: string; after: readonly string[] }[]): Finding[] {
  const rows = new Map(items.map(({ id }, row) => [id, row]))
  const problemOf = (id: string, row: number): string | undefined => {
    const parent = rows.get(id)
    if (parent !== undefined) return parent > row ? undefined : 'is listed above; commits are listed newest first'
    // Hashes of older commits are no typos of other hashes.
    const [near] = isHash(id) ? [] : nearest(id, [...rows.keys()], 1)
    return near === undefined ? undefined : `is not the id of a commit; did you mean ${JSON.stringify(near)}?`
  }
  return items.flatMap(({ after }, row) =>
    after.flatMap((id, index): Finding[] => {
      const problem = problemOf(id, row)
      return problem === undefined
        ? []
        : [{ at: `${at}.${row}.after.${index}`, problem: `${JSON.stringify(id)} ${problem}` }]
    }),
  )
}

const isHash = (id: string): boolean => /^g?[0-9a-f]{5,}$/.test(id)
