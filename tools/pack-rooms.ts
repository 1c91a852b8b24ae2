/**
 * Packs the chunks of a split bundle into a few CommonJS files: they start faster than ES modules, and fewer files
 * start faster still.
 *
 * A file exports a function from a chunk's name to the chunk's exports; a chunk runs on first use. The file of an
 * entry exports what the entry exports.
 */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { BuildOptions, OutputFile, Plugin } from 'esbuild'
import { transform } from 'esbuild'
import { type ChunkRoom, roomsOf } from './chunk-rooms.ts'
import { leanChunks } from './lean-chunks.ts'
import { giver, leanExports } from './lean-exports.ts'

/** Replaces the output of a build. */
export const inRooms: Plugin = {
  name: 'rooms',
  setup(bundle) {
    const { outdir = '.', write = true } = bundle.initialOptions
    Object.assign(bundle.initialOptions, { write: false, metafile: true } satisfies BuildOptions)
    if (!write) return
    bundle.onEnd(async (result) => {
      if (result.metafile === undefined) return
      const { metafile, outputFiles } = leanChunks({ metafile: result.metafile, outputFiles: result.outputFiles ?? [] })
      const rooms = new Map([...roomsOf(metafile)].map(([path, room]) => [basename(path), room]))
      const entries = new Set(
        Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) => (entryPoint ? [basename(path)] : [])),
      )
      await mkdir(outdir, { recursive: true })
      const texts = await textsOf(outputFiles, rooms, entries)
      await Promise.all([...texts].map(([file, text]) => writeFile(join(outdir, file), withDigest(text))))
    })
  },
}

/** Adds the digest under which the compiled code of a file is cached. */
const withDigest = (text: string): string =>
  `// ${createHash('sha256').update(text).digest('hex').slice(0, 32)}\n${text}`

const textsOf = async (
  outputs: readonly Pick<OutputFile, 'path' | 'text'>[],
  rooms: ReadonlyMap<string, ChunkRoom>,
  entries: ReadonlySet<string>,
): Promise<Map<string, string>> => {
  const texts = new Map<string, string>()
  for (const { path, text } of outputs.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const name = basename(path)
    const room = rooms.get(name)
    if (room === undefined) continue
    const code = await asCommonJs(text, { room, rooms, entries })
    if (entries.has(name)) texts.set(room.file, `${head}${giver}${code}`)
    else texts.set(room.file, (texts.get(room.file) ?? `${head}${loader}`) + factory(name, code, room))
  }
  return texts
}

/** `import.meta.url` has no meaning in CommonJS, so it is made from the file's name. */
const ownUrl = "require('node:url').pathToFileURL(__filename).href"

/** What a file begins with. */
const head = "'use strict';"

const loader = `${giver}const factories={},loaded={};const load=module.exports=name=>{let own=loaded[name];if(own===undefined){own=loaded[name]={exports:{}};factories[name](own)}return own.exports};`

/** In parentheses, a function is compiled eagerly, without being preparsed. */
const factory = (name: string, code: string, { eager }: ChunkRoom): string =>
  eager
    ? `factories[${JSON.stringify(name)}]=(function(module){${code}});\n`
    : `factories[${JSON.stringify(name)}]=function(module){${code}};\n`

type Places = { room: ChunkRoom; rooms: ReadonlyMap<string, ChunkRoom>; entries: ReadonlySet<string> }

const asCommonJs = async (text: string, { room, rooms, entries }: Places): Promise<string> => {
  const { code } = await transform(text, {
    format: 'cjs',
    // Without the list of exports that `platform: 'node'` adds for ES modules that import the file.
    platform: 'neutral',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': 'ownUrl' },
    banner: text.includes('import.meta.url') ? `const ownUrl=${ownUrl};` : '',
  })
  return leanExports(code.trim()).replaceAll(/require\("\.\/([^"/]+\.js)"\)/g, (call, name: string) => {
    const target = rooms.get(name)
    if (target === undefined) return call
    const file = JSON.stringify(`./${target.file}`)
    if (entries.has(name)) return `require(${file})`
    return target.file === room.file ? `load(${JSON.stringify(name)})` : `require(${file})(${JSON.stringify(name)})`
  })
}
