/**
 * The heading: the claim top left, and a muted line below it about what to see. Each may take two lines.
 */

import type { Text } from '../src/scene/scene.ts'
import { widthOf } from './block.ts'
import { easyWidth } from './draw-options.ts'
import { type HeadingRole, headingLines } from './heading-lines.ts'
import { text } from './primitives.ts'
import { roles } from './type.ts'

/** From the margin to the baseline of the first line, and at least from the top; from the title's last line to the subtitle's first. */
const firstBaseline = { below: 16, least: 44 }
const toSubtitle = 28
/** From the last baseline to the drawing. */
const below = 32

/** How many lines a title and a subtitle should take at most: a page is widened for that, up to the usual width. */
const mostLines = 2

/** How many pixels a page is widened for a heading in one line, where two would do. */
const forOneLine = 48

/** Free pixels right of a heading in the widest font of the stack: in most it ends well before. */
const leastMargin = 24

/** How many pixels a heading may be wider than the drawing: into the margin. */
export const overhangOf = (margin: number): number => Math.max(0, margin - leastMargin)

export type Heading = { title: Text[]; subtitle: Text[]; bottom: number }

/** Title and subtitle, as the data have them. */
export type HeadingWords = { title: string; subtitle?: string | undefined }

/** Where a heading begins, from the left and the top of the page, and how wide it may be. */
type HeadingPlace = { margin: number; width: number }

/** The heading's lines, none wider than `width`; `bottom` is where the drawing may begin, on the grid: without words, at the margin. */
export function heading({ title, subtitle = '', margin, width }: HeadingWords & HeadingPlace): Heading {
  if (title === '' && subtitle === '') return { title: [], subtitle: [], bottom: Math.ceil(margin / 8) * 8 }
  const first = Math.max(firstBaseline.least, margin + firstBaseline.below)
  const titles = title === '' ? [] : linesOf(title, 'title', { margin, width, y: first })
  const last = titles.at(-1)
  const top = last === undefined ? first : last.y + toSubtitle
  const subtitles = subtitle === '' ? [] : linesOf(subtitle, 'subtitle', { margin, width, y: top })
  const { y } = subtitles.at(-1) ?? titles.at(-1) ?? { y: 0 }
  return { title: titles, subtitle: subtitles, bottom: Math.ceil((y + below) / 8) * 8 }
}

/** From a line to the next: a heading is read as a sentence, words in a node are not. */
const pitches: Record<HeadingRole, number> = { title: 30, subtitle: 22 }

const linesOf = (words: string, as: HeadingRole, { margin, width, y }: HeadingPlace & { y: number }): Text[] =>
  headingLines(words, as, width).map((line, index) => text(margin, y + index * pitches[as], line, roles[as]))

/**
 * How wide a heading must be so that neither part has more than two lines, from `least` pixels up, to `widest` at most;
 * a little more than `least` where it then has one.
 */
export function headingWidth(words: HeadingWords, least: number, widest = easyWidth): number {
  const limit = Math.min(widest, easyWidth)
  const whole = wholeLines(words).filter((width) => width <= Math.min(least + forOneLine, Math.max(limit, least)))
  const start = Math.max(least, ...whole)
  let width = start
  while (width + 8 <= limit && !fits(words, width)) width += 8
  return width
}

/** How wide title and subtitle are in one line each. */
const wholeLines = ({ title, subtitle = '' }: HeadingWords): number[] => [
  widthOf(title, 'title'),
  widthOf(subtitle, 'subtitle'),
]

const fits = ({ title, subtitle = '' }: HeadingWords, width: number): boolean =>
  headingLines(title, 'title', width).length <= mostLines &&
  headingLines(subtitle, 'subtitle', width).length <= mostLines
