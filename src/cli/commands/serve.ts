/**
 * `diagref serve`: the whole service, from the catalog and the site in this package.
 */
import { run as runService } from '../../node/run.ts'
import type { Call } from '../command.ts'
import { loadRecipes, loadSite } from '../service.ts'
import { textOf } from '../values.ts'

export async function run({ values }: Call): Promise<number | void> {
  const args = flags.flatMap((name) => {
    const value = textOf(values, name)
    return value === undefined ? [] : [`--${name}=${value}`]
  })
  await runService(args, { recipes: loadRecipes, site: loadSite })
}

const flags = ['port', 'host', 'base-url', 'workers', 'drain-seconds', 'metrics-port']
