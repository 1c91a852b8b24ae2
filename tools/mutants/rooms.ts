/**
 * The rooms whose tests are held against mutants, and the tests that count: those of the room itself.
 */
import { readdirSync } from 'node:fs'

export type Room = { name: string; files: string[]; tests: string[] }

export const roomNames = ['src/scene', 'src/geometry', 'src/review', 'import', 'layout'] as const

/** What a room has; generated files have nothing to mutate. Tests of cost take seconds each, and check little else. */
const wholeRoom = (name: string): Room => {
  const all = readdirSync(name, { recursive: true, encoding: 'utf8' })
    .map((file) => `${name}/${file}`)
    .filter((file) => file.endsWith('.ts'))
    .sort()
  const tests = all.filter((file) => file.endsWith('.test.ts') && !file.endsWith('/cost.test.ts'))
  return { name, tests, files: all.filter((file) => !/\.(?:test|gen|d)\.ts$/.test(file)) }
}

/** A room by its name, or a part of one by the path of a folder or file in it: its files, and the tests of the whole room. */
export function roomOf(path: string): Room | undefined {
  const name = roomNames.find((each) => path === each || path.startsWith(`${each}/`))
  if (name === undefined) return undefined
  const { files, tests } = wholeRoom(name)
  const own = files.filter((file) => path === name || file === path || file.startsWith(`${path}/`))
  return own.length === 0 ? undefined : { name: path, files: own, tests }
}
