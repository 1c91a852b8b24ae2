/**
 * Fuzzes the readers of diagrams (`npm run bench -- import-fuzz FOLDER [COLLECTION …] [--count N] [--seconds N] [--seed N]`):
 * mutated files of a folder are read and made into data, and so are small samples of each kind (`samples/NAME`) and of each
 * importer (`importers/NAME`); what throws is printed, how many were read of each language, the slowest, and the slowest for
 * its size.
 */
import { parseArgs } from 'node:util'
import { Conversion } from '../import/convert/conversion.ts'
import { recognize } from '../import/diagram/recognize.ts'
import { groupBy } from '../src/cli/scene/compare-scenes.ts'
import { dataSamples } from '../test/data-samples.ts'
import { diagramSamples } from '../test/diagram-samples.ts'
import { mutateData } from '../test/mutate-json.ts'
import { mutate, randomFrom } from '../test/mutate-text.ts'
import { readDataText } from '../test/read-data-text.ts'
import { collectionsIn } from './import/collections.ts'

const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '86400' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
})

const [folder, ...wanted] = positionals
if (folder === undefined) throw new Error('name a folder with diagrams: npm run bench -- import-fuzz FOLDER')

const extensionOf = (path: string): string =>
  path.startsWith('real') ? 'mermaid' : path.startsWith('structurizr') ? 'dsl' : (path.split('/')[0] ?? '')

const isWanted = ({ path }: { path: string }): boolean =>
  wanted.length === 0 || wanted.some((each) => path.includes(each))
const diagrams = collectionsIn(folder)
  .filter(isWanted)
  .flatMap(({ path, seen, kept }) => [...seen, ...kept].map(({ text }) => ({ path, text })))
const inputs = Object.entries(dataSamples).map(([name, text]) => ({ path: `importers/${name}`, text }))
const samples = Object.entries(diagramSamples).map(([name, text]) => ({ path: `samples/${name}`, text }))
/** Collections take turns, so that those with few files are read as often as the others. */
const collections = [
  ...groupBy([...diagrams, ...[...samples, ...inputs].filter(isWanted)], ({ path }) => path).values(),
]

type File = { path: string; text: string }

/** What reads a text as far as data: its importer, or the reader of its kind; undefined for a text of no kind. */
const readerOf = async ({ path, text }: File): Promise<((broken: string) => void) | undefined> => {
  const importer = /^importers\/(.+)$/.exec(path)?.[1]
  if (importer !== undefined) return (broken) => readDataText(importer, broken)
  const kind = recognize(text, { name: `x.${extensionOf(path)}` })?.kind
  if (kind === undefined) return undefined
  const { read: readText } = await kind.load()
  return (broken) => {
    const { ways, report } = readText(broken)
    for (const { make } of ways) make(new Conversion(report.continued(), { kind: kind.name }))
  }
}

const readers = new Map<File, ReturnType<typeof readerOf>>()
const readerFor = (file: File): ReturnType<typeof readerOf> => {
  const reader = readers.get(file) ?? readerOf(file)
  readers.set(file, reader)
  return reader
}

const random = randomFrom(Number(values.seed))
type Timed = { ms: number; path: string; size: number }
let thrown = 0
const read = new Map<string, number>()
let slowest: Timed = { ms: 0, path: '', size: 0 }
let slowestForSize = slowest

const perCharacter = ({ ms, size }: Timed): number => ms / Math.max(1, size)

const until = performance.now() + 1000 * Number(values.seconds)
for (let left = Number(values.count); left > 0 && performance.now() < until; left--) {
  const files = collections[left % collections.length] ?? []
  const file = files[Math.floor(random() * files.length)]
  if (file === undefined) break
  const { path, text } = file
  const reader = await readerFor(file)
  if (reader === undefined) continue
  const broken = path.startsWith('importers/') ? mutateData(text, random) : mutate(text, random)
  const start = performance.now()
  try {
    reader(broken)
    read.set(path, (read.get(path) ?? 0) + 1)
  } catch (error) {
    thrown += 1
    if (thrown <= 20) console.log(`${path}: ${String(error)}\n${JSON.stringify(broken.slice(0, 400))}`)
  }
  const ms = performance.now() - start
  const timed = { ms, path, size: broken.length }
  if (ms > slowest.ms) slowest = timed
  if (ms > 50 && perCharacter(timed) > perCharacter(slowestForSize)) slowestForSize = timed
}

const inWords = ({ ms, path, size }: Timed): string => `${ms.toFixed(0)} ms for ${size} characters of ${path}`

for (const [path, count] of read) console.log(`${path}: ${count}`)
const all = [...read.values()].reduce((sum, count) => sum + count, 0)
console.log(
  `${all} texts read, ${thrown} threw; slowest: ${inWords(slowest)}; for its size: ${inWords(slowestForSize)}`,
)
if (thrown > 0) process.exitCode = 1
