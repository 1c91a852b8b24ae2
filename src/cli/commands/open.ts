/**
 * `diagref open ID`: opens the page of a diagram in the browser, and prints its URL.
 */

import { spawn } from 'node:child_process'
import { isObject, parseJson } from '../../scene/json.ts'
import { usageError } from '../cli-error.ts'
import { baseUrlOf } from '../client/address.ts'
import { fetchBody } from '../client/fetch-body.ts'
import type { Call } from '../command.ts'
import { logMessage, print } from '../output.ts'

export async function run({ operands, values }: Call): Promise<number | void> {
  const id = encodeURIComponent(operands[0] ?? '')
  const baseUrl = baseUrlOf(values)
  // A page needs a service: the catalog of the package cannot replace it.
  if (values['offline']) throw usageError('open needs a service that has the page: leave --offline out.')
  await fetchBody(`/api/diagrams/${id}`, { ...values, 'base-url': baseUrl }, expected)
  const address = `${baseUrl}/diagrams/${id}`
  await print(`${address}\n`)
  await openInBrowser(address)
}

const expected = {
  type: 'application/json',
  problem: (body: string) => (isObject(parseJson(body)) ? undefined : 'is not a recipe'),
}

/** Starts the browser without waiting for it. */
const openInBrowser = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const [program = '', ...args] = opener(process.platform, process.env)
    const child = spawn(program, [...args, address], { detached: true, stdio: 'ignore' })
    child.once('spawn', () => {
      child.unref()
      resolve()
    })
    child.once('error', () => {
      logMessage(`${program} cannot be started; open the URL yourself, or set BROWSER`)
      resolve()
    })
  })

const opener = (platform: NodeJS.Platform, { BROWSER }: NodeJS.ProcessEnv): string[] => {
  if (BROWSER) return [BROWSER]
  if (platform === 'darwin') return ['open']
  return platform === 'win32' ? ['rundll32', 'url.dll,FileProtocolHandler'] : ['xdg-open']
}
