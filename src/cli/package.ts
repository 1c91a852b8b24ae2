/**
 * The package of this program: its version and its files.
 */
import { readFileSync } from 'node:fs'

/** The URL of a file of the package, relative to its root. */
export function packageFile(path: string): URL {
  return new URL(path, root)
}

// Both the sources (src/cli/) and what is built from them (dist/cli/, dist/chunks/) are two folders below the root.
const root = new URL('../../', import.meta.url)

/** The version of the package. */
export const packageVersion = (): string =>
  (JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { version: string }).version
