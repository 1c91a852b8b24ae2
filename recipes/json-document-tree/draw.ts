/**
 * A document as tables in tables: a key is as high as what is in it and named at its top, so a path is read from left to
 * right to its value. The fields that are traced are marked, and beside them is said whether they agree.
 */
import { type Block, block, lineOfText, place, tinted as tintedWords, widthOf } from '../../drawing/block.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { bottomOf, centerOf, type Rect } from '../../src/geometry/rect.ts'
import { type JsonTable, type JsonTableRow, valueOf, wayTo } from './tables.ts'

/** Pixels: in cells, the name over the table; from the table to the bracket beside it and from there to its words, its arms. */
const size = { padding: 8, head: 24, beside: 8, arm: 8 } as const
/** Room for what is said right of the table. */
const verdict = 136

/** What is drawn: the document with its name, and the paths that are traced. */
export type JsonTreeData = { name: string; table: JsonTable; trace: string[] }

/** A row with the places of its key and of what is right of it; `lead` is how high the first line in its key is. */
type PlacedRow = { row: JsonTableRow; label: Block; value: Block; key: Rect; rest: Rect; lead: number }

/** Draws the tables in the widest setting that fits on the page. */
export function drawJsonTree({ name, table, trace }: JsonTreeData, sheet: Sheet): void {
  const ways = trace.map((path) => wayTo(table, path))
  const top = size.head
  const placed = widestThatFits(
    [360, 280, 220, 160, 120, 88],
    (cap) => placeRows(table, { x: 0, y: top, cap, ways }),
    (all) => Math.max(...all.map(endOf)) <= room.w - (trace.length > 1 ? verdict : 0),
  )
  const right = up(Math.max(...placed.map(endOf), widthOf(name, 'item')))
  sheet.put('@name', [lineOfText(name, { x: 0, y: top - 14, as: 'item' })])
  const all = placed.map((each) => ({ ...each, rest: { ...each.rest, w: right - each.rest.x } }))
  for (const each of all) {
    const isOnWay = ways.some((way) => way.includes(each.row)) || sheet.isFocus(each.row)
    drawRow(each, { isOnWay, isEnd: ways.some((way) => way.at(-1) === each.row) }, sheet)
  }
  drawAgreement(all, { ways, right }, sheet)
  sheet.ifTooWide('json', 'leave out fields, or draw a part of the document')
  sheet.ifTooHigh('json', 'leave out fields, or draw a part of the document')
}

const endOf = ({ rest, value }: PlacedRow): number => rest.x + value.w + 2 * size.padding

/** Where rows begin, the width that words wrap at, and the ways to what is traced. */
type Placing = { x: number; y: number; cap: number; ways: readonly JsonTableRow[][] }

/** All rows, those above before those below; a key is as high as the rows in it. */
const placeRows = ({ rows: all }: JsonTable, { x, y, cap, ways }: Placing): PlacedRow[] => {
  const isOnWay = (row: JsonTableRow): boolean => ways.some((way) => way.includes(row))
  const labels = all.map((row) => block([{ text: row.label, as: isOnWay(row) ? 'letters' : 'code' }], cap))
  const w = up(Math.max(...labels.map((label) => label.w)) + 2 * size.padding)
  let top = y
  return all.flatMap((row, index): PlacedRow[] => {
    const label = labels[index] ?? block([])
    const value = block([{ text: row.text, as: 'code' }], cap)
    const below = row.below === undefined ? [] : placeRows(row.below, { x: x + w, y: top, cap, ways })
    const own = up(Math.max(label.h, value.h, 20) + size.padding)
    const h = Math.max(...below.map(({ key }) => bottomOf(key)), top + own) - top
    const [first] = below
    const place = {
      key: { x, y: top, w, h },
      rest: { x: x + w, y: top, w: 0, h },
      lead: Math.max(own, first?.lead ?? h),
    }
    top += h
    return [{ row, label, value, ...place }, ...below]
  })
}

/** A row: keys on a way are bold; what is traced is tinted whole. */
const drawRow = (
  { row, label, value: words, key, rest, lead }: PlacedRow,
  { isOnWay, isEnd }: { isOnWay: boolean; isEnd: boolean },
  sheet: Sheet,
): void => {
  sheet.put(row, [cells(key, { fill: isEnd ? 'soft' : 'rule', stroke: 'muted' })], 'ground')
  if (row.below === undefined)
    sheet.put(row, [cells(rest, { ...(isEnd ? { fill: 'soft' } : {}), stroke: 'muted' })], 'ground')
  const tone = (block: Block): Block =>
    isEnd || (isOnWay && sheet.isFocus(row)) ? tintedWords(block, 'accent') : block
  sheet.put(row, [
    ...inCell(tone(label), { ...key, h: Math.min(key.h, lead) }),
    ...inCell(isEnd ? tintedWords(words, 'accent') : words, rest),
  ])
}

const inCell = (words: Block, rect: Rect) => place(words, { ...rect, x: rect.x + size.padding }, { align: 'start' })

type Agreement = { ways: readonly JsonTableRow[][]; right: number }

/** From the value of a row to that of the next one, which is further right: the line, and where it turns. */
const linkBetween = (first: PlacedRow, last: PlacedRow): { d: string; x: number } | undefined => {
  const [from, x] = [endOf(first), last.rest.x + size.padding + last.value.w / 2]
  if (last.rest.y !== bottomOf(first.rest) || x < from + 2 * size.beside) return undefined
  const [y, end] = [centerOf(first.rest).y, centerOf(last.rest).y - last.value.h / 2 - 2]
  return { d: `M ${from} ${y} H ${x - 8} q 8 0 8 8 V ${end}`, x }
}

/**
 * A line from value to value, or a bracket beside the rows that are traced, and whether their values agree: in the table behind the values of two rows
 * that follow each other, if it has room there, or else right of it.
 */
const drawAgreement = (all: readonly PlacedRow[], { ways, right }: Agreement, sheet: Sheet): void => {
  const ends = all.filter(({ row }) => ways.some((way) => way.at(-1) === row))
  const [first, last] = [ends[0], ends.at(-1)]
  if (first === undefined || last === undefined || first === last || ends.some(({ row }) => row.below)) return
  const isSame = new Set(ends.map(({ row }) => valueOf(row))).size === 1
  const words = isSame ? '✓ the same' : '✗ they differ'
  const as = { size: 16, bold: true, fill: isSame ? 'positive' : 'negative' } as const
  const [top, bottom] = [centerOf(first.rest).y, centerOf(last.rest).y]
  const w = size.beside + size.arm + size.beside + widthOf(words, as)
  const link = linkBetween(first, last)
  if (ends.length === 2 && link !== undefined && link.x + size.beside + widthOf(words, as) + size.padding <= right) {
    sheet.put(
      '@same',
      [path(link.d, { stroke: as.fill }), lineOfText(words, { x: link.x + size.beside, y: top, as })],
      'over',
    )
    return sheet.prove('same', '@same')
  }
  const isInside = last.rest.y === bottomOf(first.rest) && Math.max(...ends.map(endOf)) + w + size.beside <= right
  const x = (isInside ? right - w - size.beside : right) + size.beside
  const arms = ends.map(({ rest }) => `M ${x} ${centerOf(rest).y} h ${size.arm}`)
  const said = { x: x + size.arm + size.beside, y: (top + bottom) / 2 }
  const ground = { x: said.x - 4, y: said.y - 12, w: right - said.x + 3, h: 24 }
  sheet.put(
    '@same',
    [
      ...(isInside ? [square(ground, { fill: 'soft', stroke: 'none' })] : []),
      path(`${arms.join(' ')} M ${x + size.arm} ${top} V ${bottom}`, { stroke: as.fill }),
      lineOfText(words, { ...said, as }),
    ],
    'over',
  )
  sheet.prove('same', '@same')
}
