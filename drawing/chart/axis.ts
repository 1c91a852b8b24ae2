/**
 * Axes as drawn: labels measured and thinned before the plot is laid out; ticks, grid lines and titles after.
 */
import { rightOf } from '../../src/geometry/rect.ts'
import type { Text } from '../../src/scene/scene.ts'
import { type Block, block, lineOfText, place, widthOf } from '../block.ts'
import { line } from '../primitives.ts'
import type { Frame } from './frame.ts'
import type { AxisPlan, Tick } from './scale.ts'

/** A tick with its label measured; the labels of a second `row` are beyond those of the first. */
export type TickLabel = Tick & { words: Block; row?: 0 | 1 }

/** From the plot area to the labels of an axis, in pixels. */
export const tickGap = 8

/** Between two rows of labels, in pixels. */
export const rowGap = 4

/** The share of the page that names beside bands may take up before they wrap. */
const widestNames = 0.42

/** The labels of a vertical axis on a page `width` pixels wide. */
export const uprightLabels = ({ ticks, bands, names = widestNames }: AxisPlan, width: number): TickLabel[] =>
  ticks.map((tick) => ({ ...tick, words: block(tick.paragraphs, bands > 0 ? names * width : undefined) }))

/**
 * The labels of a horizontal axis `width` pixels long, wrapped. If words would break, only every second, third, … label
 * remains, but all names of items do, and all other names that have room in two rows.
 */
export const levelLabels = (
  { ticks, bands, scale, isNames = false, isMoments = false }: AxisPlan,
  width: number,
): TickLabel[] => {
  const positions = ticks.map(({ at }) => scale(0, width).at(at))
  const steps = positions.slice(1).map((x, index) => x - (positions[index] ?? 0))
  const step = bands > 0 ? width / bands : Math.min(width, ...steps)
  const isNamed = ticks.some(({ item }) => item !== undefined)
  const everyOf = (widest: number): number => Math.max(1, Math.ceil((widest + tickGap) / Math.max(1, step)))
  // Numbers stay with their units.
  const isWhole = isMoments || (bands === 0 && !isNames)
  const every = isNamed ? 1 : everyOf(widestWord(ticks, isWhole ? /$/ : ' '))
  const rows = isNames ? everyOf(widestWord(ticks, /[ ]|(?<=[-_/])/)) : every
  if (every > 1 && isNames && rows <= 2)
    return ticks.map((tick, index) => ({
      ...tick,
      row: rows === 2 && index % 2 === 1 ? 1 : 0,
      words: block(tick.paragraphs, rows * step - tickGap),
    }))
  return (isMoments ? withContext(ticks, every) : ticks)
    .filter((_, index) => index % every === 0)
    .map((tick) => ({ ...tick, words: block(tick.paragraphs, every * step - tickGap) }))
}

/** Ticks of which every few remain, with the second line of those before them that do not: the year that began there. */
const withContext = (ticks: Tick[], every: number): Tick[] =>
  ticks.map((tick, index) => {
    const own = ticks.slice(Math.max(0, index - every + 1), index + 1)
    const context = own.findLast(({ paragraphs }) => paragraphs[1]?.text !== undefined)?.paragraphs[1]
    return { ...tick, paragraphs: [...tick.paragraphs.slice(0, 1), ...(context === undefined ? [] : [context])] }
  })

/** The rows of labels from the axis outward: how high each is. */
export const rowHeights = (labels: readonly TickLabel[]): [number, number] =>
  [0, 1].map((row) => Math.max(0, ...labels.flatMap((label) => ((label.row ?? 0) === row ? label.words.h : [])))) as [
    number,
    number,
  ]

const widestWord = (ticks: Tick[], between: string | RegExp = ' '): number => {
  const widths = ticks.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ text = '', as }) => text.split(between).map((word) => widthOf(word, as))),
  )
  return Math.max(0, ...widths)
}

/** Draws the vertical axis; its labels end at `right`, and without a grid each value has a short tick. */
export function drawUpright(
  frame: Frame,
  plan: AxisPlan,
  { labels, right, above }: { labels: TickLabel[]; right: number; above?: number | undefined },
): void {
  const { area, y } = frame
  for (const { at, item = '@y', words } of labels) {
    // Names begin under the title, or end at their axis, as numbers do.
    const isName = plan.bands > 0
    const isStart = isName && plan.isEnd !== true
    const top = above === undefined ? words.h / 2 : above + words.h
    const rect = { x: isStart ? 0 : right, y: Math.round(y.at(at)) - top, w: 0, h: words.h }
    const tick =
      isName || plan.grid.length > 0 ? [] : [line(area.x - 5, rect.y + words.h / 2, area.x, rect.y + words.h / 2)]
    frame.put(
      item,
      [...tick, ...place(words, rect, { align: isStart ? 'start' : 'end' })],
      item === '@y' ? 'rule' : 'mark',
    )
  }
  for (const at of plan.grid) {
    const middle = Math.round(y.at(at))
    const { overhang = 0 } = plan
    const ends = { x: area.x - overhang, x2: rightOf(area) + overhang }
    frame.rule('@y', { ...ends, y: middle, y2: middle, ...strokeAt(plan, at) })
  }
}

/** Draws the horizontal axis below the plot area, its labels `lower` than usual, or above it; each value has a short tick, and only the base a line. */
export function drawLevel(
  frame: Frame,
  plan: AxisPlan,
  { labels, over, lower = 0 }: { labels: TickLabel[]; over: boolean; lower?: number },
): void {
  const { area, x, room } = frame
  const edge = over ? area.y - room.top : area.y + area.h
  const heights = rowHeights(labels)
  for (const { at, item = '@x', words, row = 0 } of labels) {
    const middle = Math.round(x.at(at))
    const [h, out] = [heights[row], tickGap + (row === 0 ? 0 : heights[0] + rowGap)]
    const rect = { x: middle, y: over ? edge - out - h : edge + out + lower, w: 0, h }
    const isTicked = row === 1 || (over ? plan.isTicked === true : plan.bands === 0 || plan.isTicked === true)
    // A name of the second row is joined to its place between those of the first.
    const long = row === 1 ? out - 3 : 5
    const tick = isTicked ? [line(middle, edge, middle, over ? edge - long : edge + lower + long)] : []
    frame.put(item, [...tick, ...place(words, rect, { valign: over ? 'bottom' : 'top' })], 'rule')
  }
  for (const at of plan.grid.filter((each) => each === plan.base)) {
    const middle = Math.round(x.at(at))
    const { overhang = 0 } = plan
    frame.rule('@x', { x: middle, x2: middle, y: area.y - overhang, y2: area.y + area.h + overhang })
  }
}

/** The line that the ticks of a horizontal axis hang from, where no line of the other axis is there. */
export function drawBase(frame: Frame, plans: { x: AxisPlan; y: AxisPlan }): void {
  const { area, y } = frame
  const bottom = area.y + area.h
  const hasLine = plans.y.bands === 0 && plans.y.grid.some((at) => Math.abs(y.at(at) - bottom) < 1)
  if (plans.x.bands > 0 || plans.x.ticks.length === 0 || hasLine) return
  frame.put('@x', [line(area.x, bottom, rightOf(area), bottom)], 'rule')
}

/** The base line of bars is the only grid line that carries meaning. */
const strokeAt = ({ base }: AxisPlan, at: number): { stroke?: 'rule' } => (at === base ? {} : { stroke: 'rule' })

/** What an axis measures. */
export const title = (words: string, at: { x: number; y: number; align?: 'start' | 'end' }): Text =>
  lineOfText(words, { ...at, as: 'tick' })
