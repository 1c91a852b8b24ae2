/**
 * A Bloom filter: keys above with lines to the bits that they set, the key that is looked up below.
 */
import { block } from '../../drawing/block.ts'
import type { Key } from '../../drawing/data/collection.ts'
import { digitCells } from '../../drawing/grid/digit-cells.ts'
import { lineEntry } from '../../drawing/key.ts'
import { spread } from '../../drawing/label/spread.ts'
import { path } from '../../drawing/primitives.ts'
import { port, snap, up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { branchDown } from '../../drawing/tree/branch.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { rightOf } from '../../src/geometry/rect.ts'
import { bitsOf, conclusionOf, type FilterData, setBits } from './filter.ts'

/** Heights of a key and of a bit, from keys to bits and from bits to the lookup, between keys, the widest bit and key. */
const size = { key: 40, bit: 40, away: 112, lookup: 64, gap: 16, widest: 40, beside: 12, words: 176 }

const accent = { stroke: 'accent', arrow: true } as const

/** Draws the filter on the sheet. */
export function drawFilter(data: FilterData, sheet: Sheet): void {
  const w = Math.min(size.widest, Math.floor(room.w / data.size / 4) * 4)
  const middles = (key: Key): number[] => bitsOf(key.name, data).map((bit) => (bit + 0.5) * w)
  const keys = layKeys(data, middles, data.size * w)
  const right = Math.max(...keys.map(({ rect }) => rightOf(rect)))
  if (right > room.w) {
    const problem = `${keys.length} keys side by side need ${right} px, ${room.w} px fit: leave some out`
    return sheet.problem(data.items, undefined, problem)
  }
  const y = Math.max(...keys.map(({ rect }) => rect.h)) + size.away
  for (const { key, words, rect } of keys) {
    const own = { ...rect, y: y - size.away - rect.h }
    sheet.put(key, wordBox(own, words))
    const lines = middles(key).map((x) => path(branchDown(port(own, 'bottom'), { x, y }), { arrow: true }))
    sheet.put(key, lines, 'line')
  }
  drawBits(data, { y, w }, sheet)
  sheet.key(lineEntry('Sets a bit', { arrow: true }))
  if (data.find === undefined) return
  drawLookup(data, { y: y + size.bit, middles: middles(data.find) }, sheet)
  sheet.key(lineEntry('Checks a bit', accent))
}

/** Keys near the bits that they set, side by side. */
const layKeys = ({ items }: FilterData, middles: (key: Key) => number[], width: number) => {
  const most = Math.min(size.words, Math.floor(room.w / items.length) - size.gap - 2 * size.beside)
  const sized = items.map((key) => {
    const words = block([{ text: key.name, as: 'item' }], most)
    return {
      key,
      words,
      w: up(words.w + 2 * size.beside),
      h: up(Math.max(size.key, words.h + 16)),
      at: mean(middles(key)),
    }
  })
  const ordered = sized.toSorted((a, b) => a.at - b.at)
  const sizes = ordered.map(({ w }) => w)
  const places = spread(
    ordered.map(({ at }) => at),
    { sizes, gap: size.gap, from: 0, to: Math.max(width, ...sizes) },
  )
  return ordered.map(({ key, words, w, h }, index) => {
    return { key, words, rect: { x: snap((places[index] ?? 0) - w / 2), y: 0, w, h } }
  })
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const drawBits = (data: FilterData, { y, w }: { y: number; w: number }, sheet: Sheet): void => {
  const set = setBits(data)
  const checked = data.find === undefined ? [] : bitsOf(data.find.name, data)
  for (let bit = 0; bit < data.size; bit++) {
    const isFocus = checked.includes(bit)
    const as = set.has(bit) ? ('letters' as const) : ({ size: 14, mono: true, fill: 'muted' } as const)
    const drawn = digitCells([set.has(bit) ? '1' : '0'], { x: bit * w, y, w, h: size.bit }, { as: () => as, isFocus })
    sheet.put(`@bit-${bit}`, drawn, isFocus ? 'over' : 'mark')
  }
}

const drawLookup = (data: FilterData, { y, middles }: { y: number; middles: number[] }, sheet: Sheet): void => {
  const content = block(
    [
      { text: data.find?.name, as: 'item' },
      { text: conclusionOf(data), as: 'label' },
    ],
    320,
  )
  const [w, h] = [up(content.w + 2 * size.beside), up(content.h + 16)]
  const x = snap(Math.min(Math.max(0, mean(middles) - w / 2), Math.max(0, room.w - w)))
  const rect = { x, y: y + size.lookup, w, h }
  const lines = middles.map((to) => path(branchDown(port(rect, 'top'), { x: to, y }), accent))
  sheet.put('find', [...lines, ...wordBox(rect, content, { fill: 'accent', stroke: 'accent' })], 'over')
}
