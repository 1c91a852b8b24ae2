/**
 * What a web server needs to serve an exported folder: for each request target its file and tag,
 * and the headers of the group it belongs to.
 *
 * The headers of responses of one kind differ only in the name of what they show. With a placeholder for that name,
 * they form one group, so there are a few dozen groups however many recipes there are.
 */
import type { CrawledPage } from './crawl.ts'

/** The response at one target. */
export type ReplyRow = {
  target: string
  /** Index of the group. */
  group: number
  /** What replaces the placeholder in the group's headers. */
  subject: string
  /** The strong ETag of the identity coding, without quotes. */
  digest: string
  file: string
}

export type ReplyTable = {
  baseUrl: string
  /** Targets with one form. */
  rows: ReplyRow[]
  /** Targets of pages: as HTML, and as Markdown. */
  html: ReplyRow[]
  markdown: ReplyRow[]
  /** Headers by group; `placeholder` stands for the subject. */
  groups: Record<string, string>[]
}

/** Makes the table of what was crawled. */
export function replyTable(pages: readonly CrawledPage[], baseUrl: string): ReplyTable {
  const { groups, numberOf } = createGroups()
  const rowsOf = (
    { path, targets }: CrawledPage,
    { headers, file }: { headers: Headers; file: string },
  ): ReplyRow[] => {
    const subject = subjectOf(path)
    const group = numberOf(openHeaders(headers, subject))
    return targets.map((target) => ({ target, group, subject, digest: digestOf(headers), file }))
  }
  const plain = pages.filter(({ markdown }) => markdown === undefined)
  const negotiated = pages.filter(({ markdown }) => markdown !== undefined)
  return {
    baseUrl,
    rows: plain.flatMap((page) => rowsOf(page, page)),
    html: negotiated.flatMap((page) => rowsOf(page, page)),
    markdown: negotiated.flatMap((page) => rowsOf(page, page.markdown ?? page)),
    groups,
  }
}

/** Numbers groups in order of appearance. */
const createGroups = () => {
  const numbers = new Map<string, number>()
  const groups: Record<string, string>[] = []
  const numberOf = (headers: Record<string, string>): number => {
    const key = JSON.stringify(headers)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, groups.length)
    return groups.push(headers) - 1
  }
  return { groups, numberOf }
}

const subjectOf = (path: string): string => {
  const id = /^\/api\/diagrams\/([^/]+)/.exec(path)?.[1]
  return id ?? (path.split('/').at(-1) ?? '').replace(/\..*$/, '')
}

const openHeaders = (headers: Headers, subject: string): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(([name]) => !left.has(name)).map(([name, value]) => [name, open(value, subject)]),
  )

/** Left out: headers that the server sets on all responses, and those that belong to a single one. */
const left = new Set([
  'access-control-allow-origin',
  'access-control-expose-headers',
  'x-content-type-options',
  'cross-origin-resource-policy',
  'referrer-policy',
  'etag',
  'content-length',
])

/** A value with a placeholder for the subject, wherever that is a whole segment of a URL or file name. */
const open = (value: string, subject: string): string =>
  subject === '' ? value : value.replace(new RegExp(`(?<=[/"])${subject}(?=[/".>])`, 'g'), placeholder)

/** Stands for a row's subject in its group's headers. */
export const placeholder = '\u0000'

const digestOf = (headers: Headers): string => (headers.get('etag') ?? '').replaceAll('"', '')
