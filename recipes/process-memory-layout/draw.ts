/**
 * Segments stacked from high addresses to low ones, gaps between them, arrows where they grow; on the left the whole
 * span of addresses to scale, on the right sizes as bars.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { byteSize, type Range, sizeOf } from './addresses.ts'
import { drawScale, scaleSize } from './scale.ts'
import { drawSizes } from './sizes.ts'

/** A segment as drawn, and where. */
export type Segment = Range & { name: string; note?: string | undefined; access: string; kind: string }
export type Row = { segment: Segment; y: number; h: number }

type Memory = { fields: Segment[] }

/** Heights of the heads, of a segment and of a gap; least width of the column; free pixels beside it. */
const size = { head: 40, row: 40, gap: 56, column: 240, beside: 12 }

/** Draws the address space on the sheet. */
export function drawMemory({ fields }: Memory, sheet: Sheet): void {
  const addresses = fields.flatMap(({ from, to }) => [from, to])
  const left = scaleSize.bar + scaleSize.funnel
  const x = left + up(Math.max(...addresses.map((each) => widthOf(each, 'codeSmall'))) + size.beside + 8)
  const w = up(Math.max(size.column, ...fields.map(({ name }) => widthOf(name, 'item') + widthOf('rwx', 'code') + 56)))
  const rows = rowsOf(fields)
  rows.forEach(({ segment, y }, index) => {
    const above = rows[index - 1]
    if (above !== undefined && above.segment.from !== segment.to) {
      const gap = { x, y: above.y + above.h, w }
      sheet.put(`@gap-${index}`, drawGap({ from: segment.to, to: above.segment.from }, gap))
      sheet.put(above.segment, growth(above.segment, 'grows-down', { ...gap, x: x + w - 56 }), 'line')
      sheet.put(segment, growth(segment, 'grows-up', { ...gap, x: x + w - 56 }), 'line')
    }
    drawSegment(segment, { x, y, w }, { sheet, isTop: above?.segment.from !== segment.to })
  })
  drawScale(rows, sheet)
  drawSizes(rows, { x: x + w + 24, w: room.w - x - w - 24 }, sheet)
  const head = { y: 10, as: 'head' } as const
  sheet.put('@heads', [lineOfText('Enlarged', { ...head, x }), lineOfText('Sizes', { ...head, x: x + w + 24 })])
}

/** The highest segment first, with room for the gaps between them. */
const rowsOf = (fields: Segment[]): Row[] => {
  let y = size.head
  return fields.toReversed().map((segment, index, all) => {
    const above = all[index - 1]
    if (above !== undefined && above.from !== segment.to) y += size.gap
    const row = { segment, y, h: size.row }
    y += size.row
    return row
  })
}

type Place = { x: number; y: number; w: number }

const drawSegment = (
  segment: Segment,
  { x, y, w }: Place,
  { sheet, isTop }: { sheet: Sheet; isTop: boolean },
): void => {
  const { name, access, from, to } = segment
  const isFocus = sheet.isFocus(segment)
  const rect = { x, y, w, h: size.row }
  const words = block([{ text: name, as: 'item' }], w - widthOf('rwx', 'code') - 40)
  const edge = (address: string, at: number) =>
    lineOfText(address, { x: x - size.beside, y: at, as: { size: 12, mono: true, fill: 'muted' }, align: 'end' })
  const as = isFocus ? ({ size: 14, bold: true, mono: true } as const) : 'code'
  sheet.put(segment, [
    cells(rect, isFocus ? { fill: 'soft', stroke: 'accent' } : {}),
    ...place(words, { ...rect, x: x + 12 }, { align: 'start' }),
    lineOfText(access, { x: x + w - 12, y: y + rect.h / 2, as, align: 'end' }),
    ...(isTop ? [edge(to, y)] : []),
    edge(from, y + rect.h),
  ])
}

/** Addresses between two segments: two dashed sides and how many they are. */
const drawGap = (range: Range, { x, y, w }: Place) => [
  path(`M ${x} ${y} V ${y + size.gap} M ${x + w} ${y} V ${y + size.gap}`, { dashed: true }),
  lineOfText(`${byteSize(sizeOf(range))} apart`, { x: x + 12, y: y + size.gap / 2, as: 'note' }),
]

/** An arrow and a word in the gap that a segment grows into: the gap above it, or the one below. */
const growth = ({ kind }: Segment, into: 'grows-up' | 'grows-down', { x, y }: { x: number; y: number }) => {
  if (kind !== into) return []
  const [from, to] = into === 'grows-up' ? [y + size.gap, y + size.gap - 20] : [y, y + 20]
  return [
    lineOfText(into === 'grows-up' ? 'grows up' : 'grows down', {
      x,
      y: into === 'grows-up' ? to - 12 : to + 12,
      as: 'note',
      align: 'middle',
    }),
    line(x, from, x, to, { arrow: true }),
  ]
}
