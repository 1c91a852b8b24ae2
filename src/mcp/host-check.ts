/**
 * Which Host headers the endpoint accepts (M3): the defense against DNS rebinding, since any Origin may call.
 */

/** Returns the check: the base URL's host and the allowed ones pass, with or without a port; loopback names are equivalent. */
export function createHostCheck(baseUrl: string, allowed: readonly string[]): (host: string) => boolean {
  const names = new Set([new URL(baseUrl).hostname, ...allowed.map(nameOf)].filter((name) => name !== ''))
  if ([...names].some(isLoopback)) for (const name of loopback) names.add(name)
  return (host) => names.has(nameOf(host))
}

/** The name of a host without its port, in lower case; an IPv6 address in brackets. */
const nameOf = (host: string): string => {
  const name = host.trim().toLowerCase()
  if (/^[0-9a-f:]*:[0-9a-f:]*:[0-9a-f:.]*$/.test(name)) return `[${name}]`
  return name.replace(/:\d*$/, '').replace(/\.$/, '')
}

const isLoopback = (name: string): boolean => loopback.includes(name) || /^127\.\d+\.\d+\.\d+$/.test(name)

const loopback = ['localhost', '127.0.0.1', '[::1]']
