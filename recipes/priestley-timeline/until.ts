/**
 * Until when what lasts lasts: the column beside the calendar, and the frame of what is left after the moment that matters.
 */
import { lineOfText } from '../../drawing/block.ts'
import type { TimelineData, TimelineEvent } from '../../drawing/data/timeline.ts'
import { timesOf } from '../../drawing/data/times.ts'
import { path } from '../../drawing/primitives.ts'
import type { SquareLook } from '../../drawing/square.ts'
import type { LaneStyle } from '../../drawing/time/draw-lanes.ts'
import { type TimeSpan, timeScale } from '../../drawing/time/scale.ts'
import type { Role, TypeStyle } from '../../drawing/type.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Path } from '../../src/scene/scene.ts'
import { areRows, besideEnds, goesOn, isOpen, leftIn, nowOf } from './periods.ts'

/** Until when the last period of a row lasts, and of what runs, how much is left: as words and as a frame. */
export const restOf =
  (
    data: TimelineData,
    { ends, before }: { ends: Map<TimelineEvent, string>; before: number },
  ): NonNullable<LaneStyle['under']> =>
  ({ item, from, to, y }, span) => {
    const { endOf, writeLength } = timesOf(data)
    const [now, end] = [nowOf(data), ends.get(item)]
    if (now === undefined || !leftIn(data)(item))
      return end === undefined ? [] : [untilWords(end, { span, before, y, as: 'note' })]
    const edge = timeScale(span)(now)
    const isEnded = !isOpen(item)
    const [off, aside] = areRows(ends) ? [0, besideEnds(ends)] : [isEnded ? 9 : 0, 0]
    const left =
      end === undefined
        ? []
        : [
            untilWords(end, { span, before, y: y - off, as: { size: 14, bold: true, fill: 'accent' } }),
            ...(isEnded
              ? [untilWords(writeLength(now, endOf(item)), { span, before: before + aside, y: y + off, as: 'note' })]
              : []),
          ]
    const frame = edge < to ? [frameOfRest({ from, to, y }, { edge, isLast: isEnded && !goesOn(item, data) })] : []
    return [...left, ...frame]
  }

/** The tip of a bar that runs on: to the right of `x`. */
export const runsOn = ({ x, y }: Point, look: SquareLook): Path => ({
  ...path(`M ${x} ${y - 12} L ${x + 8} ${y} L ${x} ${y + 12} Z`, { stroke: 'none', ...look }),
})

type Until = { span: TimeSpan; before: number; y: number; as: Role | TypeStyle }

/** Words in the column that says until when. */
const untilWords = (words: string, { span, before, y, as }: Until) =>
  lineOfText(words, { x: span.right + before, y, as })

/** The frame of what is left of a period: open where it goes on in the next one of its row. */
const frameOfRest = (
  { from, to, y }: { from: number; to: number; y: number },
  { edge, isLast }: { edge: number; isLast: boolean },
) => {
  const [left, right, top, bottom] = [Math.max(from, edge), isLast ? to - 1 : to, y - 12, y + 12]
  const ends = [...(from <= edge ? [left] : []), ...(isLast ? [right] : [])].map((x) => `M ${x} ${top} V ${bottom}`)
  return path(`M ${left} ${top} H ${right} M ${left} ${bottom} H ${right} ${ends.join(' ')}`, { stroke: 'accent' })
}
