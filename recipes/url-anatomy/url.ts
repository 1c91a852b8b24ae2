/**
 * A URL taken apart as RFC 3986 has it: its components, where each begins, and what is to be said of them.
 */

/** A part with its text; `from` and `to` are places in the URL, counted in characters. */
export type UrlPart = { name: string; from: number; to: number; text: string; note: string }

/** Ports of schemes that have one of their own, from the IANA registry; browsers leave them out. */
const defaultPorts: Record<string, string> = { https: '443', http: '80', wss: '443', ws: '80', ftp: '21' }

/** RFC 3986, appendix B, with userinfo, host and port of section 3.2; a host in brackets is an IPv6 address. */
const form =
  /^(?<scheme>[A-Za-z][A-Za-z0-9+.-]*):\/\/(?:(?<userinfo>[^@/?#]*)@)?(?<host>\[[^\]]*\]|[^:/?#]*)(?::(?<port>\d*))?(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?(?:#(?<fragment>.*))?$/d

/** The parts in order; empty where the text is no URL with a scheme and a host. */
export function partsOf(url: string): UrlPart[] {
  const match = form.exec(url)
  if (match === null || match.groups === undefined) return []
  const { scheme = '', host = '' } = match.groups
  return Object.entries(match.indices?.groups ?? {}).flatMap(([name, range]): UrlPart[] => {
    if (range === undefined) return []
    const [from, to] = range
    const text = url.slice(from, to)
    return [{ name, from, to, text, note: noteOn(name, text, { scheme, host }) }]
  })
}

const noteOn = (name: string, text: string, { scheme }: { scheme: string; host: string }): string => {
  switch (name) {
    case 'scheme':
      return 'selects the protocol; case-insensitive'
    case 'userinfo':
      return text.includes(':') ? 'a password here is deprecated: it ends up in logs' : 'the user name'
    case 'host':
      return text.startsWith('[') ? 'an IPv6 address, in brackets' : 'resolved by DNS; case-insensitive'
    case 'port': {
      const usual = defaultPorts[scheme.toLowerCase()]
      return usual === undefined
        ? 'where the server listens'
        : text === usual
          ? 'the default, so it can be left out'
          : `overrides the default, ${usual}`
    }
    case 'path':
      return 'identifies the resource; case-sensitive'
    case 'query':
      return parametersIn(text)
    default:
      return 'stays in the browser, never sent'
  }
}

/** The parameters as the server reads them, decoded. */
const parametersIn = (query: string): string =>
  query
    .split('&')
    .map((pair) => {
      const [key = '', ...value] = pair.split('=')
      return `${decoded(key)} is ${JSON.stringify(decoded(value.join('=')))}`
    })
    .join(', ')

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** The first character that RFC 3986 does not allow in a URL, such as a space; undefined where there is none. */
export const forbiddenIn = (url: string): string | undefined => /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/u.exec(url)?.[0]
