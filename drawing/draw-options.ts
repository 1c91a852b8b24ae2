/**
 * What a drawing is for, beyond what its data say: the place that it will have, and the part of a large graph that it shows.
 */
import type { GraphPart } from './data/graph-part.ts'

/**
 * The places that a drawing is made for, default first: `content` takes what the data need; `readme` is at most 900 px
 * wide, as columns of text are; `slide` is 16:9; `phone` is 390 px wide.
 */
export const aspects = ['content', 'readme', 'slide', 'phone'] as const

export type Aspect = (typeof aspects)[number]

/** How data are drawn; `part` is of graphs. */
export type DrawOptions = { aspect?: Aspect | undefined; part?: GraphPart | undefined }

/** The room of a page for the drawing, its margins, and its proportion of width to height, in pixels. */
export type PageRoom = {
  /** The widest page that a reader of this place sees whole. */
  width: number
  /** Free on every side. */
  margin: number
  /** The widest and highest drawing. */
  room: { w: number; h: number }
  /** Plots are no wider, if their words have room. */
  plots?: number
  /** The proportion of the whole page, where it is fixed. */
  ratio?: number
}

const pageOf = (width: number, margin: number, h = 2200): PageRoom => ({
  width,
  margin,
  room: { w: width - 2 * margin, h },
})

/** The usual width of a drawing, on a page of 960 px: wider ones are shown smaller in most places, so one that can be so narrow is. */
export const easyWidth = 880

/** The page of each place. */
export const pages: Record<Aspect, PageRoom> = {
  content: pageOf(1200, 40),
  readme: pageOf(900, 40),
  // Heading and key take a third of its height.
  slide: { ...pageOf(1600, 40, 600), ratio: 16 / 9 },
  phone: pageOf(390, 24),
}
