/**
 * Imports every diagram of a folder (`npm run bench -- import FOLDER [COLLECTION …] [--read] [--every N] [--why] [--kept] [--write]`):
 * how many are read, equal what the language's own program makes of them, are drawn, and cleanly.
 *
 * A folder has collections (JSON lines with `name`, `text` and perhaps `model`) or files of diagrams. `--read` draws
 * nothing; `--every N` takes each Nth file; `--why` prints what went wrong among those that are not kept back, with `--kept` among all; `--write` writes
 * their rows of the table in docs/import.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { collectionsIn, type Sample } from './import/collections.ts'
import { judge, type Verdict } from './import/judge.ts'
import { kilobytesOf } from './import/sizes.ts'
import { importTable, type Row, withTable } from './import/tables.ts'

const { values, positionals } = parseArgs({
  options: {
    read: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    why: { type: 'boolean', default: false },
    kept: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const [folder, ...wanted] = positionals
if (folder === undefined) throw new Error('name a folder with diagrams: npm run bench -- import FOLDER')

const explain = (path: string, verdicts: Verdict[]): void => {
  for (const { name, differences, problems } of verdicts)
    for (const reason of [...differences.slice(0, 2), ...problems.slice(0, 2)])
      console.log(`${path} ${name}: ${reason.slice(0, 300)}`)
}

const rows: Row[] = []
const part = (samples: Sample[]): Sample[] => samples.filter((_, index) => index % Number(values.every) === 0)

for (const { path, seen: whole, kept: back } of collectionsIn(folder)) {
  const [seen, kept] = [part(whole), part(back)]
  if (wanted.length > 0 && !wanted.some((each) => path.includes(each))) continue
  const all: Verdict[] = []
  for (const sample of [...seen, ...kept]) all.push(await judge(path, sample, { drawing: !values.read }))
  const row = {
    path,
    seen: all.slice(0, seen.length),
    kept: all.slice(seen.length),
    kilobytes: await kilobytesOf(path),
  }
  if (values.why) explain(path, values.kept ? all : row.seen)
  rows.push(row)
}

const table = importTable(rows)
console.log(table)
if (values.write) {
  writeFileSync('docs/import.md', withTable(readFileSync('docs/import.md', 'utf8'), table))
}
