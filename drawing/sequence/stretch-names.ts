/**
 * The names of bars on lifelines: beside them where nothing else is, or else in the key.
 */
import { boundsOf } from '../../src/elements/bounds.ts'
import { grow, overlap, type Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, place } from '../block.ts'
import type { Sheet } from '../sheet.ts'
import { type HeldBar, heldBar, heldWidth } from './stretches.ts'

/**
 * How wide names may be, widest first; free pixels around them, from their lifeline to them at least, and from their bar; so
 * much lower under words on the side that fewer arrows meet than on the other, a name is there instead.
 */
const size = { widths: [168, 152, 128, 96, 72], clear: 3, beside: 12, bar: 8, lower: 48 } as const

/**
 * What a stretch is called; one in focus that the picture is about is written as its claim.
 */
export type StretchName = { text: string; note?: string | undefined; isClaim?: boolean }

/** Writes the name of a stretch beside it, unless nothing is free there. */
export const nameHeld = (bar: HeldBar, name: StretchName, sheet: Sheet): boolean => nameAlike([bar], name, sheet)

/**
 * One name beside all of these: as far under the top of each if there is a free place, or else wherever there is one.
 * Whether any has it.
 */
export function nameAll(bars: HeldBar[], name: StretchName, sheet: Sheet): boolean {
  return (
    (bars.length > 1 && nameAlike(bars, name, sheet)) || bars.map((bar) => nameHeld(bar, name, sheet)).includes(true)
  )
}

const nameAlike = (bars: HeldBar[], name: StretchName, sheet: Sheet): boolean => {
  const taken = takenOn(sheet)
  const isFocus = bars.some(({ item }) => sheet.isFocus(item))
  const widths = size.widths.map((width) => wordsOf(name, isFocus, width))
  const [near, other] = [true, false].map(
    (isNear) => widths.flatMap((words) => freePlaces(words, { bars, isNear, taken }))[0],
  )
  const found = near !== undefined && downOf(near) - downOf(other ?? near) < size.lower ? near : (other ?? near)
  if (found === undefined) return false
  for (const { item, words, rect, align } of found) {
    const said = sheet.isFocus(item) === isFocus ? words : wordsOf(name, !isFocus, words.w)
    sheet.put(item, place(said, rect, { align, valign: 'top' }), 'line')
  }
  return true
}

const takenOn = (sheet: Sheet): Rect[] =>
  sheet.pieces.flatMap(({ elements, layer }) => elements.flatMap((each) => rectsOf(each, layer === 'ground')))

/** The name of a stretch that has none beside it. */
export const keyHeld = ({ item }: HeldBar, { text, note }: StretchName, sheet: Sheet): void =>
  sheet.key({
    text: note === undefined ? text : `${text}: ${note}`,
    w: heldWidth,
    sample: (at) => [heldBar(at, sheet.isFocus(item))],
  })

const wordsOf = ({ text, note, isClaim }: StretchName, isFocus: boolean, width: number): Block =>
  block(
    [
      {
        text,
        as: isFocus && isClaim === true ? 'claim' : { size: 14, bold: true, ...(isFocus ? { fill: 'accent' } : {}) },
      },
      { text: note, as: 'note' },
    ],
    width,
  )

type NamePlace = { item: object; words: Block; rect: Rect; align: 'start' | 'end' }

/**
 * The highest places beside bars that meet nothing, as far under the top of each: on the side of the lifeline that fewer
 * arrows meet if it is to be near, or on the other.
 */
const freePlaces = (
  words: Block,
  { bars, isNear, taken }: { bars: HeldBar[]; isNear: boolean; taken: Rect[] },
): NamePlace[][] => {
  const highest = Math.min(...bars.map(({ top, bottom }) => bottom - top))
  for (let down = 4; down + words.h <= highest + 4; down += 4) {
    const places = bars.map((bar) => placeBeside(bar, words, { isNear, down }))
    if (places.every(({ rect }, index) => isFree(rect, [...taken, ...places.slice(0, index).map((each) => each.rect)])))
      return [places]
  }
  return []
}

const downOf = (places: NamePlace[]): number => places[0]?.rect.y ?? 0

const isFree = (rect: Rect, taken: readonly Rect[]): boolean =>
  !taken.some((other) => overlap(grow(rect, size.clear), other))

const placeBeside = (
  { item, center, side, top, x: left }: HeldBar,
  words: Block,
  { isNear, down }: { isNear: boolean; down: number },
): NamePlace => {
  const isRight = (side === 'right') === isNear
  const edge = (isRight ? left + heldWidth - center : center - left) + size.bar
  const x = isRight ? center + Math.max(size.beside, edge) : center - Math.max(size.beside, edge) - words.w
  const rect = { x, y: Math.ceil(top) + down, w: words.w, h: words.h }
  return { item, words, rect, align: isRight ? 'start' : 'end' }
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
