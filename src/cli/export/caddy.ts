/**
 * What deploy/caddy/Caddyfile imports to serve an exported folder: rows for its maps, and headers by group.
 */
import { commonHeaders } from '../../http/headers.ts'
import { placeholder, type ReplyRow, type ReplyTable } from './reply-table.ts'

/** The files for a table. */
export function caddyFiles({ baseUrl, rows, html, markdown, groups }: ReplyTable): [name: string, text: string][] {
  return [
    ['_caddy-rows.conf', rowsFile(rows)],
    ['_caddy-html.conf', rowsFile(html)],
    ['_caddy-markdown.conf', rowsFile(markdown)],
    ['_caddy-every.conf', groupsFile(groups, true)],
    ['_caddy-whole.conf', groupsFile(groups, false)],
    ['_caddy-headers.conf', `header {\n${headerLines(commonHeaders)}}\nvars diagref_base ${quote(baseUrl)}\n`],
  ]
}

const rowsFile = (rows: readonly ReplyRow[]): string => rows.map(rowLine).join('')

const rowLine = ({ target, group, subject, digest, file }: ReplyRow): string =>
  `${quote(target)} ${quote(`${group} ${subject === '' ? '-' : subject} ${digest} ${file}`)}\n`

/** The Caddyfile's placeholder for the subject of a row. */
const subject = '{re.row.2}'

/** Caddy takes text between backticks literally; no header or URL contains one. */
const quote = (text: string): string => `\`${text}\``

const groupsFile = (groups: ReplyTable['groups'], ofEvery: boolean): string =>
  groups
    .map((headers, group) => {
      const name = `@${ofEvery ? 'every' : 'whole'}${group}`
      return `${name} vars {re.row.1} ${group}\nheader ${name} {\n${headerLines(pick(headers, ofEvery))}}\n`
    })
    .join('')

const headerLines = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `\t${name} ${quote(value.replaceAll(placeholder, subject))}\n`)
    .join('')

const pick = (headers: Record<string, string>, wanted: boolean): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => repeated.has(name) === wanted))

/** Headers that a 304 repeats (H14); the others are in a 200 only. */
const repeated = new Set(['cache-control', 'cdn-cache-control', 'vary', 'link', 'content-location', 'diagref-revision'])
