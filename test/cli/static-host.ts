/**
 * A minimal static host for the export: files, `/x` for `x.html`, and the rules of `_headers` and `_redirects` as
 * Netlify documents them.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export type Hosted = { body: Buffer; headers: Record<string, string> }

export type Host = { get: (address: string) => Hosted | undefined }

type Rewrite = { path: RegExp; query: [name: string, value: string][]; to: string }
type HeaderRule = { path: RegExp; headers: [name: string, value: string][] }

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.+]/g, String.raw`\$&`)
      .replace(/:(\w+)/g, '(?<$1>[^/]+)')
      .replace(/\*$/, '.*')}$`,
  )

const readRewrites = (text: string): Rewrite[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const words = line.split(' ')
      const query = words.slice(1, -2).map((word) => word.split('=').map(decodeURIComponent) as [string, string])
      return { path: patternOf(words[0]!), query, to: words.at(-2)! }
    })

const readHeaders = (text: string): HeaderRule[] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n')
      const headers = lines.map((line) => {
        const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
        return [name.toLowerCase(), value] as [string, string]
      })
      return { path: patternOf(path), headers }
    })

/** The names that a rewrite's parameters bind; undefined if the query does not match. */
const bind = (wanted: Rewrite['query'], query: URLSearchParams): Record<string, string> | undefined => {
  const bound: Record<string, string> = {}
  for (const [name, value] of wanted) {
    const given = query.get(name)
    if (given === null || (!value.startsWith(':') && value !== given)) return undefined
    if (value.startsWith(':')) bound[value.slice(1)] = given
  }
  return bound
}

const rewrite = (rules: Rewrite[], path: string, query: URLSearchParams): string | undefined => {
  for (const rule of rules) {
    const match = rule.path.exec(path)
    const bound = bind(rule.query, query)
    if (match === null || bound === undefined) continue
    const names = { ...match.groups, ...bound }
    return rule.to.replace(/:(\w+)/g, (_, name: string) => names[name] ?? '')
  }
  return undefined
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true

/** Reads the rules of a folder. */
export const readHost = (folder: string): Host => {
  const rewrites = readRewrites(readFileSync(join(folder, '_redirects'), 'utf8'))
  const headerRules = readHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const headersFor = (path: string): Record<string, string> =>
    Object.fromEntries(headerRules.filter((rule) => rule.path.test(path)).flatMap(({ headers }) => headers))
  return {
    get(address) {
      const { pathname, searchParams } = new URL(address, 'http://host.example')
      const names = [pathname, `${pathname}.html`, `${pathname}index.html`, rewrite(rewrites, pathname, searchParams)]
      const file = names.flatMap((name) => (name === undefined ? [] : [join(folder, name)])).find(isFile)
      return file === undefined ? undefined : { body: readFileSync(file), headers: headersFor(pathname) }
    },
  }
}
