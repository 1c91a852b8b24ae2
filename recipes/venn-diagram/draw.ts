/**
 * Circles with their regions: darker where more sets overlap, the one in focus solid, and words in each of them.
 */
import { type Block, block, place, tinted } from '../../drawing/block.ts'
import { grays } from '../../drawing/fills.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { rectAround } from '../../drawing/rect.ts'
import type { Sheet, Source } from '../../drawing/sheet.ts'
import { formatFor, type NumberFormat } from '../../drawing/values/format.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { alikeDisks, type Disk, disksFor } from './disks.ts'
import { nameOutside, nameSets } from './names.ts'
import { regionOf, spotIn } from './regions.ts'
import { countIn, isCounted, regionWith, type SetRegion, type VennData } from './sets.ts'

/** Largest radii that are tried, in pixels: the first in which all words fit. */
const radii = [168, 184, 200, 216] as const
/** The share of all that a region may be off before circles are alike; air around words; widest words, in pixels. */
const [tolerance, air, widest] = [0.03, 6, 136]

/** What a region looks like and says; `item` is nothing where the data do not have it. */
export type DrawnRegion = {
  source: Source
  depth: number
  item: SetRegion | undefined
  words: Block
  d: string
  at: Point
  free: number
}

/** Draws sets and regions on the sheet. */
export function drawVenn(data: VennData, sheet: Sheet): void {
  const { shape, off } = scaled(data)
  const format = formatFor([countIn(0, data), ...data.regions.map(({ value = 0 }) => value)])
  const drawnAt = (r: number): { disks: Disk[]; parts: DrawnRegion[] } => {
    const disks = shape.map((each) => ({ x: each.x * r, y: each.y * r, r: each.r * r }))
    return { disks, parts: bitsFor(data).map((bits) => partOf(bits, disks, { data, sheet, format })) }
  }
  const fits = ({ parts }: { parts: DrawnRegion[] }): boolean =>
    parts.every(({ free, words }) => words.h === 0 || free >= air)
  const { disks, parts } = radii.map(drawnAt).find(fits) ?? drawnAt(radii.at(-1) ?? 0)
  for (const part of parts) drawPart(part, sheet)
  data.sets.forEach((set, index) => {
    const { x, y, r } = disks[index] as Disk
    const stroke = sheet.isFocus(set) ? 'accent' : 'muted'
    sheet.put(set, [circle(x, y, r, { fill: 'none', stroke })], stroke === 'accent' ? 'over' : 'line')
  })
  const { left, taken } = nameSets(data, disks, { sheet, format })
  nameOutside([...left, ...parts.filter(({ words, free }) => words.h > 0 && free < 0)], { disks, parts, taken, sheet })
  if (isCounted(data)) sheet.footnote(scaleWords(off))
}

const bitsFor = ({ sets }: VennData): number[] => Array.from({ length: 2 ** sets.length - 1 }, (_, index) => index + 1)

/** Circles to scale, and how far the worst region is off, in parts of all; or alike, where it would be too far. */
const scaled = (data: VennData): { shape: Disk[]; off?: number } => {
  const alike = { shape: alikeDisks(data.sets.length) }
  const sizes = data.sets.map((_, index) => countIn(1 << index, data))
  const shape = disksFor(sizes, (a, b) => countIn((1 << a) | (1 << b), data))
  if (shape === undefined) return alike
  const areas = bitsFor(data).map((bits) => regionOf(bits, shape).area)
  const [whole, total] = [areas.reduce((sum, each) => sum + each, 0), countIn(0, data)]
  const offs = areas.map((area, index) => {
    const value = regionWith(index + 1, data)?.value ?? 0
    return value > 0 && area < whole / 500 ? 1 : Math.abs(area / whole - value / total)
  })
  const off = Math.max(...offs)
  return off <= tolerance ? { shape, off } : alike
}

const scaleWords = (off: number | undefined): string => {
  if (off === undefined) return 'Areas are not to scale.'
  const percent = Math.ceil(off * 1000 - 1e-3) / 10
  return percent === 0
    ? 'Areas are to scale.'
    : `Areas are close to scale: each region is off by at most ${percent}% of the whole area.`
}

type On = { data: VennData; sheet: Sheet; format: NumberFormat }

const partOf = (bits: number, disks: readonly Disk[], on: On): DrawnRegion => {
  const item = regionWith(bits, on.data)
  const { d, area } = regionOf(bits, disks)
  // A sliver with nothing in it says nothing.
  const isSilent = area < 400 && (item === undefined || (item.value === 0 && item.name === undefined))
  const words = isSilent ? block([]) : wordsOf(item, on)
  const depth = [1, 2, 4].filter((bit) => (bits & bit) !== 0).length
  return { source: item ?? `@region-${bits}`, depth, item, words, d, ...spotIn(bits, disks, words) }
}

/** The number of a region, large where the heading quotes it, its name and what is in it. */
const wordsOf = (item: SetRegion | undefined, { data, sheet, format }: On): Block => {
  const isFocus = item !== undefined && sheet.isFocus(item)
  const isLarge = isFocus && sheet.quotes('value', 'share')
  return block(
    [
      {
        text: isCounted(data) ? format.short(item?.value ?? 0) : undefined,
        as: isLarge ? { size: 28, bold: true } : isFocus ? 'name' : 'body',
      },
      { text: item?.name, as: 'item' },
      ...(item?.items ?? []).map((text) => ({ text, as: 'label', gap: 2 }) as const),
      { text: item?.note, as: { size: 14 } },
    ],
    widest,
  )
}

const drawPart = ({ source, depth, item, words, d, at, free }: DrawnRegion, sheet: Sheet): void => {
  const isFocus = item !== undefined && sheet.isFocus(item)
  if (d !== '') sheet.put(source, [path(d, isFocus ? { fill: 'accent', stroke: 'none' } : (grays[depth] ?? grays[1]))])
  if (isFocus) for (const name of ['value', 'share']) sheet.prove(name, item)
  if (free < 0) return
  sheet.put(source, place(isFocus ? tinted(words, 'surface') : words, rectAround(at, words.w, words.h)), 'over')
}
