/**
 * Fields measured: the pieces of each, and where its words are: inside a piece, or below the row.
 */
import { type Block, block, widthOf } from '../../drawing/block.ts'
import { placesOf } from '../../drawing/data/field-places.ts'
import type { FieldsData, PackedField } from '../../drawing/data/packed-fields.ts'
import { stateFill, stateSign } from '../../drawing/state-sign.ts'
import type { Role } from '../../drawing/type.ts'
import { type FieldPiece, piecesOf } from './pieces.ts'

/** The height of a row, the offsets on its left, in pixels. */
export const row = { h: 56, offsets: 56 } as const

/** A field with its pieces: the words stand in the first that has room, `main`, or else below the largest. */
export type LaidField = {
  field: PackedField
  pieces: FieldPiece[]
  main: FieldPiece
  words: Block
  isInside: boolean
  isSmall?: boolean
  /** Its note stands inside, too. */
  hasNote?: boolean
}

/** Lays out all fields; a unit is `unit` pixels wide. */
export function layFields({ unit: kind, width, fields }: FieldsData, unit: number): LaidField[] {
  const laid = placesOf({ fields, unit: kind }).map(({ field, from, to }): LaidField => {
    const pieces = piecesOf(from, to - from, width)
    for (const main of pieces) {
      const words = wordsInside(field, { w: main.size * unit - 8, h: main.rows * row.h - 8 })
      if (words !== undefined) return { field, pieces, main, ...words, isInside: true }
    }
    const [main = { row: 0, rows: 1, from: 0, size: 1 }] = pieces.toSorted((a, b) => b.size - a.size)
    return { field, pieces, main, words: wordsOf({ ...field, note: undefined }, 'label'), isInside: false }
  })
  // Fields of one size in one row look alike: the words of all are inside, or of none, and of one size.
  return laid.map((each): LaidField => {
    if (!each.isInside) return each
    const peers = laid.filter(({ main }) => main.row === each.main.row && main.size === each.main.size)
    if (peers.some(({ isInside }) => !isInside))
      return { ...each, words: wordsOf({ ...each.field, note: undefined }, 'label'), isInside: false }
    const width = each.main.size * unit - 8
    const shown = each.hasNote ? each.field : { ...each.field, note: undefined }
    return peers.some(({ isSmall }) => isSmall) ? { ...each, words: wordsOf(shown, 'small', width) } : each
  })
}

const wordsOf = (field: PackedField, as: 'label' | 'small', width?: number): Block => {
  const { value, note } = field
  return block(
    [
      { text: nameOf(field), as: { size: as === 'label' ? 14 : 12, ...stateFill(field) } },
      { text: value, as: as === 'label' ? 'code' : 'codeSmall' },
      { text: note, as: as === 'label' ? 'note' : 'small' },
    ],
    width,
  )
}

/** The name of a field, with the sign of its state. */
export const nameOf = (field: PackedField): string | undefined =>
  field.name === undefined ? undefined : `${stateSign(field)}${field.name}`

/**
 * Name, value and note in so much room, no word broken; where there is none for the note, name and value; undefined
 * where they do not fit.
 */
const wordsInside = (
  field: PackedField,
  room: { w: number; h: number },
): Pick<LaidField, 'words' | 'isSmall' | 'hasNote'> | undefined => {
  const whole = field.note === undefined ? undefined : roomyWords(field, room)
  if (whole !== undefined) return { ...whole, hasNote: true }
  return roomyWords({ ...field, note: undefined }, room)
}

const roomyWords = (
  field: PackedField,
  { w, h }: { w: number; h: number },
): Pick<LaidField, 'words' | 'isSmall'> | undefined => {
  for (const as of ['label', 'small'] as const) {
    const code = as === 'label' ? 'code' : 'codeSmall'
    const fits = (words: string | undefined, role: Role): boolean =>
      words === undefined || words.split(' ').every((word) => widthOf(word, role) <= w)
    const words = wordsOf(field, as, w)
    if (fits(nameOf(field), as) && fits(field.value, code) && fits(field.note, as) && words.h <= h)
      return { words, isSmall: as === 'small' }
  }
  return undefined
}
