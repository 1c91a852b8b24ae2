/**
 * R22: no empty quarter, no half-empty panel, no lifeline that runs on.
 */
import { isLifeline } from '../anchor.ts'
import type { Drawn } from '../drawn.ts'
import type { Report, Rule } from '../finding.ts'
import { largestEmpty } from '../occupancy.ts'
import type { Picture } from '../picture.ts'
import { areaOf, encloses, grow, heightOf, type Rect, widthOf } from '../rect.ts'

/** The largest empty rectangle, as a part of the canvas. */
const mostEmpty = 0.25
/** Empty rest under what a shape holds: pixels, or part of its height. */
const restPixels = 40
const restShare = 0.15
/** How far a lifeline runs past its last mark. */
const mostPast = 32

const rectsOf = ({ labels, drawn }: Picture): Rect[] => [
  ...labels.map(({ extent }) => extent),
  ...drawn.map(({ bounds }) => bounds),
]

const emptyQuarter = (picture: Picture): Report[] => {
  const { width, height } = picture.scene
  const empty = largestEmpty(rectsOf(picture), { width, height })
  const share = areaOf(empty) / (width * height)
  if (share <= mostEmpty) return []
  const message = `nothing stands in the ${widthOf(empty)} × ${heightOf(empty)} px at ${empty.left}, ${empty.top} (${Math.round(share * 100)} % of the canvas); use the space or choose a smaller canvas`
  return [{ message }]
}

/** The empty rest at the bottom of a container, in pixels; undefined where it holds nothing. */
const restOf = (container: Drawn, picture: Picture): number | undefined => {
  const inside = rectsOf(picture).filter(
    (rect) => rect !== container.bounds && encloses(grow(container.bounds, -1), rect),
  )
  return inside.length < 3 ? undefined : container.bounds.bottom - Math.max(...inside.map(({ bottom }) => bottom))
}

const isTooEmpty = (rest: number, { bounds }: Drawn): boolean =>
  rest > Math.max(restPixels, restShare * heightOf(bounds))

/** Columns of a board are as high as the fullest of them. */
const isFullPeer = (other: Drawn, { bounds }: Drawn, picture: Picture): boolean => {
  if (other.bounds.top !== bounds.top || other.bounds.bottom !== bounds.bottom || other.bounds === bounds) return false
  const rest = restOf(other, picture)
  return rest !== undefined && !isTooEmpty(rest, other)
}

const halfEmpty = (picture: Picture): Report[] => {
  const containers = picture.shapes.filter((shape) => shape.element.type === 'box' && picture.isContainer(shape))
  return containers.flatMap((container) => {
    const rest = restOf(container, picture)
    if (rest === undefined || !isTooEmpty(rest, container)) return []
    if (containers.some((other) => isFullPeer(other, container, picture))) return []
    const message = `${Math.round(rest)} px at the bottom of this ${Math.round(heightOf(container.bounds))} px high box are empty; shorten it to leave at most ${Math.round(Math.max(restPixels, restShare * heightOf(container.bounds)))} px`
    return [{ at: container.index, message }]
  })
}

/** The lowest thing on any lifeline, lifelines themselves aside. */
const lastMark = (lifelines: Drawn[], { drawn }: Picture): number => {
  const marks = drawn.filter(
    (item) =>
      !lifelines.includes(item) &&
      lifelines.some(({ bounds }) => {
        const near = grow(bounds, 4)
        return item.bounds.left <= near.right && item.bounds.right >= near.left && item.bounds.top <= bounds.bottom
      }),
  )
  return Math.max(...marks.map(({ bounds }) => bounds.bottom))
}

const runningOn = (picture: Picture): Report[] => {
  const lifelines = picture.drawn.filter(isLifeline)
  if (picture.family !== 'Sequences' || lifelines.length < 2) return []
  const end = Math.max(...lifelines.map(({ bounds }) => bounds.bottom))
  const past = end - lastMark(lifelines, picture)
  if (past <= mostPast + 0.5) return []
  return [
    {
      message: `the lifelines run ${Math.round(past)} px past the last mark; end them at most ${mostPast} px after it`,
    },
  ]
}

export const spaceIsUsed: Rule = {
  id: 'R22',
  title: 'Space is used',
  level: 'warn',
  wants: `No empty rectangle takes more than ${mostEmpty * 100} % of the canvas; a panel or group ends at most ${restPixels} px (or ${restShare * 100} % of its height) after what it holds; lifelines end at most ${mostPast} px after the last mark.`,
  check: (picture) => [...emptyQuarter(picture), ...halfEmpty(picture), ...runningOn(picture)],
}
