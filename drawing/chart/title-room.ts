/**
 * Where the titles of axes and the words over a plot area share its head: beside each other, or one over the other.
 */
import { widthOf } from '../block.ts'
import { type FlagHead, headRoom, under } from './head-words.ts'
import type { HeadWords } from './mark.ts'
import type { Plans } from './plot-width.ts'

/** From a title to what is under it. */
export const titleHeight = 32

/** How much higher words beside a title are than over a plot without one: on its line. */
export const besideTitle = 7

/** Words over the plot area, and where they may begin beside its title. */
type Heads = { heads: FlagHead[]; xOver: boolean; end: number }

const titlesOver = ({ x, y }: Plans, xOver: boolean): string[] =>
  [y.title, xOver || x.isHidden === true ? x.title : undefined].filter((words) => words !== undefined)

/** Whether words over the plot area begin right of its title: they share a row, at the axis. */
export const standBeside = (plans: Plans, { heads, xOver, end }: Heads): boolean =>
  heads.length > 0 && titlesOver(plans, xOver).length === 1 && heads.every(({ left }) => left >= end)

/** Where words may begin beside the only title over the plot area: that of y, or that of x, which begins where bars do. */
export const titleEnd = (plans: Plans, xOver: boolean, left: number): number => {
  const [words, ...others] = titlesOver(plans, xOver)
  if (words === undefined || others.length > 0) return 0
  return (plans.y.title === undefined ? left : 0) + widthOf(words, 'tick') + 16
}

/** Whether the only title is that of y, and words are over it: it stands at its axis, and they are as much higher. */
const isUnderHeads = (plans: Plans, { heads, xOver }: Heads): boolean =>
  heads.length > 0 &&
  heads.every(({ side }) => side === 'over') &&
  plans.y.title !== undefined &&
  titlesOver(plans, xOver).length === 1

/**
 * Whether a title that ends at `end` would be between the name of a band, to which no rule leads, and the band, or would be
 * crossed by a rule right of the axis, which is at `axis`.
 */
const isBetween = (over: readonly HeadWords[], heads: readonly FlagHead[], [axis, end]: [number, number]): boolean =>
  over.some(({ rule }, index) => {
    const { left, x } = heads[index] ?? { left: end, x: end }
    return rule === undefined ? left < end : x > axis + 1 && x < end
  })

/** How much higher words over the plot area are than usual, so that the title of y is between them and its axis. */
export const liftOver = (
  plans: Plans,
  { over, axis, ...heads }: Heads & { over: readonly HeadWords[]; axis: number },
): number => {
  const isLifted = isUnderHeads(plans, heads) && !isBetween(over, heads.heads, [axis, heads.end])
  return isLifted ? titleHeight - under : 0
}

/** The height of titles and words over the plot area. */
export const headHeight = (plans: Plans, { heads, xOver, isBeside }: Heads & { isBeside: boolean }): number => {
  if (heads.length === 0) return titlesOver(plans, xOver).length > 0 ? titleHeight : 0
  if (titlesOver(plans, xOver).length === 0) return headRoom(heads)
  return isBeside ? Math.max(titleHeight, headRoom(heads) + besideTitle) : titleHeight + headRoom(heads)
}
