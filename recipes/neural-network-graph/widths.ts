/**
 * How wide boxes are: all hold the widest words, and every doubling of the features that a layer returns makes its box
 * wider by the same.
 */
import { up } from '../../drawing/rect.ts'
import type { NetworkData } from './network.ts'
import type { NetworkRow } from './rows.ts'
import { featuresOf } from './shapes.ts'
import { wordsOf } from './words.ts'

/** Pixels: around words, the least box, a doubling, and how much wider than the narrowest a box is at most. */
const size = { beside: 24, least: 112, doubling: 24, most: 144 } as const

/** The width of each row, of the widest, and what a doubling of features adds; 0 where all are alike. */
export function widthsOf(
  data: NetworkData,
  rows: readonly NetworkRow[],
): { widthOfRow: (row: NetworkRow) => number; widest: number; widens: number } {
  const levels = new Map(rows.map((row) => [row, levelOf(row, data)]))
  const known = [...levels.values()].flatMap((level) => level ?? [])
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const widens =
    known.length === 0 || high === low ? 0 : Math.min(size.doubling, Math.floor(size.most / (high - low) / 4) * 4)
  const base = up(Math.max(size.least, ...rows.map((row) => wordsOf(row).w + size.beside)), 16)
  const widthOfRow = (row: NetworkRow): number => base + up(((levels.get(row) ?? low) - low || 0) * widens, 16)
  return { widthOfRow, widest: Math.max(...rows.map(widthOfRow)), widens }
}

/** How often the features of a layer double one; none for inputs, folds and what is not known. */
const levelOf = ({ nodes, isFold }: NetworkRow, { channels }: NetworkData): number | undefined => {
  const [node] = nodes
  if (isFold || node === undefined || node.layer.op === 'input') return undefined
  const features = node.layer.out ?? featuresOf(node.shape, channels)
  return typeof features === 'number' ? Math.log2(features) : undefined
}
