/**
 * The bits of an address over the tables that they index: the entry that is read is between the first and the last one,
 * the lower, the larger its index, and an arrow leads from it to where the next table begins; the bits that stay are in one column with the result.
 */
import { lineOfText, place, widthOf } from '../../drawing/block.ts'
import { tinted } from '../../drawing/fills.ts'
import { wordCell } from '../../drawing/grid/word-cell.ts'
import { box, path } from '../../drawing/primitives.ts'
import { columns, up } from '../../drawing/rect.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { spacedBits } from '../../drawing/values/binary.ts'
import { centerOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { byteOf, drawPage } from './page.ts'
import { drawBits, drawStep, entryAt, nameAndAddress, size, tops, wayBeside, wayToByte } from './table.ts'
import { type PageWalk, type PageWalkData, walkPages, writeHex } from './walk.ts'

type WalkSheetData = PageWalkData & { root: string; page: string }

/** The address, its tables and where it leads, left to right. */
export function drawWalk(data: WalkSheetData, sheet: Sheet): void {
  const walk = walkPages(data)
  const rootWidth = up(Math.max(widthOf(data.root, 'item'), widthOf(writeHex(data.base), 'codeMuted')) + 16)
  const places = columns(
    { x: rootWidth + size.gap, y: tops.tables, w: 0, h: size.head + size.body },
    widthsOf(walk, data, rootWidth + size.gap),
    size.gap,
  )
  const rest = places.at(-1) ?? { x: 0, y: 0, w: 0, h: 0 }
  const first = places[0]?.x ?? 0
  sheet.put('@address', titled('Virtual address', data.address, { x: first, y: 8 }))
  const root = { x: 0, y: tops.tables, w: rootWidth, h: size.head }
  sheet.put('@root', [
    box(root.x, root.y, root.w, root.h, tinted),
    ...place(nameAndAddress(data.root, data.base), root),
  ])
  walk.steps.forEach((step, index) => drawStep(step, { rect: places[index] ?? rest, order: index + 1 }, sheet))
  drawArrows(walk, { data, root, places }, sheet)
  drawPage(walk, { rect: rest, page: data.page }, sheet)
  drawResult(walk, { rect: rest, places, first }, sheet)
  for (const name of ['reads', 'levels']) sheet.prove(name, ...data.levels)
  for (const name of ['virtual', 'bits']) sheet.prove(name, '@address')
  sheet.ifTooWide('levels', 'use fewer levels or shorter names')
}

/** Tables are equally wide, as entries are, where that fits on the page. */
const widthsOf = ({ steps, kept }: PageWalk, { page }: WalkSheetData, left: number): number[] => {
  const own = steps.map((step) => up(Math.max(size.least, widthOfStep(step))))
  const rest = up(
    Math.max(size.least, widthOf(spacedBits('0'.repeat(kept)), 'letters') + 24, widthOf(page, 'item') + 16),
  )
  const even = Math.max(...own)
  const isFitting = left + steps.length * (even + size.gap) + rest + 16 <= room.w
  return [...(isFitting ? own.map(() => even) : own), rest]
}

const widthOfStep = ({ level, base }: PageWalk['steps'][number]): number =>
  Math.max(
    widthOf('0'.repeat(level.bits), 'code') + 24,
    widthOf(level.name, 'item') + 16,
    widthOf(writeHex(level.entry ?? 0n), 'letters') + 24,
    widthOf(writeHex(base ?? 0n), 'codeMuted') + 16,
  )

const addressStyle = { size: 16, mono: true, bold: true } as const

const titles = ['Virtual address', 'Physical address'] as const

/** Where addresses begin after their titles. */
const titleWidth = Math.max(...titles.map((title) => widthOf(title, 'item'))) + 12

const titled = (words: (typeof titles)[number], address: bigint, { x, y }: { x: number; y: number }) => [
  lineOfText(words, { x, y, as: 'item' }),
  lineOfText(writeHex(address), { x: x + titleWidth, y, as: addressStyle }),
]

type ArrowPlaces = { data: WalkSheetData; root: Rect; places: readonly Rect[] }

/** From the register to the first table, and from each entry to where what it points to begins. */
const drawArrows = ({ steps }: PageWalk, { root, places }: ArrowPlaces, sheet: Sheet): void => {
  const y = tops.tables + size.head / 2
  // The accent is left to the bits that stay.
  const look = { stroke: 'ink', arrow: true } as const
  const first = places[0]
  if (first !== undefined) sheet.put('@root', [path(`M ${rightOf(root)} ${y} H ${first.x}`, look)], 'line')
  steps.forEach(({ level, at, index }, order) => {
    const [rect, next] = [places[order], places[order + 1]]
    if (rect === undefined || next === undefined || at === undefined || level.entry === undefined) return
    const from = centerOf(entryAt(rect, index, 2 ** level.bits - 1)).y
    const turn = turnBeside(rect)
    const points = [
      { x: rightOf(rect), y: from },
      { x: turn, y: from },
      { x: turn, y },
      { x: next.x, y },
    ]
    sheet.put(level, [path(roundedPath(points, 8), look)], 'line')
  })
}

/** Where the address leads: the page's number, and below the bits that stay the same ones. */
const drawResult = (
  { kept, offset, physical, steps }: PageWalk,
  { rect, places, first }: { rect: Rect; places: readonly Rect[]; first: number },
  sheet: Sheet,
): void => {
  const y = tops.result
  const name = steps.find(({ level, at }) => at !== undefined && level.entry === undefined)?.level.name
  if (physical === undefined) {
    sheet.put('@result', [
      lineOfText(`✗ Page fault: ${name} has no entry, so there is no physical address`, {
        x: first,
        y: y + size.cell / 2,
        as: { size: 16, bold: true, fill: 'negative' },
      }),
    ])
    return
  }
  const width = titleWidth + widthOf(writeHex(physical), addressStyle) + 16
  const before = places.at(-2) ?? rect
  // Beside the page's number, with few levels over it.
  const x = Math.max(first, before.x - width)
  const row = {
    x: before.x,
    y: x > before.x - width ? y + size.cell + size.gap : y,
    w: rect.x - before.x,
    h: size.cell,
  }
  const frame = writeHex(physical >> BigInt(kept))
  const named = `frame ${frame}`
  sheet.put('@result', [
    ...titled('Physical address', physical, { x, y: y + size.cell / 2 }),
    ...wordCell(row, widthOf(named, 'letters') + 16 <= row.w ? named : frame, { as: 'letters' }),
  ])
  if (kept > 0) {
    drawBits('@result', { value: offset, high: kept - 1, low: 0, rect: { ...rect, y: row.y }, isKept: true }, sheet)
    // Where the address is over the frame, a line down to that would cut it.
    if (row.y === y) drawFrame({ step: steps.at(-1), rect: before, y: row.y }, sheet)
    drawWays({ kept, offset }, { rect, y: row.y }, sheet)
  }
  for (const each of ['physical', 'kept']) sheet.prove(each, '@result')
}

/** The bits that stay lead to the physical address, and to the byte that they select. */
const drawWays = (
  bits: Pick<PageWalk, 'kept' | 'offset'>,
  { rect, y }: { rect: Rect; y: number },
  sheet: Sheet,
): void => {
  const ways = [wayBeside(rect, y), wayToByte(rect, centerOf(byteOf(rect, bits)).y)]
  const arrows = ways.map((way) => path(way, { stroke: 'accent', arrow: true }))
  sheet.put('@result', arrows, 'line')
}

type FrameWay = { step: PageWalk['steps'][number] | undefined; rect: Rect; y: number }

/** The last entry is the page's number in the result too: its arrow has a branch down to that. */
const drawFrame = ({ step, rect, y }: FrameWay, sheet: Sheet): void => {
  if (step === undefined) return
  const from = centerOf(entryAt(rect, step.index, 2 ** step.level.bits - 1)).y
  const x = turnBeside(rect)
  // It leaves the arrow before that turns, so that both curves begin at one point.
  const points = [
    { x: rightOf(rect), y: from },
    { x, y: from },
    { x, y },
  ]
  sheet.put(step.level, [path(roundedPath(points, 8), { stroke: 'ink', arrow: true })], 'line')
}

/** Where arrows turn between a table and the next one. */
const turnBeside = (rect: Rect): number => rightOf(rect) + size.gap / 2 - 2
