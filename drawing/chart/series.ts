/**
 * Series: rows of values as lines, each named at its end.
 *
 * Beside a focus all others are muted: a rank among them would mean nothing. Without one, up to three differ by color and
 * dash. Every line has its name, so that no color needs a key.
 */
import type { Color } from '../../src/scene/limits.ts'
import { type Block, block, type Paragraph } from '../block.ts'
import type { ColumnScale } from '../data/columns.ts'
import { columnItems, type SeriesCell, type SeriesData, type SeriesRow } from '../data/numbers.ts'
import type { Sheet } from '../sheet.ts'
import { stateSign } from '../state-sign.ts'
import { pitchOf, roles, type TypeStyle } from '../type.ts'
import type { NumberFormat } from '../values/format.ts'
import { dot } from './dot.ts'
import { area, type LinePoint, line, pointsSince } from './line.ts'
import type { ChartMark, SideWords } from './mark.ts'
import { mistakableRows, nameAtPeak } from './peak-names.ts'
import { sideBlock } from './side-words.ts'

/** The style that distinguishes a row. */
export type SeriesLook = { stroke: Color; dashed?: true }

/** The styles of all rows, in order. */
export function looksOf(rows: Pick<SeriesRow, 'state'>[], sheet: Sheet): SeriesLook[] {
  const isPlain = (row: object & { state?: string | undefined }): boolean =>
    !sheet.isFocus(row) && row.state === undefined
  const plain = rows.filter(isPlain)
  const few: SeriesLook[] = [{ stroke: 'ink' }, { stroke: 'muted' }, { stroke: 'muted', dashed: true }]
  return rows.map((row): SeriesLook => {
    if (sheet.isFocus(row)) return { stroke: 'accent' }
    if (row.state !== undefined) return { stroke: row.state }
    const isOneOfFew = !sheet.hasFocus && plain.length <= few.length
    return (isOneOfFew ? few[plain.indexOf(row)] : undefined) ?? { stroke: 'muted' }
  })
}

/** The rows with their styles, those in focus first: their words have the choice of places. */
export function styledRows<Row extends Pick<SeriesRow, 'state'>>(rows: Row[], sheet: Sheet) {
  const looks = looksOf(rows, sheet)
  const styled = rows.map((row, index) => {
    const look: SeriesLook = looks[index] ?? { stroke: 'muted' }
    const isFocus = sheet.isFocus(row)
    const as: TypeStyle = { size: 16, fill: look.stroke, ...(isFocus ? { bold: true } : { steady: true }) }
    return { row, look, isFocus, as }
  })
  return styled.toSorted((a, b) => Number(b.isFocus) - Number(a.isFocus))
}

/** What lines are drawn with: where columns lie, how values are written, whether the focus is shaded down to zero. */
export type SeriesOptions = {
  columns: ColumnScale
  format: NumberFormat
  sheet: Sheet
  shaded: boolean
  /** The row whose last value is in large type, as the heading quotes it. */
  quoted?: SeriesRow | undefined
  /** Values beyond it are not on the axis, and written elsewhere. */
  reach?: number
  /** Where the shading begins, if the heading is about what comes after. */
  since?: number | undefined
}

/** Lines of the rows with their names and last values at the ends, the focus on top. */
export function series(
  rows: SeriesRow[],
  { columns, format, sheet, shaded, quoted, since, reach = Number.POSITIVE_INFINITY }: SeriesOptions,
): ChartMark[] {
  const isEnded = endedBefore(columns)
  const mistakable = mistakableRows(rows)
  const onTop = styledRows(rows, sheet).toSorted((a, b) => Number(a.isFocus) - Number(b.isFocus))
  const marks = onTop.flatMap(({ row, look: { dashed, ...stroke }, isFocus, as }): ChartMark[] => {
    // Limits are dashed: a line is only where it would be taken for another.
    const look: SeriesLook = { ...stroke, ...(dashed && mistakable.has(row) ? { dashed } : {}) }
    const points = pointsOf(row, columns)
    const last = knownValues(row, columns).at(-1)
    if (last === undefined) return []
    const [name, value] = [`${stateSign(row)}${row.name}`, format.short(last.y)]
    const large = { text: value, as: { ...as, size: 28, bold: true } as const }
    const words = nameBlock(row === quoted ? [large, { text: name, as }] : [{ text: nameAndValue(name, value), as }])
    const fill = isFocus && shaded ? [area(row, aboveFirst(points, since), { isTint: true })] : []
    return [
      ...fill,
      ...namedLine(row, points, { look, last, words, isInside: isEnded(last.x), isQuoted: row === quoted }),
    ]
  })
  // Names choose their places in the order of the rows, whatever is in focus.
  const names = rows.flatMap((row) => {
    const styled = onTop.find((each) => each.row === row)
    if (styled === undefined || !mistakable.has(row)) return []
    const name = `${stateSign(row)}${row.name}`
    const wordsAt = (value: number): Block => {
      const text = value > reach ? name : nameAndValue(name, format.short(value))
      return block([{ text, as: styled.as }])
    }
    return [nameAtPeak(row, knownValues(row, columns), wordsAt)]
  })
  return [...inOrderOf(rows, marks), ...names]
}

/** The points from a place on; where all stay over or under the value before it, that is their base: the rise or the fall is shaded. */
const aboveFirst = (points: LinePoint[], since: number | undefined): LinePoint[] => {
  const base = points.findLast(({ x, y }) => since !== undefined && x < since && y !== null)?.y ?? 0
  const rest = pointsSince(points, since)
  const isWithin = [1, -1].some((sign) => rest.every(({ y }) => y === null || sign * (y - base) >= 0))
  return isWithin ? rest.map((point) => ({ ...point, base })) : rest
}

/** Names beside the plot area in the order of the rows, whichever line is on top: of equal values, too. */
const inOrderOf = (rows: readonly SeriesRow[], marks: readonly ChartMark[]): ChartMark[] => {
  const beside = marks.flatMap((mark) => mark.beside ?? [])
  if (beside.length === 0) return [...marks]
  const placeOf = ({ source }: SideWords): number => rows.findIndex((row) => row === source)
  return [
    ...marks.map((mark) => ({ ...mark, beside: [] })),
    { beside: beside.toSorted((a, b) => placeOf(a) - placeOf(b)) },
  ]
}

/** Whether a line ends so far before the last column that there is room for its name: a leader from the edge would say it goes on. */
const endedBefore = ({ at }: ColumnScale): ((last: number) => boolean) => {
  const [first = 0, end = 0] = [at[0], at.at(-1)]
  return (x) => end - x > 0.1 * (end - first)
}

type Named = {
  look: SeriesLook
  last: { cell: SeriesCell; x: number; y: number }
  words: Block
  isInside: boolean
  isQuoted: boolean
}

/** A line named beside the plot area, or inside at a dot on its last value. */
const namedLine = (
  row: SeriesRow,
  points: LinePoint[],
  { look, last, words, isInside, isQuoted }: Named,
): ChartMark[] => {
  const { stroke } = look
  if (isInside) return [line(row, points, look), dot(last.cell, last, { stroke, words })]
  // A number that the heading quotes is level with the end of its line, its name below it.
  const down = isQuoted ? (words.h - pitchOf(roles.claim)) / 2 : 0
  return [line(row, points, { ...look, beside: [{ ...sideBlock(row, words, { at: last.y, stroke }), down }] })]
}

/** A name with its value; one that ends with a digit is parted from it. */
export const nameAndValue = (name: string, value: string): string => `${name}${/\d$/.test(name) ? ':' : ''} ${value}`

/** How wide a name may be, and how wide where that makes it lower. */
const [widestName, wideName] = [176, 232]

const nameBlock = (paragraphs: Paragraph[]): Block => {
  const [narrow, wide] = [block(paragraphs, widestName), block(paragraphs, wideName)]
  return wide.lines.length < narrow.lines.length ? wide : narrow
}

/** Whether a value is missing between two that are not. */
export const hasGaps = ({ values }: Pick<SeriesRow, 'values'>): boolean => {
  const known = values.map(({ value }) => value !== null)
  return known.slice(known.indexOf(true), known.lastIndexOf(true)).includes(false)
}

const pointsOf = ({ values }: SeriesRow, { at }: ColumnScale): LinePoint[] =>
  values.map(({ value }, index) => ({ x: at[index] ?? 0, y: value }))

/** The values of a row that are not missing, at their columns. */
export const knownValues = ({ values }: SeriesRow, { at }: ColumnScale): { cell: SeriesCell; x: number; y: number }[] =>
  values.flatMap((cell, index) => (cell.value === null ? [] : [{ cell, x: at[index] ?? 0, y: cell.value }]))

/** A dot on a row's line, with its value, at the last column before `at`: a value at a moment may be of what came with it. */
export function valueDot(
  row: SeriesRow,
  { columns, at, format }: { columns: ColumnScale; at: number; format: NumberFormat },
): ChartMark {
  const value = knownValues(row, columns).findLast(({ x }) => x < at)
  if (value === undefined) return {}
  return dot(value.cell, value, { stroke: 'accent', words: format.short(value.y), as: focusStyle, before: true })
}

const focusStyle = { size: 14, bold: true, fill: 'accent' } as const

/** Whether a column with a name of its own is in focus. */
export const isFocusColumn = (data: SeriesData, index: number, sheet: Sheet): boolean =>
  columnItems(data).some((column, at) => at === index && sheet.isFocus(column))

/** Every value that is not missing. */
export const valuesOf = (rows: SeriesRow[]): number[] =>
  rows.flatMap(({ values }) => values.flatMap(({ value }) => value ?? []))
