/**
 * Groups that follow each other: where every edge between two of them leads from the one to the other, all nodes of the
 * first come before all of the second, so that the groups do not overlap along the flow.
 */
import type { Group, Node } from './model.ts'

/** One node comes before another. */
export type Step = { from: Node; to: Node }

/** A step from every node of a group to every node of the next; none where groups lead back to each other. */
export function stepsBetweenGroups(arcs: readonly Step[]): Step[] {
  const next = new Map<Group, Set<Group>>()
  for (const { from, to } of arcs) {
    const [group, other] = [from.within.at(-1), to.within.at(-1)]
    if (group === undefined || other === undefined || group === other) continue
    next.set(group, (next.get(group) ?? new Set()).add(other))
  }
  if ([...next.keys()].some((group) => leadsTo(group, group, next))) return []
  return [...next].flatMap(([{ members }, others]) =>
    members.flatMap((from) => [...others].flatMap((group) => group.members.map((to) => ({ from, to })))),
  )
}

/** Whether a group leads to another, directly or by way of others. */
const leadsTo = (from: Group, to: Group, next: ReadonlyMap<Group, ReadonlySet<Group>>): boolean => {
  const reached = new Set(next.get(from))
  for (const group of reached) for (const other of next.get(group) ?? []) reached.add(other)
  return reached.has(to)
}
