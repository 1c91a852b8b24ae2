/** The scores of a journey at their dots. */
import { mean } from 'd3-array'
import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { ValueRow } from '../../drawing/data/numbers.ts'
import type { Color } from '../../src/scene/limits.ts'

/** From the middle of a dot to that of its score, in pixels. */
const away = 18

/** How scores are written; from the height of a dot to the nearer edge of its score, and from there to a line, in pixels. */
const score = { size: 14, bold: true } as const
const [near, clear] = [12, 6]

/** From a dot to a score beside it, and how far that is from the height of the dot, in pixels. */
const [beside, lifted] = [14, 6]

/** A score so near to a line of the scale would cut it, in pixels. */
const onLine = 14

/** A score beside its dot: over it, or under it where the line comes from above. */
export const scoreOf = (
  rows: readonly (ValueRow & { value: number })[],
  at: number,
  { text, fill }: { text: string; fill: Color },
): ChartMark => ({
  draw: (frame) => {
    const row = rows[at]
    if (row === undefined) return
    const around = [rows[at - 1]?.value, rows[at + 1]?.value].flatMap((value) => value ?? [])
    const isLow = row.value < (mean(around) ?? Number.NEGATIVE_INFINITY)
    const under = frame.y.at(row.value) + away
    const isOver = !isLow || under + 10 > frame.area.y + frame.area.h || Math.abs(under - frame.y.at(3)) < onLine
    const y = frame.y.at(row.value) + (isOver ? -away : away)
    // Over or under its dot it would cut an end of the scale: it is beside it, where no line comes from.
    if ([1, 5].some((end) => Math.abs(y - frame.y.at(end)) < onLine)) {
      const toRight = rows[at + 1] === undefined || (rows[at + 1]!.value - row.value) * (isOver ? 1 : -1) <= 0
      const spot = {
        x: frame.x.at(at) + (toRight ? beside : -beside),
        y: frame.y.at(row.value) + (isOver ? -lifted : lifted),
      }
      frame.put(row, [lineOfText(text, { ...spot, as: { ...score, fill }, align: toRight ? 'start' : 'end' })], 'line')
      return
    }
    const spot = { x: frame.x.at(at) + asideOf(rows, at, { text, isOver, frame }), y }
    frame.put(row, [lineOfText(text, { ...spot, as: { ...score, fill }, align: 'middle' })], 'line')
  },
})

type Said = { text: string; isOver: boolean; frame: Parameters<NonNullable<ChartMark['draw']>>[0] }

/** How far a score is moved aside from a line that passes it, steep, on its side of the dot. */
const asideOf = (rows: readonly { value: number }[], at: number, { text, isOver, frame }: Said): number => {
  const own = rows[at]?.value ?? 0
  const past = (other: number | undefined): number => {
    const rise = other === undefined ? 0 : (other - own) * (isOver ? 1 : -1)
    if (other === undefined || rise <= 0) return 0
    const run = (near * frame.x.width) / Math.abs(frame.y.at(other) - frame.y.at(own))
    return Math.max(0, widthOf(text, score) / 2 + clear - run)
  }
  return Math.round(past(rows[at - 1]?.value) - past(rows[at + 1]?.value))
}
