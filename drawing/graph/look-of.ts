/**
 * The look that an item is drawn in, which may be another than it has (drawn-looks.ts), or none.
 */
import type { NodeLook } from '../data/graph-types.ts'
import type { Sheet } from '../sheet.ts'

export const lookOf = <Look extends NodeLook>(item: { look?: Look | undefined }, sheet: Sheet): Look | undefined =>
  sheet.looks.has(item) ? (sheet.looks.get(item) as Look | undefined) : item.look
