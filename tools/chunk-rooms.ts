/**
 * Which file of the command line each chunk of a bundle goes into.
 *
 * A bundler makes a chunk for each set of entries that share code: about fifty for one drawing. Chunks that are always
 * loaded together go into one file, a room; what may not be needed stays in a file of its own.
 */
import { basename } from 'node:path'
import type { Metafile } from 'esbuild'

/** A chunk's file, and whether it is always needed when the file is loaded. */
export type ChunkRoom = { file: string; eager: boolean }

/** The rooms of all chunks, by their paths in the metafile. */
export function roomsOf({ outputs }: Metafile): Map<string, ChunkRoom> {
  const reached = (entries: readonly string[]): Set<string> =>
    closure(
      outputs,
      Object.keys(outputs).filter((path) => entries.includes(outputs[path]?.entryPoint ?? '')),
    )
  const [core, kit] = [reached(['src/cli/commands/check.ts']), reached(['src/cli/commands/draw.ts'])]
  const recipes = Object.keys(outputs).filter((path) =>
    /^recipes\/[^/]+\/recipe\.ts$/.test(outputs[path]?.entryPoint ?? ''),
  )
  const drawing = closure(outputs, recipes)
  return new Map(
    Object.entries(outputs).map(([path, { entryPoint, inputs }]): [string, ChunkRoom] => {
      const own = basename(path)
      if (entryPoint !== undefined) return [path, { file: own, eager: true }]
      if (core.has(path)) return [path, { file: 'core.js', eager: true }]
      if (kit.has(path)) return [path, { file: 'kit.js', eager: true }]
      if (drawing.has(path)) return [path, { file: `${folderOf(Object.keys(inputs))}.js`, eager: false }]
      return [path, { file: own, eager: true }]
    }),
  )
}

type Outputs = Metafile['outputs']

/** Everything that is loaded with some chunks. */
const closure = (outputs: Outputs, paths: readonly string[]): Set<string> => {
  const found = new Set(paths)
  for (const path of found)
    for (const { path: next, kind } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && outputs[next] !== undefined) found.add(next)
  return found
}

/** The folder of the kit that a chunk is from; chunks of several folders are small and stay with the kit. */
const folderOf = (inputs: readonly string[]): string => {
  const folders = new Set(
    inputs.map((path) =>
      path.startsWith('node_modules/') ? 'libraries' : (/^drawing\/([^/]+)\//.exec(path)?.[1] ?? 'kit'),
    ),
  )
  const [folder = 'kit'] = folders
  return folders.size === 1 && !['data', 'label', 'shapes'].includes(folder) ? folder : 'kit'
}
