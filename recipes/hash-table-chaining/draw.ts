/**
 * Buckets as a column of cells, each with the chain of its keys; the lookup of one key in the accent.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { CollectionData, Key } from '../../drawing/data/collection.ts'
import { cells, dots } from '../../drawing/grid/cells.ts'
import { lineEntry, markEntry } from '../../drawing/key.ts'
import { line, path } from '../../drawing/primitives.ts'
import { columns, up } from '../../drawing/rect.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { fnv1a } from '../../drawing/values/fnv1a.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { type Point, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { bucketOf, chainsOf, comparedIn } from './table.ts'

/** Height of a bucket, widths of its index and pointer, air beside a key's name; room for the lookup. */
const size = { row: 48, index: 48, pointer: 40, beside: 12, left: 48, top: 40 }

const found = { fill: 'accent', stroke: 'accent' } as const
const marked = { fill: 'soft', stroke: 'accent' } as const

const widthOfKey = ({ name }: Key): number => up(widthOf(name, 'item') + 2 * size.beside)

const noKeys = (center: Point) => lineOfText('–', { ...center, as: 'note', align: 'middle' })

/** Draws the table of the keys, with the lookup of `find` traced. */
export function drawHashTable(data: CollectionData, sheet: Sheet): void {
  const { items, size: count, find } = data
  const [chains, compared] = [chainsOf(data), comparedIn(data)]
  const [left, top] = find === undefined ? [0, 0] : [size.left, size.top]
  const pointer = left + size.index + size.pointer
  const widest = Math.max(...items.map(widthOfKey))
  // All keys are as wide as the widest, or as their own words where the page is too narrow.
  const laid = widestThatFits(
    [32, 24],
    (gap) => layChains(chains, { x: pointer + gap / 2, gap, least: gap === 32 ? widest : 0 }),
    (rows) => rightmost(rows) <= room.w,
  )
  const right = rightmost(laid)
  if (right > room.w) {
    const longest = Math.max(...chains.map((chain) => chain.length))
    const problem = `a chain of up to ${longest} keys needs ${right} px, ${room.w} px fit: shorten keys or add buckets`
    return sheet.problem(items, undefined, problem)
  }
  laid.forEach((chain, index) => {
    const y = top + index * size.row
    const isWanted = find !== undefined && index === bucketOf(find, count)
    drawBucket({ x: left, y, index, isWanted, isEmpty: chain.length === 0 }, sheet)
    chain.forEach(({ key, rect }, at) => {
      const before = chain[at - 1]
      const from = before === undefined ? pointer - size.pointer / 2 : rightOf(before.rect)
      const isCompared = compared.includes(key)
      const look = isCompared ? (key.name === find?.name ? found : marked) : {}
      const name = block([{ text: key.name, as: isCompared ? 'item' : 'label' }])
      sheet.put(key, wordBox({ ...rect, y: y + 8 }, name, look))
      const [middle, stroke] = [y + size.row / 2, isCompared ? ({ stroke: 'accent' } as const) : {}]
      sheet.put(key, [line(from, middle, rect.x, middle, { arrow: true, ...stroke })], 'over')
    })
  })
  // Rows are told apart across the whole width, also where chains are short.
  const edges = chains.map((_, index) => `M ${pointer} ${top + (index + 1) * size.row} H ${right}`)
  sheet.put('@rows', [path(edges.join(' '), { stroke: 'rule' })], 'rule')
  if (find !== undefined) drawHash(find, { count, top }, sheet)
  sheet.key(markEntry('Empty bucket', noKeys))
  if (find !== undefined) sheet.key(lineEntry(`Lookup of ${find.name}`, { stroke: 'accent', arrow: true }))
}

/** The keys of each chain side by side, each at least so wide. */
const layChains = (chains: Key[][], { x, gap, least }: { x: number; gap: number; least: number }) =>
  chains.map((chain) => {
    const widths = chain.map((key) => Math.max(least, widthOfKey(key)))
    const rects = columns({ x, y: 0, w: 0, h: size.row - 16 }, widths, gap)
    return rects.flatMap((rect, index) => chain.slice(index, index + 1).map((key) => ({ key, rect })))
  })

const rightmost = (laid: { rect: Rect }[][]): number => Math.max(...laid.flat().map(({ rect }) => rightOf(rect)))

type Bucket = { x: number; y: number; index: number; isWanted: boolean; isEmpty: boolean }

const drawBucket = ({ x, y, index, isWanted, isEmpty }: Bucket, sheet: Sheet): void => {
  const [number, pointer] = columns({ x, y, w: 0, h: size.row }, [size.index, size.pointer])
  if (number === undefined || pointer === undefined) return
  const center = { x: pointer.x + pointer.w / 2, y: y + size.row / 2 }
  const paint = isWanted ? marked : {}
  const drawn = [
    cells(number, paint),
    cells(pointer, paint),
    ...place(block([{ text: String(index), as: isWanted ? 'letters' : 'code' }]), number),
    isEmpty ? noKeys(center) : dots([center], isWanted ? 'accent' : 'muted'),
  ]
  sheet.put(`@bucket-${index}`, drawn, isWanted ? 'over' : 'mark')
}

/** The key that is looked up with its hash above the table, and the arrow to its bucket. */
const drawHash = (find: Key, { count, top }: { count: number; top: number }, sheet: Sheet): void => {
  const name = block([{ text: find.name, as: 'item' }])
  const bucket = bucketOf(find, count)
  const hash = `FNV-1a 0x${fnv1a(find.name).toString(16).padStart(8, '0')} mod ${count} = ${bucket}`
  const y = top + (bucket + 0.5) * size.row
  const way = [12, size.left].map((x) => ({ x, y }))
  const drawn = [
    ...place(name, { x: 0, y: 0, w: 0, h: 24 }, { align: 'start' }),
    lineOfText(hash, { x: name.w + 24, y: 12, as: 'code' }),
    path(roundedPath([{ x: 12, y: 24 }, ...way], 8), { arrow: true, stroke: 'accent' }),
  ]
  sheet.put('find', drawn, 'over')
}
