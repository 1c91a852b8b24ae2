/**
 * Words of values that their boxes have no room for: small ones under the boxes, where they touch none of another box.
 */
import { block, place, widthOf } from '../../drawing/block.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { roles } from '../../drawing/type.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Text } from '../../src/scene/scene.ts'
import { isCut } from './value-words.ts'
import type { WaveStretch } from './waves.ts'

/** The stretch that it is about, and the place of its words. */
type WordsUnder = { of: WaveStretch; rect: Rect }

/** The words under the boxes of a row. */
export type Under = (frame: Frame, row: number) => WordsUnder[]

/** From a box to words under it, how high these are, free pixels beside them, and how far they may be beyond a row and their box. */
const size = { away: 2, line: 16, apart: 4, over: 8, wider: 24 } as const

/** Where words are that are cut in their boxes; far wider words, and those that would meet others or leave their row, stay cut. */
export const wordsUnder = (stretches: readonly WaveStretch[], rectAt: (stretch: WaveStretch) => Rect): WordsUnder[] => {
  const placed: WordsUnder[] = []
  const [first, last] = [stretches.at(0), stretches.at(-1)].map((each) => each && rectAt(each))
  for (const each of stretches) {
    const box = rectAt(each)
    const w = widthOf(each.text ?? '', 'small')
    if (!isCut(each.text, box.w) || w > box.w + 2 * size.wider) continue
    const before = placed.at(-1)?.rect
    const left = before === undefined ? (first?.x ?? 0) - size.over : before.x + before.w + size.apart
    const right = (last?.x ?? 0) + (last?.w ?? 0) + size.over
    // Beside others, or at the end of the row, aside as far as the middle of the box is still over them.
    const x = Math.max(left, Math.min(box.x + (box.w - w) / 2, right - w))
    const middle = box.x + box.w / 2
    if (x + w <= right && x + size.apart <= middle && middle <= x + w - size.apart)
      placed.push({ of: each, rect: { x, y: box.y + box.h + size.away, w, h: size.line } })
  }
  return placed
}

export const drawnUnder = (words: readonly WordsUnder[]): Text[] =>
  words.flatMap(({ of: { text }, rect }) => place(block([{ text, as: { ...roles.small, fill: 'ink' } }]), rect))
