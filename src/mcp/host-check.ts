/**
 * Which Host headers the endpoint accepts (M3), the defense against DNS rebinding, and which pages may call it: any, unless
 * the service is only for this machine.
 */

/** What a request may be called at and by; a program is no page, whatever it sends. */
export type HostCheck = {
  isAllowedHost: (host: string) => boolean
  /** Whether a browser sent it for a page of another site to a service that is only for this machine. */
  isForeignPage: (headers: Headers) => boolean
}

/** Makes the check: the base URL's host and the allowed ones pass, with or without a port; loopback names are equivalent. */
export function createHostCheck(baseUrl: string, allowed: readonly string[]): HostCheck {
  const names = new Set([new URL(baseUrl).hostname, ...allowed.map(nameOf)].filter((name) => name !== ''))
  if ([...names].some(isLoopback)) for (const name of loopback) names.add(name)
  const isLocal = [...names].every(isLoopback)
  return {
    isAllowedHost: (host) => names.has(nameOf(host)),
    isForeignPage: (headers) => isLocal && isFromElsewhere(headers),
  }
}

/** Browsers say how the page is related to the server; older ones only name its origin. */
const isFromElsewhere = (headers: Headers): boolean => {
  const relation = headers.get('sec-fetch-site')
  if (relation !== null) return relation === 'cross-site'
  const origin = headers.get('origin')
  return origin !== null && !isLoopback(hostOf(origin))
}

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).hostname : '')

/** The name of a host without its port, in lower case; an IPv6 address in brackets. */
const nameOf = (host: string): string => {
  const name = host.trim().toLowerCase()
  if (/^[0-9a-f:]*:[0-9a-f:]*:[0-9a-f:.]*$/.test(name)) return `[${name}]`
  return name.replace(/:\d*$/, '').replace(/\.$/, '')
}

const isLoopback = (name: string): boolean => loopback.includes(name) || /^127\.\d+\.\d+\.\d+$/.test(name)

const loopback = ['localhost', '127.0.0.1', '[::1]']
