/**
 * Collections of diagrams: JSON lines with `name`, `text` and perhaps `model`, or files of diagrams and Markdown.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { diagramExtensions } from '../../import/diagram/languages.ts'

/** A diagram of a collection; `model` is what the language's own program makes of it. */
export type Sample = { name: string; text: string; model?: Record<string, unknown> }

/** A collection by its path within the folder. Two fifths are kept back: nobody looks at them while readers are written. */
export type Collection = { path: string; seen: Sample[]; kept: Sample[] }

const extensions = new RegExp(`\\.(?:md|ya?ml|${diagramExtensions.join('|')})$`)

/** The collections in a folder; single files are one collection. */
export function collectionsIn(folder: string): Collection[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted((a, b) => (a < b ? -1 : 1))
  const lists = files
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => ({ path: file.replace(/\.jsonl$/, ''), samples: linesOf(join(folder, file)) }))
  const single = files
    .filter((file) => extensions.test(file))
    .map((file) => ({ name: basename(file), text: readFileSync(join(folder, file), 'utf8') }))
  const own = single.length === 0 ? [] : [{ path: relative('.', folder) || folder, samples: single }]
  return [...lists, ...own].map(({ path, samples }) => ({
    path,
    seen: samples.filter((_, index) => index % 5 < 3),
    kept: samples.filter((_, index) => index % 5 >= 3),
  }))
}

const linesOf = (file: string): Sample[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Sample)
