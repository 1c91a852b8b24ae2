/**
 * Milestones of two groups: the first is over the axis, the second under it, each named at the end of its axis.
 */
import { place } from '../../drawing/block.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import type { FlagHead } from '../../drawing/chart/head-words.ts'
import type { TimelineData, TimelineEvent, TimelineSpan } from '../../drawing/data/timeline.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type LanePlan, lanesOf } from '../../drawing/time/draw-lanes.ts'

/** From the last milestone to the end of the axis, and from there to the name, in pixels. */
const [beyond, clear] = [16, 8]

/** The lanes of two groups that all milestones are in; any others have no sides, which is said. */
export const twoLanes = (data: TimelineData, sheet: Sheet): readonly LanePlan[] => {
  const lanes = data.events.every(({ group }) => group !== undefined) ? lanesOf(data) : []
  const grouped = data.events.find(({ group }) => group !== undefined)
  if (lanes.length !== 2 && grouped !== undefined) sheet.note(grouped, 'group', needsTwo)
  return lanes.length === 2 ? lanes : []
}

const needsTwo =
  'has no side: groups are drawn if they are two and every event is in one of them; otherwise say them in `note`'

/** The side of a milestone in one of two lanes. */
export const sideIn = ([first]: readonly LanePlan[], event: TimelineEvent): FlagHead['side'] | undefined =>
  first === undefined ? undefined : first.events.includes(event) ? 'over' : 'under'

/** Whether a length has no end in the second of two lanes. */
export const isOfFirst =
  ([, second]: readonly LanePlan[], sheet: Sheet) =>
  ({ item: { from, to } }: { item: TimelineSpan }): boolean =>
    second?.events.some((event) => [from, to].some((end) => sheet.find(end) === event)) !== true

/** What is free between the scale and the second axis beside what is under every scale, and how high a name is, in pixels. */
const [aside, nameHeight] = [10, 20]

/** How much further down the second axis is: the scale is of the axis over it, and its name ends at its height. */
export const apartIn = ([, second]: readonly LanePlan[]): number =>
  second === undefined ? 0 : aside + second.title.h - nameHeight

/** How far the names reach beyond the last milestone. */
export const namesAfter = (lanes: readonly LanePlan[]): number =>
  Math.max(0, ...lanes.map(({ title }) => beyond + clear + title.w))

/**
 * Draws the names at the ends of both axes, that are at `ys` and end after `last` in time; that of the second before its `first`
 * milestone, if there is room: behind the last one, it would be a line of the flag under it.
 */
export function drawNames(
  lanes: readonly LanePlan[],
  frame: Frame,
  { first, last, ys }: { first: number; last: number; ys: number[] },
): void {
  lanes.forEach(({ source, title }, index) => {
    // The last line is at the axis: under that are flags.
    const top = (ys[index] ?? 0) - title.h + 10
    const end = frame.x.at(first) - beyond - clear
    const isBefore = index === 1 && end >= title.w
    const rect = { x: isBefore ? end : frame.x.at(last) + beyond + clear, y: top, w: 0, h: title.h }
    frame.put(source, place(title, rect, { align: isBefore ? 'end' : 'start' }), 'line')
  })
}
