/**
 * Whether the processors of Markdown agree on which fences are diagrams: our own scan, markdown-it and remark.
 */
import MarkdownProcessor from 'markdown-it'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { blockLanguage } from '../src/markdown/info.ts'
import { scanMarkdown } from '../src/markdown/scan.ts'
import { withRegions } from './arbitrary-markdown.ts'

const processor = new MarkdownProcessor({ html: true })
const remark = unified().use(remarkParse)

type Fence = { info: string; text: string }
type Tree = { type: string; lang?: string | null; meta?: string | null; value?: string; children?: Tree[] }

/** The fences that are diagrams, in order; front matter is no Markdown, so only documents without one are compared. */
export function fencesOfAll(markdown: string): Record<'own' | 'markdownIt' | 'remark', string> {
  const own = scanMarkdown(markdown).flatMap((each) => (each.kind === 'fence' ? [each] : []))
  const tokens = processor.parse(markdown, {}).filter(({ type }) => type === 'fence')
  return {
    own: listed(own),
    markdownIt: listed(tokens.map(({ info, content }) => ({ info, text: content }))),
    remark: listed(codesIn(remark.parse(markdown) as Tree)),
  }
}

/** Where markdown-it is known to read otherwise, by name: a tag alone on its line, which cannot end a paragraph. */
const knownDifferences = {
  // To markdown-it, a definition ends its paragraph, so that the tag below it begins HTML and takes the fence along.
  'a tag below a link definition': /^[ >]*\[[^\]]+\]:[^\n]*\n[ >]*<[a-z]+>[ \t]*$/m,
  // To micromark, a line that a quote takes in without its mark may begin HTML, which takes the fence along.
  'a tag on a lazy line': /^[ \d.*-]*>[^\n]*(?:\n(?![ \t]*$)[^\n]*)*\n[ >]*<[a-z]+>[ \t]*$/m,
} as const

/** The name of a difference between the processors that is known. */
export type KnownDifference = keyof typeof knownDifferences

/**
 * Throws where the processors disagree (blanks around lines aside: of a tab that is half indentation, each keeps another
 * part), or where a byte outside of the regions that were written has changed. Returns the name of a known difference.
 */
export function checkFences(markdown: string): KnownDifference | undefined {
  checkBytes(markdown)
  if (/^(?:---|\+\+\+)/.test(markdown)) return undefined
  const { own, markdownIt, remark: byRemark } = fencesOfAll(markdown)
  if (byRemark !== own) throw new Error(differenceOf('remark', byRemark, { own, markdown }))
  if (markdownIt === own) return undefined
  const lines = markdown.replaceAll('\r\n', '\n')
  for (const [name, pattern] of Object.entries(knownDifferences))
    if (pattern.test(lines)) return name as KnownDifference
  throw new Error(differenceOf('markdown-it', markdownIt, { own, markdown }))
}

const differenceOf = (name: string, list: string, { own, markdown }: { own: string; markdown: string }): string =>
  `${name} has other fences:\n${list}\n--- ours ---\n${own}\n--- of ---\n${JSON.stringify(markdown)}`

const listed = (fences: readonly Fence[]): string =>
  fences
    .filter(({ info }) => blockLanguage(info.trim()) !== undefined)
    .map(({ info, text }) => `${info.trim()}: ${JSON.stringify(text.trim().split(/\s*\n\s*/))}`)
    .join('\n')

/** Code with a language: what is indented has none. */
const codesIn = ({ type, lang, meta, value = '', children = [] }: Tree): Fence[] =>
  type === 'code' && lang != null
    ? [{ info: meta == null ? lang : `${lang} ${meta}`, text: value }]
    : children.flatMap(codesIn)

const checkBytes = (markdown: string): void => {
  const { text, replacements } = withRegions(markdown)
  let [before, after] = [0, 0]
  for (const each of [...replacements, { from: markdown.length, to: markdown.length, text: '' }]) {
    const kept = markdown.slice(before, each.from)
    if (text.slice(after, after + kept.length) !== kept)
      throw new Error(`changed outside of regions:\n${JSON.stringify(markdown)}`)
    before = each.to
    after += kept.length + each.text.length
  }
  if (after !== text.length) throw new Error(`more is written than the regions:\n${JSON.stringify(markdown)}`)
}
