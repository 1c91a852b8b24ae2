/**
 * The package this program is part of: its version, and the files that lie in it.
 */
import { readFileSync } from 'node:fs'

/** The address of a file of the package, from its root. */
export function packageFile(path: string): URL {
  return new URL(path, root)
}

// Both the sources (src/cli/) and what is built from them (dist/cli/, dist/chunks/) lie two folders below the root.
const root = new URL('../../', import.meta.url)

/** Reads a JSON file of the package. */
export const readPackageJson = (path: string): unknown => JSON.parse(readFileSync(packageFile(path), 'utf8'))

/** The version of the package. */
export const packageVersion = (): string => (readPackageJson('package.json') as { version: string }).version
