/**
 * The heading: the claim top left, and a muted line below it about what to see. Each may take two lines.
 */
import type { Text } from '../src/scene/scene.ts'
import { textWidth } from '../src/text/measure.ts'
import { text } from './primitives.ts'
import { roles } from './type.ts'
import { wrap } from './wrap.ts'

/** From the margin to the baseline of the first line, and at least from the top; from the title's last line to the subtitle's first. */
const firstBaseline = { below: 16, least: 44 }
const toSubtitle = 28
/** From the last baseline to the drawing. */
const below = 32

/** How many lines a title and a subtitle should take at most, and how far a page is widened for that, in pixels. */
const most = { lines: 2, width: 880 }

export type Heading = { title: Text[]; subtitle: Text[]; bottom: number }

/** Title and subtitle, as the data have them. */
export type HeadingWords = { title: string; subtitle?: string | undefined }

/** Where a heading begins, from the left and the top of the page, and how wide it may be. */
type HeadingPlace = { margin: number; width: number }

/** The heading's lines, none wider than `width`; `bottom` is where the drawing may begin, on the grid. */
export function heading({ title, subtitle = '', margin, width }: HeadingWords & HeadingPlace): Heading {
  const first = Math.max(firstBaseline.least, margin + firstBaseline.below)
  const titles = linesOf(title, 'title', { margin, width, y: first })
  const top = (titles.at(-1)?.y ?? first) + toSubtitle
  const subtitles = subtitle === '' ? [] : linesOf(subtitle, 'subtitle', { margin, width, y: top })
  const last = subtitles.at(-1) ?? titles.at(-1)
  return { title: titles, subtitle: subtitles, bottom: Math.ceil(((last?.y ?? 0) + below) / 8) * 8 }
}

/** From a line to the next: a heading is read as a sentence, words in a node are not. */
const pitches = { title: 30, subtitle: 22 } as const

const linesOf = (words: string, as: keyof typeof pitches, { margin, width, y }: HeadingPlace & { y: number }): Text[] =>
  linesFor(words, as, width).map((line, index) => text(margin, y + index * pitches[as], line, roles[as]))

/** The lines of a heading; a number stays with its unit: 97 min. */
const linesFor = (words: string, as: keyof typeof pitches, width: number): string[] => {
  const tied = words.replaceAll(/(\d) (?=[\p{L}%]{1,3}(?!\p{L}))/gu, `$1${joined}`)
  const lines = wrap(tied, roles[as], width)
  return (lines.length === 2 ? (atPause(tied, as, width) ?? lines) : lines).map((line) => line.replaceAll(joined, ' '))
}

/** Two lines that part where the sentence pauses, at the pause nearest to its middle; none where one would be short. */
const atPause = (words: string, as: keyof typeof pitches, width: number): string[] | undefined => {
  const halves = [...words.matchAll(/[,;:] /g)].map(({ index }) => [words.slice(0, index + 1), words.slice(index + 2)])
  const widths = halves.map((lines) => lines.map((line) => textWidth(line, roles[as])))
  const fitting = [...halves.keys()].filter((at) => {
    const [least, most] = [Math.min(...(widths[at] ?? [])), Math.max(...(widths[at] ?? []))]
    return most <= width && least >= shortest * most
  })
  const best = fitting.toSorted((a, b) => Math.max(...(widths[a] ?? [])) - Math.max(...(widths[b] ?? [])))[0]
  return best === undefined ? undefined : halves[best]
}

/** How long the shorter of two lines is at least, as a share of the longer. */
const shortest = 0.45

/** Stands for a space where no line may end. */
const joined = '\u00a0'

/** How wide a heading must be so that neither part has more than two lines, from `least` pixels up, to `widest` at most. */
export function headingWidth({ title, subtitle = '' }: HeadingWords, least: number, widest = most.width): number {
  const fits = (width: number): boolean =>
    linesFor(title, 'title', width).length <= most.lines && linesFor(subtitle, 'subtitle', width).length <= most.lines
  let width = least
  while (width + 8 <= Math.min(widest, most.width) && !fits(width)) width += 8
  return width
}
