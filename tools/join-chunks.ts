/**
 * Joins the chunks of a split bundle that entries always load together: a bundler makes a chunk for each set of
 * entries that share code, about forty for the editor, and forty small files are slower and compress worse than a few.
 */
import { createHash } from 'node:crypto'
import { build, type Plugin } from 'esbuild'

/** Files by name; they import each other as `./NAME`, as the bundler wrote and minified them. */
export type Files = ReadonlyMap<string, string>

/** A file to be made: its name without hash and `.js`, and the chunks in it. */
type Group = { name: string; chunks: string[] }

/** A name given to an export of a chunk in the file that it is joined into. */
type Rename = (chunk: string, exported: string) => string

/**
 * The same modules in fewer files. Chunks that two entries load at their start become one file, the others that one
 * entry loads one file for this entry; entries and what is loaded on demand stay. All are named by their content.
 */
export async function joinChunks(files: Files, entries: readonly string[]): Promise<Map<string, string>> {
  const rename = createRename()
  let rest = new Map(files)
  for (const { name, chunks } of groupsOf(files, entries)) {
    const text = await joined(rest, chunks, rename)
    const file = `${name}.${hashOf(text)}.js`
    for (const chunk of chunks) rest.delete(chunk)
    rest = new Map([...rest].map(([other, code]) => [other, importFrom(code, { chunks, file, rename })]))
    rest.set(file, text)
  }
  checkImports(rest)
  return nameAgain(rest)
}

/** What a file imports at its start. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|import)"\.\/([^"]+)"/g)].map(([, name = '']) => name)

/** The bundler may write imports in another form one day: better no site than one that does not start. */
const checkImports = (files: Files): void => {
  for (const [name, text] of files)
    for (const [, imported = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+)["'`]/g))
      if (!files.has(imported)) throw new Error(`${name} imports ${imported}, which was joined into another file`)
}

const reachedFrom = (files: Files, entry: string): Set<string> => {
  const reached = new Set([entry])
  for (const name of reached) for (const next of importsOf(files.get(name) ?? '')) reached.add(next)
  return reached
}

/** What all entries share comes first, so that the others can import it. */
const groupsOf = (files: Files, entries: readonly string[]): Group[] => {
  const reached = entries.map((entry) => reachedFrom(files, entry))
  const chunks = [...files.keys()].filter((name) => !entries.includes(name)).sort()
  const users = (name: string): number => reached.filter((each) => each.has(name)).length
  const own = entries.map((entry, index) => ({
    name: `${entry.split('.')[0]}-kit`,
    chunks: chunks.filter((name) => users(name) === 1 && reached[index]?.has(name)),
  }))
  const shared = { name: 'drawing-shared', chunks: chunks.filter((name) => users(name) > 1) }
  return [shared, ...own].filter((group) => group.chunks.length > 0)
}

const createRename = (): Rename => {
  const names = new Map<string, string>()
  return (chunk, exported) => {
    const key = `${chunk} ${exported}`
    const name = names.get(key) ?? `x${names.size.toString(36)}`
    names.set(key, name)
    return name
  }
}

/** Bundles chunks into one module that exports what each of them exports, under other names. */
const joined = async (files: Files, chunks: readonly string[], rename: Rename): Promise<string> => {
  const lines = chunks.map((chunk) => {
    const clauses = exportsOf(files.get(chunk) ?? '').map((name) => `${name} as ${rename(chunk, name)}`)
    return `export{${clauses.join(',')}}from"./${chunk}";`
  })
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: '/' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    plugins: [fromMemory(files, chunks)],
  })
  return outputFiles[0]?.text ?? ''
}

const exportsOf = (text: string): string[] =>
  [...text.matchAll(/\bexport\{([^}]*)\}/g)]
    .flatMap(([, clauses = '']) => clauses.split(','))
    .map((clause) => clause.split(' as ').at(-1) ?? '')
    .filter((name) => name !== '')

const fromMemory = (files: Files, chunks: readonly string[]): Plugin => ({
  name: 'from memory',
  setup(bundle) {
    bundle.onResolve({ filter: /^\.\// }, ({ path }) =>
      chunks.includes(path.slice(2)) ? { path: path.slice(2), namespace: 'memory' } : { path, external: true },
    )
    bundle.onLoad({ filter: /.*/, namespace: 'memory' }, ({ path }) => ({ contents: files.get(path) ?? '' }))
  },
})

type Move = { chunks: readonly string[]; file: string; rename: Rename }

/** Imports from the joined file what was imported from its chunks. */
const importFrom = (text: string, { chunks, file, rename }: Move): string =>
  text
    .replace(/\bimport\{([^}]*)\}from"\.\/([^"]+)"/g, (line, clauses: string, chunk: string) => {
      if (!chunks.includes(chunk)) return line
      const renamed = clauses.split(',').map((clause) => {
        const [name = '', local = name] = clause.split(' as ')
        return `${rename(chunk, name)} as ${local}`
      })
      return `import{${renamed.join(',')}}from"./${file}"`
    })
    .replace(/\bimport"\.\/([^"]+)"/g, (line, chunk: string) => (chunks.includes(chunk) ? `import"./${file}"` : line))

/** A name stands for what a file was before: the new one stands for all that it may import now, too. */
const nameAgain = (files: Files): Map<string, string> => {
  const all = [...files.keys()].sort().join()
  const renamed = (name: string): string => name.replace(/[0-9A-Z]{8}(?=\.js$)/, () => hashOf(all + name))
  const inText = (text: string): string =>
    text.replace(/"\.\/([^"/]+\.js)"/g, (quoted, name: string) => (files.has(name) ? `"./${renamed(name)}"` : quoted))
  return new Map([...files].map(([name, text]) => [renamed(name), inText(text)]))
}

/** Eight letters and digits, as the bundler has them. */
const hashOf = (text: string): string =>
  [...createHash('sha256').update(text).digest().subarray(0, 8)]
    .map((byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[byte % 32])
    .join('')
