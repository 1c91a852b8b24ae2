/**
 * The names of brackets beside lifelines: where nothing else is, or else in the key.
 */
import { boundsOf } from '../../src/elements/bounds.ts'
import { grow, overlap, type Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, place } from '../block.ts'
import { path } from '../primitives.ts'
import type { Sheet } from '../sheet.ts'
import { barWidth } from './activations.ts'
import { type Bracket, besideStretch } from './stretches.ts'

/** How wide names may be, widest first; free pixels around them, and from their bracket to them. */
const size = { widths: [128, 96, 72], clear: 3, beside: 8 } as const

/** What a bracket is called. */
export type StretchName = { text: string; note?: string | undefined }

/** Writes the name of a bracket beside it, unless nothing is free there. */
export function nameBracket(bracket: Bracket, name: StretchName, sheet: Sheet): boolean {
  const taken = sheet.pieces.flatMap(({ elements, layer }) =>
    elements.flatMap((each) => rectsOf(each, layer === 'ground')),
  )
  const isFocus = sheet.isFocus(bracket.item)
  const found = [true, false].flatMap((isNear) =>
    size.widths.flatMap((width) => freePlace(wordsOf(name, isFocus, width), { bracket, isNear, taken })),
  )[0]
  if (found === undefined) return false
  sheet.put(bracket.item, place(found.words, found.rect, { align: found.align, valign: 'top' }), 'line')
  return true
}

/** The name of a bracket that has none beside it. */
export const keyBracket = ({ item }: Bracket, { text, note }: StretchName, sheet: Sheet): void =>
  sheet.key({
    text: note === undefined ? text : `${text}: ${note}`,
    w: 8,
    sample: ({ x, y, h }) => [
      path(`M ${x} ${y} h 8 v ${h} h -8`, { stroke: sheet.isFocus(item) ? 'accent' : 'muted' }),
    ],
  })

const wordsOf = ({ text, note }: StretchName, isFocus: boolean, width: number): Block =>
  block(
    [
      { text, as: { size: 14, bold: true, ...(isFocus ? { fill: 'accent' } : {}) } },
      { text: note, as: 'small' },
    ],
    width,
  )

type NamePlace = { words: Block; rect: Rect; align: 'start' | 'end' }

/**
 * The highest place beside a bracket that meets nothing: on its own side of the lifeline if it is to be near, or on the
 * other, where a bar may be on the lifeline.
 */
const freePlace = (
  words: Block,
  { bracket: { x, side, top, bottom }, isNear, taken }: { bracket: Bracket; isNear: boolean; taken: Rect[] },
): NamePlace[] => {
  const isRight = (side === 'right') === isNear
  const across = isNear ? size.beside : size.beside + besideStretch.bracket + barWidth / 2
  for (let y = Math.ceil(top) + 4; y + words.h <= bottom + 4; y += 4) {
    const rect = { x: isRight ? x + across : x - across - words.w, y, w: words.w, h: words.h }
    if (!taken.some((other) => overlap(grow(rect, size.clear), other)))
      return [{ words, rect, align: isRight ? 'start' : 'end' }]
  }
  return []
}

/** What an element covers, words as if they were in focus; of an area in the background only its edges. */
const rectsOf = (element: Element, isGround: boolean): Rect[] => {
  const { x, y, w, h } = boundsOf(element.type === 'text' ? { ...element, bold: true } : element)
  const rect = { x, y, w: Math.max(1, w), h: Math.max(1, h) }
  if (!isGround) return [rect]
  return [
    { ...rect, w: 1 },
    { ...rect, x: x + w, w: 1 },
    { ...rect, h: 1 },
    { ...rect, y: y + h, h: 1 },
  ]
}
