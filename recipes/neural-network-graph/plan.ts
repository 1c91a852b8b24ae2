/** Where everything of a network is: one column of layers, rails at its left, bars and parts at its right. */
import { type Block, block, widthOf } from '../../drawing/block.ts'
import { spread } from '../../drawing/label/spread.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor, type NumberFormat, writeTimes } from '../../drawing/values/format.ts'
import { bottomOf } from '../../src/geometry/rect.ts'
import { type BlockFrame, type PlacedRow, stackRows } from './column.ts'
import { type Network, type NetworkData, type NetworkNode, type NetworkPart, networkOf, paramsOf } from './network.ts'
import { lanesOf, type SkipRail, skipRails } from './rails.ts'
import { type NetworkRow, rowsOf } from './rows.ts'
import { widthsOf } from './widths.ts'
import { heightOf, wordsOf } from './words.ts'

/** Pixels: between rails, around blocks, before bars, the bracket of a part, its words. */
export const size = { lane: 16, pad: 16, bars: 24, bracket: 24, words: 128 } as const

/** The width of a page, the least and most of the longest bar, and the most of all rows together, in pixels. */
const [page, leastBar, mostBar, mostHeight] = [880, 120, 320, 1880]

/** A run of a part with its words, and where its layers and its words are. */
export type PlacedPart = { run: readonly NetworkNode[]; words: Block; from: number; to: number; middle: number }

export type NetworkPlan = {
  data: NetworkData
  network: Network
  sheet: Sheet
  format: Pick<NumberFormat, 'short'>
  placed: PlacedRow[]
  rails: SkipRail[]
  frames: BlockFrame[]
  parts: PlacedPart[]
  /** The middle of the column, the left edge of all boxes, that of blocks, and how much a doubling of features widens a box. */
  center: number
  left: number
  blocks: number
  widens: number
  /** Where bars begin, the length of the longest, and where their counts end. */
  bars: { x: number; w: number; end: number }
}

/** Places everything. */
export function planNetwork(data: NetworkData, sheet: Sheet): NetworkPlan {
  const network = networkOf(data)
  const format = countsOf(network)
  const rows = rowsOf(network.nodes, (node) => heightOf(wordsOf({ nodes: [node], isFold: false })) + 28, mostHeight)
  const rails = skipRails(rows)
  const pad = (data.blocks ?? []).length > 0 ? size.pad : 0
  const outside = lanesOf(rails, false) * size.lane
  const blocks = outside === 0 ? 0 : outside + size.pad
  const left = up(blocks + pad + lanesOf(rails, true) * size.lane)
  const { widthOfRow, widest, widens } = widthsOf(data, rows)
  const center = left + widest / 2
  const { placed, frames } = stackRows(data, rows, {
    rails,
    center,
    widthOfRow,
    frame: { x: blocks, to: left + widest + pad },
  })
  const bars = barsOf(rows, { x: left + widest + pad + size.bars, format, hasParts: network.parts.length > 0 })
  const parts = placeParts(network, placed, { format, sheet })
  return { data, network, sheet, format, placed, rails, frames, parts, center, left, blocks, widens, bars }
}

/** Counts of one column can be added: they have one unit and equal decimals, but for those that would be none of it. */
const countsOf = ({ total, nodes }: Network): Pick<NumberFormat, 'short'> => {
  const params = nodes.map((node) => node.params)
  const format = formatFor([total, ...params])
  const [factor, sign] = Math.max(...params) >= 1e9 ? [1e9, 'B'] : [1e6, 'M']
  const isLarge = Math.max(...params) >= factor
  return {
    short: (value) =>
      isLarge && value / factor >= 0.005 ? `${(value / factor).toFixed(2)}${sign}` : format.short(value),
  }
}

/** The parameters of a row. */
export const weightOf = ({ nodes }: NetworkRow): number => nodes.reduce((sum, { params }) => sum + params, 0)

/** The words after the bar of a row. */
export const countOf = (row: NetworkRow, format: Pick<NumberFormat, 'short'>): string => {
  const { layer } = row.nodes[0] ?? {}
  if (row.isFold) return `${format.short(weightOf(row))} together`
  if (layer?.ties !== undefined) return `weights of ${layer.ties}`
  return weightOf(row) === 0 ? '' : format.short(weightOf(row))
}

type BarsGiven = { x: number; format: Pick<NumberFormat, 'short'>; hasParts: boolean }

const barsOf = (rows: readonly NetworkRow[], { x, format, hasParts }: BarsGiven): NetworkPlan['bars'] => {
  const hasBar = (row: NetworkRow): boolean => weightOf(row) > 0 && !row.isFold
  const counts = Math.max(0, ...rows.filter(hasBar).map((row) => widthOf(countOf(row, format), 'value'))) + 8
  const alone = Math.max(0, ...rows.map((row) => (hasBar(row) ? 0 : widthOf(countOf(row, format), 'note'))))
  const beyond = counts + (hasParts ? size.bracket + size.words : 0)
  const w = Math.min(mostBar, Math.max(leastBar, page - x - beyond))
  return { x, w, end: x + Math.max(w + counts, alone) }
}

/** A share of all parameters: two digits. */
export const shareOf = (params: number, total: number): string =>
  `${total === 0 ? 0 : Number(((100 * params) / total).toPrecision(2))}%`

/** The number of the largest part that the heading claims: how many times the smallest it is, or its share. */
type PartFigure = { times?: string; of?: string | undefined }

const figureOf = (parts: readonly NetworkPart[], sheet: Sheet): PartFigure | undefined => {
  const byParams = parts.toSorted((a, b) => b.params - a.params)
  const [largest, least] = [byParams[0], byParams.at(-1)]
  if (largest !== undefined && least !== undefined && sheet.quotes('times') && least.params > 0)
    return { times: writeTimes(largest.params / least.params), of: `vs. ${least.name}` }
  return sheet.quotes('largestShare') ? {} : undefined
}

type PartGiven = { total: number; format: Pick<NumberFormat, 'short'>; figure: PartFigure | undefined }

/** What a part comes to, at its heaviest run; at others, how much of that is there. */
const partWords = ({ name, runs, params }: NetworkPart, run: readonly NetworkNode[], given: PartGiven): Block => {
  const { total, format, figure } = given
  if (run !== heaviestOf(runs))
    return block(
      [
        { text: name, as: 'head' },
        { text: `${format.short(paramsOf(run))} of ${format.short(params)}`, as: 'note' },
      ],
      size.words,
    )
  const share = figure !== undefined && figure.times === undefined ? 'figure' : 'highlight'
  const places = runs.length === 1 ? '' : ` in ${runs.length} places`
  return block(
    [
      { text: name, as: 'head' },
      ...(figure?.times === undefined
        ? []
        : [{ text: figure.times, as: 'figure' } as const, { text: figure.of, as: 'note' } as const]),
      { text: shareOf(params, total), as: share },
      { text: `${format.short(params)}${places}`, as: 'note' },
    ],
    size.words,
  )
}

const heaviestOf = (runs: NetworkPart['runs']): readonly NetworkNode[] | undefined =>
  runs.toSorted((a, b) => paramsOf(b) - paramsOf(a))[0]

const placeParts = (
  { parts, total }: Network,
  placed: readonly PlacedRow[],
  { format, sheet }: Pick<NetworkPlan, 'format' | 'sheet'>,
): PlacedPart[] => {
  const largest = parts.toSorted((a, b) => b.params - a.params)[0]
  const figure = figureOf(parts, sheet)
  const runs = parts.flatMap((part) => part.runs.map((run) => ({ part, run })))
  const all = runs.flatMap(({ part, run }): PlacedPart[] => {
    const own = placed.filter(({ row }) => !row.isFold && row.nodes.some((node) => run.includes(node)))
    const [first, last] = [own[0]?.rect, own.at(-1)?.rect]
    if (first === undefined || last === undefined) return []
    const words = partWords(part, run, { total, format, figure: part === largest ? figure : undefined })
    const [from, to] = [first.y, bottomOf(last)]
    return [{ run, words, from, to, middle: (from + to) / 2 }]
  })
  const middles = spread(
    all.map(({ middle }) => middle),
    { sizes: all.map(({ words }) => words.h), gap: 8 },
  )
  return all.map((each, index) => ({ ...each, middle: middles[index] ?? each.middle }))
}
