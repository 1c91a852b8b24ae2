/**
 * Pale upright lines at the ticks of a level axis: boxes in many rows are read down to it.
 */
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { AxisPlanner } from '../../drawing/chart/scale.ts'
import { bottomOf } from '../../src/geometry/rect.ts'

/** The axis, and the lines at its ticks as a mark of the same plot. */
export function ruledAcross(planner: AxisPlanner): { x: AxisPlanner; grid: ChartMark } {
  let ticks: number[] = []
  const x: AxisPlanner = (values) => {
    const plan = planner(values)
    ticks = plan.ticks.map(({ at }) => at)
    return plan
  }
  const draw: ChartMark['draw'] = (frame) => {
    for (const at of ticks.map((tick) => Math.round(frame.x.at(tick))))
      frame.rule('@x', { x: at, x2: at, y: frame.area.y, y2: bottomOf(frame.area), stroke: 'rule' })
  }
  return { x, grid: { draw } }
}
