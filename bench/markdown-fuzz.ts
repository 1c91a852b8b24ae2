/**
 * Fuzzes what `diagref md` writes (`npm run bench -- markdown-fuzz [--count N] [--seed N]`): documents of fences,
 * containers, HTML and markers in any order, written, read and taken apart again; bytes outside of what is written stay,
 * and our scan, markdown-it and remark agree on which fences are diagrams. Ends at the first that goes wrong.
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
const start = performance.now()
fc.assert(
  fc.property(arbitraryMarkdown, (markdown) => {
    checkRegions(markdown)
    checkFences(markdown)
  }),
  { seed: Number(values.seed), numRuns },
)
console.log(`${numRuns} documents in ${((performance.now() - start) / 1000).toFixed(1)} s: nothing found`)
