/**
 * The bars of a histogram and the rules of its percentiles: one plot for one group, a row for each of several.
 */
import { max } from 'd3-array'
import { block } from '../../drawing/block.ts'
import { bar, rectOf } from '../../drawing/chart/bar.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { binsOf, countOf, type GroupBin, groupQuantile, quantileWords } from '../../drawing/chart/group.ts'
import { half, type Mark, squarePath } from '../../drawing/chart/mark.ts'
import type { Spot } from '../../drawing/chart/obstacle.ts'
import { ruleX } from '../../drawing/chart/rule.ts'
import type { DistributionData, DistributionRow, Percentile } from '../../drawing/data/distribution.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'

/** A part of a group's bin; its height is in proportion to how densely its values lie on the scale. */
type Piece = GroupBin & { row: DistributionRow; height: number; isTail: boolean }

/** The groups as bins of comparable height; `isCount` where the height is the count itself. */
export function piecesOf(
  data: DistributionData,
  tail: Percentile | undefined,
): { groups: Piece[][]; isCount: boolean } {
  const bins = binsOf(data.rows, data.scale)
  const widths = bins.flat().map(({ from, to }) => widthOf(data.scale, from, to))
  const unit = max(widths) ?? 1
  const isCount = data.rows.length === 1 && widths.every((width) => Math.abs(width - unit) < 0.01 * unit)
  const groups = data.rows.map((row, index) => {
    const whole = isCount ? 1 : Math.max(1, countOf(row)) / 100
    const end = tail === undefined ? Number.POSITIVE_INFINITY : groupQuantile(row, tail.value / 100)
    return (bins[index] ?? []).flatMap((bin): Piece[] => {
      const height = ((isCount ? 1 : unit / widthOf(data.scale, bin.from, bin.to)) * bin.count) / whole
      return split(bin, end).map((part) => ({ ...part, row, height }))
    })
  })
  return { groups, isCount }
}

const widthOf = (scale: 'linear' | 'log', from: number, to: number): number =>
  scale === 'log' ? Math.log(to / from) : to - from

/** A bin in two where the tail begins inside it. */
const split = (bin: GroupBin, at: number): (GroupBin & { isTail: boolean })[] =>
  at <= bin.from || at >= bin.to
    ? [{ ...bin, isTail: at <= bin.from }]
    : [
        { ...bin, to: at, isTail: false },
        { ...bin, from: at, isTail: true },
      ]

/** The bars of one group over its own axis; the tail is one path, so that it is one thing. */
export const tallBars = (pieces: Piece[]): Mark[] => {
  const tail = pieces.filter(({ isTail, open }) => isTail && open !== true)
  const others = pieces.filter((piece) => !tail.includes(piece))
  const draw = (frame: Frame): void => {
    const rects = tail.map(({ from, to, height }) => rectOf(frame, { x: [from, to], y: [0, height] }))
    const d = rects.flatMap((rect) => (rect.h > 0 ? squarePath(rect) : [])).join(' ')
    if (d !== '' && tail[0] !== undefined) frame.put(tail[0].row, [path(d, { fill: 'accent', stroke: 'surface' })])
  }
  return [
    ...others.map(({ row, from, to, height, open = false }) =>
      bar(row, { x: [from, to], y: [0, height] }, { edge: 'surface', outline: open }),
    ),
    { x: tail.map(({ to }) => to), y: tail.map(({ height }) => height), draw },
  ]
}

/** The bars of several groups, each in its band, all to one scale of density. */
export const flatBars = (groups: Piece[][]): Mark[] => {
  const highest = Math.max(1e-9, ...groups.flat().map(({ height }) => height))
  return groups.map((pieces, y) => ({
    x: pieces.flatMap(({ from, to }) => [from, to]),
    draw: drawFlat(pieces, { y, highest }),
  }))
}

/** What is beyond the percentile in focus, what is not, and what has no bound are a path each. */
const drawFlat =
  (pieces: Piece[], { y, highest }: { y: number; highest: number }) =>
  (frame: Frame): void => {
    const pathOf = (some: Piece[]): string =>
      some
        .flatMap(({ from, to, height }) => {
          const { h: whole, ...band } = rectOf(frame, { x: [from, to], y })
          const h = half((height / highest) * whole)
          return h > 0 ? squarePath({ ...band, y: band.y + whole - h, h }) : []
        })
        .join(' ')
    const bars = [
      { d: pathOf(pieces.filter(({ isTail, open }) => !isTail && !open)), look: { fill: 'muted', stroke: 'surface' } },
      { d: pathOf(pieces.filter(({ isTail, open }) => isTail && !open)), look: { fill: 'accent', stroke: 'surface' } },
      { d: pathOf(pieces.filter(({ open }) => open)), look: { dashed: true } },
    ] as const
    const { y: top, h } = rectOf(frame, { x: [1, 1], y })
    frame.rule(pieces[0]?.row ?? '@y', { x: frame.area.x, y: top + h, x2: frame.area.x + frame.area.w, y2: top + h })
    for (const { d, look } of bars) if (d !== '' && pieces[0] !== undefined) frame.put(pieces[0].row, [path(d, look)])
  }

type Rules = { sheet: Sheet; ends: number[] }

/** A rule for each percentile: across the plot of one group, in the bands of several. */
export function percentileRules({ rows, percentiles = [], unit }: DistributionData, { sheet, ends }: Rules): Mark[] {
  return percentiles.flatMap((item) => {
    const isFocus = sheet.isFocus(item)
    const words = (row: DistributionRow): string => `p${item.value} ${quantileWords(row, item.value / 100, unit, ends)}`
    const [only, ...others] = rows
    if (only !== undefined && others.length === 0)
      return [ruleX(item, groupQuantile(only, item.value / 100), words(only), { isFocus })]
    return rows.map((row, y) => bandRule(item, { row, y, words: words(row), isFocus }))
  })
}

type BandRule = { row: DistributionRow; y: number; words: string; isFocus: boolean }

const bandRule = (item: Percentile, { row, y, words, isFocus }: BandRule): Mark => {
  const at = groupQuantile(row, item.value / 100)
  const as = isFocus ? ({ size: 14, bold: true } as const) : 'label'
  return {
    x: [at],
    draw: (frame) => {
      const band = rectOf(frame, { x: [at, at], y })
      const rule = { x: band.x, y: band.y, x2: band.x, y2: band.y + band.h, dashed: true } as const
      frame.rule(item, { ...rule, stroke: isFocus ? 'accent' : 'ink' }, 'line')
      const said = block([{ text: words, as }])
      const spots = [-20, 0, 18, 36].flatMap((down): Spot[] => [
        { words: said, rect: { x: band.x + 6, y: band.y + down, w: said.w, h: said.h }, align: 'start' },
        { words: said, rect: { x: band.x - 6 - said.w, y: band.y + down, w: said.w, h: said.h }, align: 'end' },
      ])
      frame.say(item, spots, { layer: 'line' })
    },
  }
}
