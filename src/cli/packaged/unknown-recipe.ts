/**
 * What to say of an id that no recipe has.
 */
import { nearest } from '../../catalog/nearest.ts'
import { stripControls } from '../terminal.ts'

/** One line that names the nearest of the ids there are. */
export function unknownRecipe(id: string, ids: readonly string[]): string {
  const near = nearest(id, ids)
  const meant = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`
  return `There is no diagram "${stripControls(id.slice(0, 100))}".${meant} diagref list shows all.`
}
