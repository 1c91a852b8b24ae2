/**
 * Address maps: the regions of an address space as a column of cells, high addresses on top, with gaps between them; on the
 * left the whole span to scale with a funnel from each region, on the right addresses, and sizes as bars.
 */

import { type Block, block, lineOfText, nameAndNote, place, widthOf } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { line, path } from '../../drawing/primitives.ts'
import { rows, up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { drawAddressScale } from './address-scale.ts'
import { byteSize } from './byte-size.ts'
import { drawSizes, longestBar } from './sizes.ts'

/** A region from its first address to the one after its last; `mark` is at its right end, such as its access rights. */
export type Region = {
  source: object
  name: string
  note?: string | undefined
  from: bigint
  to: bigint
  mark: string
  grows?: 'up' | 'down' | undefined
}

/** Heights of heads and gaps, the padding in a cell, the bar to scale, and its funnels, in pixels; the column of a letter of a mark; from these to an arrow. */
const size = {
  head: 40,
  gap: 56,
  /** More where arrows from both sides meet. */
  second: 28,
  padding: 12,
  bar: 32,
  funnel: 96,
  value: 64,
  words: 320,
  letter: 20,
  growth: 76,
}
const small = { size: 12, mono: true, fill: 'muted' } as const

/** `sizes` is where the bars begin, right of the addresses. */
type Row = Region & { words: Block; gap: bigint; free: Rect; rect: Rect; sizes: number }

/** Draws regions, which come from low addresses to high ones; gives where the column of sizes ends. */
export function drawAddressMap(given: Region[], sheet: Sheet): number {
  const regions = given.map((region, index) => withGrowth(region, given[index - 1], given[index + 1]))
  const head = scaleHead(regions)
  // The head of the scale ends before that of the regions.
  const funnel = up(Math.max(size.funnel, widthOf(head, 'head') + 16 - size.bar))
  const laid = layRows(regions.toReversed(), size.bar + funnel)
  const [first, last] = [laid[0], laid.at(-1)]
  if (first === undefined || last === undefined) return 0
  drawAddressScale(laid, { top: size.head, bar: size.bar, funnel }, sheet)
  laid.forEach((row, index) => {
    if (row.gap > 0n) drawGap(row, laid[index - 1] ?? row, sheet)
    drawRegion(row, sheet)
  })
  drawSizes(laid, sheet)
  const mapped = byteSize(laid.reduce((sum, { from, to }) => sum + to - from, 0n))
  const heads = [head, 'Enlarged', `Sizes: ${mapped}`]
  const lefts = [0, first.rect.x, first.sizes]
  sheet.put('@heads', [
    ...heads.map((head, index) => lineOfText(head, { x: lefts[index] ?? 0, y: 10, as: 'head' })),
    lineOfText('Rights', { x: rightOf(first.rect) - size.padding, y: 10, as: 'head', align: 'end' }),
  ])
  return first.sizes + longestBar + size.value
}

/** A region without free addresses where it grows has no room for an arrow: its note says that it does. */
const withGrowth = (region: Region, below: Region | undefined, above: Region | undefined): Region => {
  const { grows, note, from, to } = region
  const isFree = grows === 'up' ? above !== undefined && above.from > to : below !== undefined && below.to < from
  return grows === undefined || isFree
    ? region
    : { ...region, note: [note, `grows ${grows}`].filter(Boolean).join(' · ') }
}

/** The head of the bar to scale: from the lowest address to the highest. */
const scaleHead = (regions: Region[]): string => {
  const [low, high] = [regions[0]?.from ?? 0n, regions.at(-1)?.to ?? 0n]
  return `${byteSize(high - low)}, to scale`
}

const written = (address: bigint): string => `0x${address.toString(16)}`

/** Name and note of each region in one line where all fit, the notes in a column, or else one over the other. */
const wordsOf = (regions: readonly Region[]): Block[] => {
  const stacked = regions.map((region) => nameAndNote(region, size.words, ['item', 'note']))
  const after = 16 + Math.max(...regions.map(({ name }) => widthOf(name, 'item')))
  const isLine = regions.every(({ note = '' }) => after + widthOf(note, 'note') <= size.words)
  if (!isLine) return stacked
  return regions.map(({ name, note }) => {
    const [own, said] = [block([{ text: name, as: 'item' }]), block([{ text: note, as: 'note' }])]
    const lines = said.lines.map((each) => ({ ...each, indent: after }))
    return { lines: [...own.lines, ...lines], w: note === undefined ? own.w : after + said.w, h: own.h }
  })
}

/** The place of each region, highest first, and of the free addresses above it. */
const layRows = (regions: Region[], x: number): Row[] => {
  const words = wordsOf(regions)
  const gaps = regions.map(({ to }, index) => (regions[index - 1]?.from ?? to) - to)
  const addresses = Math.max(...regions.map(({ to }) => widthOf(written(to), small)))
  const marks = size.letter * Math.max(...regions.map(({ mark }) => mark.length))
  // How many addresses are free is left of an arrow into them.
  const isDown = (index: number): boolean => regions[index - 1]?.grows === 'down'
  const withArrows = regions.map(({ grows, mark }, index) =>
    isDown(index) || grows === 'up'
      ? 12 + widthOf(apart(gaps[index] ?? 0n), 'note') + 12 + widthOf('grows down', 'note') / 2 + beforeArrow(mark)
      : 0,
  )
  const w = up(Math.max(240, ...withArrows, ...words.map((each) => each.w + marks + 40)))
  const heights = words.flatMap(({ h }, index) => [
    (gaps[index] ?? 0n) > 0n ? size.gap + (isDown(index) && regions[index]?.grows === 'up' ? size.second : 0) : 0,
    Math.max(32, up(h + size.padding, 4)),
  ])
  const sizes = x + w + up(addresses + size.padding + 24)
  const rects = rows({ x, y: size.head, w, h: 0 }, heights)
  return regions.map((region, index) => {
    const [free, rect] = [rects[2 * index], rects[2 * index + 1]] as [Rect, Rect]
    return { ...region, words: words[index] ?? { lines: [], w: 0, h: 0 }, gap: gaps[index] ?? 0n, free, rect, sizes }
  })
}

/** The cell with its words, and its addresses at its edges. */
const drawRegion = ({ source, words, mark, from, to, rect, free }: Row, sheet: Sheet): void => {
  const isFocus = sheet.isFocus(source)
  const address = (own: bigint, y: number) =>
    lineOfText(written(own), { x: rightOf(rect) + size.padding, y, as: small })
  // Each right in a column of its own: what is both written and run would have two bold marks.
  const letters = Array.from(mark, (letter, index) => {
    const x = rightOf(rect) - 12 - (mark.length - index - 0.5) * size.letter
    const as = letter === '-' ? 'codeMuted' : letter === 'r' ? 'code' : 'letters'
    return lineOfText(letter, { x, y: rect.y + rect.h / 2, as, align: 'middle' })
  })
  sheet.put(source, [
    cells(rect, emphasis[isFocus ? 'soft' : 'none']),
    ...place(words, { ...rect, x: rect.x + 12 }, { align: 'start' }),
    ...letters,
    ...(free.h > 0 || rect.y === size.head ? [address(to, rect.y)] : []),
    address(from, bottomOf(rect)),
  ])
}

const apart = (gap: bigint): string => `${byteSize(gap)} apart`

/** From an arrow to the right edge of its region. */
const beforeArrow = (mark: string): number => size.padding + mark.length * size.letter + size.growth

/** How many addresses are free between two regions, and which of these grows into them. */
const drawGap = (row: Row, above: Row, sheet: Sheet): void => {
  const { x, y, h } = row.free
  const [middle, right] = [y + h / 2, rightOf(row.free)]
  sheet.put(`@gap-${y}`, [
    path(`M ${x} ${y} v ${h} M ${right} ${y} v ${h}`, { dashed: true }),
    lineOfText(apart(row.gap), { x: x + 12, y: middle, as: 'note' }),
  ])
  // Left of the column of marks, none of which grows.
  const arrow = right - beforeArrow(row.mark)
  const grow = (grows: 'up' | 'down', from: number, way: 1 | -1): Element[] => [
    lineOfText(`grows ${grows}`, { x: arrow, y: from + way * 32, as: 'note', align: 'middle' }),
    line(arrow, from, arrow, from + way * 20, { arrow: true }),
  ]
  if (above.grows === 'down') sheet.put(above.source, grow('down', y, 1), 'line')
  if (row.grows === 'up') sheet.put(row.source, grow('up', y + h, -1), 'line')
}
