/** A URL taken apart as RFC 3986 has it: its components, where each begins, and what is to be said of them. */

/**
 * A part with its text, its places in the URL in characters, its property in the URL API (WHATWG URL, section 6.1), and
 * the field of a request that carries it (RFC 9113, section 8.3.1). The property's value is from `since` to `until`, as
 * some include the delimiter.
 */
export type UrlPart = {
  name: string
  from: number
  to: number
  text: string
  property: string
  since: number
  until: number
  sent: string | undefined
  note: string
}

/** RFC 3986, appendix B, with userinfo, host and port of section 3.2; a host in brackets is an IPv6 address. */
const form =
  /^(?<scheme>[A-Za-z][A-Za-z0-9+.-]*):\/\/(?:(?<userinfo>[^@/?#]*)@)?(?<host>\[[^\]]*\]|[^:/?#]*)(?::(?<port>\d*))?(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?(?:#(?<fragment>.*))?$/d

/** The parts in order; empty where the text is no URL with a scheme and a host. */
export function partsOf(url: string): UrlPart[] {
  const { groups: { scheme = '' } = {}, indices } = form.exec(url) ?? {}
  return Object.entries(meanings).flatMap(([name, { property, with: delimiter, sent, say }]) => {
    const [from, to] = indices?.groups?.[name] ?? []
    if (from === undefined || to === undefined) return []
    const text = url.slice(from, to)
    const [since, until] = text === '' ? [from, to] : [from - (delimiter?.[0] ?? 0), to + (delimiter?.[1] ?? 0)]
    const note = typeof say === 'string' ? say : say(text, scheme)
    return { name, from, to, text, property, since, until, sent, note }
  })
}

/** Ports of schemes that have one of their own, from the IANA registry; browsers leave them out. */
const ports = new Map(Object.entries({ https: '443', http: '80', wss: '443', ws: '80', ftp: '21' }))

/** How many characters of delimiters before and after a part belong to its property, and what is to be said of it. */
type Meaning = {
  property: string
  with?: [before: number, after: number]
  sent?: string
  say: string | ((text: string, scheme: string) => string)
}

const pairs = (query: string): string => {
  const read = [...new URLSearchParams(query)].map(([key, value]) => `${key} is "${value}"`).join(', ')
  return read === '' ? 'empty' : `name=value pairs by convention: ${read}`
}

const meanings: Record<string, Meaning> = {
  scheme: { property: 'protocol', with: [0, 1], sent: ':scheme', say: 'selects the protocol; case-insensitive' },
  userinfo: {
    property: 'username, password',
    sent: 'authorization',
    say: 'deprecated: a password here ends up in logs',
  },
  host: { property: 'hostname', sent: ':authority', say: 'resolved by DNS if it is a name; case-insensitive' },
  port: {
    property: 'port',
    sent: ':authority',
    say: (_, scheme) => `overrides the default${ports.has(scheme) ? `, ${ports.get(scheme)}` : ''}`,
  },
  path: { property: 'pathname', sent: ':path', say: 'identifies the resource, with any query; case-sensitive' },
  query: { property: 'search', with: [1, 0], sent: ':path', say: pairs },
  fragment: { property: 'hash', with: [1, 0], say: 'for the browser alone' },
}
