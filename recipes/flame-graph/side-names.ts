/**
 * Names of frames that are too narrow for them, in the free room below: each at the end of a line straight down from its
 * frame, as far as nothing is in the way.
 */
import { greatest, sum } from 'd3-array'
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { line } from '../../drawing/primitives.ts'
import { tooClose } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf, type Point, type Rect } from '../../src/geometry/rect.ts'
import type { UnnamedFrame } from './draw-partition.ts'
import { size } from './frame-words.ts'

/** Pixels: from a frame to its line, from the line to the words, their height, free around them, and between two names. */
const [away, beside, high, clear, between] = [2, 4, 18, 8, 12]

/** Where words begin: at their line, so that they end at it, or else centered on it. */
const starts = [(x: number) => x - 3, (x: number, w: number) => x + 3 - w, (x: number, w: number) => x - w / 2] as const

type Start = (typeof starts)[number]

type Spot = { words: Rect; from: Point }

/** The words of a frame with its line, where both are free; `taken` is everything else that is drawn. */
const spotOf = (
  { rect, text }: { rect: Rect; text: string },
  { taken, last, ways }: { taken: readonly Rect[]; last: number; ways: readonly Start[] },
): Spot | undefined => {
  const w = widthOf(text, 'note')
  const from = { x: Math.round(rect.x + rect.w / 2), y: bottomOf(rect) + away }
  for (let y = from.y + 12; y + high <= last; y += 6) {
    const lead = { x: from.x - 2, y: from.y, w: 4, h: y - beside - from.y }
    // What is in the way of the line stays there further down.
    if (taken.some((each) => tooClose(lead, each))) return undefined
    for (const left of ways.map((way) => way(from.x, w))) {
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

type Named = { of: UnnamedFrame; text: string; spot: Spot }

/** The names that have room, one after the other. */
const namesIn = (
  unnamed: readonly UnnamedFrame[],
  { taken, last, ways }: { taken: readonly Rect[]; last: number; ways: readonly Start[] },
): Named[] => {
  const named: Named[] = []
  for (const each of unnamed) {
    if (named.length >= most) break
    const { rect, own } = each.of
    const text = `${each.name} ${each.share}`
    const others = [...taken.filter((other) => other !== rect), ...named.flatMap(({ spot }) => aroundNames(spot))]
    const free = { taken: others, last, ways }
    // Under what a frame has itself nothing hangs.
    const spot = spotOf({ rect, text }, free) ?? (own.w > 0 ? spotOf({ rect: own, text }, free) : undefined)
    if (spot !== undefined) named.push({ of: each, text, spot })
  }
  return named
}

/** Two names under each other read as one of two lines: there is a line free between them. */
const aroundNames = (spot: Spot): Rect[] => {
  const [words, ...rest] = takenBy(spot)
  return words === undefined ? rest : [{ ...words, y: words.y - between, h: words.h + 2 * between }, ...rest]
}

const takenBy = ({ words, from }: Spot): Rect[] => [words, { x: from.x - 1, y: from.y, w: 2, h: words.y - from.y }]

/** Draws the names that have room down to `last`, in the way that names the most width; gives what they take and the other frames, the widest first. */
export function drawSideNames(
  unnamed: readonly UnnamedFrame[],
  free: { taken: readonly Rect[]; last: number },
  sheet: Sheet,
): { words: Rect[]; left: UnnamedFrame[] } {
  const bySize = unnamed.toSorted((a, b) => b.of.rect.w - a.of.rect.w)
  const tried = [bySize, unnamed, unnamed.toReversed()].flatMap((order) =>
    starts.map((first) => namesIn(order, { ...free, ways: [first, ...starts.filter((each) => each !== first)] })),
  )
  const named = greatest(tried, (each) => sum(each, ({ of }) => of.of.rect.w)) ?? []
  for (const { of, text, spot } of named) {
    const { words: at, from } = spot
    sheet.put(
      of.of.frame.node,
      [
        line(from.x, from.y, from.x, at.y - beside),
        lineOfText(text, { x: at.x + at.w / 2, y: at.y + high / 2, as: 'note', align: 'middle' }),
      ],
      'line',
    )
  }
  const drawn = named.map(({ of }) => of)
  return { words: named.flatMap(({ spot }) => takenBy(spot)), left: bySize.filter((each) => !drawn.includes(each)) }
}
