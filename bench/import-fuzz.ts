/**
 * Fuzzes the readers of diagrams (`npm run bench -- import-fuzz FOLDER [COLLECTION …] [--count N] [--seed N]`): mutated
 * files of a folder are read and made into data, and so are samples of each importer (the collections `importers/NAME`); what
 * throws is printed, the slowest, and the slowest for its size.
 */
import { parseArgs } from 'node:util'
import { Conversion } from '../import/convert/conversion.ts'
import { recognize } from '../import/diagram/recognize.ts'
import { dataSamples } from '../test/data-samples.ts'
import { mutateData } from '../test/mutate-json.ts'
import { mutate, randomFrom } from '../test/mutate-text.ts'
import { readDataText } from '../test/read-data-text.ts'
import { collectionsIn } from './import/collections.ts'

const { values, positionals } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
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
const files = [...diagrams, ...inputs.filter(isWanted)]

/** What reads a text as far as data: its importer, or the reader of its kind; undefined for a text of no kind. */
const readerOf = async ({ path, text }: (typeof files)[number]): Promise<((broken: string) => void) | undefined> => {
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

const random = randomFrom(Number(values.seed))
type Timed = { ms: number; path: string; size: number }
let [thrown, read] = [0, 0]
let slowest: Timed = { ms: 0, path: '', size: 0 }
let slowestForSize = slowest

const perCharacter = ({ ms, size }: Timed): number => ms / Math.max(1, size)

for (let count = Number(values.count); count > 0; count--) {
  const file = files[Math.floor(random() * files.length)]
  if (file === undefined) break
  const { path, text } = file
  const reader = await readerOf(file)
  if (reader === undefined) continue
  const broken = path.startsWith('importers/') ? mutateData(text, random) : mutate(text, random)
  const start = performance.now()
  try {
    reader(broken)
    read += 1
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

console.log(
  `${read} texts read, ${thrown} threw; slowest: ${inWords(slowest)}; for its size: ${inWords(slowestForSize)}`,
)
if (thrown > 0) process.exitCode = 1
