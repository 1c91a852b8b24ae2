/**
 * Where the fences, comments and headings of Markdown are, as CommonMark has it: by micromark, whose blocks alone are
 * read.
 *
 * Offsets are of the text as given. Front matter is passed over. In MDX, nothing is indented code or HTML.
 */
import { parse, postprocess, preprocess } from 'micromark'

/** A token of interest with its place: offsets in the text, line and column from 1. */
export type MarkdownSpan = { from: number; to: number; line: number; column: number }

/** A fence: its info string, and the lines between its marks without what their containers put before them. */
export type MarkdownFence = MarkdownSpan & {
  kind: 'fence'
  info: string
  infoAt: MarkdownSpan
  /** The text between the marks; its lines end with a line feed, the last one has no end. */
  text: string
  /** Where each line of the text begins in the document. */
  places: { line: number; column: number }[]
  /** Whether it has its closing mark. */
  closed: boolean
}

/** A block of HTML, and an ATX heading, with their source. */
export type MarkdownPiece = MarkdownSpan & { kind: 'html' | 'heading'; text: string }

export type MarkdownBlock = MarkdownFence | MarkdownPiece

/** The fences, HTML blocks and headings of a document without byte order mark, in order. */
export function scanMarkdown(markdown: string, { mdx = false } = {}): MarkdownBlock[] {
  const disabled = mdx ? [...inline, 'codeIndented', 'htmlFlow'] : inline
  const parser = parse({ extensions: [{ disable: { null: disabled } }] })
  const text = withoutFrontMatter(mdx ? withoutComments(markdown) : markdown)
  const events = postprocess(parser.document().write(preprocess()(text, undefined, true)))
  return blocksOf(events, markdown)
}

/** What is within lines: not read, since only blocks matter. */
const inline = [
  'attention',
  'autolink',
  'characterReference',
  'codeText',
  'hardBreakEscape',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
]

/** Front matter as blanks of the same length: YAML between ---, TOML between +++. */
const withoutFrontMatter = (text: string): string =>
  text.replace(/^(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)/, blanked)

/** Comments of MDX as blanks of the same length, but for those of a line of their own, which may be marks. */
const withoutComments = (text: string): string =>
  text.replace(/\{\/\*[\s\S]*?\*\/\}/g, (comment) => (/[\r\n]/.test(comment) ? blanked(comment) : comment))

const blanked = (text: string): string => text.replaceAll(/[^\r\n]/g, ' ')

type Event = ReturnType<typeof postprocess>[number]

const blocksOf = (events: readonly Event[], markdown: string): MarkdownBlock[] => {
  const blocks: MarkdownBlock[] = []
  for (const [index, [phase, token]] of events.entries()) {
    if (phase !== 'enter') continue
    const text = markdown.slice(token.start.offset, token.end.offset)
    if (token.type === 'codeFenced') blocks.push(fenceOf(events, index, markdown))
    else if (token.type === 'htmlFlow') blocks.push(htmlOf(spanOf(token), text))
    else if (token.type === 'atxHeading')
      blocks.push({ kind: 'heading', ...spanOf(token), text: text.replace(/^#+\s*|\s+#*\s*$/g, '') })
  }
  return blocks
}

const spanOf = ({ start, end }: Event[1]): MarkdownSpan => ({
  from: start.offset,
  to: end.offset,
  line: start.line,
  column: start.column,
})

/** A block of HTML begins with its first sign, not with the blanks before it. */
const htmlOf = ({ from, to, line, column }: MarkdownSpan, source: string): MarkdownPiece => {
  const text = source.trimStart()
  const blanks = source.length - text.length
  return { kind: 'html', from: from + blanks, to, line, column: column + blanks, text }
}

type FenceLine = { line: number; column: number; text: string }

const fenceOf = (events: readonly Event[], at: number, markdown: string): MarkdownFence => {
  const span = spanOf(events[at]![1])
  const lines: FenceLine[] = []
  let [marks, info] = [0, { ...span, from: span.from, to: span.from }]
  for (let index = at + 1; events[index]?.[1] !== events[at]![1]; index++) {
    const [phase, token] = events[index]!
    if (phase === 'exit') {
      if (token.type === 'codeFencedFence') marks += 1
      continue
    }
    const own = spanOf(token)
    if (token.type === 'codeFencedFenceInfo') info = own
    else if (token.type === 'codeFencedFenceMeta') info = { ...info, to: own.to }
    else if (token.type === 'lineEnding') lines.push({ line: own.line + 1, column: 1, text: '' })
    else if (token.type === 'codeFlowValue')
      lines.splice(-1, 1, { line: own.line, column: own.column, text: markdown.slice(own.from, own.to) })
  }
  const closed = marks === 2
  const body = closed ? lines.slice(0, -1) : lines
  const text = body.map((each) => each.text).join('\n')
  const places = body.map(({ line, column }) => ({ line, column }))
  return { kind: 'fence', ...span, info: markdown.slice(info.from, info.to), infoAt: info, text, places, closed }
}
