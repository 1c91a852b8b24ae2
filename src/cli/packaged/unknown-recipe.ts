/**
 * The message for an unknown id.
 */
import { nearest } from '../../catalog/nearest.ts'
import { stripControls } from '../terminal.ts'

/** One line that names the nearest of the known ids. */
export function unknownRecipe(id: string, ids: readonly string[]): string {
  const near = nearest(id, ids)
  const meant = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`
  return `There is no diagram "${stripControls(id.slice(0, 100))}".${meant} diagref list shows all.`
}
