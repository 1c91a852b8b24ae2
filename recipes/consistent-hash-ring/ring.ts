/**
 * A consistent-hash ring: points of hosts and keys by hash, and who owns what before and after one host joins.
 *
 * Places are turns: shares of the circle from 0 to 1, clockwise from the top. The hash is the first 32 bits of SHA-256
 * (the method of Karger et al., 1997, asks for no hash in particular).
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { CollectionData, Key } from '../../drawing/data/collection.ts'

/** What a ring is made of; `size` is the number of points of each host, `joins` the host that is added. */
export type RingData = CollectionData & { nodes: { name: string }[]; joins?: string | undefined }

/** Which host joins, and the points without it and with it. */
export type Change = { joining: number; before: Point[]; after: Point[] }

/** The change that data describe: unless they say so, the last host joins. */
export function changeOf({ nodes, size, joins }: RingData): Change {
  const named = nodes.findIndex(({ name }) => name === joins)
  const joining = named < 0 ? nodes.length - 1 : named
  const after = pointsOf(nodes, size)
  return { joining, after, before: after.filter(({ host }) => host !== joining) }
}

/** Whether the joining host takes a key over. */
export const isMoved = ({ name }: Key, { joining, after }: Change): boolean =>
  ownerOf(turnOf(name), after)?.host === joining

/** The keys that would move if hosts were chosen by hash mod n. */
export const reshuffled = ({ items, nodes }: RingData): Key[] =>
  items.filter(({ name }) => hashOf(name) % (nodes.length - 1) !== hashOf(name) % nodes.length)

/** The first 32 bits of the SHA-256 of a name. */
const hashOf = (name: string): number => {
  const { buffer, byteOffset } = sha256(utf8ToBytes(name))
  return new DataView(buffer, byteOffset).getUint32(0)
}

/** A place on the circle: the hash as a share of 2³². */
export const turnOf = (name: string): number => hashOf(name) / 2 ** 32

/** A point of a host on the circle. */
export type Point = { host: number; turn: number }

/** `size` points for each host, clockwise from the top. */
export const pointsOf = (hosts: { name: string }[], size: number): Point[] =>
  hosts
    .flatMap(({ name }, host) =>
      Array.from({ length: size }, (_, index) => ({ host, turn: turnOf(`${name}#${index + 1}`) })),
    )
    .toSorted((a, b) => a.turn - b.turn)

/** The point that owns a place: the next one clockwise. */
export const ownerOf = (turn: number, points: Point[]): Point | undefined =>
  points.find((point) => point.turn >= turn) ?? points[0]

/** How far it is clockwise from one place to another. */
export const turnsBetween = (from: number, to: number): number => to - from - Math.floor(to - from)

/** The share of the circle that each of `count` hosts owns: from the point before each of its points. */
export const sharesOf = (points: Point[], count: number): number[] => {
  const owned = points.map(({ turn }, index) => turnsBetween(points.at(index - 1)?.turn ?? 0, turn))
  // A single point owns the whole circle.
  if (points.length === 1) owned[0] = 1
  return Array.from({ length: count }, (_, host) =>
    owned.reduce((sum, share, index) => sum + (points[index]?.host === host ? share : 0), 0),
  )
}
