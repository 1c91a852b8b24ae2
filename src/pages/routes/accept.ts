/**
 * Which representation of a page an Accept header requests (H19).
 *
 * Quality and specificity follow RFC 9110, 12.5.1. In addition, Markdown wins if it is named with at least the quality
 * of HTML: agents send `text/markdown, text/html` with a wildcard, browsers never do.
 */

export type Representation = 'html' | 'markdown'

/** The representation for an Accept header; undefined if it accepts neither. */
export function representationFor(accept: string | undefined): Representation | undefined {
  const ranges = rangesOf(accept)
  if (ranges.length === 0) return 'html'
  const html = judge(ranges, mediaTypes.html)
  const markdown = judge(ranges, mediaTypes.markdown)
  if (markdown.named && markdown.q >= html.q) return 'markdown'
  if (html.q > 0) return 'html'
  return markdown.q > 0 ? 'markdown' : undefined
}

const rangesOf = (accept = ''): Range[] => split(accept.slice(0, longestAccept), ',').flatMap(readRange)

type Range = { type: string; parameters: [name: string, value: string][]; q: number }

/** Splits at a separator outside quoted strings; an unclosed string runs to the end. */
const split = (text: string, separator: ',' | ';'): string[] =>
  (text.match(separator === ',' ? /(?:"(?:[^"\\]|\\.)*"?|[^,"])+/g : /(?:"(?:[^"\\]|\\.)*"?|[^;"])+/g) ?? []).map(
    (part) => part.trim(),
  )

/** Longer headers are read up to here: no client sends more, and parsing stays cheap (D12). */
const longestAccept = 1000

const readRange = (text: string): Range[] => {
  const [type = '', ...rest] = split(text, ';')
  if (!rangePattern.test(type)) return []
  const parameters = rest.map((part): [string, string] => {
    const [name = '', value = ''] = part.split(/\s*=\s*/, 2)
    return [name.toLowerCase(), unquote(value).toLowerCase()]
  })
  const q = parameters.find(([name]) => name === 'q')?.[1]
  return [{ type: type.toLowerCase(), parameters: parameters.filter(([name]) => name !== 'q'), q: qualityOf(q) }]
}

const rangePattern = /^([!#$%&'*+.^_`|~0-9a-z-]+\/[!#$%&'*+.^_`|~0-9a-z-]+)$/i

const unquote = (value: string): string => (value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value)

const qualityOf = (value: string | undefined): number => {
  if (value === undefined) return 1
  const q = Number(value)
  return value !== '' && q >= 0 && q <= 1 ? q : 0
}

const judge = (ranges: Range[], wanted: string): Match => {
  let best = 0
  let q = 0
  for (const range of ranges) {
    const closeness = fit(range, wanted)
    if (closeness > best || (closeness === best && closeness > 0 && range.q > q)) [best, q] = [closeness, range.q]
  }
  return { q, named: best >= 3 && q > 0 }
}

type Match = { q: number; named: boolean }

/** How specifically a range matches a media type: 0 not at all, then anything, `text/*`, the type, the type with parameters. */
const fit = ({ type, parameters }: Range, wanted: string): number => {
  if (type === '*/*') return 1
  if (type === 'text/*') return 2
  if (type !== wanted) return 0
  if (parameters.length === 0) return 3
  // UTF-8 is served; variants of Markdown (RFC 7763) are treated alike. Other parameters name something unavailable.
  const known = ([name, value]: [string, string]): boolean =>
    (name === 'charset' && value === 'utf-8') || (name === 'variant' && wanted === mediaTypes.markdown)
  return parameters.every(known) ? 4 : 0
}

const mediaTypes = { html: 'text/html', markdown: 'text/markdown' } as const

/** Whether an Accept header names HTML or Markdown itself, as browsers and reading agents do. */
export const namesPage = (accept: string | undefined): boolean => {
  const ranges = rangesOf(accept)
  return Object.values(mediaTypes).some((type) => judge(ranges, type).named)
}
