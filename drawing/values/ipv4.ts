/**
 * IPv4 addresses and prefixes (RFC 4632), as numbers.
 */

/** The addresses from `start` on, `size` of them; `length` is how many bits they share. */
export type Prefix = { start: number; size: number; length: number }

/** `10.20.0.7` as a number; undefined if it is none. */
export function parseAddress(text = ''): number | undefined {
  const bytes = text.split('.').map(Number)
  const isValid = /^\d{1,3}(\.\d{1,3}){3}$/.test(text) && bytes.every((byte) => byte <= 255)
  return isValid ? bytes.reduce((sum, byte) => sum * 256 + byte, 0) : undefined
}

/** `10.20.0.0/16` as the addresses in it, host bits ignored; undefined if it is none. */
export function parsePrefix(text = ''): Prefix | undefined {
  const [, start, bits] = /^([\d.]+)\/(\d{1,2})$/.exec(text) ?? []
  const [address, length] = [parseAddress(start), Number(bits)]
  if (address === undefined || length > 32) return undefined
  const size = 2 ** (32 - length)
  return { start: Math.floor(address / size) * size, size, length }
}

/** An address in dotted decimal. */
export const writeAddress = (address: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join('.')

/** A prefix as it is written, without host bits. */
export const writePrefix = ({ start, length }: Prefix): string => `${writeAddress(start)}/${length}`

/** The address that a host part such as `.7` or `.1.20` means within a prefix; undefined for other words. */
export const completeAddress = (part: string, network: string): string | undefined => {
  const prefix = parsePrefix(network)
  if (prefix === undefined || !/^(?:\.\d{1,3}){1,3}$/.test(part)) return undefined
  const bytes = part.slice(1).split('.')
  return [...writeAddress(prefix.start).split('.').slice(0, -bytes.length), ...bytes].join('.')
}

/** Whether two prefixes have addresses in common; other words have none. */
export const prefixesOverlap = (network: string, another: string): boolean => {
  const [one, other] = [parsePrefix(network), parsePrefix(another)]
  if (one === undefined || other === undefined) return false
  return one.start < other.start + other.size && other.start < one.start + one.size
}

/** What an address is in a prefix: one of a host, one that is reserved, or none; in /31 and /32 all are hosts. */
const roleIn = (address: number, { start, size }: Prefix): 'host' | 'network' | 'broadcast' | 'outside' => {
  const offset = address - start
  if (offset < 0 || offset >= size) return 'outside'
  if (size <= 2 || (offset > 0 && offset < size - 1)) return 'host'
  return offset === 0 ? 'network' : 'broadcast'
}

/** What is wrong with a network: no prefix, or one with host bits. Words that are no IPv4 are not judged. */
export const prefixProblem = (text: string): string | undefined => {
  const prefix = parsePrefix(text)
  if (prefix === undefined)
    return /^[\d.]+\/\d+$/.test(text) ? `${text} is no IPv4 prefix; 10.20.0.0/16 is one` : undefined
  return writePrefix(prefix) === text ? undefined : `${text} has host bits; the network is ${writePrefix(prefix)}`
}

/** Why no host of a network can have an address. Words that are no IPv4 are not judged. */
export const hostProblem = (text: string, network: string): string | undefined => {
  const [prefix, address] = [parsePrefix(network), parseAddress(text)]
  if (prefix === undefined || address === undefined) return undefined
  const role = roleIn(address, prefix)
  if (role === 'outside') return `${text} is not in ${network}`
  return role === 'host' ? undefined : `${text} is the ${role} address of ${network}`
}
