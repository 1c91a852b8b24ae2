/**
 * Marks: what a plot draws, one kind of shape from one kind of value.
 *
 * A mark says which values its scales must hold and how much room its words need around the plot area, and draws
 * itself into the frame. Marks know nothing of each other; a plot is their sum.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { Block } from '../block.ts'
import type { Source } from '../sheet.ts'
import type { Frame, RuleLook } from './frame.ts'

/** Words left or right of the plot area, level with a value of y; they are spread where values lie close together. */
export type SideWords = {
  source: Source
  side: 'left' | 'right'
  at: number
  w: number
  h: number
  /** How far the middle of the words lies below the value: words of several lines may have the first one level with it. */
  down?: number
  /** Draws the words into a rectangle of this size. */
  draw: (rect: Rect) => Element[]
  /** The color of what they name: of the line that leads to words that had to move. */
  stroke?: Color
}

/** Words over the plot area, at a value of x, and the look of the rule under them. */
export type HeadWords = { source: Source; at: number; words: Block; rule?: RuleLook }

export type Mark = {
  /** Values that the scales must hold. */
  x?: number[]
  y?: number[]
  /** Pixels that words take before and after a value of x; what does not fit into the plot area is added to it. */
  reach?: { x: number; before?: number; after?: number }[]
  /** Free pixels over the plot area. */
  top?: number
  beside?: SideWords[]
  over?: HeadWords[]
  draw?: (frame: Frame) => void
}

/** A pixel position as charts draw it: steps of half a pixel, which no eye and no lie factor sees. */
export const half = (position: number): number => Math.round(position * 2) / 2

/** A rectangle with square corners: data bars do not round their lengths away. */
export const squarePath = ({ x, y, w, h }: Rect): string => `M ${x} ${y} H ${x + w} V ${y + h} H ${x} Z`
