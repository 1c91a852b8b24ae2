/**
 * Which Host headers the endpoint accepts (M3): the defense against DNS rebinding, since any Origin may call.
 */

/** Whether a host may be called at, and whether the service is only for this machine. */
export type HostCheck = { isAllowedHost: (host: string) => boolean; isLocal: boolean }

/** Makes the check: the base URL's host and the allowed ones pass, with or without a port; loopback names are equivalent. */
export function createHostCheck(baseUrl: string, allowed: readonly string[]): HostCheck {
  const names = new Set([new URL(baseUrl).hostname, ...allowed.map(nameOf)].filter((name) => name !== ''))
  if ([...names].some(isLoopback)) for (const name of loopback) names.add(name)
  return { isAllowedHost: (host) => names.has(nameOf(host)), isLocal: [...names].every(isLoopback) }
}

/** The name of a host without its port, in lower case; an IPv6 address in brackets. */
const nameOf = (host: string): string => {
  const name = host.trim().toLowerCase()
  if (/^[0-9a-f:]*:[0-9a-f:]*:[0-9a-f:.]*$/.test(name)) return `[${name}]`
  return name.replace(/:\d*$/, '').replace(/\.$/, '')
}

const isLoopback = (name: string): boolean => loopback.includes(name) || /^127\.\d+\.\d+\.\d+$/.test(name)

const loopback = ['localhost', '127.0.0.1', '[::1]']
