/**
 * A Bloom filter: keys above with lines to the bits that they set, the key that is looked up below.
 */
import { block, lineOfText, place } from '../../drawing/block.ts'
import type { Key } from '../../drawing/data/collection.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { lineEntry } from '../../drawing/key.ts'
import { spread } from '../../drawing/label/spread.ts'
import { box, path } from '../../drawing/primitives.ts'
import { snap, up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { branchDown } from '../../drawing/tree/branch.ts'
import { bitsOf, type FilterData, setBits, verdictOf } from './filter.ts'

/** Heights of a key and of a bit, from keys to bits, between keys, the widest bit. */
const size = { key: 40, bit: 40, away: 112, gap: 16, widest: 40 }

/** Draws the filter on the sheet. */
export function drawFilter(data: FilterData, sheet: Sheet): void {
  const w = Math.min(size.widest, Math.floor(room.w / data.size / 4) * 4)
  const middle = (bit: number): number => (bit + 0.5) * w
  const keys = layKeys(data, middle, data.size * w)
  if (keys.length > 0 && Math.max(...keys.map(({ x, w: own }) => x + own)) > room.w)
    return sheet.problem(
      data.items,
      undefined,
      `${keys.length} keys side by side need more than ${room.w} px: leave some out`,
    )
  const y = Math.max(...keys.map(({ h }) => h)) + size.away
  for (const { key, x, w: own, h } of keys) {
    const top = y - size.away - h
    sheet.put(key, [box(x, top, own, h), ...place(wordsOf(key, own), { x, y: top, w: own, h })])
    const lines = [...new Set(bitsOf(key.name, data))].map((bit) =>
      path(branchDown({ x: x + own / 2, y: top + h }, { x: middle(bit), y }), { arrow: true }),
    )
    sheet.put(key, lines, 'line')
  }
  drawBits(data, { y, w }, sheet)
  if (data.find !== undefined) drawLookup(data.find, { data, y: y + size.bit, middle }, sheet)
  sheet.key(lineEntry('Sets a bit', { arrow: true }))
  if (data.find !== undefined) sheet.key(lineEntry('Checks a bit', { stroke: 'accent', arrow: true }))
}

/** Free pixels beside the words of a key, and how wide they may be. */
const words = { beside: 12, most: 176 }

const wordsOf = ({ name }: Key, w: number) => block([{ text: name, as: 'item' }], w - 2 * words.beside)

/** Keys near the bits that they set, side by side. */
const layKeys = (data: FilterData, middle: (bit: number) => number, width: number) => {
  const most = Math.min(words.most, Math.floor(room.w / Math.max(1, data.items.length)) - size.gap - 2 * words.beside)
  const sized = data.items.map((key) => {
    const own = block([{ text: key.name, as: 'item' }], most)
    const bits = bitsOf(key.name, data).map(middle)
    return { key, w: up(own.w + 2 * words.beside), h: up(Math.max(size.key, own.h + 16)), at: mean(bits) }
  })
  const ordered = sized.toSorted((a, b) => a.at - b.at)
  const middles = spread(
    ordered.map(({ at }) => at),
    { sizes: ordered.map(({ w }) => w), gap: size.gap, from: 0, to: Math.max(width, ...ordered.map(({ w }) => w)) },
  )
  return ordered.map((each, index) => ({ ...each, x: snap((middles[index] ?? 0) - each.w / 2) }))
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const drawBits = (data: FilterData, { y, w }: { y: number; w: number }, sheet: Sheet): void => {
  const set = setBits(data)
  const checked = new Set(data.find === undefined ? [] : bitsOf(data.find.name, data))
  for (let bit = 0; bit < data.size; bit++) {
    const isChecked = checked.has(bit)
    const paint = isChecked ? ({ fill: 'soft', stroke: 'accent' } as const) : {}
    const as = set.has(bit)
      ? ({ size: 14, bold: true, mono: true } as const)
      : ({ size: 14, mono: true, fill: 'muted' } as const)
    const x = (bit + 0.5) * w
    sheet.put(
      `@bit-${bit}`,
      [
        cells({ x: bit * w, y, w, h: size.bit }, paint),
        lineOfText(set.has(bit) ? '1' : '0', { x, y: y + size.bit / 2, as, align: 'middle' }),
      ],
      isChecked ? 'over' : 'mark',
    )
  }
}

const conclusions = {
  added: 'all bits are set: possibly in the set',
  'false positive': 'all bits are set: a false positive',
  absent: 'a bit is 0: definitely not in the set',
} as const

type Lookup = { data: FilterData; y: number; middle: (bit: number) => number }

const drawLookup = (find: Key, { data, y, middle }: Lookup, sheet: Sheet): void => {
  const verdict = verdictOf(data)
  const bits = [...new Set(bitsOf(find.name, data))]
  const content = block(
    [
      { text: find.name, as: { size: 14, bold: true, fill: 'surface' } },
      { text: verdict === undefined ? undefined : conclusions[verdict], as: { size: 14, fill: 'surface' } },
    ],
    320,
  )
  const [w, h] = [up(content.w + 2 * words.beside), up(content.h + 16)]
  const x = snap(Math.min(Math.max(0, mean(bits.map(middle)) - w / 2), Math.max(0, room.w - w)))
  const top = y + 64
  sheet.put(
    'find',
    bits.map((bit) =>
      path(branchDown({ x: x + w / 2, y: top }, { x: middle(bit), y }), { arrow: true, stroke: 'accent' }),
    ),
    'over',
  )
  sheet.put(
    'find',
    [box(x, top, w, h, { fill: 'accent', stroke: 'accent' }), ...place(content, { x, y: top, w, h })],
    'over',
  )
}
