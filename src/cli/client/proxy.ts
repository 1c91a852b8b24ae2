/**
 * Proxies from the environment: HTTP_PROXY, HTTPS_PROXY, ALL_PROXY and NO_PROXY, in either case.
 *
 * Loopback addresses never use a proxy.
 */
import { usageError } from '../cli-error.ts'
import { stripControls } from '../terminal.ts'

/** The proxy for a URL; undefined if it is requested directly. */
export function proxyFor(url: URL, env: NodeJS.ProcessEnv = process.env): URL | undefined {
  const text = variable(env, url.protocol === 'https:' ? 'https_proxy' : 'http_proxy') ?? variable(env, 'all_proxy')
  if (text === undefined || isLoopback(url.hostname) || isExempt(url, variable(env, 'no_proxy') ?? '')) return undefined
  return parseProxy(text)
}

const variable = (env: NodeJS.ProcessEnv, name: string): string | undefined =>
  env[name] || env[name.toUpperCase()] || undefined

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)

/** Whether NO_PROXY names a host: `*`, or a host with its subdomains, with or without a port. */
const isExempt = (url: URL, list: string): boolean =>
  list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      if (entry === '*') return true
      const [, name = entry, port] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? []
      const host = name.replace(/^\*?\./, '')
      const named = url.hostname === host || url.hostname.endsWith(`.${host}`)
      return named && (port === undefined || port === portOf(url))
    })

/** The port of a URL, by default that of its protocol. */
export const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80')

const parseProxy = (text: string): URL => {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`
  const proxy = URL.canParse(whole) ? new URL(whole) : undefined
  if (proxy !== undefined && /^https?:$/.test(proxy.protocol)) return proxy
  throw usageError(`The proxy "${stripControls(text)}" in the environment is not an http or https URL.`)
}

/** The proxy's authorization, if its URL names a user. */
export const proxyHeaders = ({ username, password }: URL): Record<string, string> => {
  if (username === '' && password === '') return {}
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` }
}
