/**
 * Checks that look at the items of a list one by one.
 */
import type { Finding } from '../../src/scene/findings.ts'

/** A finding at `at.INDEX.field` for every item with a problem; the check also sees the items before it. */
export const problemsIn = <Item>(
  items: readonly Item[],
  { at, field }: { at: string; field: string },
  problemOf: (item: Item, before: readonly Item[]) => string | undefined,
): Finding[] =>
  items.flatMap((item, index) => {
    const problem = problemOf(item, items.slice(0, index))
    return problem === undefined ? [] : [{ at: `${at}.${index}.${field}`, problem }]
  })
