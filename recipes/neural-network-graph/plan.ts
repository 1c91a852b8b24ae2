/** Where everything of a network is: one column of layers, rails at its left, bars and parts at its right. */
import { widthOf } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor, type NumberFormat } from '../../drawing/values/format.ts'
import { type BlockFrame, type PlacedRow, stackRows } from './column.ts'
import { type Network, type NetworkData, networkOf } from './network.ts'
import { type Factor, type PlacedPart, placeParts } from './parts.ts'
import { lanesOf, type SkipRail, skipRails } from './rails.ts'
import { type NetworkRow, rowsOf } from './rows.ts'
import { size } from './sizes.ts'
import { widthsOf } from './widths.ts'
import { heightOf, wordsOf } from './words.ts'

/** The width of a page, the least and most of the longest bar, and the most of all rows together, in pixels. */
const [page, leastBar, mostBar, mostHeight] = [880, 120, 320, 1880]

export type NetworkPlan = {
  data: NetworkData
  network: Network
  sheet: Sheet
  format: Pick<NumberFormat, 'short'>
  placed: PlacedRow[]
  rails: SkipRail[]
  frames: BlockFrame[]
  parts: PlacedPart[]
  /** How many times one part another is, and from where to where the arrow between them leads. */
  factor: Factor | undefined
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
  const { parts, factor } = placeParts(network, placed, { format, sheet })
  return { data, network, sheet, format, placed, rails, frames, parts, factor, center, left, blocks, widens, bars }
}

/** Counts of one column can be added: they have one unit and equal decimals, but for those that would be none of it, in a smaller one. */
const countsOf = ({ total, nodes }: Network): Pick<NumberFormat, 'short'> => {
  const params = nodes.map((node) => node.params)
  const format = formatFor([total, ...params])
  const [factor, sign] = Math.max(...params) >= 1e9 ? [1e9, 'B'] : [1e6, 'M']
  const isLarge = Math.max(...params) >= factor
  return {
    short: (value) => {
      if (!isLarge) return format.short(value)
      const [own, letter] = value / factor >= 0.005 ? [factor, sign] : value >= 1e5 ? [1e6, 'M'] : [1e3, 'K']
      return value < 1e3 ? `${value}` : `${(value / own).toFixed(2)}${letter}`
    },
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
