/**
 * R22: no empty quarter, no half-empty panel, no overlong lifeline.
 */

import { areaOf, bottomOf, contains, grow, type Rect, rightOf } from '../../geometry/rect.ts'
import { type Drawn, isStroke } from '../model/drawn.ts'
import { largestEmpty } from '../model/occupancy.ts'
import type { Picture } from '../model/picture.ts'
import type { Report, Rule } from './rule.ts'

/** The largest empty rectangle, as a part of the canvas. */
const mostEmpty = 0.25
/** Empty space below the contents of a shape: pixels, or part of its height. */
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
  const empty = largestEmpty(rectsOf(picture), { width, height }, mostEmpty)
  const share = areaOf(empty) / (width * height)
  if (share <= mostEmpty) return []
  const problem = `the ${empty.w} × ${empty.h} px at ${empty.x}, ${empty.y} are empty (${Math.round(share * 100)}% of the canvas); use the space or choose a smaller canvas`
  return [{ problem }]
}

/** The empty space at the bottom of a container, in pixels; undefined if it contains nothing. */
const restOf = (container: Drawn, picture: Picture): number | undefined => {
  const inside = rectsOf(picture).filter(
    (rect) => rect !== container.bounds && contains(grow(container.bounds, -1), rect),
  )
  const lowest = Math.max(...inside.map(bottomOf), ...levelsIn(container, picture))
  return inside.length < 3 ? undefined : bottomOf(container.bounds) - lowest
}

/** How low strokes run level within a container, which cannot end above them. */
const levelsIn = ({ bounds }: Drawn, { drawn }: Picture): number[] => {
  const within = grow(bounds, -1)
  return drawn
    .filter(isStroke)
    .flatMap(({ outlines }) => outlines.flatMap(({ segments }) => segments))
    .filter(({ y1, y2 }) => y1 === y2 && y1 < bottomOf(within))
    .filter(({ x1, x2 }) => Math.min(x1, x2) < rightOf(within) && Math.max(x1, x2) > within.x)
    .map(({ y1 }) => y1)
}

const isTooEmpty = (rest: number, { bounds }: Drawn): boolean => rest > Math.max(restPixels, restShare * bounds.h)

/** Columns of a board are as high as the fullest of them. */
const isFullPeer = (other: Drawn, { bounds }: Drawn, picture: Picture): boolean => {
  if (other.bounds.y !== bounds.y || bottomOf(other.bounds) !== bottomOf(bounds) || other.bounds === bounds)
    return false
  const rest = restOf(other, picture)
  return rest !== undefined && !isTooEmpty(rest, other)
}

const halfEmpty = (picture: Picture): Report[] => {
  const containers = picture.shapes.filter((shape) => shape.element.type === 'box' && picture.isContainer(shape))
  return containers.flatMap((container) => {
    const rest = restOf(container, picture)
    if (rest === undefined || !isTooEmpty(rest, container)) return []
    if (containers.some((other) => isFullPeer(other, container, picture))) return []
    const problem = `${Math.round(rest)} px at the bottom of this ${Math.round(container.bounds.h)} px high box are empty; shorten it to leave at most ${Math.round(Math.max(restPixels, restShare * container.bounds.h))} px`
    return [{ at: container.index, problem }]
  })
}

/** The lowest thing on any lifeline, other than lifelines, or between them, which are words of messages. */
const lastMark = (lifelines: Drawn[], { drawn, labels }: Picture): number => {
  const marks = drawn.filter(
    (item) =>
      !lifelines.includes(item) &&
      lifelines.some(({ bounds }) => {
        const near = grow(bounds, 4)
        return item.bounds.x <= rightOf(near) && rightOf(item.bounds) >= near.x && item.bounds.y <= bottomOf(bounds)
      }),
  )
  const left = Math.min(...lifelines.map(({ bounds }) => bounds.x))
  const right = Math.max(...lifelines.map(({ bounds }) => bounds.x))
  const end = Math.max(...lifelines.map(({ bounds }) => bottomOf(bounds)))
  const words = labels.filter(({ extent }) => extent.x >= left && rightOf(extent) <= right && bottomOf(extent) <= end)
  return Math.max(...marks.map(({ bounds }) => bottomOf(bounds)), ...words.map(({ extent }) => bottomOf(extent)))
}

const runningOn = (picture: Picture): Report[] => {
  const { lifelines } = picture
  if (lifelines.length === 0) return []
  const end = Math.max(...lifelines.map(({ bounds }) => bottomOf(bounds)))
  const past = end - lastMark(lifelines, picture)
  if (past <= mostPast + 0.5) return []
  return [
    {
      problem: `the lifelines run ${Math.round(past)} px past the last mark; end them at most ${mostPast} px after it`,
    },
  ]
}

export const spaceIsUsed: Rule = {
  id: 'R22',
  title: 'Space is used',
  level: 'warn',
  requirement: `No empty rectangle takes up more than ${mostEmpty * 100}% of the canvas; a panel or group ends at most ${restPixels} px (or ${restShare * 100}% of its height) after its contents; lifelines end at most ${mostPast} px after the last mark.`,
  check: (picture) => [...emptyQuarter(picture), ...halfEmpty(picture), ...runningOn(picture)],
}
