/**
 * `npm run mutants -- [ROOM …] [--most N] [--seed N] [--survivors] [--write]`: puts small faults into a room's sources, one at a time,
 * and counts how many of them its own tests notice. Without names, all rooms; `import/d2` is a part of a room, held
 * against the tests of all of it.
 *
 * The mutants tried are a sample that is the same in every run, `--most` of them a room; another `--seed`, another sample.
 * `--survivors` lists those that no test noticed; `--write` puts the counts into the table of docs/mutants.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { campaign, mutantsOf, type Result } from './mutants/campaign.ts'
import { countsOf, withRow } from './mutants/page.ts'
import { roomNames, roomOf } from './mutants/rooms.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '0' },
    survivors: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

const page = 'docs/mutants.md'
const names = positionals.length === 0 ? roomNames : positionals
const rooms = names.map((name) => roomOf(name) ?? name)
const unknown = rooms.find((room) => typeof room === 'string')
if (unknown !== undefined) throw new Error(`no room has "${unknown}"; there are ${roomNames.join(', ')}`)
if (values.write && names.some((name) => !(roomNames as readonly string[]).includes(name)))
  throw new Error('--write takes whole rooms: the page has no row for a part')
const [most, seed] = [Number(values.most), Number(values.seed)]
if (!Number.isInteger(most) || most < 1) throw new Error(`--most takes a whole number of mutants, not "${values.most}"`)
if (!Number.isInteger(seed)) throw new Error(`--seed takes a whole number, not "${values.seed}"`)

/** `src/scene/read.ts:12  a < b → a <= b` */
const described = ({ file, line, was, text }: Result): string =>
  `${file}:${line}  ${[was, text].map((code) => code.replaceAll(/\s+/g, ' ').slice(0, 90)).join('  →  ')}`

for (const room of rooms) {
  if (typeof room === 'string') continue
  const { name } = room
  const results = await campaign(room, { most, seed }, (words) => console.error(`${name}: ${words}`))
  const counts = countsOf(name, mutantsOf(room).length, results)
  console.log(`${name}: ${counts.noticed} of ${counts.tried} noticed, ${counts.percent}%; ${counts.all} mutants`)
  if (values.survivors)
    for (const result of results) if (result.outcome === 'survived') console.log(`  ${described(result)}`)
  if (values.write) writeFileSync(page, withRow(readFileSync(page, 'utf8'), counts))
}
