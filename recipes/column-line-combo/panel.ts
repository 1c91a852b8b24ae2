/**
 * Panels: each has a scale of its own, on a part of the axis that both share.
 */
import { type AxisPlanner, linear } from '../../drawing/chart/scale.ts'
import type { MeasureRow } from '../../drawing/data/numbers.ts'

/** The room over the columns for their title, as a share of the height of a panel. */
export const gap = 0.3

/** Where a value of a panel is on the axis that both share: the columns from 0 to 1, the line from 1 + gap upward. */
export type ComboPanel = { row: MeasureRow; at: (value: number) => number; title: string | undefined; ticks: Ticks }

type Ticks = ReturnType<AxisPlanner>['ticks']

export const panelOf = (row: MeasureRow, { from, also = [] }: { from: number; also?: number[] }): ComboPanel => {
  const known = row.values.flatMap(({ value }) => value ?? [])
  const plan = linear({ measure: row.name, unit: row.unit })([...known, ...also])
  const scale = plan.scale(0, 1)
  const at = (value: number): number => from + scale.at(value)
  return { row, at, title: plan.title, ticks: plan.ticks.map((tick) => ({ ...tick, at: at(tick.at) })) }
}
