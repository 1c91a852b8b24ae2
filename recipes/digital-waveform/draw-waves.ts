/**
 * Waves, as timing diagrams draw them: levels as one stroke with upright edges, high impedance between both levels,
 * values and what is unknown as boxes over both.
 */

import { lineOfText, place } from '../../drawing/block.ts'
import { namedBands } from '../../drawing/chart/bands.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import type { AxisPlanner } from '../../drawing/chart/scale.ts'
import { easyWidth } from '../../drawing/draw-options.ts'
import { dots } from '../../drawing/grid/cells.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { changeEntry, changes, hasChanges, type Turns } from './changes.ts'
import { bitNumbers, edgeEntry, groundsOf, hasDigits, readingEntry, readings } from './reading-lines.ts'
import { isCut, noteCut, valueWords, widthForWords } from './value-words.ts'
import type { WaveStretch } from './waves.ts'
import { drawnUnder, type Under, wordsUnder } from './words-under.ts'

/** A signal in its row: what it is over its columns, and the bits that are read from it. */
export type WaveRow = {
  item: { name: string; note?: string | undefined }
  stretches: WaveStretch[]
  bits: readonly { column: number; bit: '0' | '1' }[]
}

/**
 * Draws rows over the same columns, with dashed lines through all of them where bits are `read`, and lines to what changes
 * where the clock `turns` otherwise.
 */
export function drawWaves(rows: WaveRow[], read: readonly number[], sheet: Sheet, turns?: Turns): void {
  const stretches = rows.flatMap((row) => row.stretches)
  const columns = Math.max(...stretches.map(({ to }) => to))
  const items = rows.map(({ item }) => item)
  // Arrows to what changes are under the row before it.
  const isFree = (band: number): boolean =>
    turns === undefined || rows.slice(band, band + 2).every(({ bits }) => bits.length === 0)
  const under: Under = (frame, y) =>
    isFree(y) ? wordsUnder(rows[y]?.stretches ?? [], ({ from, to }) => rectOf(frame, { x: [from, to], y })) : []
  const marks = rows.flatMap((row, band) => [wave(row, band, { sheet, under }), bitsOf(row, band, sheet)])
  const axes = { x: wholeColumns(columns, widthForWords(stretches)), y: namedBands(items, sheet, 0.5) }
  const stroke = turns !== undefined && (sheet.isFocus(turns.clock) || !sheet.hasFocus) ? 'accent' : 'ink'
  const changed = turns === undefined ? [] : [changes(rows, turns, stroke)]
  const w = Math.min(room.w, Math.max(easyWidth, columns * widthForWords(stretches) + size.names))
  const numbers = bitNumbers(rows)
  plot({ sheet, ...axes, row: size.row, w, least: room.w }, [
    readings(rows, read, { under, numbers }),
    ...changed,
    ...marks,
  ])
  if (read.length > 0) sheet.key(rows.some(({ bits }) => bits.length > 0) ? readingEntry : edgeEntry)
  if (turns !== undefined && hasChanges(rows, turns)) sheet.key(changeEntry(stroke))
  for (const [kind, text] of unusual) if (stretches.some((each) => each.kind === kind)) sheet.key(entryOf(kind, text))
}

/** Pixels: what names take about, a row, the widest column. */
const size = { names: 160, row: 64, widest: 40 }

/** Columns as wide as words need and there is room for, in steps of four pixels, so that edges are sharp. */
const wholeColumns =
  (count: number, words: number): AxisPlanner =>
  () => ({
    bands: 0,
    ticks: [],
    grid: [],
    scale: (from, to) => {
      const width = Math.min(Math.max(size.widest, words), Math.floor((to - from) / count / 4) * 4)
      return { at: (column) => from + column * width, width: 0 }
    },
  })

/** The wave of an item in its band. */
const wave = (
  { item, stretches }: WaveRow,
  y: number,
  { sheet, under }: { sheet: Sheet; under: Under },
): ChartMark => ({
  draw: (frame) => {
    const rectAt = ({ from, to }: WaveStretch): Rect => rectOf(frame, { x: [from, to], y })
    const words = under(frame, y)
    const isUnder = (stretch: WaveStretch): boolean => words.some((each) => each.of === stretch)
    const drawn = stretches.map((each) => (isUnder(each) ? { ...each, text: undefined } : each))
    frame.put(item, drawnStretches(drawn, rectAt, sheet.isFocus(item) ? 'accent' : 'ink'))
    frame.put(item, drawnUnder(words), 'over')
    noteCut(
      item,
      drawn.flatMap((each) => (isCut(each.text, rectAt(each).w) ? [each.text ?? ''] : [])),
      sheet,
    )
  },
})

/**
 * Each bit as a dot on its level, with a digit where it is read, if two digits have room beside each other; where the level
 * changes at that moment, the digit is before the edge.
 */
const bitsOf = ({ item, bits, stretches }: WaveRow, y: number, sheet: Sheet): ChartMark => ({
  draw: (frame) => {
    const { y: top, h, w: column } = rectOf(frame, { x: [0, 1], y })
    const places = bits.map(({ column: at, bit }) => {
      const isEdge = stretches.some(({ from }) => from === at && from > 0)
      // A value says itself what is read.
      const isSaid = stretches.some(({ kind, from, to }) => kind === '=' && from < at && at <= to)
      return { x: half(frame.x.at(at)), y: bit === '1' ? top : top + h, bit, isEdge, isSaid }
    })
    const digits = places
      .filter(({ isSaid }) => !isSaid)
      .map(({ x, bit, isEdge }) =>
        lineOfText(bit, {
          x: isEdge ? x - beforeEdge : x,
          y: top + h / 2,
          as: 'code',
          align: isEdge ? 'end' : 'middle',
        }),
      )
    const grounds = groundsOf(bits).map((x) => boxPath(rectOf(frame, { x, y })))
    if (grounds.length > 0) frame.put(item, [path(grounds.join(' '), { fill: 'soft', stroke: 'none' })], 'ground')
    const isWritten = hasDigits({ bits }, column)
    if (!isWritten) sheet.note(item, 'wave', `${bits.length} bits are dots without digits: give fewer columns`)
    if (places.length > 0) frame.put(item, [dots(places, 'accent'), ...(isWritten ? digits : [])], 'over')
  },
})

/** From the end of a digit to an edge, which leans where a box begins. */
const beforeEdge = 7

/** The kinds that are no plain levels, and what they mean. */
const unusual = [
  ['x', 'Unknown or ignored'],
  ['z', 'Not driven'],
] as const

const entryOf = (kind: 'x' | 'z', text: string): KeyEntry => ({
  text,
  sample: ({ x, y, w, h }) => drawnStretches([{ kind, from: 0, to: 1 }], () => ({ x, y: y + 2, w, h: h - 4 }), 'ink'),
})

/** Grounds and words of all stretches, and one stroke over them but for what is unknown. */
const drawnStretches = (stretches: WaveStretch[], rectAt: (stretch: WaveStretch) => Rect, stroke: Color): Element[] => {
  const strokes = stretches.map((each, index) => {
    const { x, y, w, h } = rectAt(each)
    if (each.kind === 'x') return ''
    if (isBox(each)) return boxPath({ x, y, w, h })
    const [level, middle] = [y + h * heights[each.kind], y + h / 2]
    const [before, after] = [stretches[index - 1], stretches[index + 1]]
    // Levels run into the tips of boxes, so that no trace breaks.
    const start = isBox(before) ? `M ${x} ${middle} L ${x + tip} ${level}` : before ? `V ${level}` : `M ${x} ${level}`
    return `${start} ${isBox(after) ? `H ${x + w - tip} L ${x + w} ${middle}` : `H ${x + w}`}`
  })
  const trace = strokes.filter((each) => each !== '').join(' ')
  return [
    ...stretches.flatMap((each) => insideOf(each, rectAt(each))),
    ...(trace === '' ? [] : [path(trace, { stroke })]),
  ]
}

const isBox = (stretch: WaveStretch | undefined): boolean => stretch?.kind === 'x' || stretch?.kind === '='

/** How long the slanted ends of a box are, in pixels. */
const tip = 4

const heights = { '0': 1, '1': 0, z: 0.5, x: 0.5, '=': 0.5 } as const

const boxPath = ({ x, y, w, h }: Rect): string => {
  const [right, middle] = [x + w, y + h / 2]
  return `M ${x} ${middle} L ${x + tip} ${y} H ${right - tip} L ${right} ${middle} L ${right - tip} ${y + h} H ${x + tip} Z`
}

/** A gray box where a value is unknown, the words of a value, and pale levels over and under what is not driven. */
const insideOf = ({ kind, text }: WaveStretch, rect: Rect): Element[] => {
  if (kind === '=') return text === undefined ? [] : place(valueWords(text, rect.w), rect)
  const { x, y, w, h } = rect
  if (kind === 'z') return [path(`M ${x} ${y} h ${w} M ${x} ${y + h} h ${w}`, { stroke: 'rule' })]
  return kind === 'x' ? [path(boxPath(rect), { fill: 'rule', stroke: 'muted' })] : []
}
