/**
 * The rooms whose tests are held against mutants, and the tests that count: those of the room itself.
 */
import { readdirSync } from 'node:fs'

export type Room = { name: string; files: string[]; tests: string[] }

export const roomNames = ['src/scene', 'src/geometry', 'src/review', 'import', 'layout'] as const

/** The files of a room; generated ones have nothing to mutate. Tests of cost take seconds each, and check little else. */
export const roomOf = (name: string): Room => {
  const all = readdirSync(name, { recursive: true, encoding: 'utf8' })
    .map((file) => `${name}/${file}`)
    .filter((file) => file.endsWith('.ts'))
    .sort()
  const tests = all.filter((file) => file.endsWith('.test.ts') && !file.endsWith('/cost.test.ts'))
  return { name, tests, files: all.filter((file) => !/\.(?:test|gen|d)\.ts$/.test(file)) }
}
