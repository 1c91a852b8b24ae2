/**
 * A bad column of an error budget: its part of the steps in red, with its share and its cause at it, or at the end of a
 * leader; a column without words is in the key.
 */
import { type Block, block } from '../../drawing/block.ts'
import { spotsFarFrom } from '../../drawing/chart/dot.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import type { LabelSpot } from '../../drawing/chart/obstacle.ts'
import type { NumbersMark } from '../../drawing/data/marks.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Path } from '../../src/scene/scene.ts'
import type { BudgetDay } from './budget.ts'

/** How wide words at a drop may be before they wrap, in pixels: what is tried in turn. */
const widths = [160, 112, 240]

/** Half the width of the ends of a drop, in pixels. */
const serif = 6

type Drop = { x: number; top: number; bottom: number }

const dropIn = (frame: Frame, day: BudgetDay): Drop => ({
  x: half(frame.x.at(day.x)),
  top: half(frame.y.at(day.before)),
  bottom: half(frame.y.at(day.y)),
})

/** The drop with ends, so that it is no ordinary step where it has no color. */
const shapeOf = ({ x, top, bottom }: Drop, stroke: 'negative' | 'ink'): Path =>
  path(`M ${x - serif} ${top} H ${x + serif} M ${x - serif} ${bottom} H ${x + serif} M ${x} ${top} V ${bottom}`, {
    stroke,
  })

export const drop = (
  day: BudgetDay,
  causes: readonly NumbersMark[],
  { sheet, unit }: { sheet: Sheet; unit: string },
): ChartMark => ({
  draw: (frame) => {
    const at = dropIn(frame, day)
    const mark = shapeOf(at, 'negative')
    frame.put(day.cell, [mark], 'line')
    const share = { text: `−${Math.round(day.spent)}%`, as: { size: 16, bold: true, fill: 'negative' } as const }
    const paragraphs = [share, ...causes.map(({ text }) => ({ text, as: 'label' as const }))]
    const blocks = widths.map((width) => block(paragraphs, width))
    frame.say(
      day.cell,
      [...blocks.flatMap((words) => besideOf(at, words)), ...blocks.flatMap((words) => leadersTo(at, words))],
      {
        told: [mark],
        orElse: () => {
          sheet.key({
            text: `Bad ${unit}`,
            w: 2 * serif,
            sample: ({ x, y, h }) => [
              shapeOf({ x: half(x + serif), top: half(y + 2), bottom: half(y + h - 2) }, 'ink'),
            ],
          })
          for (const cause of causes) sheet.note(cause, 'text', 'is left out, as there is no free place at its drop')
        },
      },
    )
  },
})

/** Places at the end of a leader, of a drop that is lower than its words. */
const leadersTo = ({ x, top, bottom }: Drop, words: Block): LabelSpot[] =>
  bottom - top >= words.h
    ? []
    : spotsFarFrom({ x, y: (top + bottom) / 2 }, { r: serif, words })
        .filter(
          ({ leader: { x1, y1, x2, y2 } = { x1: 0, y1: 0, x2: 0, y2: 0 } }) => Math.hypot(x2 - x1, y2 - y1) <= longest,
        )
        .map((spot) => ({ ...spot, leaderIn: 'negative' }))

/** The longest leader, in pixels: a longer one would not be seen to be of its drop. */
const longest = 40

/** Places beside a drop, the right first: left of one, words end at it, and are on the side of the one before; then just under or over a short one. */
const besideOf = ({ x, top, bottom }: Drop, words: Block): LabelSpot[] => {
  const parts = [0.5, 0.4, 0.3, 0.25, 0.6, 0.75, 0.1, 0, 0.9, 1].map((part) => top + (bottom - top) * part)
  const isShort = bottom - top < words.h
  const middles = isShort ? [...parts, bottom + words.h / 2 - 4, top - words.h / 2 + 4] : parts
  const sides = [
    { left: x + 2 * serif, align: 'start' },
    { left: x - 2 * serif - words.w, align: 'end' },
  ] as const
  return sides.flatMap(({ left, align }) =>
    middles.map((middle) => ({
      words,
      rect: { x: left, y: middle - words.h / 2, w: words.w, h: words.h },
      align,
    })),
  )
}
