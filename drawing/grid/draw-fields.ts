/**
 * Fields of bits, bytes or characters in rows: cells to scale, a ruler above, offsets on the left.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import { type Block, block, lineOfText, place, widthOf } from '../block.ts'
import { type Field, type FieldsData, sizeOf } from '../data/packed-fields.ts'
import { spread } from '../label/spread.ts'
import { path } from '../primitives.ts'
import { up } from '../rect.ts'
import { room, type Sheet } from '../sheet.ts'
import type { Role } from '../type.ts'
import { cells } from './cells.ts'
import { type Piece, piecesOf } from './pieces.ts'

/** The height of the ruler, of a row, and of the words below a row; pixels of a unit at most; offsets on the left. */
const size = { ruler: 24, row: 56, below: 40, widestUnit: 48, offsets: 56 }

/** A field with its pieces: the words stand in the first that has room, `main`, or else below the largest. */
type Laid = { field: Field; pieces: Piece[]; main: Piece; words: Block; isInside: boolean }

/** Draws fields on the sheet. */
export function drawFields(data: FieldsData, sheet: Sheet): void {
  const unit = Math.min(size.widestUnit, Math.floor((room.w - size.offsets) / data.width / 4) * 4 || 4)
  const laid = layFields(data, unit)
  const rowCount = Math.max(...laid.flatMap(({ pieces }) => pieces.map(({ row, rows }) => row + rows)))
  const tops: number[] = []
  let y = size.ruler
  for (let row = 0; row < rowCount; row++) {
    tops.push(y)
    y += size.row + (laid.some(({ main, isInside }) => !isInside && main.row === row) ? size.below : 0)
  }
  tops.push(y)
  const rectOf = ({ row, rows, from, size: units }: Piece): Rect => {
    const top = tops[row] ?? 0
    return { x: size.offsets + from * unit, y: top, w: units * unit, h: (tops[row + rows - 1] ?? top) + size.row - top }
  }
  drawRuler(data, sheet, { unit, tops: tops.slice(0, -1) })
  // What is in focus comes last: its outline lies over its neighbors'.
  for (const each of laid.toSorted((a, b) => Number(sheet.isFocus(a.field)) - Number(sheet.isFocus(b.field)))) {
    const paint = sheet.isFocus(each.field) ? ({ fill: 'soft', stroke: 'accent' } as const) : {}
    const drawn = each.pieces.flatMap((piece) => {
      const rect = rectOf(piece)
      const words = piece === each.main && each.isInside ? each.words : continued(each, piece, unit)
      return [cells(rect, paint), ...place(words, rect)]
    })
    sheet.put(each.field, drawn)
  }
  for (let row = 0; row < rowCount; row++)
    drawBelow(
      laid.filter(({ main, isInside }) => !isInside && main.row === row),
      sheet,
      rectOf,
    )
}

const layFields = ({ unit: kind, width, fields }: FieldsData, unit: number): Laid[] => {
  let from = 0
  return fields.map((field): Laid => {
    const pieces = piecesOf(from, sizeOf(field, kind), width)
    from += sizeOf(field, kind)
    for (const main of pieces) {
      const words = wordsInside(field, { w: main.size * unit - 8, h: main.rows * size.row - 8 })
      if (words !== undefined) return { field, pieces, main, words, isInside: true }
    }
    const [main = { row: 0, rows: 1, from: 0, size: 1 }] = pieces.toSorted((a, b) => b.size - a.size)
    return { field, pieces, main, words: wordsOf(field, 'label'), isInside: false }
  })
}

const wordsOf = ({ name, value }: Field, as: 'label' | 'small', width?: number): Block =>
  block(
    [
      { text: name, as: as === 'label' ? as : { size: 12 } },
      { text: value, as: as === 'label' ? 'code' : 'codeSmall' },
    ],
    width,
  )

/** Name and value in so much room, no word broken; undefined where they do not fit. */
const wordsInside = (field: Field, { w, h }: { w: number; h: number }): Block | undefined => {
  for (const as of ['label', 'small'] as const) {
    const code = as === 'label' ? 'code' : 'codeSmall'
    const fits = (words: string | undefined, role: Role): boolean =>
      words === undefined || words.split(' ').every((word) => widthOf(word, role) <= w)
    const words = wordsOf(field, as, w)
    if (fits(field.name, as) && fits(field.value, code) && words.h <= h) return words
  }
  return undefined
}

/** What stands in the pieces after the one with the words. */
const continued = ({ field, pieces, main }: Laid, piece: Piece, unit: number): Block => {
  const words = block([{ text: `${field.name}, continued`, as: 'note' }])
  const isAfter = field.name !== undefined && pieces.indexOf(piece) > pieces.indexOf(main)
  return isAfter && words.w <= piece.size * unit - 16 ? words : block([])
}

type Rows = { unit: number; tops: number[] }

/** Unit numbers over the columns, and on the left the offset of each row in bytes. */
const drawRuler = ({ unit: kind, width }: FieldsData, sheet: Sheet, { unit, tops }: Rows): void => {
  const step = [1, 2, 4, 8, 16].find((each) => each * unit >= 24) ?? 16
  const shown = Array.from({ length: width }, (_, index) => index).filter((index) => index % step === 0)
  sheet.put(
    '@ruler',
    shown.map((index) =>
      lineOfText(String(index), { x: size.offsets + (index + 0.5) * unit, y: 10, as: 'small', align: 'middle' }),
    ),
  )
  const bytes = kind === 'bit' ? width / 8 : width
  if (kind === 'char' || !Number.isInteger(bytes) || tops.length < 2) return
  sheet.put('@offsets', [
    lineOfText('byte', { x: 0, y: 10, as: 'small' }),
    ...tops.map((top, row) => lineOfText(String(row * bytes), { x: 0, y: top + size.row / 2, as: 'tick' })),
  ])
}

/** Words of narrow fields below their row, each with a leader, in the order of the fields. */
const drawBelow = (laid: Laid[], sheet: Sheet, rectOf: (piece: Piece) => Rect): void => {
  const rects = laid.map(({ main }) => rectOf(main))
  const middles = spread(
    rects.map(({ x, w }) => x + w / 2),
    { sizes: laid.map(({ words }) => words.w), gap: 12, from: 0, to: room.w },
  )
  laid.forEach(({ field, words }, index) => {
    const [rect, middle = 0] = [rects[index], middles[index]]
    if (rect === undefined) return
    const x = rect.x + rect.w / 2
    const bottom = rect.y + rect.h
    const top = bottom + 14
    sheet.put(
      field,
      [
        path(`M ${x} ${bottom} L ${Math.round(middle)} ${top - 2}`),
        ...place(
          words,
          { x: Math.round(middle - words.w / 2), y: top, w: words.w, h: up(words.h, 2) },
          { valign: 'top' },
        ),
      ],
      'line',
    )
  })
}
