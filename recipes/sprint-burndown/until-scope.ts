/**
 * Marks of a burndown at moments at which its scope changes.
 */
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import type { ScopeChange } from './burndown.ts'

/** Where the scope changes, a mark ends at its step: further down it would lie on other uprights. */
export const untilScope = (mark: ChartMark, changes: readonly ScopeChange[]): ChartMark => {
  const [head] = mark.over ?? []
  const change = changes.find(({ x }) => x === head?.at)
  if (head?.rule === undefined || change === undefined) return mark
  const { rule, ...words } = head
  const draw: ChartMark['draw'] = (frame) => {
    const [x, y] = [half(frame.x.at(change.x)), half(frame.y.at(Math.max(change.from, change.to)))]
    frame.rule(head.source, { x, x2: x, y: frame.area.y - 4, y2: y, ...rule }, 'line')
  }
  return { ...mark, over: [words], draw }
}
