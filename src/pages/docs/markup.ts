/**
 * A chapter's Markdown as HTML: headings with ids, code with subtle colors, tables that scroll, inline pictures.
 *
 * The guide contains no raw HTML; if it does, making the page fails.
 */
import { Marked, type RendererObject, type Token, type Tokens } from 'marked'
import { codeBlock, codeSpan, escape } from './code.ts'
import { withTabs } from './tabs.ts'

/** A heading that the table of contents lists. */
export type GuideHeading = { depth: number; id: string; text: string }

export type Markup = { html: string; headings: GuideHeading[] }

/** What the markup depends on. */
export type MarkupContext = {
  baseUrl: string
  /** The relative path to the root of the service. */
  root: string
  /** A picture's markup by its path, for those that follow the page's theme. */
  picture: (path: string) => string | undefined
}

/** Makes the HTML of a chapter's finished Markdown. */
export function markup(markdown: string, place: MarkupContext): Markup {
  const headings: GuideHeading[] = []
  const marked = new Marked({ renderer: rendererFor(place, headings) })
  return { html: withTabs(marked.parse(markdown, { async: false })), headings }
}

const rendererFor = (place: MarkupContext, headings: GuideHeading[]): RendererObject => ({
  heading({ depth, tokens: given }) {
    const { tokens, id } = withoutId(given)
    const heading = { depth, id: id ?? freeId(tokens, headings), text: wordsOf(tokens) }
    headings.push(heading)
    return headingMarkup(heading, this.parser.parseInline(tokens))
  },
  code: codeBlock,
  codespan: codeSpan,
  table(token) {
    return tableMarkup(token, (tokens) => this.parser.parseInline(tokens))
  },
  link({ href, tokens }) {
    return `<a href="${escape(addressOf(href, place))}">${this.parser.parseInline(tokens)}</a>`
  },
  image({ href, text }) {
    const path = href.startsWith(place.baseUrl) ? href.slice(place.baseUrl.length) : href
    const image = `<img class="specimen" src="${escape(addressOf(href, place))}" alt="${escape(text)}" loading="lazy">`
    return place.picture(path) ?? image
  },
  html({ text }) {
    throw new Error(`the guide contains raw HTML: ${text}`)
  },
})

/** A heading may name its id at its end: `Get a recipe {#getDiagram}`. */
const withoutId = (tokens: Token[]): { tokens: Token[]; id?: string } => {
  const last = tokens.at(-1)
  const [, text, id] = last?.type === 'text' ? (/^(.*?)\s*\{#([\w.-]+)\}$/.exec(last.raw) ?? []) : []
  if (last === undefined || text === undefined || id === undefined) return { tokens }
  return { tokens: [...tokens.slice(0, -1), { ...last, raw: text, text } as Token], id }
}

/** The id of a heading; with a number if an earlier one has it. */
const freeId = (tokens: Token[], headings: readonly GuideHeading[]): string => {
  const slug = slugOf(tokens)
  const taken = headings.filter(({ id }) => id.replace(/-\d+$/, '') === slug).length
  return slug + (taken > 0 ? `-${taken}` : '')
}

const headingMarkup = ({ depth, id, text }: GuideHeading, html: string): string => {
  if (depth === 1) return `<h1>${html}</h1>\n`
  const anchor = `<a class="anchor" href="#${id}" aria-label="Link to ${escape(text)}">#</a>`
  return `<h${depth} id="${id}">${html} ${anchor}</h${depth}>\n`
}

const tableMarkup = ({ header, rows }: Tokens.Table, inline: (tokens: Token[]) => string): string => {
  const cells = (row: Tokens.TableCell[], tag: string): string =>
    `<tr>${row.map((each, at) => cell(inline(each.tokens), tag, tag === 'td' && isShort(row, at))).join('')}</tr>\n`
  const label = escape(header.map(({ tokens }) => wordsOf(tokens)).join(', '))
  const body = rows.map((row) => cells(row, 'td')).join('')
  return (
    `<div class="scroll" role="group" aria-label="Table: ${label}"><table>\n` +
    `<thead>${cells(header, 'th')}</thead>\n<tbody>\n${body}</tbody>\n</table></div>\n`
  )
}

/** Like GitHub: lower case, no punctuation, hyphens for spaces; a heading that begins with code has that as its id. */
const slugOf = (tokens: Token[]): string => {
  const [first] = tokens
  if (first?.type === 'codespan' && /^[\w.-]+$/.test(wordsOf([first]))) return wordsOf([first])
  return wordsOf(tokens)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}

const wordsOf = (tokens: Token[]): string =>
  tokens
    .map((token) => ('tokens' in token && token.tokens ? wordsOf(token.tokens) : 'text' in token ? token.text : ''))
    .join('')

/** A cell; an empty heading is a plain cell. */
const cell = (html: string, tag: string, short: boolean): string =>
  html === '' ? '<td></td>' : `<${tag}${short ? ' class="short"' : ''}>${html}</${tag}>`

/** So many letters in the middle of three columns stay in one line: the last column has room for lines. */
const most = 36

const isShort = (row: readonly Tokens.TableCell[], at: number): boolean =>
  row.length === 3 && at === 1 && wordsOf(row[at]?.tokens ?? []).length <= most

/** A link inside the service, relative and to the page rather than to its Markdown. */
const addressOf = (href: string, { baseUrl, root }: MarkupContext): string => {
  if (!href.startsWith(`${baseUrl}/`)) return href
  return root + href.slice(baseUrl.length + 1).replace(/^(docs(?:\/[a-z-]+)?)\.md(?=#|$)/, '$1')
}
