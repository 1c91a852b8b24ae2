/**
 * The message for an unknown id.
 */
import { nearest } from '../../catalog/nearest.ts'
import { stripControls } from '../terminal.ts'

/** One line that names the nearest of the known ids, or else how to search for its words. */
export function unknownRecipe(id: string, ids: readonly string[]): string {
  const near = nearest(id, ids)
  const words = /^\w[\w-]{0,60}$/.test(id) ? ` diagref list ${id.replaceAll('-', ' ')} searches for it;` : ''
  const meant = near.length === 0 ? words : ` Did you mean ${near.join(' or ')}?`
  return `There is no diagram "${stripControls(id.slice(0, 100))}".${meant} diagref list shows all.`
}
