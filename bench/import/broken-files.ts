/**
 * What is broken by the fuzzer: files of a folder, a small sample of each kind of diagram and of each importer, and what
 * reads them.
 */
import { Conversion } from '../../import/convert/conversion.ts'
import { loadAnyText } from '../../import/diagram/load-any-text.ts'
import { recognize } from '../../import/diagram/recognize.ts'
import { groupBy } from '../../src/cli/scene/compare-scenes.ts'
import { dataSamples } from '../../test/data-samples.ts'
import { diagramSamples } from '../../test/diagram-samples.ts'
import { readDataText } from '../../test/read-data-text.ts'
import { collectionsIn } from './collections.ts'

export type BrokenFile = { path: string; text: string }

/** Reads a text as far as data. */
export type ReadBroken = (broken: string) => void

/** The files of each collection whose path has one of the words, or all; `samples` and `importers` are collections too. */
export function filesToBreak(folder: string, wanted: readonly string[]): BrokenFile[][] {
  const isWanted = ({ path }: { path: string }): boolean =>
    wanted.length === 0 || wanted.some((each) => path.includes(each))
  const diagrams = collectionsIn(folder)
    .filter(isWanted)
    .flatMap(({ path, seen, kept }) => [...seen, ...kept].map(({ text }) => ({ path, text })))
  const inputs = Object.entries(dataSamples).map(([name, text]) => ({ path: `importers/${name}`, text }))
  const samples = Object.entries(diagramSamples).map(([name, text]) => ({ path: `samples/${name}`, text }))
  return [...groupBy([...diagrams, ...[...samples, ...inputs].filter(isWanted)], ({ path }) => path).values()]
}

/** What reads a text: its importer, or the reader of its kind; undefined for a text of no kind. */
export async function readerOf({ path, text }: BrokenFile): Promise<ReadBroken | undefined> {
  const importer = /^importers\/(.+)$/.exec(path)?.[1]
  if (importer !== undefined) return (broken) => void readDataText(importer, broken)
  const kind = recognize(text, { name: nameOf({ path }) })?.kind
  if (kind === undefined) return undefined
  await loadAnyText()
  const { read } = await kind.load()
  let turn = 0
  return (broken) => {
    const { ways, report } = read(broken)
    turn += 1
    // A text is drawn in its first way; the others are tried in turn.
    const [first, ...others] = ways
    const tried = [first, others[turn % Math.max(1, others.length)]].filter((way) => way !== undefined)
    for (const { make } of tried) make(new Conversion(report.continued(), { kind: kind.name }))
  }
}

/** The name of a file, by which its language is known where its words do not say it. */
export const nameOf = ({ path }: { path: string }): string => `x.${extensionOf(path)}`

const extensionOf = (path: string): string =>
  path.startsWith('real') ? 'mermaid' : path.startsWith('structurizr') ? 'dsl' : (path.split('/')[0] ?? '')
