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

/** Reads a JSON file of the package. */
export const readPackageJson = (path: string): unknown => JSON.parse(readFileSync(packageFile(path), 'utf8'))

/** The version of the package. */
export const packageVersion = (): string => (readPackageJson('package.json') as { version: string }).version
