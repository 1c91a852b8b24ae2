/**
 * Who may import whom, according to the import lines: the table in AGENTS.md without exceptions, no cycle between folders,
 * and nothing in the kit that only one recipe needs.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = normalize(join(import.meta.dirname, '..'))

/** What each room may import, from the map: other rooms, and packages. */
const walls: ReadonlyMap<string, readonly string[]> = new Map(
  [...readFileSync(join(root, 'AGENTS.md'), 'utf8').matchAll(/^\| `([^`]+)` \|[^|]*\|([^|]*)\|$/gm)]
    .filter(([, , imports = '']) => imports.trim() === 'nothing' || imports.includes('`'))
    .map(([, room = '', imports = '']) => [room, [...imports.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)]),
)

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => join(folder, file))

const files = ['src', 'entries', 'layout', 'drawing', 'import', 'recipes'].flatMap(filesBelow)

const isBelow = (name: string, folder: string): boolean => name === folder || name.startsWith(`${folder}/`)

/** The room of a file: the innermost that contains it. */
const roomOf = (file: string): string | undefined =>
  [...walls.keys()].filter((room) => isBelow(file, room)).sort((a, b) => b.length - a.length)[0]

/** What a file imports: files by their path from the root, packages by their name. */
const importsOf = (file: string): string[] => {
  const context = readFileSync(join(root, file), 'utf8')
  const found = context.matchAll(
    /^\s*(?:import|export)\b[^'"]*?from\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  )
  return [...found]
    .map(([, fixed, lazy]) => fixed ?? lazy ?? '')
    .map((name) => (name.startsWith('.') ? relative(root, join(root, dirname(file), name)) : name))
}

const isAllowed = (name: string, allowed: string): boolean =>
  /[-:]$/.test(allowed) ? name.startsWith(allowed) : isBelow(name, allowed)

const trespasses = (file: string): string[] => {
  const room = roomOf(file)
  if (room === undefined) return [`${file} is in no room`]
  return importsOf(file)
    .filter((name) => !isBelow(name, room) && !walls.get(room)?.some((allowed) => isAllowed(name, allowed)))
    .map((name) => `${file} imports ${name}`)
}

test('the map has a row for every room', () => {
  const rooms = readdirSync(join(root, 'src')).map((name) => `src/${name}`)
  expect([...walls.keys()].filter((room) => room !== 'src/pages/universal').sort()).toEqual(
    [...rooms, 'drawing', 'entries', 'import', 'layout', 'recipes'].sort(),
  )
})

test('every file is in a room and imports only what the room may import', () => {
  expect(files.flatMap(trespasses)).toEqual([])
})

/** Each folder with the folders it imports from. */
const folderImports = (room: string): Map<string, Set<string>> => {
  const graph = new Map<string, Set<string>>()
  for (const file of files.filter((each) => isBelow(each, room))) {
    const folder = dirname(file)
    const targets = graph.get(folder) ?? new Set()
    for (const name of importsOf(file)) if (/\.tsx?$/.test(name) && dirname(name) !== folder) targets.add(dirname(name))
    graph.set(folder, targets)
  }
  return graph
}

/** Repeatedly removes folders that import none of the remaining ones; the rest are the cycles. */
const cyclesIn = (graph: Map<string, Set<string>>): string[] => {
  const left = new Set(graph.keys())
  for (let before = -1; before !== left.size; ) {
    before = left.size
    for (const folder of left)
      if (![...(graph.get(folder) ?? [])].some((target) => left.has(target))) left.delete(folder)
  }
  return [...left].sort()
}

test.each(['src', 'layout', 'drawing', 'import', 'recipes'])(
  'no folders of %s import from each other in a cycle',
  (room) => {
    expect(cyclesIn(folderImports(room))).toEqual([])
  },
)

test('a cycle is found, with the folders that depend on it', () => {
  const graph = new Map(
    Object.entries({ a: ['b'], b: ['c'], c: ['b', 'd'], d: [] }).map(([key, to]) => [key, new Set(to)]),
  )
  expect(cyclesIn(graph)).toEqual(['a', 'b', 'c'])
})

/** Who needs a file of the kit, at last: recipes and templates by their names, other rooms, and nobody by what only tests use. */
const usersOf = (file: string, importers: Map<string, string[]>): Set<string> => {
  const reached = new Set([file])
  const users = new Set<string>()
  for (const each of reached)
    for (const importer of importers.get(each) ?? [])
      if (isBelow(importer, 'drawing')) reached.add(importer)
      else users.add(/^recipes\/[^/]+/.exec(importer)?.[0] ?? importer)
  return users
}

test('what serves one recipe stands beside it: a file of the kit has two, another room, or a start for new recipes', () => {
  const importers = new Map<string, string[]>()
  for (const file of [...files, ...filesBelow('tools/templates')])
    for (const name of importsOf(file)) importers.set(name, [...(importers.get(name) ?? []), file])
  const alone = filesBelow('drawing').filter((file) => {
    const [user = 'recipes/', ...others] = usersOf(file, importers)
    return others.length === 0 && user.startsWith('recipes/')
  })
  expect(alone).toEqual([])
})
