/**
 * Axes of points as the data describe them: linear or logarithmic, with ends of their own, or of named steps.
 */
import type { DataPoint, PointsAxis } from '../data/points.ts'
import type { Sheet } from '../sheet.ts'
import { withoutDust } from '../values/decimals.ts'
import { type AxisPlan, type AxisPlanner, linear, logarithmic, type Tick } from './scale.ts'

/** An axis that includes its points, and its ends if the data names them; that of steps is half a step longer at both. */
export const measuredAxis = ({ name, unit, min, max, scale, bands }: PointsAxis, key: 'x' | 'y'): AxisPlanner => {
  if (bands !== undefined) {
    const steps = linear({ measure: name, zero: 'never', tight: true })
    return () => ({ ...steps([0.5, bands.length + 0.5]), ticks: stepTicks({ bands }, key), grid: [] })
  }
  const axis =
    scale === 'log'
      ? logarithmic({ measure: name, unit, tight: min !== undefined && max !== undefined })
      : linear({ measure: name, unit, zero: (min ?? 0) > 0 || (max ?? 0) < 0 ? 'never' : 'near' })
  return (values) => endingAt({ min, max }, axis([...values, ...[min, max].filter((end) => end !== undefined)]), values)
}

/** The same axis with the given ends in place of round ones beyond them, unless values are there. */
const endingAt = (
  { min = -Infinity, max = Infinity }: Pick<PointsAxis, 'min' | 'max'>,
  plan: AxisPlan,
  values: readonly number[],
): AxisPlan => {
  const share = plan.scale(0, 1).at
  const [low, high] = [Math.min(min, ...values), Math.max(max, ...values)].map((end, index) =>
    Number.isFinite(end) ? Math.min(1, Math.max(0, share(end))) : index,
  ) as [number, number]
  const ticks = plan.ticks.filter(({ at }) => share(at) >= low - tiny && share(at) <= high + tiny)
  if (low >= high || ticks.length < 2) return plan
  const scale: AxisPlan['scale'] = (from, to) => ({
    at: (value) => from + ((to - from) * (share(value) - low)) / (high - low),
    width: 0,
  })
  return { ...plan, ticks, grid: plan.grid.filter((at) => ticks.some((tick) => tick.at === at)), scale }
}

/** Sums of fractions of an axis differ by less. */
const tiny = 1e-9

/** Says what no chart of points draws: bounds and units of named steps, and values beside both places. */
export const noteUndrawn = (
  { points, ...axes }: { x: PointsAxis; y: PointsAxis; points: readonly DataPoint[] },
  sheet: Sheet,
): void => {
  for (const key of ['x', 'y'] as const)
    for (const field of ['min', 'max', 'unit'] as const)
      if (axes[key].bands !== undefined && axes[key][field] !== undefined)
        sheet.note(`${key}.${field}`, undefined, 'is not used, as the axis has named steps')
  const sized = points.find(({ value }) => value !== undefined)
  if (sized !== undefined)
    sheet.note(sized, 'value', 'is not drawn, nor are other values: all points are equally large')
}

/** The numbers and names of an axis' steps, lowest first. */
export const stepTicks = ({ bands = [] }: Pick<PointsAxis, 'bands'>, key: 'x' | 'y'): Tick[] =>
  bands.map((text, index) => ({
    at: index + 1,
    item: `${key}.bands.${index}`,
    paragraphs: [{ text: `${index + 1} ${text}`, as: 'label' }],
  }))

/** Where a value lies on the scale, in proportion: on a logarithmic axis its logarithm. */
export const placeOn = ({ scale }: PointsAxis, value: number): number => (scale === 'log' ? Math.log10(value) : value)

/** The value at a place. */
export const valueOn = ({ scale }: PointsAxis, place: number): number => (scale === 'log' ? 10 ** place : place)

/**
 * The middle of an axis: of both its ends where the data give them, else of what it shows of its points; on a logarithmic
 * axis the geometric one. Rounded, so that a point at the middle is at it.
 */
export const middleOf = (axis: PointsAxis, key: 'x' | 'y', values: number[]): number => {
  const { min, max } = axis
  if (min !== undefined && max !== undefined)
    return withoutDust(valueOn(axis, (placeOn(axis, min) + placeOn(axis, max)) / 2))
  const { at } = measuredAxis(axis, key)(values).scale(0, 1)
  const places = [...values, ...[min, max].filter((end) => end !== undefined)].map((value) => placeOn(axis, value))
  const low = Math.min(...places)
  const span = Math.max(...places) - low || 1
  const [from, to] = [at(valueOn(axis, low)), at(valueOn(axis, low + span))]
  return withoutDust(valueOn(axis, low + (span * (0.5 - from)) / (to - from)))
}
