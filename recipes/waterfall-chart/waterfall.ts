/**
 * The bars of a waterfall, the lines that carry the running total from one to the next, and brackets around groups.
 */
import { block } from '../../drawing/block.ts'
import { bar, rectOf } from '../../drawing/chart/bar.ts'
import { half, type Mark } from '../../drawing/chart/mark.ts'
import { sideBlock } from '../../drawing/chart/side-words.ts'
import { line, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor, type NumberFormat } from '../../drawing/values/format.ts'
import type { Color } from '../../src/scene/limits.ts'
import { type Group, groupsOf, overall, type Step } from './steps.ts'

/** All marks of a waterfall. */
export function waterfall(steps: Step[], { sheet, unit }: { sheet: Sheet; unit: string | undefined }): Mark[] {
  const format = formatFor(amountsOf(steps), unit)
  return [
    ...steps.flatMap((step, y) =>
      stepBars(step, { y, steps, fill: fillOf(step, sheet), words: wordsOf(step, { steps, format }) }),
    ),
    ...steps.slice(1).map((step, index) => bridge(step, { y: index + 1, at: steps[index]?.to ?? 0 })),
    ...steps.map((step, y) => guide(step, y)),
    ...groupsOf(steps).map((group) => bracket(group, { steps, sheet, format })),
  ]
}

/** Every number that is written. */
export const amountsOf = (steps: Step[]): number[] =>
  steps.map(({ row, from, to }) => (row.kind === 'total' ? to : to - from))

const fillOf = ({ row }: Step, sheet: Sheet): Color =>
  sheet.isFocus(row) ? 'accent' : (row.state ?? (row.kind === 'total' ? 'ink' : 'muted'))

type Words = { steps: Step[]; format: NumberFormat }

/** Changes with their sign; the last total also says how far it is from the first. */
const wordsOf = (step: Step, { steps, format }: Words): string => {
  if (step.row.kind === 'change') return format.signed(step.to - step.from)
  const { share, change } = overall(steps)
  const isLast = step === steps.at(-1) && steps.filter(({ row }) => row.kind === 'total').length > 1
  return isLast && share !== undefined
    ? `${format.short(step.to)} (${format.signed(change)}, ${signedShare(share)})`
    : format.short(step.to)
}

/** A share of change in percent, with its sign. */
export const signedShare = (share: number): string => formatFor([share], '%').signed(share)

type StepPlace = { y: number; steps: Step[]; fill: Color; words: string }

/** A bar; the last total also has the outline of what is missing to the first. */
const stepBars = (step: Step, { y, steps, fill, words }: StepPlace): Mark[] => {
  const { row, from, to } = step
  const { first } = overall(steps)
  const said = { words, wordsAt: 'high', as: { size: 16, bold: true, fill: fill === 'muted' ? 'ink' : fill } } as const
  const isLower = step === steps.at(-1) && row.kind === 'total' && to >= 0 && to < first
  return isLower
    ? [bar(row, { x: [from, to], y }, { fill }), bar(row, { x: [to, first], y }, { outline: true, ...said })]
    : [bar(row, { x: [from, to], y }, { fill, ...said })]
}

/** The running total, from the end of one bar to the beginning of the next. */
const bridge = ({ row }: Step, { y, at }: { y: number; at: number }): Mark => ({
  draw: (frame) => {
    const x = half(frame.x.at(at))
    const [above, below] = [y - 1, y].map((each) => rectOf(frame, { x: [at, at], y: each }))
    if (above !== undefined && below !== undefined) frame.put(row, [line(x, above.y + above.h, x, below.y)], 'rule')
  },
})

/** A thin line from a name to a bar that floats far from it. */
const guide = ({ row, from, to }: Step, y: number): Mark => ({
  draw: (frame) => {
    const [left, right] = [frame.area.x, Math.min(frame.x.at(from), frame.x.at(to)) - 8]
    const middle = half(frame.y.at(y))
    if (right - left > farAway) frame.rule(row, { x: left + 8, y: middle, x2: half(right), y2: middle, stroke: 'rule' })
  },
})

const farAway = 160

/** A bracket right of a group's rows, with its name and sum. */
const bracket = ({ name, first, last, sum }: Group, { steps, sheet, format }: Words & { sheet: Sheet }): Mark => {
  const source = sheet.at(steps[first]?.row ?? '', 'group')
  const words = block(
    [
      { text: name, as: 'label' },
      { text: format.signed(sum), as: 'highlight' },
    ],
    176,
  )
  return {
    beside: [sideBlock(source, words, { at: (first + last) / 2 })],
    draw: (frame) => {
      const { x, w } = frame.area
      const [top, bottom] = [first, last].map((y) => rectOf(frame, { x: [0, 0], y }))
      if (top === undefined || bottom === undefined) return
      const right = x + w + frame.room.right
      frame.put(source, [path(`M ${right} ${top.y} h 8 V ${bottom.y + bottom.h} h -8`)])
    },
  }
}
