/**
 * ZIP archives with the same bytes every time: sorted, of one date, with the executable bit where it belongs.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'

/** A folder as an archive, below `root` if one is given. */
export function zipFolder(folder: string, root = ''): Uint8Array {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
  const files = names.map((name): [string, Zippable[string]] => {
    const mode = isProgram(name) ? 0o100_755 : 0o100_644
    return [root + name, [readFileSync(join(folder, name)), { mtime, os: unix, attrs: mode * 2 ** 16 }]]
  })
  return zipSync(Object.fromEntries(files), { level: 9 })
}

const isProgram = (name: string): boolean => /^bin\/|(?:^|\/)diagref\.cjs$/.test(name)

/** The earliest date that the format has. */
const mtime = new Date(1980, 0, 1)

/** Attributes are those of Unix. */
const unix = 3
