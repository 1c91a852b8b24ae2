/**
 * Markdown documents for properties: fences among what surrounds them in real documents, and the writing of regions
 * without drawing anything.
 */
import fc from 'fast-check'
import { blocksIn, type DocumentBlocks } from '../src/markdown/blocks.ts'
import type { BlockLanguage } from '../src/markdown/info.ts'
import { type Replacement, regionOf, replaced } from '../src/markdown/region-text.ts'

export const allLanguages: ReadonlySet<BlockLanguage> = new Set<BlockLanguage>(['diagref', 'mermaid', 'd2'])

const lines = [
  'text',
  '',
  '',
  '# Heading',
  '- item',
  '  more of it',
  '> quote',
  '1. one',
  '   - two',
  '<div>',
  '</div>',
  '<!-- a comment -->',
  '<!--',
  '-->',
  '---',
  '***',
  'trailing  ',
  '\tindented',
  '    code',
  '| a | b |',
  '[x]: y',
  '~~~',
  '```',
  '````md',
  '````',
  '<details>',
  '</details>',
  '<!-- diagref gantt-chart plan.yaml -->',
  '<picture>',
]

const openings = [
  '```diagref gantt-chart',
  '~~~~ diagref x name=y',
  '``` mermaid',
  '```d2 {a}',
  '   ```diagref gantt-chart',
]
const bodies = ['a: 1', '', '  b: 2', '\tc', '> q', '~~~', '<!-- x -->', '</details>', 'é 🙂']
const prefixes = ['', '', '', '> ', '- ', '  ', '1. ', '- > ', '> - ', '   ']

/** A fence with lines in a container, mostly closed. */
const fence = fc
  .record({
    opening: fc.constantFrom(...openings),
    body: fc.array(fc.constantFrom(...bodies), { maxLength: 3 }),
    prefix: fc.constantFrom(...prefixes),
    closed: fc.constantFrom(true, true, true, true, false),
  })
  .map(({ opening, body, prefix, closed }) => {
    const marks = /[`~]+/.exec(opening)?.[0] ?? ''
    const further = prefix.replaceAll(/[^>]/g, ' ')
    const end = closed ? [further + marks] : []
    return [prefix + opening, ...body.map((line) => further + line), ...end]
  })

/** A document: lines and fences in any order, with any line ends, and front matter at times. */
export const arbitraryMarkdown = fc
  .record({
    front: fc.constantFrom([], [], ['---', 'title: "```diagref"', '---']),
    parts: fc.array(
      fc.oneof(
        fence,
        fc.constantFrom(...lines).map((line) => [line]),
      ),
      { maxLength: 12 },
    ),
    eol: fc.constantFrom('\n', '\n', '\r\n'),
    last: fc.boolean(),
  })
  .map(({ front, parts, eol, last }) => [...front, ...parts.flat()].join(eol) + (last ? eol : ''))

export const blocksOf = (markdown: string, mdx = false): DocumentBlocks =>
  blocksIn(markdown, { mdx, languages: allLanguages })

/** The document with a region for every block, without files; `round` changes what the pictures are called. */
export const withRegions = (
  markdown: string,
  { mdx = false, round = 1 } = {},
): { text: string; replacements: Replacement[]; found: DocumentBlocks } => {
  const found = blocksOf(markdown, mdx)
  const replacements = found.blocks.flatMap((block, at) => {
    const picture = { light: `p/${at}-${round}.svg`, dark: `p/${at}-${round}-dark.svg`, alt: 'A "<b> & {c}` *d*' }
    return regionOf(markdown, block, { picture, mdx }) ?? []
  })
  return { text: replaced(markdown, replacements), replacements, found }
}
