/**
 * What is written at the bands of a stacked area: names and last values, the total, and the share of one band at both ends.
 */
import { sum } from 'd3-array'
import { block, type Paragraph, place } from '../../drawing/block.ts'
import { spotsFarFrom } from '../../drawing/chart/dot.ts'
import type { ChartMark, SideWords } from '../../drawing/chart/mark.ts'
import { nameAndValue } from '../../drawing/chart/series.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import { sideBlock } from '../../drawing/chart/side-words.ts'
import type { StackBand } from '../../drawing/chart/stack.ts'
import { placeOf } from '../../drawing/data/columns.ts'
import { focusRow, readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { pitchOf, type TypeStyle } from '../../drawing/type.ts'
import type { NumberFormat } from '../../drawing/values/format.ts'
import { firstShare } from './first-share.ts'

/** The sum of all rows in a column. */
export const totalAt = ({ rows }: SeriesData, index: number): number =>
  sum(rows, ({ values }) => values[index]?.value ?? 0)

/** The first and the last column in which every row has a value. */
export const endsOf = ({ rows }: SeriesData): [number, number] => {
  const most = Math.max(...rows.map(({ values }) => values.length))
  const whole = Array.from({ length: most }, (_, index) => index).filter((index) =>
    rows.every(({ values }) => (values[index]?.value ?? null) !== null),
  )
  return [whole[0] ?? 0, whole.at(-1) ?? 0]
}

/** What the row in focus is of the sum in a column. */
export const shareAt = (data: SeriesData & { focus?: string[] | undefined }, index: number): string =>
  percentOf(focusRow(data).values[index]?.value ?? 0, totalAt(data, index))

/** Whether both ends say all that an axis would: every value is known there, no total is higher, and the heading compares them. */
export const areEndsEnough = (data: SeriesData, sheet: Sheet): boolean => {
  const [first, last] = endsOf(data)
  const totals = readColumns(data).at.map((_, index) => totalAt(data, index))
  const highest = Math.max(totals[first] ?? 0, totals[last] ?? 0)
  return sheet.quotes('before', 'after') && first === 0 && last === totals.length - 1 && highest === Math.max(...totals)
}

type Names = { sheet: Sheet; format: NumberFormat }

/** Names and last values beside the last column, the sum over them; the quoted shares at both ends of the band. */
export const bandNames = (
  data: SeriesData & { focus?: string[] | undefined },
  bands: readonly StackBand[],
  { sheet, format }: Names,
): ChartMark[] => {
  const [first, last] = endsOf(data)
  const quoted = sheet.quotes('before', 'after') ? focusRow(data) : undefined
  const [edge = [], total] = [bands.at(-1)?.points, `Total ${format.short(totalAt(data, last))}`]
  const [top, isRising] = [edge[last], risesTo(edge, last) && !isUnderMarks(data, edge)]
  const beside = bands.map(({ row, points }) => {
    const { y, base } = points[last] ?? { y: 0, base: 0 }
    const isFocus = sheet.isFocus(row)
    const as: TypeStyle = { size: 14, ...(isFocus ? { fill: 'accent' } : {}) }
    const name = { text: nameAndValue(row.name, format.short(row.values[last]?.value ?? 0)), as }
    const words = block(row === quoted ? [{ ...name, as: strong }, ...shareWords(data, last, format)] : [name], 176)
    return sideBlock(row, words, { at: ((y ?? 0) + base) / 2, stroke: 'muted' })
  })
  if (areEndsEnough(data, sheet)) beside.push(...firstValues(data, bands, { sheet, format }))
  return [
    ...bands.filter(({ row }) => row.values[last]?.value === 0).map(endedName),
    { beside: top === undefined || isRising ? beside : [totalBeside(top, total), ...beside] },
    ...(top === undefined || !isRising ? [] : [totalOver(top, total)]),
    ...(quoted === undefined || areEndsEnough(data, sheet)
      ? []
      : [
          firstShare(quoted, bands, {
            at: first,
            share: `${shareAt(data, first)} of ${format.full(totalAt(data, first))}`,
            isFocus: sheet.isFocus(quoted),
          }),
        ]),
  ]
}

/** The first values left of their bands, with the share of the one in focus, and the first total over them. */
const firstValues = (
  data: SeriesData & { focus?: string[] | undefined },
  bands: readonly StackBand[],
  { sheet, format }: Names,
): SideWords[] => {
  const own = bands.map(({ row, points: [point] }) => {
    const as: TypeStyle = { size: 14, ...(sheet.isFocus(row) ? { fill: 'accent' } : {}) }
    const value = format.short(row.values[0]?.value ?? 0)
    const words = block(row === focusRow(data) ? shareWords(data, 0, format, `${value} `) : [{ text: value, as }])
    const at = ((point?.y ?? 0) + (point?.base ?? 0)) / 2
    // Below the line that bands stand on it would be about none of them.
    // The leader of a share in large type is level with its digits.
    const [line] = words.lines
    const down = line === undefined ? 0 : (words.h - pitchOf(line.style)) / 2
    return { ...sideBlock(row, words, { at, side: 'left', stroke: 'muted' }), down, isOver: true as const }
  })
  // Without an axis these are the numbers that the measure is about.
  const total = block([
    { text: format.titled(data.measure), as: 'note' },
    { text: `Total ${format.short(totalAt(data, 0))}`, as: 'item' },
  ])
  const head = { ...sideBlock('@total', total, { at: totalAt(data, 0), side: 'left' }), down: -9 }
  return [head, ...own]
}

const strong = { size: 16, bold: true, fill: 'accent' } as const

/** What the row in focus is of the whole: the number that the heading quotes. */
const shareWords = (data: SeriesData, at: number, format: NumberFormat, own = ''): Paragraph[] => [
  { text: shareAt(data, at), as: 'claim' },
  { text: `${own}of ${format.full(totalAt(data, at))}`, as: { size: 14, fill: 'accent' } },
]

/** The part of the width before the end that must not be higher than it, for words over it. */
const clear = 0.25

/** Whether words of moments and periods may be where those over the end of an edge would be. */
const isUnderMarks = (data: SeriesData, edge: StackBand['points']): boolean => {
  const columns = readColumns(data)
  const [from = 0, to = 0] = [edge[0]?.x, edge.at(-1)?.x]
  return (data.marks ?? []).some(({ column, start, end, value }) => {
    if (value !== undefined) return false
    const [first = from, last = to] = [column ?? start ?? '', column ?? end].map((each) =>
      each === undefined ? undefined : placeOf(columns, each),
    )
    return (first + last) / 2 > to - 2 * clear * (to - from)
  })
}

/** Whether words over the end of an edge are clear of it. */
const risesTo = (edge: StackBand['points'], last: number): boolean => {
  const [from, end] = [edge[0], edge[last]]
  if (from === undefined || end === undefined) return false
  // Where the words begin is between two points of few.
  const begin = edge.findLastIndex(({ x }) => x < end.x - clear * (end.x - from.x))
  return edge.slice(Math.max(0, begin)).every(({ x, y, base }) => x <= end.x && (y ?? base) <= (end.y ?? 0))
}

/** The total beside the end, where the edge falls to it. */
const totalBeside = ({ y }: StackBand['points'][number], text: string) =>
  sideBlock('@total', block([{ text, as: 'label' }]), { at: y ?? 0 })

/** The total over the end of the upper edge. */
const totalOver = ({ x, y }: StackBand['points'][number], text: string): ChartMark => ({
  top: 12,
  draw: (frame) => {
    const words = block([{ text, as: 'item' }])
    const rect = { x: frame.x.at(x), y: frame.y.at(y ?? 0) - words.h - 8, w: 0, h: words.h }
    frame.put('@total', place(words, rect, { align: 'end' }), 'over')
  },
})

/** The name of a band that has come to nothing, in it or with a leader from where it is thickest: at its end nothing is seen of it. */
const endedName = ({ row, points }: StackBand): ChartMark => ({
  draw: (frame) => {
    const words = block([{ text: row.name, as: { size: 14, fill: 'ink' } }])
    const places = points
      .slice(1)
      .toSorted((a, b) => (b.y ?? b.base) - b.base - (a.y ?? a.base) + a.base)
      .map(({ x, y, base }) => ({ x: frame.x.at(x), y: (frame.y.at(y ?? base) + frame.y.at(base)) / 2 }))
    const inside = places.map(({ x, y }) => ({ words, rect: { x, y, w: words.w, h: 0 }, onFill: true as const }))
    const far = places.slice(0, 6).flatMap((of) => {
      const spots = spotsFarFrom(of, { r: 0, words }).filter(({ rect }) => rect.y < of.y)
      // Ink is readable on every band, whichever of them a focus fills otherwise.
      return spots.map((spot) => ({ ...spot, of, leaderIn: 'ink' as const, onFill: true as const }))
    })
    frame.say(row, [...inside, ...far], { layer: 'over', isSure: true })
  },
})
