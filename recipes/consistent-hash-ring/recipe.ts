/** A hash ring of cache hosts, and what moves when one more host joins. Every position is a real hash. */

import * as z from 'zod'
import { percentOf } from '../../drawing/chart/shares.ts'
import { collectionForm } from '../../drawing/data/collection.ts'
import { list, name, ref } from '../../drawing/data/fields.ts'
import { checkReferences, checkUnique, References, type Target } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawRing } from './draw.ts'
import { changeOf, isMoved, type RingData, reshuffled, sharesOf } from './ring.ts'

const host = z
  .union([name('A host', 24), z.strictObject({ name: name('A host', 24) })])
  .transform((each) => (typeof each === 'string' ? { name: each } : each))
const hosts = ({ nodes }: RingData): Target[] => nodes.map((item) => ({ names: [item.name], item }))

export default defineRecipe({
  name: 'Consistent-hash ring',
  family: 'Data structures',
  description:
    'Hosts and keys placed by hash on a circle; each key belongs to the next point clockwise. The arcs and keys that one more host takes over are highlighted, with shares before and after. Also called consistent hashing, hash ring or token ring.',
  useWhen:
    'You explain sharding or cache partitioning: how few keys move when a host joins, or why several points a host even out the load. Good for 2 to 10 hosts with up to 40 points together, and up to 30 keys.',
  avoidWhen:
    'Every host has a copy of everything: use `raft-log-replication`. Load over time is the question: use `line-chart`. Shares of many hosts are compared: use `ordered-bar`. Keys are in buckets of one table: use `hash-table-chaining`.',
  aliases: ['consistent hashing', 'hash ring', 'token ring', 'sharding', 'partitioning', 'virtual nodes', 'ketama'],
  visual: 88,
  ease: 60,
  overall: 80,
  rationale:
    'The circle is the idea itself, and the filled arcs carry the argument; the table proves it. Positions follow from hashes, so nothing can be added by hand. You supply names of hosts and keys; positions and shares are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: collectionForm(
    {
      items: { max: 30, of: 'Keys' },
      size: { min: 1, max: 8, default: 4, of: 'Points of each host on the circle' },
    },
    {
      fields: {
        nodes: list(host, { min: 2, max: 10, of: 'Hosts, the one that joins among them' }),
        joins: ref('The host that joins; the last one unless given').optional(),
      },
      targets: hosts,
      check: (data) => [
        ...checkUnique('nodes', data.nodes),
        ...checkReferences([{ at: 'joins', reference: data.joins }], {
          references: new References(hosts(data)),
          what: 'a host',
        }),
        ...(data.nodes.length * data.size <= 40
          ? []
          : [
              {
                at: 'size',
                problem: `${data.nodes.length} hosts have ${data.nodes.length * data.size} points; 40 fit`,
              },
            ]),
      ],
    },
  ),
  sample: {
    title: 'Adding cache-e moves {moved} of {keys} keys; hash mod n moves {modulo}',
    subtitle: 'A new host takes over only the arcs before its own points',
    items: Array.from({ length: 15 }, (_, index) => `cart:${index + 1}`),
    nodes: ['cache-a', 'cache-b', 'cache-c', 'cache-d', 'cache-e'],
    find: 'cart:4',
    source: 'Positions: the first 32 bits of SHA-256 of a key, or of a host with a number, such as host#1',
  },
  draw: drawRing,
  derive: (data) => {
    const moved = data.items.filter((key) => isMoved(key, changeOf(data))).length
    return { moved, keys: data.items.length, modulo: reshuffled(data).length }
  },
  describe: (data) => {
    const change = changeOf(data)
    const moved = data.items.filter((key) => isMoved(key, change)).map((key) => key.name)
    const share = percentOf(sharesOf(change.after, data.nodes.length)[change.joining] ?? 0, 1)
    return `${count(data.nodes.length, 'host')} with ${count(data.size, 'point')} each on a circle of 2³² hash values; every key belongs to the next point clockwise. When ${data.nodes[change.joining]?.name} joins, it takes over ${share} of the circle and ${count(moved.length, 'key')}: ${enumerate(moved) || 'none'}; the other ${data.items.length - moved.length} stay. Taking the hash modulo the number of hosts would move ${reshuffled(data).length}.`
  },
})
