/**
 * Which Host headers the endpoint answers (M3): the defence against DNS rebinding, since any Origin may call.
 */

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** The name of a host without its port, in lower case. */
const nameOf = (host: string): string => host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')

/** Makes the judge: the base address's host and the allowed ones, with or without port; loopback names go together. */
export const createHostCheck = (baseUrl: string, allowed: readonly string[]): ((host: string) => boolean) => {
  const own = new URL(baseUrl).hostname
  const names = new Set([own, ...allowed.map(nameOf)].filter((name) => name !== ''))
  if (loopback.includes(own) || own.startsWith('127.')) for (const name of loopback) names.add(name)
  return (host) => names.has(nameOf(host))
}
