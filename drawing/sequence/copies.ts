/**
 * Copies: messages that leave the arrow of another one at a dot, as where somebody listens in.
 */
import { range } from 'd3-array'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { widthOf } from '../block.ts'
import { isMessage, namesOfMessage } from '../data/sequence-entries.ts'
import { circle, path } from '../primitives.ts'
import { up } from '../rect.ts'
import { roundedPath } from '../rounded-path.ts'
import { aboveRect, belowRect } from './arrow-words.ts'
import { headAt, headSize, lostWord } from './arrows.ts'
import type { SequenceColumns } from './columns.ts'
import type { ChannelStep } from './gaps.ts'
import type { Levels, StepLevel } from './levels.ts'
import type { ScriptStep } from './script.ts'

/** How far before its receiver a message is copied at least, in pixels, the dot there, what is free beside words on its way, and the dot of a lost message. */
const size = { before: 24, dot: 4, clear: 6, lost: 16 } as const

/** Where a copy leaves the message that it copies; undefined for what is no copy. */
export function startOfCopy(
  step: ScriptStep,
  { columns, levels }: { columns: SequenceColumns; levels: Levels },
): { x: number; level: StepLevel } | undefined {
  const { item, from } = step
  const { copies } = isMessage(item) ? item : {}
  if (copies === undefined) return undefined
  const at = columns.steps.findIndex(
    (other) => isMessage(other.item) && namesOfMessage(other.item).includes(copies) && other.from === from,
  )
  const [copied, level] = [columns.steps[at], levels.steps[at]]
  if (copied === undefined || level === undefined) return undefined
  const way = (columns.centers[copied.to] ?? 0) - (columns.centers[copied.from] ?? 0)
  // Halfway, where nothing is in the way down: on its way, not at its receiver.
  const isFree = columns.steps[at + 1]?.item === item && copied.words.below.h === 0
  const usual = isFree ? up(Math.abs(way) / 2, 4) : size.before
  const xAt = (before: number): number => (columns.centers[copied.to] ?? 0) - Math.sign(way) * before
  const passed = wordsPassed(columns.steps.indexOf(step as ChannelStep), at, { columns, levels })
  const isClear = (x: number): boolean =>
    passed.every((rect) => x < rect.x - size.clear || x > rect.x + rect.w + size.clear)
  const befores = range(usual, Math.abs(way) - size.clear, 4)
  return { x: xAt(befores.find((before) => isClear(xAt(before))) ?? usual), level }
}

/** The words on the way down to a copy: those of all steps behind the copied message, and of the copy itself. */
const wordsPassed = (
  index: number,
  copied: number,
  { columns, levels }: { columns: SequenceColumns; levels: Levels },
): Rect[] =>
  columns.steps.flatMap((step, each) => {
    const level = levels.steps[each]
    if (level === undefined || each < copied || each > index || !isMessage(step.item)) return []
    const [above, below] = [aboveRect(step, level, columns), belowRect(step, level, columns)]
    const said =
      each === copied ? [below] : each === index ? [above] : [above, below, ...lostRect(step, level, columns)]
    return said.filter(({ w, h }) => w > 0 && h > 0)
  })

/** The word at the end of a lost message. */
const lostRect = (
  { item, from, to }: ChannelStep,
  { arrow, lands }: StepLevel,
  { centers }: SequenceColumns,
): Rect[] => {
  if (item.kind !== 'lost') return []
  const { x, align } = lostWord({ x: centers[from] ?? 0, y: arrow, x2: centers[to] ?? 0, y2: lands })
  const w = widthOf('lost', 'head') + size.lost
  return [{ x: align === 'start' ? x - size.lost : x - w + size.lost, y: lands, w, h: 1 }]
}

/** The arrow from the copied message to `x2`, at the height of the copy; undefined for what is no copy. */
export function copyArrow(
  step: ScriptStep,
  {
    y,
    x2,
    columns,
    levels,
    stroke,
  }: {
    y: number
    x2: number
    columns: SequenceColumns
    levels: Levels
    stroke: Color | undefined
  },
): Element[] | undefined {
  const start = startOfCopy(step, { columns, levels })
  if (start === undefined) return undefined
  const { x, level } = start
  const color = stroke ?? 'ink'
  const dot = circle(x, level.arrow, size.dot, { fill: color, stroke: color })
  // Behind the bars that it passes, as all messages are.
  const way = (end: number): string =>
    roundedPath(
      [
        { x, y: level.arrow },
        { x, y },
        { x: end, y },
      ],
      8,
    )
  if (stroke !== 'negative') return [path(way(x2), { arrow: true, ...(stroke === undefined ? {} : { stroke }) }), dot]
  // A theft succeeds: the slash that the head of what fails has would say the opposite.
  const base = x2 + (x < x2 ? -headSize.length : headSize.length)
  return [path(way(base), { stroke }), headAt({ x: x2, y, base }, stroke), dot]
}
