/**
 * Circles with their regions: darker where more sets overlap, the one in focus solid, and words in each of them.
 */
import { type Block, block, place, tinted } from '../../drawing/block.ts'
import { grays } from '../../drawing/fills.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { rectAround } from '../../drawing/rect.ts'
import type { Sheet, Source } from '../../drawing/sheet.ts'
import { focusable } from '../../drawing/type.ts'
import { formatFor, type NumberFormat } from '../../drawing/values/format.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Disk } from './disks.ts'
import { placeNames, writeNames } from './names.ts'
import { drawOutside, layOutside } from './outside.ts'
import { regionOf, spotIn } from './regions.ts'
import { scaleOf } from './scale.ts'
import { countIn, isCounted, quotedRegion, regionWith, type SetRegion, type VennData } from './sets.ts'

/** Largest radii that are tried, in pixels: the first in which all words fit. */
const radii = [168, 184, 200, 216] as const
/** Air around words, the least of it, and the widest words, in pixels. */
const [air, leastAir, widest] = [6, 2, 136]

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
  sheet.badgesAtWords = true
  const quoted = quotedRegion(data)
  for (const name of ['value', 'share']) sheet.prove(name, ...(quoted === undefined ? [] : [quoted]))
  const format = formatFor([countIn(0, data), ...data.regions.map(({ value = 0 }) => value)])
  const { shape, remark } = scaleOf(data, format)
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
  sheet.prove('total', ...data.sets)
  const [crowded, roomy] = [parts.filter(({ words, free }) => words.h > 0 && free < leastAir), parts.filter(isRoomy)]
  const inside = roomy.map(({ words, at }) => rectAround(at, words.w, words.h))
  // Names make way for leaders, whose columns are beside the names.
  const first = placeNames(data, disks, { sheet, format, leaders: [] })
  const around = { disks, names: first.names.map(({ rect }) => rect), inside }
  const leaders = layOutside([...first.left, ...crowded], around)
  const again = placeNames(data, disks, { sheet, format, leaders })
  const { names } = again.left.length > first.left.length ? first : again
  writeNames(names, sheet)
  drawOutside(leaders, sheet)
  if (isCounted(data)) sheet.footnote(remark)
}

const isRoomy = ({ words, free }: DrawnRegion): boolean => words.h > 0 && free >= leastAir

const bitsFor = ({ sets }: VennData): number[] => Array.from({ length: 2 ** sets.length - 1 }, (_, index) => index + 1)

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
  const isLarge = item !== undefined && item === quotedRegion(data) && sheet.quotes('value', 'share')
  return block(
    [
      {
        text: isCounted(data) ? format.short(item?.value ?? 0) : undefined,
        as: isLarge ? { size: 28, bold: true } : focusable('body', isFocus, 'ink'),
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
  if (free < leastAir) return
  sheet.put(source, place(isFocus ? tinted(words, 'surface') : words, rectAround(at, words.w, words.h)), 'over')
}
