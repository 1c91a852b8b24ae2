/**
 * Marks: what a plot draws, one kind of shape from one kind of value.
 *
 * A mark declares which values its scales must include and how much room its labels need around the plot area, and draws
 * itself into the frame. Marks are independent of each other; a plot is their sum.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { Block } from '../block.ts'
import type { Source } from '../sheet.ts'
import type { Frame } from './frame.ts'
import type { RuleLook } from './rule-pieces.ts'

export { square, squarePath } from '../square.ts'

/** Labels left or right of the plot area, at the height of a value of y; spread apart where values are close together. */
export type SideWords = {
  source: Source
  side: 'left' | 'right'
  at: number
  w: number
  h: number
  /** How far the middle of the label is below the value: the first of several lines may be at its height. */
  down?: number
  /** It ends at the lower end of the plot area, and not below it. */
  isOver?: true
  /** Draws the label into a rectangle of this size. */
  draw: (rect: Rect) => Element[]
  /** The color of what it names, for the leader line of a label that had to move. */
  stroke?: Color
  dashed?: true | undefined
}

/**
 * A label above the plot area, at a value of x or over a stretch `to` another, and the style of the rule below it, which
 * ends at the value `until` of y, or else at the bottom of the plot area.
 */
export type HeadWords = {
  source: Source
  at: number
  to?: number
  words: Block
  rule?: RuleLook
  until?: number
  flag?: FlagLook
}

/** A label as a flag: a dot on the axis, and a pole along the left of its words, over the axis or under it. */
export type FlagLook = {
  color: Color
  sides: readonly ('over' | 'under')[]
  /** None where the dot is drawn by who draws what else is at the axis. */
  dot?: 'none'
}

export type ChartMark = {
  /** Values that the scales must include. */
  x?: number[]
  y?: number[]
  /** Pixels that labels take up before and after a value of x; what does not fit into the plot area is added to it. */
  reach?: { x: number; before?: number; after?: number }[]
  /** Free pixels over the plot area. */
  top?: number
  beside?: SideWords[]
  over?: HeadWords[]
  draw?: (frame: Frame) => void
}

/** A pixel position as charts draw it: steps of half a pixel, too small to see or to distort. */
export const half = (position: number): number => Math.round(position * 2) / 2
