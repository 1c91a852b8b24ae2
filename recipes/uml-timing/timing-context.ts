/**
 * What every part of a timing diagram is drawn with.
 */
import type { Sheet } from '../../drawing/sheet.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { FreeWords } from './free-words.ts'
import type { Instants } from './instants.ts'
import type { TimingLayout } from './lanes.ts'
import type { TimedMessage, TimingData } from './timing-data.ts'

/** `homeless`: what has no room where it belongs, and is listed below the drawing. */
export type TimingContext = {
  data: TimingData
  sheet: Sheet
  instants: Instants
  layout: TimingLayout
  free: FreeWords
  homeless: string[]
}

/** The color of what is in focus, good or bad. */
export const colorOf = (item: { state?: TimedMessage['state'] }, sheet: Sheet): Color | undefined =>
  sheet.isFocus(item) ? 'accent' : item.state
