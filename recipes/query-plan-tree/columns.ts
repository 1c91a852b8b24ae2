/**
 * A column beside a tree: pairs of amounts as ranges from a hollow mark to a filled one, on one scale.
 */
import { pairs } from 'd3-array'
import { type ScaleLogarithmic, scaleLog } from 'd3-scale'
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { nodesOf } from '../../drawing/data/tree.ts'
import { markEntry } from '../../drawing/key.ts'
import { circle, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { guide, wordsOn } from '../../drawing/time/guide.ts'
import { roles, type TypeStyle } from '../../drawing/type.ts'
import { formatFor, grouped } from '../../drawing/values/format.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { ColumnFrame, TreeColumn } from './tree-columns.ts'

type AnyNode<Node> = { children: Node[] }

/** A logarithmic scale from 1, and where it puts a count: 0 has a place of its own before it, if there is one. */
type CountScale = { scale: ScaleLogarithmic<number, number>; at: (count: number) => number; hasZero: boolean }

/** From one name of a scale to the next, in pixels. */
const apart = 8

/** Powers of ten on a scale, named at its top: as many as keep apart, from the last one down, so that its end is always named. */
const drawDecades = (
  { scale, at: placeOf, hasZero }: CountScale,
  { x, top, bottom, sheet }: ColumnFrame & { sheet: Sheet },
): void => {
  const last = Math.floor(Math.log10(scale.domain()[1] ?? 1) + 1e-9)
  const ticksBy = (step: number) => {
    const powers = Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => 10 ** (last - index * step))
    const write = formatFor(powers.toReversed()).short
    return [...(hasZero ? [0] : []), ...powers.toReversed()].map((count) => {
      const [at, words] = [x + Math.round(placeOf(count)), write(count)]
      return { at, words, half: widthOf(words, 'tick') / 2 }
    })
  }
  const tried = Array.from({ length: last + 1 }, (_, index) => ticksBy(index + 1))
  const areApart = (ticks: ReturnType<typeof ticksBy>): boolean =>
    pairs(ticks).every(([before, { at, half }]) => at - half - before.at - before.half >= apart)
  const words = wordsOn(sheet)
  sheet.put(
    '@scale',
    (tried.find(areApart) ?? []).flatMap(({ at, words: text }) => [
      lineOfText(text, { x: at, y: top - 12, as: 'tick', align: 'middle' }),
      ...guide({ x: at, top, bottom, words }, { stroke: 'rule' }),
    ]),
    'ground',
  )
}

/** From here on counts are in three digits. */
const thousand = 1000

/**
 * What a column of ranges has for a node: two counts, such as an estimate and what came, which the key calls `names`; and
 * how far apart they are, where that is too far.
 */
export type RangeColumn<Node> = {
  /** Both, or the first alone where there is no second. */
  ends: (node: Node) => number[]
  names: [from: string, to: string]
  gap: (node: Node) => string | undefined
  /** Whether the accent marks a node: its gap is the one that others follow from, where one is marked. */
  isFocus: (node: Node) => boolean
}

/** The radius of a mark, that of one with another inside, how near these are, from the place of 0 to the scale, a power of ten, the length of all at most, from its end to the column of words, between these, and between their heads; all in pixels. */
const range = { mark: 6, ring: 9, apart: 3, zero: 28, decade: 40, scale: 160, after: 14, between: 12, heads: 8 }

/** The marks of a range; one where both counts are the same, and a ring around the other where they only nearly are. */
const marksAt = (
  from: number,
  to: number | undefined,
  { y, isSame, color }: { y: number; isSame: boolean; color: Color },
): Element[] => {
  const r = to === undefined || Math.abs(from - to) > range.apart ? range.mark : range.ring
  const hollow = circle(from, y, r, { fill: 'surface', stroke: color })
  const filled = to === undefined ? [] : [circle(to, y, 5, { fill: color, stroke: color })]
  return [...(isSame ? [] : [hollow]), ...filled]
}

/**
 * Counts in three digits, which say how far off an estimate is. Two that are the same so far are in all of their digits, in
 * one row first, and in two rows where both would be in three.
 */
const countsWriter = (rows: number[][]) => {
  const isTold = (row: number[], others: number[]): boolean =>
    row.every((count) => others.every((each) => each === count || threeDigits(each) !== threeDigits(count)))
  const short = rows.filter((row) => isTold(row, row)).flat()
  return (row: number[]): string[] =>
    row.map((count) =>
      isTold(row, [...row, ...short])
        ? formatFor([threeDigits(count)]).short(threeDigits(count))
        : grouped(String(count)),
    )
}

const threeDigits = (count: number): number => Number(count.toPrecision(count < thousand ? 15 : 3))

/** How a gap is written: the one that the heading quotes is the one large figure. */
const gapLook = (isFocus: boolean, sheet: Sheet): TypeStyle =>
  isFocus
    ? { size: sheet.quotes('times') ? roles.claim.size : 14, bold: true, fill: 'accent' }
    : { size: 14, bold: true, fill: 'muted' }

/** The key of the marks. */
const nameMarks = (names: [from: string, to: string], sheet: Sheet): void =>
  names.forEach((name, index) => {
    const [r, fill] = index === 0 ? ([range.mark, 'surface'] as const) : ([5, 'ink'] as const)
    sheet.key(markEntry(name, ({ x, y }) => circle(x, y, r, { fill, stroke: 'ink' })))
  })

/** The scale of some counts, and how wide it is with half a mark at both ends. */
const scaleOf = (counts: number[]): CountScale & { w: number } => {
  // It ends at a power of ten, so that no mark lies beyond the last name.
  const last = Math.max(1, Math.ceil(Math.log10(Math.max(1, ...counts)) - 1e-9))
  const hasZero = counts.includes(0)
  const first = range.mark + (hasZero ? range.zero : 0)
  // As long as its powers of ten need, up to a limit.
  const length = Math.min(range.scale, Math.max(2, last) * range.decade) + (hasZero ? range.zero : 0)
  const scale = scaleLog([1, 10 ** last], [first, range.mark + length])
  const at = (count: number): number => (count === 0 ? range.mark : scale(Math.max(1, count)))
  return { scale, at, hasZero, w: 2 * range.mark + length }
}

/** Heads of the words beside a scale. */
const headsAt = (heads: readonly string[], { x, y, by }: Point & { by: number }): Element[] =>
  heads.map((head, index) => lineOfText(head, { x: x + index * by, y, as: 'small' }))

/** A column of ranges on a logarithmic scale from 1, with 0 before it; the counts follow, once where they are the same. */
export function rangeColumn<Node extends AnyNode<Node>>(
  head: string,
  root: Node,
  { ends, names, gap, isFocus }: RangeColumn<Node>,
  sheet: Sheet,
): TreeColumn<Node> {
  const nodes = nodesOf(root)
  const written = countsWriter(nodes.map(ends))
  const { scale, at, hasZero, w } = scaleOf(nodes.flatMap(ends))
  const words = (node: Node): string =>
    [...new Set(written(ends(node))), ...(ends(node).length < 2 ? ['–'] : [])].join(' → ')
  const subheads = nodes.some((node) => gap(node) !== undefined) ? ['estimate → actual', 'off by'] : []
  const gapAfter = Math.max(
    ...nodes.map((node) => widthOf(words(node), gap(node) === undefined ? 'value' : 'item') + range.between),
    ...subheads.slice(0, 1).map((head) => widthOf(head, 'small') + range.heads),
  )
  const gapStyle = (node: Node): TypeStyle => gapLook(isFocus(node), sheet)
  const draw = (node: Node, { x, y }: Point): void => {
    const [from = x, to] = ends(node).map((count) => x + Math.round(at(count)))
    const [far, after] = [gap(node), x + w + range.after]
    const [stroke, as] = far === undefined ? (['muted', 'value'] as const) : (['ink', 'item'] as const)
    const line = isFocus(node) ? ('accent' as const) : stroke
    if (to !== undefined && from !== to) sheet.put(node, [path(`M ${from} ${y} H ${to}`, { stroke: line })], 'rule')
    const color = isFocus(node) ? 'accent' : 'ink'
    const isSame = to !== undefined && new Set(ends(node)).size === 1
    sheet.put(node, [...marksAt(from, to, { y, isSame, color }), lineOfText(words(node), { x: after, y, as })])
    if (far !== undefined) sheet.put(node, [lineOfText(far, { x: after + gapAfter, y, as: gapStyle(node) })])
  }
  nameMarks(names, sheet)
  const widths = nodes.map((node) => gapAfter + widthOf(gap(node) ?? '', gapStyle(node)))
  const frame = ({ x, top, bottom }: ColumnFrame): void => {
    drawDecades({ scale, at, hasZero }, { x, top, bottom, sheet })
    const after = x + w + range.after
    sheet.put('@scale', headsAt(subheads, { x: after, y: top - 12, by: gapAfter }))
  }
  return { head, w: w + range.after + Math.max(...widths), draw, frame }
}
