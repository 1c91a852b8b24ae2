/**
 * `diagref serve`: the whole service, from the catalog and the site that this package holds.
 */
import { run as runService } from '../../node/run.ts'
import type { Run } from '../commands.ts'
import { loadRecipes, loadSite } from '../service.ts'
import { textOf } from '../values.ts'

const flags = ['port', 'host', 'base-url', 'workers']

export const run: Run = async ({ values }) => {
  const args = flags.flatMap((name) => {
    const value = textOf(values, name)
    return value === undefined ? [] : [`--${name}=${value}`]
  })
  await runService(args, { recipes: loadRecipes, site: loadSite })
}
