/** The words of a mind map: those on the line of a node, and those under it. */
import { type Block, block, widthOf as widthOfText } from '../../drawing/block.ts'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { stateFill, stateSign } from '../../drawing/state-sign.ts'
import { type Role, styleOf, type TypeStyle } from '../../drawing/type.ts'
import { wordsIn } from '../../drawing/wrap.ts'

/** How wide words may be before they wrap, how wide a word must be to be split there, and how long branches are, in pixels; `more`: how wide they may be in columns that are wider. */
export type WordRoom = { most: number; longest: number; level: number; more?: ReadonlyMap<string, number> }

/** Words of the subject and its parts are split only where they are wider than this. */
const longestNear = 160

/** The words on the line of a node, and those under it. */
export type NodeWords = { over: Block; under: Block }

export const widthOf = ({ over, under }: NodeWords): number => Math.max(over.w, under.w)

/** The subject is large in an outline, so that what is in focus outweighs it; parts of the subject are bold over what they ask or say; all others are plain. */
export const wordsOf = ({ name: plain, note, state }: TreeNode, { depth, isFocus, cap: room }: WordsIn): NodeWords => {
  // The sign stays on the line of the first word.
  const name = `${stateSign({ state }).replace(' ', '\u00a0')}${plain}`
  const fill: Pick<TypeStyle, 'fill'> = isFocus ? { fill: 'accent' } : stateFill({ state })
  const bold = isFocus || depth === 1 ? ({ bold: true } as const) : ({ steady: true } as const)
  const as: TypeStyle =
    depth === 0 ? { size: 20, bold: true, ...stateFill({ state }) } : { size: depth === 1 ? 16 : 14, ...bold, ...fill }
  const longest = depth > 1 ? room.longest : Math.max(room.longest, longestNear)
  const cap = Math.max(room.most, ...wordsIn(name).map((word) => Math.min(longest, widthOfText(word, as))))
  const own = { text: name, as }
  // What a part of the subject asks or says is read with its name.
  const remark: Role | TypeStyle =
    depth === 1 ? { ...styleOf('label'), ...(isFocus ? { bold: true } : { steady: true }), ...fill } : 'note'
  if (depth > 0) return { over: block([own], cap), under: block([{ text: note, as: remark }], cap) }
  return { over: block([own, { text: note, as: 'note' }], cap), under: block([]) }
}

type WordsIn = { depth: number; cap: WordRoom; isFocus: boolean }
