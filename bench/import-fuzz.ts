/**
 * Fuzzes the readers of diagrams (`npm run bench -- import-fuzz FOLDER [COLLECTION …] [--count N] [--seed N]`): mutated
 * files of a folder are read; what throws is printed, and the slowest by its time per kilobyte.
 */
import { parseArgs } from 'node:util'
import { recognize } from '../import/diagram/recognize.ts'
import { mutate, randomFrom } from '../test/mutate-text.ts'
import { collectionsIn } from './import/collections.ts'

const { values, positionals } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})

const [folder, ...wanted] = positionals
if (folder === undefined) throw new Error('name a folder with diagrams: npm run bench -- import-fuzz FOLDER')

const extensionOf = (path: string): string =>
  path.startsWith('real') ? 'mermaid' : path.startsWith('structurizr') ? 'dsl' : (path.split('/')[0] ?? '')

const collections = collectionsIn(folder).filter(
  ({ path }) => wanted.length === 0 || wanted.some((each) => path.includes(each)),
)
const files = collections.flatMap(({ path, seen, kept }) => [...seen, ...kept].map(({ text }) => ({ path, text })))
const random = randomFrom(Number(values.seed))
let [thrown, read, slowest] = [0, 0, { ms: 0, path: '', size: 0 }]

for (let count = Number(values.count); count > 0; count--) {
  const file = files[Math.floor(random() * files.length)]
  if (file === undefined) break
  const { path, text } = file
  const kind = recognize(text, { name: `x.${extensionOf(path)}` })?.kind
  if (kind === undefined) continue
  const broken = mutate(text, random)
  const { read: readText } = await kind.load()
  const start = performance.now()
  try {
    readText(broken)
    read += 1
  } catch (error) {
    thrown += 1
    if (thrown <= 20) console.log(`${path}: ${String(error)}\n${JSON.stringify(broken.slice(0, 400))}`)
  }
  const ms = performance.now() - start
  if (ms / Math.max(1, broken.length) > slowest.ms / Math.max(1, slowest.size) && ms > 50)
    slowest = { ms, path, size: broken.length }
}

console.log(
  `${read} texts read, ${thrown} threw; slowest for its size: ${slowest.ms.toFixed(0)} ms for ${slowest.size} characters of ${slowest.path}`,
)
if (thrown > 0) process.exitCode = 1
