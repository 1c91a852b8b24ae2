/**
 * Labels above the plot area, each at the top of a vertical rule or band, in as few rows as keep labels and rules apart.
 */
import { place } from '../block.ts'
import type { Frame } from './frame.ts'
import { type FlagLook, type HeadWords, half } from './mark.ts'

/** The least height of a row, and the padding above labels of several lines. */
const rowOf = { least: 20, padding: 16 }
/** From the lowest row to the plot area. */
export const under = 6
/** Free pixels between labels, and between labels and a passing rule. */
const clear = 12

/** What a label wants: the x of its rule, its size, and where it may be if it is a flag. */
type Wanted = { x: number; w: number; h: number; flag?: FlagLook | undefined }

/**
 * The position of a label: the x of its rule, its left edge and size, its row above the plot area or under it, and whether
 * it ends at its rule or is centered on it.
 */
export type FlagHead = {
  x: number
  left: number
  w: number
  h: number
  side: 'over' | 'under'
  row: number
  isEnd?: boolean
  isCentered?: boolean
  isFlag?: boolean
}

/**
 * Rows for labels at `x`, each centered on its rule, and moved only as far as the ends at 0 and `width` force it. Where
 * that needs more rows or a rule would cross the words of another, where they would be over a title that ends at `title`, and
 * for flags, labels begin or end at their rule.
 */
export function headsOf(words: Wanted[], width: number, title = 0): FlagHead[] {
  const beside = headsBesideRules(words, width)
  if (words.some(({ flag }) => flag !== undefined)) return beside
  const centered = centeredRows(words, width)
  const isOverTitle = (heads: FlagHead[]): boolean => heads.some(({ left }) => left < title)
  if (isOverTitle(centered) && !isOverTitle(beside) && rowsIn(beside) <= rowsIn(centered)) return beside
  return crossings(centered) === 0 && rowsIn(centered) <= rowsIn(beside) ? centered : beside
}

/** All labels centered on their rules, in the lowest rows in which they are apart. */
const centeredRows = (words: Wanted[], width: number): FlagHead[] =>
  rowsFor(words, {
    at: ({ x, w }) => {
      const left = Math.max(0, Math.min(x - w / 2, width - w))
      return [{ left, ...(left === x - w / 2 ? { isCentered: true } : left > 0 ? { isEnd: true } : {}) }]
    },
    turn: ({ x }) => x,
  })

/**
 * Labels start at their rule; those that would pass `width` end at it. Each takes the lowest free row, starting with those
 * whose rule is nearest to the edge that the labels run toward. Where a rule would still cross a label, labels may be on
 * either side of their rule.
 */
const headsBesideRules = (words: Wanted[], width: number): FlagHead[] => {
  const isForced = ({ x, w }: Wanted): boolean => x + w > width
  const plain = rowsFor(words, {
    at: (each) => [besideRule(each, isForced(each))],
    turn: (each) => (isForced(each) ? width + each.x : -each.x),
  })
  if (crossings(plain) === 0) return onOneSide(words, plain)
  const free = rowsFor(words, {
    at: (each) =>
      (each.flag === undefined && each.x - each.w >= 0 ? [isForced(each), true] : [isForced(each)]).map((isEnd) =>
        besideRule(each, isEnd),
      ),
    turn: (each) => (isForced(each) ? each.x - width : width - each.x),
  })
  return onOneSide(words, crossings(free) < crossings(plain) ? free : plain)
}

/** Labels of which some end at their rule, all of them so, where that needs no more rows and crosses nothing. */
const onOneSide = (words: Wanted[], heads: FlagHead[]): FlagHead[] => {
  if (heads.every(({ isEnd }) => isEnd !== true)) return heads
  if (words.some(({ x, w, flag }) => flag !== undefined || x - w < 0)) return heads
  const ended = rowsFor(words, { at: (each) => [besideRule(each, true)], turn: ({ x }) => x })
  return crossings(ended) <= crossings(heads) && rowsIn(ended) <= rowsIn(heads) ? ended : heads
}

const rowsIn = (heads: FlagHead[]): number => Math.max(...heads.map(({ row }) => row))

/** Where a label may be along the axis, and how it is set there. */
type Along = Pick<FlagHead, 'left' | 'isEnd' | 'isCentered'>

/** The places that a label may have, the best one first, and which label is placed first. */
type HeadOrder = { at: (each: Wanted) => Along[]; turn: (each: Wanted) => number }

const rowsFor = (words: Wanted[], { at, turn }: HeadOrder): FlagHead[] => {
  const heads: FlagHead[] = []
  // Of flags at one place the first is on top, as they are read.
  const isFlags = words.some(({ flag }) => flag !== undefined)
  const order = [...words.keys()].toSorted(
    (a, b) => turn(words[a] ?? none) - turn(words[b] ?? none) || (isFlags ? b - a : a - b),
  )
  for (const index of order) {
    const each = words[index] ?? none
    const { x, w, h } = each
    const isFlag = each.flag !== undefined
    const places = at(each).map((along) => ({ x, w, h, isFlag, ...along }))
    const sides = each.flag?.sides ?? (['over'] as const)
    const rows = words.flatMap((_, row) => sides.flatMap((side) => places.map((place) => ({ ...place, side, row }))))
    const isFree = (meet: typeof touch) => (tried: FlagHead) =>
      !Object.values(heads).some((other) => meet(tried, other))
    // Rules are interrupted by labels, so that those at the same place can be stacked.
    const first = places[0] ?? { x, w, h, isFlag, left: x }
    heads[index] = rows.find(isFree(meets)) ?? rows.find(isFree(touch)) ?? { ...first, side: 'over', row: index }
  }
  return heads
}

const none: Wanted = { x: 0, w: 0, h: 0 }

const besideRule = ({ x, w }: Wanted, isEnd: boolean): Along => ({
  left: Math.max(0, isEnd ? x - w : x),
  ...(isEnd ? { isEnd } : {}),
})

/** How many pairs of labels touch, or have a rule of one through the words of the other. */
const crossings = (heads: FlagHead[]): number =>
  heads.reduce((sum, a, index) => sum + heads.slice(index + 1).filter((b) => meets(a, b)).length, 0)

/** Whether labels touch in one row. */
const touch = (a: FlagHead, b: FlagHead): boolean =>
  a.side === b.side && a.row === b.row && a.left < b.left + b.w + clear && b.left < a.left + a.w + clear

/** The same, or whether a rule from a higher row crosses labels of a lower one; poles of flags may be beside each other. */
const meets = (a: FlagHead, b: FlagHead): boolean => {
  const passes = (rule: FlagHead, words: FlagHead): boolean =>
    rule.side === words.side &&
    rule.row > words.row &&
    rule.x > words.left - (words.isFlag === true ? 0 : clear) &&
    rule.x < words.left + words.w + clear
  return touch(a, b) || passes(a, b) || passes(b, a)
}

/** How far each row of a side begins from the first; the last number is the height of all. */
export const edgesOf = (all: FlagHead[], side: FlagHead['side']): number[] => {
  const heads = all.filter((head) => head.side === side)
  const edges = [0]
  for (let row = 0; heads.some((head) => head.row === row); row++) {
    const highest = Math.max(...heads.map((head) => (head.row === row ? head.h : 0)))
    edges.push((edges[row] ?? 0) + (highest <= rowOf.least ? rowOf.least : highest + rowOf.padding))
  }
  return edges
}

/** How high the rows over the plot area are. */
export const headRoom = (heads: FlagHead[]): number =>
  heads.every(({ side }) => side === 'under') ? 0 : (edgesOf(heads, 'over').at(-1) ?? 0) + under

const alignOf = ({ isEnd, isCentered }: FlagHead): 'start' | 'middle' | 'end' =>
  isCentered === true ? 'middle' : isEnd === true ? 'end' : 'start'

/** Draws labels that are no flags, `lift` pixels over their usual place, and their rules. */
export function drawHeads(
  frame: Frame,
  words: HeadWords[],
  { heads, lift }: { heads: FlagHead[]; lift: number },
): void {
  const { area } = frame
  const edges = edgesOf(heads, 'over')
  for (const [index, { source, words: block, rule, until, flag }] of words.entries()) {
    const head: FlagHead = heads[index] ?? { x: 0, left: 0, w: 0, h: 0, side: 'over', row: 0 }
    const { x, left, w, h, row } = head
    if (flag !== undefined) continue
    const bottom = area.y - under - lift - (edges[row] ?? 0)
    const y = bottom - Math.max(h, rowOf.least)
    const end = until === undefined ? area.y + area.h : half(frame.y.at(until))
    if (rule !== undefined) frame.rule(source, { x: half(x), y: bottom, x2: half(x), y2: end, ...rule }, 'line')
    frame.put(source, place(block, { x: left, y, w, h: bottom - y }, { align: alignOf(head) }), 'line')
  }
}
