/**
 * What `npm test` has built of these sources before the tests start: they share it instead of building it again in every
 * thread. A test file that is run by itself builds what it needs.
 */
import { readFile } from 'node:fs/promises'

/** The variable by which tools/test.ts says that `dist` is of this run. */
export const isBuilt = process.env['DIAGREF_BUILT'] === '1'

/** A JSON file of `dist`, or what `make` makes of the sources. */
export const builtJson = async <T>(name: string, make: () => Promise<T>): Promise<T> =>
  isBuilt ? (JSON.parse(await readFile(`dist/${name}`, 'utf8')) as T) : make()
