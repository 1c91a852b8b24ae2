/**
 * Segments stacked from high addresses to low ones, gaps between them, arrows where they grow.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { byteSize, type Range, sizeOf } from './addresses.ts'

/** A segment as drawn. */
type Segment = Range & { name: string; note?: string | undefined; access: string; kind: string }

type Memory = { fields: Segment[] }

/** Heights of a segment and of a gap; least width of the column; free pixels beside it. */
const size = { row: 40, gap: 56, column: 304, beside: 12 }

/** Draws the address space on the sheet. */
export function drawMemory({ fields }: Memory, sheet: Sheet): void {
  const addresses = fields.flatMap(({ from, to }) => [from, to])
  const x = up(Math.max(...addresses.map((each) => widthOf(each, 'codeSmall'))) + size.beside)
  const w = up(Math.max(size.column, ...fields.map(({ name }) => widthOf(name, 'item') + widthOf('rwx', 'code') + 56)))
  const notes = { x: x + w + 16, w: room.w - x - w - 16 }
  let y = 0
  fields.toReversed().forEach((segment, index, all) => {
    const above = all[index - 1]
    if (above !== undefined && above.from !== segment.to) {
      sheet.put(`@gap-${index}`, drawGap({ from: segment.to, to: above.from }, { x, y, w }))
      sheet.put(above, growth(above, 'grows-down', { x: x + w - 56, y }), 'line')
      sheet.put(segment, growth(segment, 'grows-up', { x: x + w - 56, y }), 'line')
      y += size.gap
    }
    drawSegment(segment, { x, y, w }, { sheet, notes, isTop: above?.from !== segment.to })
    y += size.row
  })
}

type Place = { x: number; y: number; w: number }

const drawSegment = (
  segment: Segment,
  { x, y, w }: Place,
  { sheet, notes, isTop }: { sheet: Sheet; notes: { x: number; w: number }; isTop: boolean },
): void => {
  const { name, note, access, from, to } = segment
  const isFocus = sheet.isFocus(segment)
  const rect = { x, y, w, h: size.row }
  const words = block([{ text: name, as: 'item' }], w - widthOf('rwx', 'code') - 40)
  const bytes = byteSize(sizeOf(segment))
  const edge = (address: string, at: number) =>
    lineOfText(address, { x: x - size.beside, y: at, as: { size: 12, mono: true, fill: 'muted' }, align: 'end' })
  sheet.put(segment, [
    cells(rect, isFocus ? { fill: 'soft', stroke: 'accent' } : {}),
    ...place(words, { ...rect, x: x + 12 }, { align: 'start' }),
    lineOfText(access, {
      x: x + w - 12,
      y: y + rect.h / 2,
      as: isFocus ? { size: 14, bold: true, mono: true } : 'code',
      align: 'end',
    }),
    ...(isTop ? [edge(to, y)] : []),
    edge(from, y + rect.h),
    ...place(
      block([{ text: note === undefined ? bytes : `${bytes}: ${note}`, as: 'note' }], notes.w),
      { x: notes.x, y, w: 0, h: rect.h },
      { align: 'start' },
    ),
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
