/**
 * The tone of an item: the accent where it is in focus, the color of its state, or a plain one.
 */
import type { Color } from '../src/scene/limits.ts'
import type { Sheet } from './sheet.ts'

/** What can be good or bad. */
type Item = { state?: Color | undefined }

/** The color that an item is drawn in. */
export const toneOf = (item: Item, sheet: Sheet, plain: Color = 'muted'): Color =>
  sheet.isFocus(item) ? 'accent' : (item.state ?? plain)
