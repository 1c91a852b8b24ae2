/** A hash table as a column of buckets, each with a chain of keys and their pointers, and one lookup that is counted. */
import { badge, stepInset, stepLook } from '../../drawing/badge.ts'
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { CollectionData, Key } from '../../drawing/data/collection.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { cells, dots } from '../../drawing/grid/cells.ts'
import { wordCell } from '../../drawing/grid/word-cell.ts'
import { line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { centerOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { count } from '../../src/scene/count.ts'
import type { Element } from '../../src/scene/scene.ts'
import { endOfChain, restAfter, shownOf, size, widthsOf } from './chain-widths.ts'
import { fnv1a } from './fnv1a.ts'
import { bucketOf, chainsOf, comparedIn, loadOf } from './table.ts'

/** Draws buckets as a column of cells, each with the chain of its keys, and the lookup of `find` in the accent. */
export function drawHashTable(data: CollectionData, sheet: Sheet): void {
  const wanted = bucketOf(data.find, data.size)
  const widths = widthsOf(data)
  sheet.ifTooWide(data.items, 'shorten keys or add buckets')
  for (const [index, chain] of chainsOf(data).entries()) {
    const isWanted = index === wanted
    const number = { x: size.index, y: index * size.row, w: size.index, h: size.row }
    const pointer = { ...number, x: rightOf(number), w: size.pointer }
    const paint = isWanted ? emphasis.soft : emphasis.none
    const words = wordCell(number, String(index), { as: isWanted ? 'letters' : 'code', ...paint })
    const mark = chain.length === 0 ? nil(pointer) : pointerDot(pointer, isWanted)
    sheet.put(`@bucket-${index}`, [...words, cells(pointer, paint), mark], isWanted ? 'over' : 'mark')
    drawChain(chain, { data, from: pointer, widths }, sheet)
  }
  drawFacts(data, sheet)
  if (data.find !== undefined && wanted !== undefined) drawLookup(data, { wanted, widths, find: data.find }, sheet)
}

/** A pointer to nothing: a stroke from corner to corner, as textbooks draw it. */
const nil = (rect: Rect): Element => {
  const { x, y, w, h } = rect
  return path(`M ${x} ${y + h} L ${x + w} ${y}`)
}

const pointerDot = (rect: Rect, isAccent: boolean): Element => dots([centerOf(rect)], isAccent ? 'accent' : 'muted')

type ChainOf = { data: CollectionData; from: Rect; widths: readonly number[] }

/** The keys of a bucket, each with a pointer to the next one. */
const drawChain = (chain: readonly Key[], { data, from, widths }: ChainOf, sheet: Sheet): void => {
  const compared = comparedIn(data)
  let last = from
  const shown = shownOf(chain, compared.at(-1), widths.length)
  for (const [column, key] of shown.entries()) {
    const index = chain.indexOf(key)
    const skipped = index - 1 - chain.indexOf(shown[column - 1] ?? key)
    const y = centerOf(from).y
    const rect = { x: rightOf(last) + size.gap, y: y - size.key / 2, w: widths[column] ?? 0, h: size.key }
    const next = { ...rect, x: rightOf(rect), w: size.key }
    const order = compared.indexOf(key)
    const look = order < 0 ? 'none' : key.name === data.find?.name ? 'strong' : 'soft'
    const isLast = index === chain.length - 1
    const isFollowed = order >= 0 && order < compared.length - 1
    const tone = order < 0 ? {} : ({ stroke: 'accent' } as const)
    const cell = isFollowed ? emphasis.soft : tone
    const end = isLast ? nil(next) : pointerDot(next, isFollowed)
    // Beside those that are compared, others step back.
    const as = order >= 0 ? 'item' : compared.length > 0 ? 'note' : 'label'
    const words = wordCell(rect, key.name, { as, ...emphasis[look] })
    sheet.put(key, [cells(next, cell), end], order < 0 ? 'mark' : 'line')
    sheet.put(key, words, order < 0 ? 'mark' : 'line')
    const isSkipping = skipped > 0
    const way = { arrow: true, ...tone, ...(isSkipping ? { dashed: true } : {}) } as const
    sheet.put(key, [line(centerOf(last).x, y, rect.x, y, way)], 'over')
    const passed = { x: rect.x - size.gap / 2, y: y - 12, as: 'small', align: 'middle' } as const
    if (isSkipping) sheet.put(key, [lineOfText(`+${skipped}`, passed)], 'over')
    if (order >= 0) sheet.put(key, badge(order + 1, { x: rect.x + stepInset, y: rect.y - 4 }, stepLook), 'over')
    last = next
  }
  const rest = restAfter(chain, shown)
  if (rest === 0) return
  const words = `+${rest}`
  sheet.put(`@more-${from.y}`, [lineOfText(words, { x: rightOf(last) + 8, y: centerOf(from).y, as: 'item' })])
}

/** How many keys and buckets there are, and the load factor, under the buckets; and what the stroke of a pointer means. */
const drawFacts = (data: CollectionData, sheet: Sheet): void => {
  const longest = chainsOf(data).reduce<Key[]>((a, b) => (b.length > a.length ? b : a), [])
  const load = `${count(data.items.length, 'key')} / ${data.size} buckets = load factor ${loadOf(data)}`
  const words = `${load}; longest chain: ${count(longest.length, 'key')}`
  const sign = { x: size.index, y: data.size * size.row + 16, w: size.key, h: size.key }
  const { y } = centerOf(sign)
  const [end, x] = ['end of a chain', rightOf(sign) + 8]
  sheet.put('@end', [cells(sign), nil(sign), lineOfText(end, { x, y, as: 'note' })])
  sheet.put('@load', [lineOfText(words, { x: x + up(widthOf(end, 'note')) + 24, y, as: 'note' })])
  for (const name of ['load', 'keys', 'buckets']) sheet.prove(name, '@load')
  sheet.prove('longest', ...longest)
}

type LookupOf = { wanted: number; widths: readonly number[]; find: Key }

/** A key over its hash and the bucket that this gives. */
const hashOf = ({ size: buckets }: CollectionData, find: Key, wanted: number): Block =>
  block(
    [
      { text: find.name, as: { size: 14, bold: true, fill: 'accent' } },
      { text: 'FNV-1a', as: 'note', gap: 4 },
      { text: `0x${fnv1a(find.name).toString(16).padStart(8, '0')}`, as: 'code' },
      { text: `mod ${buckets} = ${wanted}`, as: 'code' },
    ],
    size.hash,
  )

/** The key with its hash left of its bucket, and how many keys are compared there. */
const drawLookup = (data: CollectionData, { wanted, widths, find }: LookupOf, sheet: Sheet): void => {
  const hash = hashOf(data, find, wanted)
  const y = (wanted + 0.5) * size.row
  sheet.put(
    'find',
    [
      ...place(hash, { x: 0, y: y - hash.h / 2, w: 0, h: hash.h }, { align: 'end' }),
      line(8, y, size.index, y, { stroke: 'accent', arrow: true }),
    ],
    'over',
  )
  const [chain, compared] = [chainsOf(data)[wanted] ?? [], comparedIn(data).length]
  const isFound = chain.some((key) => key.name === find.name)
  const said = [`${compared} of ${data.items.length}`, isFound ? 'keys compared' : 'compared, not found']
  const words = block([
    { text: said[0], as: { size: 28, bold: true, fill: 'accent' } },
    { text: said[1], as: 'note' },
  ])
  const at = besideChain(data, { wanted, widths, words })
  const under = { x: 0, y: y + hash.h / 2 + 4, w: 0, h: words.h }
  sheet.put('@compared', place(words, at ?? under, { align: at === undefined ? 'end' : 'start' }), 'over')
  for (const claim of ['steps', 'keys']) sheet.prove(claim, '@compared')
  sheet.prove('find', 'find')
}

type BesideOf = { wanted: number; widths: readonly number[]; words: Block }

/** Where the count is: under the last key that is compared or over it, if the rows there are short. */
const besideChain = (data: CollectionData, { wanted, widths, words }: BesideOf): Rect | undefined => {
  const [chains, last] = [chainsOf(data), comparedIn(data).at(-1)]
  const shownIn = (at: number): Key[] => shownOf(chains[at] ?? [], at === wanted ? last : undefined, widths.length)
  const endOf = (at: number): number =>
    endOfChain(shownIn(at).length, widths) + (restAfter(chains[at] ?? [], shownIn(at)) > 0 ? 40 : 0)
  const key = last === undefined ? -1 : shownIn(wanted).indexOf(last)
  // From the left edge of the key; over it right of its badge.
  const left = endOfChain(Math.max(0, key), widths) + size.gap
  const [under, over] = [left, left + 2 * stepInset].map((x) => Math.max(endOf(-1) + size.gap, x)) as [number, number]
  const isFree = (x: number, ...rows: number[]): boolean =>
    rows.every((at) => at < data.size && (at < 0 || endOf(at) + size.gap <= x))
  const extent = { w: words.w, h: words.h }
  if (isFree(under, wanted + 1, wanted + 2)) return { x: under, y: (wanted + 1) * size.row, ...extent }
  if (isFree(over, wanted - 1, wanted - 2)) return { x: over, y: wanted * size.row - words.h, ...extent }
  return undefined
}
