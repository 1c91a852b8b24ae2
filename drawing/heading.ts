/**
 * The heading: the claim top left, and one muted line below it about what to see.
 */
import type { Text } from '../src/scene/scene.ts'
import { text } from './primitives.ts'
import { pitchOf, roles } from './type.ts'
import { wrap } from './wrap.ts'

/** Free pixels on every side of the sheet. */
export const margin = 40

/** Baseline of the first line, from the top of the sheet; from the title's last line to the subtitle's first. */
const firstBaseline = 58
const toSubtitle = 24
/** From the last baseline to the drawing. */
const below = 30

export type Heading = { title: Text[]; subtitle: Text[]; bottom: number }

/** The heading's lines, none wider than `width`; `bottom` is where the drawing may begin, on the grid. */
export function heading({
  title,
  subtitle,
  width,
}: {
  title: string
  subtitle: string | undefined
  width: number
}): Heading {
  let y = firstBaseline
  const titles = wrap(title, roles.title, width).map((line, index) => {
    y = firstBaseline + index * pitchOf(roles.title)
    return text(margin, y, line, roles.title)
  })
  const top = y + toSubtitle
  const subtitles = (subtitle === undefined ? [] : wrap(subtitle, roles.subtitle, width)).map((line, index) => {
    y = top + index * pitchOf(roles.subtitle)
    return text(margin, y, line, roles.subtitle)
  })
  return { title: titles, subtitle: subtitles, bottom: Math.ceil((y + below) / 8) * 8 }
}
