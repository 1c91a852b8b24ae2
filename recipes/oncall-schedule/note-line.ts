/** A line of words about a stretch of an on-call schedule, under the bars of its row or beside them. */
import { baselineShift, lineOfText, widthOf } from '../../drawing/block.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Text } from '../../src/scene/scene.ts'
import type { DutyNote } from './beside-bars.ts'
import { size } from './size.ts'

/** The words, how they are written, and where. */
export type NoteLine = { note: DutyNote; text: string; as: TypeStyle; rect: Rect }

/** Hours that the heading quotes, and what they are. */
const claimed = /^([\d.,]+ h) (.*)$/

/** What the heading quotes is large, with what it is in smaller words on its baseline. */
export const lineWords = ({ text, as, rect }: NoteLine): Text[] => {
  const y = rect.y + rect.h / 2
  const [, hours, what] = (as.size === size.claim && claimed.exec(text)) || []
  if (hours === undefined || what === undefined) return [lineOfText(text, { x: rect.x, y, as })]
  const x = rect.x + widthOf(hours, as) + size.beside
  return [
    lineOfText(hours, { x: rect.x, y, as }),
    lineOfText(what, { x, y: y + baselineShift(as.size, 14), as: { size: 14, fill: 'negative' } }),
  ]
}

/** How wide such a line is. */
export const lineWidth = (text: string, as: TypeStyle): number => {
  const [, hours, what] = (as.size === size.claim && claimed.exec(text)) || []
  return hours === undefined || what === undefined
    ? widthOf(text, as)
    : widthOf(hours, as) + size.beside + widthOf(what, 'note')
}
