/**
 * Segments stacked from high addresses to low ones, gaps between them, arrows where they grow; on the left the whole
 * span of addresses to scale, on the right sizes as bars.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { valueBar, wordsAfter } from '../../drawing/grid/value-bar.ts'
import { line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { bottomOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { byteSize, groupsOf, type Range, shareOf, sizeOf, spanOf } from './addresses.ts'

type Segment = Range & { name: string; note?: string | undefined; access: string; kind: string }
type Row = { segment: Segment; rect: Rect }

/** Heights of the heads, of a segment and of a gap; widths of the bar to scale, of its funnels and of the longest size. */
const size = { head: 40, row: 40, gap: 56, bar: 32, funnel: 104, sizes: 160 }

/** Draws the address space on the sheet. */
export function drawMemory({ fields }: { fields: Segment[] }, sheet: Sheet): void {
  const x = size.bar + size.funnel + up(Math.max(...fields.map(({ to }) => widthOf(to, 'codeSmall'))) + 20)
  const w = up(Math.max(240, ...fields.map(({ name }) => widthOf(name, 'item') + widthOf('rwx', 'code') + 56)))
  let y = size.head
  let above: Segment | undefined
  const rows: Row[] = []
  for (const segment of fields.toReversed()) {
    if (above !== undefined && above.from !== segment.to) {
      drawGap(above, segment, { rect: { x, y, w, h: size.gap }, sheet })
      y += size.gap
    }
    const rect = { x, y, w, h: size.row }
    rows.push({ segment, rect })
    drawSegment(segment, rect, sheet)
    if (above?.from !== segment.to) sheet.put(segment, [address(segment.to, rect.x, y)])
    y += size.row
    above = segment
  }
  drawScale(rows, sheet)
  drawSizes(rows, sheet)
  const heads = [
    lineOfText('Enlarged', { x, y: 10, as: 'head' }),
    lineOfText('Sizes', { x: x + w + 24, y: 10, as: 'head' }),
  ]
  sheet.put('@heads', [lineOfText(`${byteSize(spanOf(fields))}, to scale`, { x: 0, y: 10, as: 'head' }), ...heads])
}

const address = (words: string, x: number, y: number) =>
  lineOfText(words, { x: x - 12, y, as: { size: 12, mono: true, fill: 'muted' }, align: 'end' })

/** The segment with its name and its rights, and its first address at its lower edge. */
const drawSegment = (segment: Segment, rect: Rect, sheet: Sheet): void => {
  const isFocus = sheet.isFocus(segment)
  const as = isFocus ? 'letters' : 'code'
  sheet.put(segment, [
    cells(rect, isFocus ? emphasis.soft : emphasis.none),
    lineOfText(segment.name, { x: rect.x + 12, y: rect.y + rect.h / 2, as: 'item' }),
    lineOfText(segment.access, { x: rightOf(rect) - 12, y: rect.y + rect.h / 2, as, align: 'end' }),
    address(segment.from, rect.x, bottomOf(rect)),
  ])
}

/** The addresses between two segments: dashed sides, how many they are, and arrows of segments that grow into them. */
const drawGap = (above: Segment, below: Segment, { rect, sheet }: { rect: Rect; sheet: Sheet }): void => {
  const [middle, bottom, right] = [rect.y + rect.h / 2, bottomOf(rect), rightOf(rect)]
  const words = `${byteSize(sizeOf({ from: below.to, to: above.from }))} apart`
  sheet.put(`@gap-${rect.y}`, [
    path(`M ${rect.x} ${rect.y} V ${bottom} M ${right} ${rect.y} V ${bottom}`, { dashed: true }),
    lineOfText(words, { x: rect.x + 12, y: middle, as: 'note' }),
  ])
  const grow = (segment: Segment, words: string, { from, by }: { from: number; by: 1 | -1 }): void =>
    sheet.put(
      segment,
      [
        lineOfText(words, { x: right - 56, y: from + by * 32, as: 'note', align: 'middle' }),
        line(right - 56, from, right - 56, from + by * 20, { arrow: true }),
      ],
      'line',
    )
  if (above.kind === 'grows-down') grow(above, 'grows down', { from: rect.y, by: 1 })
  if (below.kind === 'grows-up') grow(below, 'grows up', { from: bottom, by: -1 })
}

/** The whole span to scale: a mark for each group of segments, and a funnel from it to them. */
const drawScale = (rows: Row[], sheet: Sheet): void => {
  const [top, bottom] = [size.head, Math.max(...rows.map(({ rect }) => bottomOf(rect)))]
  const all = rows.map(({ segment }) => segment).toReversed()
  const at = (address: string): number => Math.round(bottom - shareOf(address, all) * (bottom - top))
  sheet.put('@scale', [cells({ x: 0, y: top, w: size.bar, h: bottom - top })])
  // Marks that would be nearer than 6 px are one; none is thinner than 3 px.
  groupsOf(all, 6 / (bottom - top)).forEach((group, index) => {
    const shown = rows.filter(({ segment }) => group.includes(segment))
    const [first, last] = [shown[0], shown.at(-1)]
    if (first === undefined || last === undefined) return
    const y = Math.max(top, Math.min(at(first.segment.to), bottom - 3))
    const end = Math.max(y + 3, at(last.segment.from))
    const right = size.bar + size.funnel - 8
    const funnel = `M ${size.bar} ${y} L ${right} ${first.rect.y} V ${bottomOf(last.rect)} L ${size.bar} ${end} Z`
    sheet.put(`@group-${index}`, [path(funnel, { fill: 'rule', stroke: 'none' })], 'ground')
    sheet.put(`@group-${index}`, [cells({ x: 0, y, w: size.bar, h: end - y }, { fill: 'ink', stroke: 'none' })], 'line')
  })
}

/** Sizes as bars on one scale; notes follow the widest bar with its words, or the words of their own. */
const drawSizes = (rows: Row[], sheet: Sheet): void => {
  const largest = Math.max(...rows.map(({ segment }) => Number(sizeOf(segment))))
  for (const { segment, rect } of rows) {
    const x = rightOf(rect) + 24
    const words = byteSize(sizeOf(segment))
    const length = Math.max(1, Math.round((Number(sizeOf(segment)) / largest) * size.sizes))
    const noteX = wordsAfter(x + length) + widthOf(words, 'item') + 12
    const note = block([{ text: segment.note, as: 'note' }], Math.max(176, room.w - noteX))
    sheet.put(segment, [
      ...valueBar({ x, y: rect.y + rect.h / 2 }, { length, words, as: 'item', isFocus: sheet.isFocus(segment) }),
      ...place(note, { ...rect, x: noteX }, { align: 'start' }),
    ])
  }
}
