/**
 * A consistent-hash ring (Karger et al., 1997): points of hosts by hash, and what moves when a host joins. Places are
 * turns: shares of the circle from 0 to 1, clockwise from the top.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { sum } from 'd3-array'
import type { CollectionData } from '../../drawing/data/collection.ts'

export type RingHost = { name: string }

/** What a point of a host owns: all from the point before it, which is negative beyond the top. */
export type OwnedSector = { host: RingHost; from: number; to: number }

/** The ring before and after the last host joins, the keys that move to it, and those that hash mod n would move. */
export function changeOf({ nodes, size, items }: CollectionData & { nodes: RingHost[] }) {
  const [before, after] = [sectorsOf(nodes.slice(0, -1), size), sectorsOf(nodes, size)]
  const joining = nodes.at(-1) as RingHost
  const moved = items.filter(({ name }) => ownerOf(name, after).host === joining)
  const modulo = items.filter(({ name }) => hashOf(name) % (nodes.length - 1) !== hashOf(name) % nodes.length)
  return { before, after, joining, moved, modulo }
}

/** The hash: the first 32 bits of SHA-256; the method asks for none in particular. */
const hashOf = (name: string): number => Number.parseInt(bytesToHex(sha256(utf8ToBytes(name))).slice(0, 8), 16)

/** A place on the circle: the hash as a share of 2³². */
export const turnOf = (name: string): number => hashOf(name) / 2 ** 32

/** The sectors of `size` points for each host, clockwise from the top. */
export const sectorsOf = (hosts: RingHost[], size: number): OwnedSector[] => {
  const numbers = Array.from({ length: size }, (_, index) => index + 1)
  const points = hosts.flatMap((host) => numbers.map((each) => ({ host, to: turnOf(`${host.name}#${each}`) })))
  const sorted = points.toSorted((a, b) => a.to - b.to)
  return sorted.map((point, index) => ({ ...point, from: sorted[index - 1]?.to ?? (sorted.at(-1)?.to ?? 0) - 1 }))
}

/** The sector that a key is in: that of the next point clockwise. */
export const ownerOf = (name: string, sectors: OwnedSector[]): OwnedSector =>
  (sectors.find(({ to }) => to >= turnOf(name)) ?? sectors[0]) as OwnedSector

/** How much of the circle a host owns. */
export const partOf = (host: RingHost, sectors: OwnedSector[]): number =>
  sum(sectors, (each) => (each.host === host ? each.to - each.from : 0))

/** That in whole percent. */
export const shareOf = (host: RingHost, sectors: OwnedSector[]): string => `${Math.round(100 * partOf(host, sectors))}%`
