/**
 * What the drawing says of itself, in words: notes alone are no warnings, since nothing is wrong.
 */
import { count } from '../../scene/count.ts'
import type { Store } from './store.ts'

/** Whether any of it is a warning. */
export const areWarnings = ({ warnings }: Pick<Store, 'warnings'>): boolean =>
  warnings.some(({ level }) => level !== 'note')

/** How many there are. */
export const warningsIn = (store: Pick<Store, 'warnings'>): string =>
  count(store.warnings.length, areWarnings(store) ? 'warning' : 'note')
