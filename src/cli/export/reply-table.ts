/**
 * What a web server must know to answer from an exported folder: for each request target its file and tag,
 * and the headers of the group it belongs to.
 *
 * Replies of one kind differ in their headers only by the name of what they show. With that name left open,
 * all of them make one group, so there are a few dozen groups however many recipes there are.
 */
import type { Page } from './crawl.ts'

/** One target's reply. */
export type Row = {
  target: string
  /** Index of the group. */
  group: number
  /** What the group's headers leave open. */
  subject: string
  /** The strong ETag of the identity coding, without quotes. */
  digest: string
  file: string
}

export type Table = {
  baseUrl: string
  /** Targets with one form. */
  rows: Row[]
  /** Targets of pages: as HTML, and as Markdown. */
  html: Row[]
  markdown: Row[]
  /** Headers by group; `placeholder` stands for the subject. */
  groups: Record<string, string>[]
}

/** Makes the table of what was walked. */
export function replyTable(pages: readonly Page[], baseUrl: string): Table {
  const { groups, numberOf } = createGroups()
  const rowsOf = ({ path, targets }: Page, { headers, file }: { headers: Headers; file: string }): Row[] => {
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

/** Numbers groups in the order in which they are met. */
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

/** What every reply carries is said once in a server's configuration; these belong to one request. */
const left = new Set([
  'access-control-allow-origin',
  'access-control-expose-headers',
  'x-content-type-options',
  'cross-origin-resource-policy',
  'referrer-policy',
  'etag',
  'content-length',
])

/** A value with the subject left open where it is a whole part of an address or a file name. */
const open = (value: string, subject: string): string =>
  subject === '' ? value : value.replace(new RegExp(`(?<=[/"])${subject}(?=[/".>])`, 'g'), placeholder)

/** Stands for a row's subject in its group's headers. */
export const placeholder = '\u0000'

const digestOf = (headers: Headers): string => (headers.get('etag') ?? '').replaceAll('"', '')
