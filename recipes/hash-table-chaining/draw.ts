/**
 * Buckets as a column of cells, each with the chain of its keys; the lookup of one key in the accent.
 */
import { block, lineOfText, place, tinted, widthOf } from '../../drawing/block.ts'
import type { CollectionData, Key } from '../../drawing/data/collection.ts'
import { cells, dots } from '../../drawing/grid/cells.ts'
import { lineEntry } from '../../drawing/key.ts'
import { box, line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { bucketOf, bucketsOf, comparedWith, fnv1a } from './table.ts'

/** Height of a bucket, widths of its index and pointer, from one key to the next; room for the lookup. */
const size = { row: 48, index: 48, pointer: 40, gap: 32, beside: 12, left: 48, top: 40 }

/** Draws the table of the keys, with the lookup of `find` traced. */
export function drawHashTable({ items, size: count, find }: CollectionData, sheet: Sheet): void {
  const chains = bucketsOf(items, count)
  const compared = find === undefined ? [] : comparedWith(items, count, find.name)
  const wanted = find === undefined ? undefined : bucketOf(find.name, count)
  const [left, top] = find === undefined ? [0, 0] : [size.left, size.top]
  const longest = Math.max(...chains.map((chain) => chain.length))
  const widest = Math.max(...items.map(widthOfKey))
  const right = (widths: number[], gap: number): number =>
    left + size.index + size.pointer + gap / 2 + widths.reduce((sum, w) => sum + w + gap, -gap)
  // All keys are as wide as the widest, or as their own words where the page is too narrow.
  const isRoomy = right(Array<number>(longest).fill(widest), size.gap) <= room.w
  const gap = isRoomy ? size.gap : 24
  const w = (key: Key): number => (isRoomy ? widest : widthOfKey(key))
  const needed = Math.max(...chains.map((chain) => right(chain.map(w), gap)))
  if (needed > room.w) {
    const problem = `a chain of up to ${longest} keys needs ${needed} px, ${room.w} px fit: shorten keys or add buckets`
    return sheet.problem(items, undefined, problem)
  }
  chains.forEach((chain, index) => {
    const y = top + index * size.row
    drawBucket({ x: left, y, index, isWanted: index === wanted, isEmpty: chain.length === 0 }, sheet)
    let from = left + size.index + size.pointer / 2
    let x = left + size.index + size.pointer + gap / 2
    for (const key of chain) {
      drawKey(key, { x, y: y + 8, w: w(key), from, compared, find }, sheet)
      from = x + w(key)
      x = from + gap
    }
  })
  // Rows are told apart across the whole width, also where chains are short.
  const edges = chains.map(
    (_, index) => `M ${left + size.index + size.pointer} ${top + (index + 1) * size.row} H ${needed}`,
  )
  sheet.put('@rows', [path(edges.join(' '), { stroke: 'rule' })], 'rule')
  if (find !== undefined && wanted !== undefined) drawHash(find, { count, y: top + (wanted + 0.5) * size.row }, sheet)
  sheet.key({
    text: 'Empty bucket',
    w: 16,
    sample: ({ x, y, h }) => [lineOfText('–', { x: x + 8, y: y + h / 2, as: 'note', align: 'middle' })],
  })
  if (find !== undefined) sheet.key(lineEntry(`Lookup of ${find.name}`, { stroke: 'accent', arrow: true }))
}

const widthOfKey = ({ name }: Key): number => up(widthOf(name, 'item') + 2 * size.beside)

type Bucket = { x: number; y: number; index: number; isWanted: boolean; isEmpty: boolean }

const drawBucket = ({ x, y, index, isWanted, isEmpty }: Bucket, sheet: Sheet): void => {
  const paint = isWanted ? ({ fill: 'soft', stroke: 'accent' } as const) : {}
  const pointer = { x: x + size.index, y, w: size.pointer, h: size.row }
  sheet.put(
    `@bucket-${index}`,
    [
      cells({ x, y, w: size.index, h: size.row }, paint),
      cells(pointer, paint),
      lineOfText(String(index), {
        x: x + size.index / 2,
        y: y + size.row / 2,
        as: isWanted ? { size: 14, bold: true, mono: true } : 'code',
        align: 'middle',
      }),
      isEmpty
        ? lineOfText('–', { x: pointer.x + pointer.w / 2, y: y + size.row / 2, as: 'note', align: 'middle' })
        : dots([{ x: pointer.x + pointer.w / 2, y: y + size.row / 2 }], isWanted ? 'accent' : 'muted'),
    ],
    isWanted ? 'over' : 'mark',
  )
}

type Place = { x: number; y: number; w: number; from: number; compared: Key[]; find: Key | undefined }

const drawKey = (key: Key, { x, y, w, from, compared, find }: Place, sheet: Sheet): void => {
  const isCompared = compared.includes(key)
  const isFound = isCompared && key.name === find?.name
  const h = size.row - 16
  const look = isFound
    ? ({ fill: 'accent', stroke: 'accent' } as const)
    : isCompared
      ? ({ fill: 'soft', stroke: 'accent' } as const)
      : {}
  const words = block([{ text: key.name, as: isCompared ? 'item' : 'label' }])
  const stroke = isCompared ? ({ stroke: 'accent' } as const) : {}
  sheet.put(key, [box(x, y, w, h, look), ...place(isFound ? tinted(words, 'surface') : words, { x, y, w, h })])
  sheet.put(key, [line(from, y + h / 2, x, y + h / 2, { arrow: true, ...stroke })], 'over')
}

const hashOf = ({ name }: Key): string => `0x${fnv1a(name).toString(16).padStart(8, '0')}`

/** The key that is looked up with its hash above the table, and the arrow to its bucket. */
const drawHash = (find: Key, { count, y }: { count: number; y: number }, sheet: Sheet): void => {
  const name = block([{ text: find.name, as: 'item' }])
  const hash = `FNV-1a ${hashOf(find)} mod ${count} = ${bucketOf(find.name, count)}`
  sheet.put(
    'find',
    [
      ...place(name, { x: 0, y: 0, w: 0, h: 24 }, { align: 'start' }),
      lineOfText(hash, { x: name.w + 24, y: 12, as: 'code' }),
      path(
        roundedPath(
          [
            { x: 12, y: 24 },
            { x: 12, y },
            { x: size.left, y },
          ],
          8,
        ),
        { arrow: true, stroke: 'accent' },
      ),
    ],
    'over',
  )
}
