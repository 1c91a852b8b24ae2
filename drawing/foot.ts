/**
 * What is below a drawing: remarks, key, and where it is from.
 */
import { block, place } from './block.ts'
import { calloutRemarks } from './callouts.ts'
import type { CommonData } from './data/form.ts'
import { drawKey } from './key.ts'
import { smallRoleAt } from './legible-words.ts'
import type { Piece, Sheet } from './sheet.ts'

/** From the drawing to what is below it, and between that, in pixels. */
export const footGap = 32
const betweenRows = 16

/** A remark on what is drawn, with its place in the data. */
export type Callout = { at: string; on: string; text: string }

/** The pieces of a foot, without layers. */
type Foot = { pieces: Omit<Piece, 'layer'>[]; bottom: number }

/** What is below the drawing: remarks, key, source. `bottom` is the lowest edge of all. */
export function footOf(
  sheet: Sheet,
  { source: origin }: CommonData,
  { callouts, y, content }: { callouts: readonly Callout[]; y: number; content: number },
): Foot {
  const { margin } = sheet.page
  const as = smallRoleAt(content)
  const remarks = calloutRemarks(
    callouts.map(({ text }) => text),
    { x: margin, y, width: content },
  )
  let bottom = y + remarks.h
  const key = drawKey(sheet.keyEntries, { x: margin, y: remarks.h > 0 ? bottom + betweenRows : y, width: content, as })
  if (key.h > 0) bottom = (remarks.h > 0 ? bottom + betweenRows : y) + key.h
  const hasRows = remarks.h + key.h > 0
  const pieces = [
    ...remarks.elements.map((elements, index) => ({ at: callouts[index]?.at ?? '', item: undefined, elements })),
    { at: '@key', item: undefined, elements: key.elements },
  ]
  const words = [...sheet.footnotes, ...(origin === undefined ? [] : [origin])].join(' ')
  if (words === '') return { pieces, bottom: hasRows ? bottom : y - footGap }
  const top = hasRows ? bottom + betweenRows : y - 8
  const source = block([{ text: words, as }], content)
  const elements = place(source, { x: margin, y: top, w: content, h: source.h }, { align: 'start' })
  return {
    pieces: [...pieces, { at: origin === undefined ? '@notes' : 'source', item: undefined, elements }],
    bottom: top + source.h,
  }
}

/** The remarks in the free place that the drawing has for them; none where it has none, or too small a one. */
export const remarksInside = (callouts: readonly Callout[], { remarksIn }: Sheet): Piece[] => {
  if (remarksIn === undefined) return []
  const remarks = calloutRemarks(
    callouts.map(({ text }) => text),
    { ...remarksIn, width: remarksIn.w },
  )
  if (remarks.h > remarksIn.h) return []
  return callouts.map(({ at }, index) => ({
    at,
    item: undefined,
    elements: remarks.elements[index] ?? [],
    layer: 'over',
  }))
}
