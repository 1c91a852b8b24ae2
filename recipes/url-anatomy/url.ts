/**
 * A URL taken apart as RFC 3986 has it: its components, where each begins, and what is to be said of them.
 */

/** A part with its text, its places in the URL in characters, and its property in the URL API (WHATWG URL, section 6.1). */
export type UrlPart = { name: string; from: number; to: number; text: string; property: string; note: string }

/** RFC 3986, appendix B, with userinfo, host and port of section 3.2; a host in brackets is an IPv6 address. */
const form =
  /^(?<scheme>[A-Za-z][A-Za-z0-9+.-]*):\/\/(?:(?<userinfo>[^@/?#]*)@)?(?<host>\[[^\]]*\]|[^:/?#]*)(?::(?<port>\d*))?(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?(?:#(?<fragment>.*))?$/d

/** The parts in order; empty where the text is no URL with a scheme and a host. */
export function partsOf(url: string): UrlPart[] {
  const { groups = {}, indices } = form.exec(url) ?? {}
  return Object.entries(indices?.groups ?? {}).flatMap(([name, range]): UrlPart[] => {
    const [property, note] = meanings[name] ?? [name, () => '']
    const [text, scheme = ''] = [groups[name], groups['scheme']]
    if (range === undefined || text === undefined) return []
    return [{ name, from: range[0], to: range[1], text, property, note: note(text, scheme.toLowerCase()) }]
  })
}

/** Ports of schemes that have one of their own, from the IANA registry; browsers leave them out. */
const defaultPorts: Record<string, string> = { https: '443', http: '80', wss: '443', ws: '80', ftp: '21' }

/** What the URL API calls each part, and what is to be said of it. */
const meanings: Record<string, [property: string, note: (text: string, scheme: string) => string]> = {
  scheme: ['protocol', () => 'selects the protocol; case-insensitive'],
  userinfo: [
    'username, password',
    (text) => (text.includes(':') ? 'a password here is deprecated: it ends up in logs' : 'the user name'),
  ],
  host: [
    'hostname',
    (text) => (text.startsWith('[') ? 'an IPv6 address, in brackets' : 'resolved by DNS; case-insensitive'),
  ],
  port: [
    'port',
    (_, scheme) =>
      defaultPorts[scheme] === undefined
        ? 'where the server listens'
        : `overrides the default, ${defaultPorts[scheme]}`,
  ],
  path: ['pathname', () => 'identifies the resource; case-sensitive'],
  query: ['search', (text) => [...new URLSearchParams(text)].map(([key, value]) => `${key} is "${value}"`).join(', ')],
  fragment: ['hash', () => 'stays in the browser, never sent'],
}
