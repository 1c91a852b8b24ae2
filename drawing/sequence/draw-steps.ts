/**
 * Messages with their words, local steps, and remarks on lifelines.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, lineOfText, place, widthOf } from '../block.ts'
import { isMessage } from '../data/sequence-entries.ts'
import type { Message, Remark } from '../data/sequence-fields.ts'
import { emphasis } from '../emphasis.ts'
import { cells } from '../grid/cells.ts'
import { line } from '../primitives.ts'
import { shapeOf } from '../shapes/shape.ts'
import type { Sheet } from '../sheet.ts'
import { pitchOf, roles } from '../type.ts'
import { type ActivationBar, edgesAt } from './activations.ts'
import { aboveRect, belowRect, isCompared, isInMiddle } from './arrow-words.ts'
import { arrow, loop, lostArrow, lostWord } from './arrows.ts'
import type { SequenceColumns } from './columns.ts'
import { copyArrow } from './copies.ts'
import { ending } from './endings.ts'
import { isMetAtEnd } from './flights.ts'
import type { ChannelStep } from './gaps.ts'
import { type Levels, loopHeight, type StepLevel } from './levels.ts'
import { besideLoop, sideOfState } from './reach.ts'
import { markedLeft, remarkRect } from './remarks.ts'
import { accentedLine } from './words.ts'

/** `mark` is the room of a recipe’s mark before the words of a state on its lifeline, in pixels. */
type StepContext = { columns: SequenceColumns; levels: Levels; bars: ActivationBar[]; mark: number; sheet: Sheet }

/** Draws every step of a script. */
export function drawSteps({ columns, levels, bars, mark, sheet }: StepContext): void {
  columns.steps.forEach((step, index) => {
    const level = levels.steps[index]
    if (level === undefined) return
    const { item } = step
    if (!isMessage(item)) {
      // What is marked of a state that others know of is how long they do; it is over the bars on its lifeline.
      const focused = sheet.isFocus(item) && !columns.stretches.some((each) => each.item === item && each.isTold)
      const layer = columns.stretches.length > 0 ? 'over' : 'mark'
      sheet.put(item, remark(item, { step, level, columns, bars, focused, mark }), layer)
      return
    }
    // The slash of a failure comes with its color: what fails in focus has the accent in its words.
    const stroke = item.state === 'negative' || !sheet.isFocus(item) ? item.state : 'accent'
    const drawn = [...strokes(item, { step, level, columns, levels, bars, stroke }), ...words(step, level, columns)]
    sheet.put(item, drawn, 'line')
  })
}

type StepPlace = { step: ChannelStep; level: StepLevel; columns: SequenceColumns }

const remark = (
  item: Remark,
  { step, level, columns, bars, focused, mark }: StepPlace & Pick<StepContext, 'bars' | 'mark'> & { focused: boolean },
): Element[] => {
  const rect = remarkRect(step, level.top, columns)
  if (item.kind === 'end') return ending(step, rect, columns)
  const shape = shapeOf(item.kind === 'state' ? 'pill' : 'note')
  // A state beside a lifeline is only words, so that messages outweigh it: in focus or good or bad they have the color.
  const isQuiet = step.side !== undefined && item.kind === 'state'
  const paint = focused ? emphasis.soft : item.state === undefined ? {} : { stroke: item.state }
  return [
    ...(isQuiet ? [] : shape.outline(rect, paint)),
    ...remarkWords(step, rect, { isQuiet, focused, mark: item.kind === 'state' ? mark : 0 }),
    ...tick(step, rect, { columns, bars }),
  ]
}

/** Words are in the middle of their remark, with the mark before them; states that are only words beside a lifeline begin, or end, at one distance from it. */
const remarkWords = (
  step: ChannelStep,
  rect: Rect,
  { isQuiet, focused, mark }: { isQuiet: boolean; focused: boolean; mark: number },
): Element[] => {
  const { side, words } = step
  if (!isQuiet && mark > 0)
    return place(words.above, { ...rect, x: markedLeft(step, rect, mark) + mark, w: 0 }, { align: 'start' })
  if (!isQuiet) return place(words.above, rect)
  const inset = sideOfState(step)
  const inner = { ...rect, x: rect.x + inset, w: rect.w - 2 * inset }
  const said = place(words.above, inner, { align: side === 'left' ? 'end' : 'start' })
  return focused ? said.map((each) => ({ ...each, fill: 'accent' as const })) : said
}

/** What stands beside a lifeline is joined to it, or to the bar on it. */
const tick = (
  { side, from }: ChannelStep,
  { x, y, w, h }: Rect,
  { columns, bars }: { columns: SequenceColumns; bars: ActivationBar[] },
): Element[] => {
  const [at, center] = [Math.round(y + h / 2), columns.centers[from] ?? 0]
  const { left, right } = edgesAt(from, at, bars)
  if (side === undefined) return []
  return [side === 'left' ? line(x + w, at, center - left, at) : line(x, at, center + right, at)]
}

type StrokePlace = StepPlace & { levels: Levels; bars: ActivationBar[]; stroke: Color | undefined }

const strokes = ({ kind }: Message, { step, level, columns, levels, bars, stroke }: StrokePlace): Element[] => {
  const { from, to } = step
  const [start, end] = [columns.centers[from] ?? 0, columns.centers[to] ?? 0]
  if (from === to) {
    const y2 = level.arrow + loopHeight
    const [x, back] = [level.arrow, y2].map((y) => start + edgesAt(from, y, bars).right) as [number, number]
    return loop(kind, { x, y: level.arrow, x2: start + besideLoop - 8, y2, back }, stroke)
  }
  const [leaving, arriving] = [edgesAt(from, level.arrow, bars), edgesAt(to, level.lands, bars)]
  const [x, x2] =
    start < end ? [start + leaving.right, end - arriving.left] : [start - leaving.left, end + arriving.right]
  const copy = copyArrow(step, { y: level.arrow, x2, columns, levels, stroke })
  if (copy !== undefined) return copy
  const ends = { x, y: level.arrow, x2, y2: level.lands }
  if (kind !== 'lost') return arrow(kind, ends, stroke)
  const as = { size: 14, bold: true, ...(stroke === undefined ? {} : { fill: stroke }) } as const
  const dashed = isAnswer(step, level, { columns, bars })
  const isMet = isMetAtEnd(step, level, { columns, levels })
  const word = lostWord(ends)
  return [
    ...lostArrow(ends, { stroke, dashed }),
    lineOfText('lost', { ...word, y: isMet ? word.y + underFlight : word.y, as }),
  ]
}

/** From the way of a lost message to the middle of its word, where another arrives over it, in pixels. */
const underFlight = 12

/** Whether a message leaves the bar of a call that its receiver made: what is lost then is the reply. */
const isAnswer = (
  { from, to }: ChannelStep,
  { arrow: y }: StepLevel,
  { columns, bars }: { columns: SequenceColumns; bars: ActivationBar[] },
): boolean =>
  bars.some(({ item, column, top, bottom }) => {
    const call = columns.steps.find((step) => step.item === item)
    return column === from && top <= y && y <= bottom && call?.from === to && call.to === from
  })

const words = (step: ChannelStep, level: StepLevel, columns: SequenceColumns): Element[] => {
  const { item, from, to } = step
  const { above, below } = step.words
  const side = from > to === (isMessage(item) && item.copies === undefined) ? 'end' : 'start'
  // A list keeps its indentation, whoever sends it.
  const isList = isMessage(item) && item.lines.length > 0
  const over = isInMiddle(step) ? 'middle' : isCompared(step, columns) ? 'start' : side
  return [
    ...highlighted(above, aboveRect(step, level, columns), over),
    ...highlighted(below, belowRect(step, level, columns), isList ? 'start' : side),
  ]
}

/**
 * Words, with a soft ground under accented lines of a list, so that these stand out among their neighbors without color
 * too; what is over an arrow needs none, for the arrow is heavier.
 */
const highlighted = (words: Block, rect: Rect, align: 'start' | 'middle' | 'end'): Element[] => {
  const x = Math.round(rect.x + rect.w * across[align])
  const grounds = accentedRuns(words).map((lines) => {
    const [first, last] = [lines.at(0), lines.at(-1)]
    const w = Math.max(...lines.map(({ text, style, indent }) => indent + widthOf(text, style))) + 2 * beside
    const h = (last?.top ?? 0) + pitchOf(last?.style ?? roles.code) - (first?.top ?? 0)
    return { x: x + beside * (2 * across[align] - 1) - w * across[align], y: rect.y + (first?.top ?? 0), w, h }
  })
  const texts = place(words, { ...rect, x, w: 0 }, { align })
  return grounds.length === 0 ? texts : [cells(grounds, { fill: 'soft', stroke: 'none' }), ...texts]
}

/** Accented lines of a list that follow each other. */
const accentedRuns = ({ lines }: Block): Block['lines'][] => {
  const runs: Block['lines'][] = []
  lines.forEach((line, index) => {
    if (line.style !== accentedLine) return
    if (lines[index - 1]?.style === accentedLine) runs.at(-1)?.push(line)
    else runs.push([line])
  })
  return runs
}

const across = { start: 0, middle: 0.5, end: 1 } as const

/** Free pixels beside accented words on their ground. */
const beside = 4
