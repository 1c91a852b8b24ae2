/**
 * Whether recipes are true for data that nobody here wrote (`npm run bench -- any-data [ID …] [--sets N] [--why]
 * [--write] [--keep FOLDER [--seconds N]]`): data sets of hostile shapes from each recipe's schema, and relations that
 * hold whatever they are.
 *
 * `--sets`: how many data sets for each recipe, 200 by default; `--why` prints what was found, with the number of a data
 * set that shows it; `--write` writes the table to docs/any-data.md. A campaign of hours is made in parts: `--keep` keeps
 * the result of each recipe in a folder and goes on from there, `--seconds` ends such a part.
 */
import recipes from 'diagref:recipes'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { campaign, type Result, untried } from './any-data/campaign.ts'
import { keepResult, keptResult } from './any-data/kept.ts'
import { anyDataPage, campaignTable, whyLines } from './any-data/tables.ts'

const { values, positionals } = parseArgs({
  options: {
    sets: { type: 'string', default: '200' },
    why: { type: 'boolean' },
    write: { type: 'boolean' },
    keep: { type: 'string' },
    seconds: { type: 'string', default: 'Infinity' },
  },
  allowPositionals: true,
})

const { keep } = values
const sets = Number(values.sets)
const end = Date.now() + Number(values.seconds) * 1000
const results: Result[] = []
for (const [id, load] of Object.entries(recipes)) {
  if (positionals.length > 0 && !positionals.includes(id)) continue
  const { default: recipe } = await load()
  const before = keep === undefined ? untried(id, recipe) : keptResult(keep, id, recipe)
  const result = campaign(before, sets, () => Date.now() > end)
  if (keep !== undefined && result.tried > before.tried) keepResult(keep, result)
  results.push(result)
  if (values.why) console.log(whyLines(result).join('\n'))
}

console.log(campaignTable(results))
if (values.write) writeFileSync('docs/any-data.md', anyDataPage(results))
