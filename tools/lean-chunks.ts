/**
 * Makes the output of a split build smaller: a bundler has each chunk import all chunks below it, which a browser then loads
 * at once, and names them by hashes that nothing compresses. Programs on a disk and other bundlers need neither.
 *
 * What is imported without a name only runs earlier. No module of this project does anything while it is loaded but define
 * what it exports, so such an import of its chunks is left out; those of libraries stay.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { BuildOptions, BuildResult, Plugin } from 'esbuild'

/** A bundle in memory, with its metafile. */
export type Bundle = {
  metafile: NonNullable<BuildResult['metafile']>
  outputFiles: readonly { path: string; text: string }[]
}

/** Writes the output of a build in this form. */
export const lean: Plugin = {
  name: 'lean',
  setup(bundle) {
    if (bundle.initialOptions.write === false) return
    Object.assign(bundle.initialOptions, { write: false, metafile: true } satisfies BuildOptions)
    bundle.onEnd(async ({ metafile, outputFiles = [] }) => {
      if (metafile === undefined) return
      for (const { path, text } of leanChunks({ metafile, outputFiles }).outputFiles) {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, text)
      }
    })
  },
}

/** The same bundle with short names and without imports of chunks that are not used. */
export function leanChunks({ metafile, outputFiles }: Bundle): Bundle {
  const { outputs } = metafile
  const names = shortNames(outputs)
  const renamed = (path: string): string => join(dirname(path), names.get(basename(path)) ?? basename(path))
  const pure = new Set(
    Object.entries(outputs).flatMap(([path, { inputs }]) =>
      Object.keys(inputs).some((input) => input.includes('node_modules/')) ? [] : [basename(path)],
    ),
  )
  const files = outputFiles.map(({ path, text }) => ({ path: renamed(path), text: leanText(text, names, pure) }))
  const texts = new Map(files.map(({ path, text }) => [basename(path), text]))
  const leanOutputs = Object.entries(outputs).map(([path, output]) => {
    const imports = output.imports
      .map((each) => ({ ...each, path: each.external === true ? each.path : renamed(each.path) }))
      .filter(
        (each) => each.external === true || texts.get(basename(renamed(path)))?.includes(`/${basename(each.path)}"`),
      )
    return [renamed(path), { ...output, imports }] as const
  })
  return { metafile: { ...metafile, outputs: Object.fromEntries(leanOutputs) }, outputFiles: files }
}

/**
 * `chunk-7U5GKOVS.js` → `chunk-12.js`, by the names of all chunks in order: those of the same sources are the same. What is
 * loaded on demand has the name of its folder, `recipe-pie-chart.js`.
 */
const shortNames = (outputs: Bundle['metafile']['outputs']): Map<string, string> => {
  const counts = new Map<string, number>()
  return new Map(
    Object.keys(outputs)
      .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1))
      .flatMap((path) => {
        const name = basename(path)
        const stem = /^(.+)-[A-Z0-9]{8}\.js$/.exec(name)?.[1]
        if (stem === undefined) return []
        const folder = basename(dirname(outputs[path]?.entryPoint ?? ''))
        const own = /^[\w-]+$/.test(folder) ? `${stem}-${folder}` : stem
        const count = (counts.get(own) ?? 0) + 1
        counts.set(own, count)
        return [[name, own === stem || count > 1 ? `${own}-${count}.js` : `${own}.js`] as const]
      }),
  )
}

const leanText = (text: string, names: ReadonlyMap<string, string>, pure: ReadonlySet<string>): string =>
  text
    .replaceAll(/\bimport\s?"\.\/(?:chunks\/)?([^"/]+)";\n?/g, (whole, name: string) => (pure.has(name) ? '' : whole))
    .replaceAll(
      /"(\.\/(?:chunks\/)?)([^"/]+\.js)"/g,
      (_, folder: string, name: string) => `"${folder}${names.get(name) ?? name}"`,
    )
