/**
 * Names of frames that are too narrow for them, in the free room below: each at the end of a line straight down from its
 * frame, as far as nothing is in the way.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { line } from '../../drawing/primitives.ts'
import { tooClose } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf, type Point, type Rect } from '../../src/geometry/rect.ts'
import { size, type UnnamedFrame } from './draw-partition.ts'

/** Pixels: from a frame to its line, from the line to the words, their height, and free around them. */
const [away, beside, high, clear] = [2, 4, 18, 8]

/** The words of a frame with its line, where both are free; `taken` is everything else that is drawn. */
const spotOf = (
  { rect, text }: { rect: Rect; text: string },
  taken: readonly Rect[],
  last: number,
): { words: Rect; from: Point } | undefined => {
  const w = widthOf(text, 'small')
  const from = { x: Math.round(rect.x + rect.w / 2), y: bottomOf(rect) + away }
  for (let y = from.y + 12; y + high <= last; y += 6) {
    const lead = { x: from.x - 2, y: from.y, w: 4, h: y - beside - from.y }
    // What is in the way of the line stays there further down.
    if (taken.some((each) => tooClose(lead, each))) return undefined
    for (const left of [from.x - w / 2, from.x - 8, from.x + 8 - w]) {
      const words = { x: Math.max(0, Math.min(left, size.w - w)), y, w, h: high }
      if (words.x > from.x || from.x > words.x + w) continue
      const around = { ...words, x: words.x - clear, w: w + 2 * clear }
      if (taken.every((each) => !tooClose(around, each))) return { words, from }
    }
  }
  return undefined
}

/** More of them would be a list, not labels. */
const most = 6

/** Draws the names that have room down to `last`; gives what they take and the other frames. */
export function drawSideNames(
  unnamed: readonly UnnamedFrame[],
  { taken, last }: { taken: readonly Rect[]; last: number },
  sheet: Sheet,
): { words: Rect[]; left: UnnamedFrame[] } {
  const [words, left]: [Rect[], UnnamedFrame[]] = [[], []]
  for (const each of unnamed) {
    if (words.length >= 2 * most) {
      left.push(each)
      continue
    }
    const { rect } = each.of
    const text = `${each.name} ${each.share}`
    const others = [...taken.filter((other) => other !== rect), ...words]
    const spot = spotOf({ rect, text }, others, last)
    if (spot === undefined) {
      left.push(each)
      continue
    }
    const { words: at, from } = spot
    words.push(at, { x: from.x - 1, y: from.y, w: 2, h: at.y - from.y })
    sheet.put(
      each.of.frame.node,
      [
        line(from.x, from.y, from.x, at.y - beside),
        lineOfText(text, { x: at.x + at.w / 2, y: at.y + high / 2, as: 'small', align: 'middle' }),
      ],
      'line',
    )
  }
  return { words, left }
}
