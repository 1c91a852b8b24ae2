/**
 * Axes of points as the data describe them: linear or logarithmic, with ends of their own.
 */
import type { PointsAxis } from '../data/points.ts'
import { type Axis, linear, logarithmic } from './scale.ts'

/** An axis that includes its points, and its ends if the data names them. */
export const measuredAxis = ({ name, unit, min, max, scale }: PointsAxis): Axis => {
  const axis = scale === 'log' ? logarithmic({ measure: name, unit }) : linear({ measure: name, unit, zero: 'near' })
  return (values) => axis([...values, ...[min, max].filter((end) => end !== undefined)])
}

/** Where a value lies on the scale, in proportion: on a logarithmic axis its logarithm. */
export const placeOn = ({ scale }: PointsAxis, value: number): number => (scale === 'log' ? Math.log10(value) : value)

/** The value at a place. */
export const valueOn = ({ scale }: PointsAxis, place: number): number => (scale === 'log' ? 10 ** place : place)
