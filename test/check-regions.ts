/**
 * What must hold for a document after regions were written into it; throws where it does not.
 */
import { micromark } from 'micromark'
import { readMarker } from '../src/markdown/markers.ts'
import { replaced } from '../src/markdown/region-text.ts'
import { scanMarkdown } from '../src/markdown/scan.ts'
import { blocksOf, withRegions } from './arbitrary-markdown.ts'

/** Writes regions twice and takes them out again, all of which a user would notice if it went wrong. */
export function checkRegions(markdown: string): void {
  const { text, replacements, found } = withRegions(markdown)
  same('a second run changes something', withRegions(text).text, text)
  const again = blocksOf(text)
  same(
    'other problems',
    JSON.stringify(again.problems.map(({ problem }) => problem.replace(/lines .*/, ''))),
    JSON.stringify(found.problems.map(({ problem }) => problem.replace(/lines .*/, ''))),
  )
  same('other blocks', sourcesOf(again), sourcesOf(found))
  const changed = withRegions(text, { round: 2 })
  same('another picture is not as a first one', changed.text, withRegions(markdown, { round: 2 }).text)
  if (replacements.length > 0) same('outside of its region the page is another', pageAround(text), pageAround(markdown))
}

const same = (what: string, is: string, was: string): void => {
  if (is !== was) throw new Error(`${what}:\n${is}\n--- should be ---\n${was}`)
}

const sourcesOf = ({ blocks }: ReturnType<typeof blocksOf>): string =>
  JSON.stringify(blocks.map((each) => (each.kind === 'fence' ? [each.fence.info, each.fence.text] : each.words)))

/** The page without what was written, and with every fence that is drawn in one line: as a reader would see the rest. */
const pageAround = (markdown: string): string => {
  const { blocks } = blocksOf(markdown)
  const pieces = blocks.map((block) => {
    const { from, to } = block.region ?? (block.kind === 'fence' ? block.fence : block.span)
    return { from, to, text: '```x\n'.slice(0, 0) + '<!-- here -->', source: { before: 0, after: 0 } }
  })
  const around = replaced(markdown, pieces)
  if (scanMarkdown(around).some((each) => each.kind === 'html' && readMarker(each.text) !== undefined)) return ''
  return micromark(around, { allowDangerousHtml: true })
}
