/**
 * `_nginx.conf`: what deploy/nginx/default.conf.template includes to serve an exported folder.
 *
 * nginx looks up strings case-insensitively, so a row repeats its target, which a pattern then compares.
 */
import { commonHeaders } from '../../http/headers.ts'
import { placeholder, type ReplyRow, type ReplyTable } from './reply-table.ts'

/** `_nginx.conf` for a table. */
export function nginxFile({ baseUrl, rows, html, markdown, groups }: ReplyTable): string {
  return [
    '# Made by `diagref export` for deploy/nginx/default.conf.template.',
    `map "" $diagref_base { default ${quote(baseUrl)}; }`,
    '',
    rowBlock('$diagref_plain', rows),
    rowBlock('$diagref_html', html),
    rowBlock('$diagref_markdown', markdown),
    ...headerBlocks(groups),
  ].join('\n')
}

/** In double quotes, nginx expands variables and supports these two escapes. */
const quote = (text: string): string => `"${text.replace(/[\\"]/g, String.raw`\$&`)}"`

const rowBlock = (name: string, rows: readonly ReplyRow[]): string => block(name, '$request_uri', rows.map(rowLine))

const block = (name: string, source: string, lines: readonly string[]): string =>
  [`map ${source} ${name} {`, '  default "";', ...lines.map((line) => `  ${line};`), '}', ''].join('\n')

const rowLine = ({ target, group, subject, digest, file }: ReplyRow): string =>
  `${quote(target)} ${quote(`${target} ${group} ${subject === '' ? '-' : subject} ${digest} ${file}`)}`

/** One map for each header: its value by group. */
const headerBlocks = (groups: ReplyTable['groups']): string[] => {
  const names = [...new Set(groups.flatMap((headers) => Object.keys(headers)))].sort()
  return names.map((header) => {
    const lines = groups.flatMap(({ [header]: value }, group) =>
      value === undefined ? [] : [`${group} ${quote(value.replaceAll(placeholder, '$diagref_subject'))}`],
    )
    return block(`$diagref_${header.replaceAll('-', '_')}`, '$diagref_group', lines)
  })
}

/** `_nginx-headers.conf`: the headers of every response, for each location to include. */
export const nginxHeadersFile = (): string =>
  Object.entries(commonHeaders)
    .map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`)
    .join('')
