/**
 * R24: real content, and nobody's real address.
 */

import type { Picture } from '../model/picture.ts'
import type { Report, Rule } from './rule.ts'

/** Words that only stand in for something real. */
const placeholders = [
  /\b(?:lorem|ipsum|foo|foobar|baz|qux|asdf)\b/i,
  /\b(?:[Ss]ervice|[Cc]omponent|[Mm]odule|[Aa]pp) [A-D1-4]\b(?![-.\w])/,
]

const addressPattern = /(?<![\w.])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?![\w.]*\d)/g

type Octets = [number, number, number, number]

/** RFC 5737 documentation blocks, and addresses that belong to nobody: private, local, shared, test, multicast. */
const freeBlocks: ((octets: Octets) => boolean)[] = [
  ([a, b, c]) =>
    (a === 192 && b === 0 && c === 2) || (a === 198 && b === 51 && c === 100) || (a === 203 && b === 0 && c === 113),
  ([a, b]) =>
    a === 10 || (a === 172 && b >= 16 && b < 32) || (a === 192 && b === 168) || (a === 100 && b >= 64 && b < 128),
  ([a, b]) => a === 0 || a === 127 || (a === 169 && b === 254) || (a === 198 && (b === 18 || b === 19)) || a >= 224,
]

const isForeign = (address: string): boolean => {
  const octets = address.split('.').map(Number) as Octets
  return octets.every((octet) => octet < 256) && !freeBlocks.some((block) => block(octets))
}

const foreignAddresses = (text: string): string[] =>
  !text.includes('.') ? [] : [...text.matchAll(addressPattern)].map(([address]) => address).filter(isForeign)

/** An IPv6 address outside 2001:db8::/32 (RFC 3849), loopback, link-local, unique local and multicast. */
const foreignLongAddresses = (text: string): string[] =>
  !text.includes(':')
    ? []
    : text
        .split(/[\s"'`,;()<>[\]]+/)
        .map((word) => word.replace(/\/\d+$/, ''))
        .filter((word) => /^[0-9a-f:]+$/i.test(word) && /\d/.test(word) && isLongAddress(word))
        .filter((word) => !/^(?:2001:0?db8:|::1?$|::$|fe[89ab][0-9a-f]:|f[cdf][0-9a-f]{2}:|64:ff9b:)/i.test(word))

const isLongAddress = (word: string): boolean => {
  const groups = word.split(':')
  return groups.every((group) => group.length <= 4) && (word.includes('::') ? groups.length >= 3 : groups.length === 8)
}

const hostPattern = /(?:\b[a-z]+:\/\/(?:[^\s/@]*@)?|[\w.+-]@|^Host:\s*)([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})\b/gi

/** Names reserved for examples (RFC 2606, RFC 6761, RFC 8375), and sites of the standards that diagrams cite. */
const freeHost =
  /(?:^|\.)(?:example(?:\.(?:com|org|net))?|test|invalid|localhost|local|internal|lan|svc|home\.arpa|(?:w3|ietf|rfc-editor|iana|json-schema|schema|unicode|openapis)\.org)$/i

const foreignHosts = (text: string): string[] =>
  !text.includes('.')
    ? []
    : [...text.matchAll(hostPattern)].flatMap(([, host = '']) => (freeHost.test(host) ? [] : [host]))

const judge = (text: string): string[] => [
  ...placeholders
    .flatMap((stopgap) => stopgap.exec(text)?.slice(0, 1) ?? [])
    .map((word) => `"${word}" stands in for real content; name the thing`),
  ...[...foreignAddresses(text), ...foreignLongAddresses(text)].map(
    (address) =>
      `${address} may be somebody's address; use RFC 5737 (203.0.113.0/24 …), 2001:db8::/32 or a private block`,
  ),
  ...foreignHosts(text).map((host) => `${host} may be somebody's host; use example.com or a name under .example`),
]

const check = ({ scene, labels }: Picture): Report[] => [
  ...[scene.title, scene.description].flatMap(judge).map((problem) => ({ problem })),
  ...labels.flatMap(({ index, text }) => judge(text.text).map((problem) => ({ at: index, problem }))),
]

export const realContent: Rule = {
  id: 'R24',
  title: 'Real content, nobody’s address',
  level: 'block',
  requirement:
    'No lorem, foo or "Service A"; hosts are example.com or reserved names, addresses come from the documentation blocks (RFC 5737, RFC 3849) or private ones.',
  check,
}
