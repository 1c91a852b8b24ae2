/** A URL taken apart as RFC 3986 has it: its components, where each begins, and what is to be said of them. */

/** A part with its text, its places in the URL in characters, and its property in the URL API (WHATWG URL, section 6.1). */
export type UrlPart = { name: string; from: number; to: number; text: string; property: string; note: string }

/** RFC 3986, appendix B, with userinfo, host and port of section 3.2; a host in brackets is an IPv6 address. */
const form =
  /^(?<scheme>[A-Za-z][A-Za-z0-9+.-]*):\/\/(?:(?<userinfo>[^@/?#]*)@)?(?<host>\[[^\]]*\]|[^:/?#]*)(?::(?<port>\d*))?(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?(?:#(?<fragment>.*))?$/d

/** The parts in order; empty where the text is no URL with a scheme and a host. */
export function partsOf(url: string): UrlPart[] {
  const { groups: { scheme = '' } = {}, indices } = form.exec(url) ?? {}
  return Object.entries(meanings).flatMap(([name, [property, say]]) => {
    const [from, to] = indices?.groups?.[name] ?? []
    if (from === undefined || to === undefined) return []
    const text = url.slice(from, to)
    return { name, from, to, text, property, note: typeof say === 'string' ? say : say(text, scheme) }
  })
}

/** Ports of schemes that have one of their own, from the IANA registry; browsers leave them out. */
const ports = new Map(Object.entries({ https: '443', http: '80', wss: '443', ws: '80', ftp: '21' }))

/** What the URL API calls each part, which delimiter it has there, and what is to be said of it. */
const meanings: Record<string, [property: string, say: string | ((text: string, scheme: string) => string)]> = {
  scheme: ['protocol, with :', 'selects the protocol; case-insensitive'],
  userinfo: ['username, password', 'a password here is deprecated: it ends up in logs'],
  host: ['hostname', 'resolved by DNS if it is a name; case-insensitive'],
  port: ['port', (_, scheme) => `overrides the default${ports.has(scheme) ? `, ${ports.get(scheme)}` : ''}`],
  path: ['pathname', 'identifies the resource; case-sensitive'],
  query: [
    'search, with ?',
    (text) => [...new URLSearchParams(text)].map(([key, value]) => `${key} is "${value}"`).join(', '),
  ],
  fragment: ['hash, with #', 'stays in the browser, never sent'],
}
