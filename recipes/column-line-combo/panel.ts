/**
 * Panels: each has a scale of its own, on a part of the axis that both share.
 */
import { type AxisPlan, type AxisPlanner, linear } from '../../drawing/chart/scale.ts'
import type { MeasureRow } from '../../drawing/data/numbers.ts'

/** The room over the columns for their title, as a share of the height of a panel. */
export const gap = 0.45

/** Where a value of a panel is on the axis that both share: the columns from 0 to 1, the line from 1 + gap upward. */
export type ComboPanel = { row: MeasureRow; at: (value: number) => number; title: string | undefined; ticks: Ticks }

type Ticks = ReturnType<AxisPlanner>['ticks']

export const panelOf = (row: MeasureRow, { from, also = [] }: { from: number; also?: number[] }): ComboPanel => {
  const known = row.values.flatMap(({ value }) => value ?? [])
  const plan = halved(linear({ measure: row.name, unit: row.unit })([...known, ...also]))
  const scale = plan.scale(0, 1)
  const at = (value: number): number => from + scale.at(value)
  return { row, at, title: plan.title, ticks: plan.ticks.map((tick) => ({ ...tick, at: at(tick.at) })) }
}

/** With more ticks than this, only every second one from zero is left: two panels share the height of one. */
const most = 4

const halved = (plan: AxisPlan): AxisPlan => {
  if (plan.ticks.length <= most) return plan
  const zero = Math.max(
    0,
    plan.ticks.findIndex(({ at }) => at === 0),
  )
  return { ...plan, ticks: plan.ticks.filter((_, index) => (index - zero) % 2 === 0) }
}
