/**
 * Marks of a burndown at moments at which its scope changes.
 */
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { ScopeChange } from './burndown.ts'

/** Where the scope changes, a mark ends at its step, further down it would lie on other uprights; pale, as it is no step itself, and dashes are the plan. */
export const untilScope = (mark: ChartMark, changes: readonly ScopeChange[]): ChartMark => {
  const [head] = mark.over ?? []
  const change = changes.find(({ x }) => x === head?.at)
  if (head === undefined || change === undefined) return mark
  return { ...mark, over: [{ ...head, rule: { stroke: 'rule' }, until: Math.max(change.from, change.to) }] }
}
