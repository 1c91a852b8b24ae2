/**
 * The knee of a load test, as Kleinrock has it: where power, throughput over response time, is greatest. In a plot of the
 * two it is the point that a ray from zero touches, with no other point below the ray.
 */
import type { DataPoint, PointsData } from '../../drawing/data/points.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { singular } from '../../src/scene/singular.ts'

/** The knee; after it the point that goes farthest across; how many times the x and the y of the knee that one has. */
export type Knee = { at: DataPoint; peak: DataPoint; gain: number; factor: number }

export type CourseData = PointsData & { knee: boolean; along?: string | undefined }

/** The knee of measured points, the first of several; none where there is no ray: below zero, or where all y are zero. */
export function kneeOf({ points, knee }: Pick<CourseData, 'points' | 'knee'>): Knee | undefined {
  if (!knee || points.some(({ x, y }) => x < 0 || y <= 0)) return undefined
  const index = points.reduce((best, { x, y }, index) => {
    const top = points[best]
    return top !== undefined && x / y > top.x / top.y ? index : best
  }, 0)
  const at = points[index]
  if (at === undefined || at.x === 0) return undefined
  const peak = points.slice(index).reduce((far, each) => (each.x > far.x ? each : far), at)
  return { at, peak, gain: peak.x / at.x, factor: peak.y / at.y }
}

/** Whether a point is called by a number alone. */
export const isCounted = ({ name = '' }: Pick<DataPoint, 'name'>): boolean => /^[\d.,]+[kM]?$/.test(name)

/** What a point is called in words: `200 clients`, where its name is a number. */
export const calledOf = ({ name }: DataPoint, { along }: Pick<CourseData, 'along'>): string | undefined =>
  name === undefined || along === undefined || /^years?$/i.test(along) || !isCounted({ name })
    ? name
    : isOrdinal(along)
      ? `${along} ${name}`
      : `${name} ${name === '1' ? singular(along) : along}`

/** What is numbered rather than counted, a word in the singular and no unit: sprint 12, batch size 8, but 12 sprints, 50 GB. */
const isOrdinal = (along: string): boolean => /^[a-z][a-z -]{2,}$/i.test(along) && !/s$|people|staff|^min$/i.test(along)

/** What an axis counts. */
export const unitOf = ({ unit, name }: CourseData['x']): string => unit ?? name

/** How much x there is for each y: `14.8 requests/s per ms`. */
export const ratioWords = ({ x, y }: DataPoint, data: CourseData): string => {
  const ratio = Number((x / y).toPrecision(3))
  return `${formatFor([ratio], data.x.unit).full(ratio)} per ${unitOf(data.y)}`
}
