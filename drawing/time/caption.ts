/**
 * Captions: the words beside a mark on one line, or on several where they are long.
 */
import type { Text } from '../../src/scene/scene.ts'
import { block, lineOfText, place, widthOf } from '../block.ts'
import type { Role, TypeStyle } from '../type.ts'

type Words = { text: string; as: Role | TypeStyle }

/** Words that are ready to be placed; `at` puts them right of `x`, around `y`. A remark without a name is never before its mark: it would be one on what is there. */
export type Caption = { w: number; h: number; at: (x: number, y: number) => Text[]; isRemark?: boolean }

/** From one kind of words to the next on a line. */
const space = 8
const lineHeight = 20

/**
 * A caption at most `cap` pixels wide: `lead` before the text, `remark` after it or, where it is too long, below it. An
 * empty text alone is nothing.
 */
export function caption(
  { lead, text, remark }: { lead?: Words | undefined; text: Words; remark?: Words | undefined },
  cap: number,
): Caption {
  if (lead === undefined && remark === undefined && text.text === '') return { w: 0, h: 0, at: () => [] }
  const before = lead === undefined ? 0 : widthOf(lead.text, lead.as) + space
  const room = cap - before
  // Too narrow for words beside the lead: they go below it.
  if (lead !== undefined && room < least) return stacked([lead, text, remark], cap)
  const [first, second] = [widthOf(text.text, text.as), remark === undefined ? 0 : widthOf(remark.text, remark.as)]
  const isOneLine = first + (second > 0 ? space + second : 0) <= room
  const words = block([text, ...(remark === undefined || isOneLine ? [] : [remark])], room)
  const h = Math.max(lineHeight, words.h)
  const beside = isOneLine ? remark : undefined
  return {
    w: before + (isOneLine && second > 0 ? first + space + second : words.w),
    h,
    at: (x, y) => [
      ...lineAt(lead, x, y - h / 2 + lineHeight / 2),
      ...place(words, { x: x + before, y: y - h / 2, w: 0, h }, { align: 'start' }),
      ...lineAt(beside, x + before + first + space, y),
    ],
  }
}

const lineAt = (words: Words | undefined, x: number, y: number): Text[] =>
  words === undefined ? [] : [lineOfText(words.text, { x, y, as: words.as })]

const least = 72

const stacked = (paragraphs: (Words | undefined)[], cap: number): Caption => {
  const words = block(
    paragraphs.flatMap((paragraph) => paragraph ?? []),
    cap,
  )
  return {
    w: words.w,
    h: words.h,
    at: (x, y) => place(words, { x, y: y - words.h / 2, w: 0, h: words.h }, { align: 'start' }),
  }
}
