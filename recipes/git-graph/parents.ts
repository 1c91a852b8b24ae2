/**
 * Lists in which parents come after their children: histories, newest first.
 */
import type { Finding } from '../../src/scene/findings.ts'

/** Parents that are not in the list at `at`, or come before their children. */
export function checkParents(at: string, items: readonly { id: string; after: readonly string[] }[]): Finding[] {
  const rows = new Map(items.map(({ id }, row) => [id, row]))
  return items.flatMap(({ after }, row) =>
    after.flatMap((id, index): Finding[] => {
      const parent = rows.get(id)
      if (parent !== undefined && parent > row) return []
      const problem =
        parent === undefined ? 'is not the id of a commit' : 'is listed above; commits are listed newest first'
      return [{ at: `${at}.${row}.after.${index}`, problem: `${JSON.stringify(id)} ${problem}` }]
    }),
  )
}
