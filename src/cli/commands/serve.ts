/**
 * `diagref serve`: the whole service, from the catalog and the site in this package.
 */
import { run as runService } from '../../node/run.ts'
import type { Call } from '../command.ts'
import { loadRecipes, loadSite } from '../packaged/service.ts'
import { textOf } from '../values.ts'

export async function run({ values }: Call): Promise<number | void> {
  const args = flags.flatMap((name) => {
    const value = textOf(values, name)
    return value === undefined ? [] : [`--${name}=${value}`]
  })
  // A program that someone starts on a laptop is nobody else's business; a server says HOST=0.0.0.0.
  const isTold = textOf(values, 'host') !== undefined || (process.env['HOST'] ?? '') !== ''
  await runService(isTold ? args : [...args, '--host=127.0.0.1'], { recipes: loadRecipes, site: loadSite })
}

const flags = ['port', 'host', 'base-url', 'workers', 'drain-seconds', 'metrics-port']
