/**
 * The words in the rows of an entity: names of fields with their types or notes.
 */
import { type Block, block, wholeWords, widthOf } from '../block.ts'
import type { EntityField } from '../data/entities.ts'
import { count } from '../describe.ts'
import type { SmallRole } from '../legible-words.ts'
import type { Sheet } from '../sheet.ts'
import type { TypeStyle } from '../type.ts'
import type { EntityFold } from './fold-entities.ts'

/** Pixels: between a name and its type, and the widest note. */
const measure = { between: 16, note: 220 }

/** How types are written. */
const typeStyle: TypeStyle = { size: 14, mono: true, fill: 'muted' }

/**
 * `plain`: without room for keys where there are none, and no wider than its words, which wrap at `cap` pixels. `lit` are fields in bold; the others are
 * muted then; `marked` are painted as those in focus. `fold` says which fields are shown. `isNarrow`: types are under names. `room`: the width of the table where that is known, which words may fill. `free`: how far before the right edge bands end.
 */
export type EntityLook = {
  plain?: boolean
  cap?: number
  lit?: ReadonlySet<object> | undefined
  marked?: ReadonlySet<object> | undefined
  fold?: EntityFold | undefined
  small?: SmallRole
  isNarrow?: boolean
  room?: number | undefined
  free?: number
}

/** Whether a column may be empty, as SQL or a type with a question mark says. */
export const mayBeNull = (item: object): boolean => {
  const type = 'type' in item && typeof item.type === 'string' ? item.type : ''
  return (/\bnull\b/i.test(type) && !/\bnot null\b/i.test(type)) || type.endsWith('?')
}

/** A type that may be null is darker than those that are not. */
export const typeOf = (type = ''): TypeStyle => (mayBeNull({ type }) ? { ...typeStyle, fill: 'ink' } : typeStyle)

/** How wide a type is with what is before it. */
export const widthOfType = (type: string | undefined): number =>
  type === undefined ? 0 : measure.between + widthOf(type, typeStyle)

/** The name of a field over its note, and over its type where tables are narrow. */
export const fieldWords = (field: EntityField, sheet: Sheet, look: EntityLook): Block => {
  const paragraphs = [
    { text: field.name, as: nameStyle(field, sheet, look) },
    {
      text: look.isNarrow ? field.type : undefined,
      as: isMarked(field, sheet, look) ? { ...typeStyle, fill: 'accent' as const } : typeOf(field.type),
    },
    ...(look.plain === true ? [] : [{ text: field.note, as: 'small' } as const]),
  ]
  const noted = field.note === undefined ? undefined : Math.max(measure.note, widthOf(field.name, typeStyle))
  return block(paragraphs, look.cap === undefined ? noted : wholeWords(paragraphs, look.cap))
}

/** Whether a field has a band of the accent. */
export const isMarked = (field: object, sheet: Sheet, { marked }: EntityLook): boolean =>
  sheet.isFocus(field) || marked?.has(field) === true

/** How many fields are not shown. */
export const foldWords = (hidden: number): Block => block([{ text: `+${count(hidden, 'column')}`, as: 'small' }])

const nameStyle = (field: EntityField, sheet: Sheet, { lit }: EntityLook): TypeStyle => {
  const style: TypeStyle = { size: 14, mono: true }
  if (sheet.isFocus(field)) return { ...style, bold: true, fill: 'accent' }
  if (lit?.has(field) === true) return { ...style, bold: true }
  return lit === undefined ? style : { ...style, fill: 'muted' }
}
