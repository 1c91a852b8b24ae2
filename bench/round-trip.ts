/**
 * Data written as text and read again (`npm run bench -- round-trip [ID …] [--sets N]`): the samples of all graphs and
 * sequences and data sets that nobody wrote, in every language that says them; what is lost, and is not named, is printed.
 */
import recipes from 'diagref:recipes'
import { parseArgs } from 'node:util'
import { languagesFor, lostInText } from '../test/text-round-trip.ts'
import { dataSet } from './any-data/data-sets.ts'

const { values, positionals } = parseArgs({
  options: { sets: { type: 'string', default: '20' } },
  allowPositionals: true,
})

let [same, differing] = [0, 0]
for (const [id, load] of Object.entries(recipes)) {
  if (positionals.length > 0 && !positionals.includes(id)) continue
  const { default: recipe } = await load()
  const languages = languagesFor(recipe.data.shape)
  if (languages.length === 0) continue
  const sets = Array.from({ length: Number(values.sets) }, (_, seed) => dataSet(id, recipe, seed)?.data)
  for (const data of [recipe.sample, ...sets.filter((each) => each !== undefined)])
    for (const to of languages) {
      const lost = await lostInText(recipe, data, to)
      if (lost.length === 0) same += 1
      else {
        differing += 1
        console.log(`${id} in ${to}, set ${sets.indexOf(data as never)}: ${lost.slice(0, 3).join('; ').slice(0, 400)}`)
      }
    }
}

console.log(`${same} texts say the same, ${differing} differ`)
if (differing > 0) process.exitCode = 1
