/**
 * Fuzzes what `diagref md` writes (`npm run bench -- markdown-fuzz [--count N] [--seed N]`): documents of fences,
 * containers, HTML and markers in any order, written, read and taken apart again; bytes outside of what is written stay,
 * and our scan, markdown-it and remark agree on which fences are diagrams. Ends at the first that goes wrong; documents
 * in which markdown-it is known to read otherwise are counted by name.
 */
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { arbitraryMarkdown } from '../test/arbitrary-markdown.ts'
import { checkFences } from '../test/check-fences.ts'
import { checkRegions } from '../test/check-regions.ts'

const { values } = parseArgs({
  options: { count: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
})
const numRuns = Number(values.count)
const known = new Map<string, number>()
const start = performance.now()
fc.assert(
  fc.property(arbitraryMarkdown, (markdown) => {
    checkRegions(markdown)
    const difference = checkFences(markdown)
    if (difference !== undefined) known.set(difference, (known.get(difference) ?? 0) + 1)
  }),
  { seed: Number(values.seed), numRuns },
)
console.log(`${numRuns} documents in ${((performance.now() - start) / 1000).toFixed(1)} s: nothing found`)
for (const [name, count] of known) console.log(`${count} in which markdown-it has other fences: ${name}`)
