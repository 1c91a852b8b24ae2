/** A hash ring of cache hosts, and what moves when one more host joins. Every position is a real hash. */

import { block } from '../../drawing/block.ts'
import { roundedSum } from '../../drawing/chart/shares.ts'
import { collectionForm } from '../../drawing/data/collection.ts'
import { list, name } from '../../drawing/data/fields.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { shareStrokes } from '../../drawing/share-strokes.ts'
import { drawDial } from './dial.ts'
import type { DialLabel } from './dial-labels.ts'
import type { DialName } from './dial-names.ts'
import type { MoveBar } from './move-bars.ts'
import { changeOf, ownerOf, partOf, type RingHost, shareOf, turnOf } from './ring.ts'

const host = name('A host', 24).transform((each): RingHost => ({ name: each }))

export default defineRecipe({
  name: 'Consistent-hash ring',
  family: 'Data structures',
  description:
    'Hosts and keys placed by hash on a circle; each key belongs to the next point clockwise. The arcs and keys that one more host takes over are highlighted, with shares before and after and what hash mod n would move. Also called consistent hashing, hash ring or token ring.',
  useWhen:
    'You explain sharding or cache partitioning: how few keys move when a host joins, or why several points a host even out the load. Good for 2 to 10 hosts with up to 40 points together, and up to 30 keys.',
  avoidWhen:
    'Every host has a copy of everything: use `raft-log-replication`. Slots of a fixed array are on the circle: use `ring-buffer`. Shares of many hosts are compared: use `ordered-bar`. Keys are in buckets of one table: use `hash-table-chaining`.',
  visual: 88,
  ease: 60,
  overall: 83,
  rationale:
    'The circle is the idea itself, the filled arcs show what one more host takes over, and two strips of keys compare which ones move. Positions follow from hashes, so nothing can be added by hand. You supply names of hosts and keys; positions and shares are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: collectionForm(
    { items: { max: 30, of: 'Keys' }, size: { min: 1, max: 8, default: 4, of: 'Points of each host on the circle' } },
    {
      fields: { nodes: list(host, { min: 2, max: 10, of: 'Hosts; the last one joins' }) },
      targets: ({ nodes }) => namedTargets(nodes),
      checks: ({ unique, each }) => [
        unique('nodes'),
        each('size', (size, { data: { nodes } }) => {
          const points = nodes.length * size
          return points > 40 ? `${nodes.length} hosts have ${points} points; 40 fit` : undefined
        }),
      ],
    },
  ),
  sample: {
    title: '{joining} takes {moved} of {keys} keys; hash mod {hosts} would move {modulo}',
    subtitle: 'It takes the arcs before its {points} points; every other key stays',
    // These hash to places that are clear of each other and of the points.
    items: Array.from({ length: 15 }, (_, index) => `item:${index + 35}`),
    size: 3,
    nodes: ['cache-011', 'cache-012', 'cache-013', 'cache-014', 'cache-015'],
    find: 'item:48',
    source: 'Positions: the first 32 bits of SHA-256 of a key, or of a host with a number, such as host#1',
  },
  suppressions: [{ rule: 'R02', reason: 'Each key has a dot of its own, so that one can be moved alone.' }],
  draw: (data, sheet) => {
    sheet.share = shareStrokes
    const { nodes, items, find } = data
    const { after, moved } = changeOf(data)
    const names = namesOfHosts(data)
    drawDial(
      {
        names,
        sectors: after.map((sector) => ({
          name: nodes.indexOf(sector.host),
          from: sector.from,
          to: sector.to,
        })),
        dots: items.map((item) => ({ item, turn: turnOf(item.name), isMarked: moved.includes(item) })),
        way: find && { item: find, from: turnOf(find.name), to: ownerOf(find.name, after).to },
        middle: {
          source: '@rule',
          words: block([{ text: 'each key belongs to the next point clockwise', as: 'note' }], 116),
        },
        labels: labelsOf(data),
        rows: rowsOf(data),
      },
      {
        title: 'Hosts',
        // The bars are in the order of their numbers.
        heads: ['of the circle, before → after', 'keys'],
        way: `Lookup of ${find?.name}: clockwise`,
      },
      sheet,
    )
    const shares = roundedSum(
      nodes.map((host) => shareOf(host, after)),
      ' after',
    )
    if (shares !== undefined) sheet.footnote(shares)
    for (const claim of ['moved', 'keys']) sheet.prove(claim, '@ring')
    for (const claim of ['joining', 'points', 'hosts']) sheet.prove(claim, ...nodes)
    sheet.prove('modulo', '@modulo')
  },
  derive: (data) => {
    const { moved, modulo, joining } = changeOf(data)
    return {
      joining: joining.name,
      hosts: data.nodes.length,
      points: data.size,
      moved: moved.length,
      keys: data.items.length,
      modulo: modulo.length,
    }
  },
  describe: (data) => {
    const { after, joining, moved, modulo } = changeOf(data)
    const stay = data.items.length - moved.length
    return `${count(data.nodes.length, 'host')} with ${count(data.size, 'point')} each on a circle of 2³² hash values; every key belongs to the next point clockwise. When ${joining.name} joins, it takes over ${shareOf(joining, after)} of the circle and ${count(moved.length, 'key')}: ${enumerate(namesOf(moved))}; the other ${stay} stay. Taking the hash modulo the number of hosts would move ${modulo.length}.`
  },
})

type Data = Parameters<typeof changeOf>[0]

/** Each host with its shares of the circle before and after, and how many keys it has. */
function namesOfHosts(data: Data): DialName[] {
  const { nodes, items } = data
  const { before, after, joining } = changeOf(data)
  return nodes.map((item) => {
    const [few, many] = [before, after].map(
      (ring) => items.filter((key) => ownerOf(key.name, ring).host === item).length,
    )
    const numbers = [change(shareOf(item, before), shareOf(item, after)), change(`${few}`, `${many}`)]
    const parts = [before, after].map((ring) => partOf(item, ring))
    return { item, name: item.name, isMarked: item === joining, numbers, parts }
  })
}

/** A number before and after; once where it stays. */
const change = (before: string, after: string): string => (before === after ? after : `${before} → ${after}`)

/** The keys that move, and the one that is looked up. */
const labelsOf = (data: Data): DialLabel[] => {
  const { moved } = changeOf(data)
  const shown = data.items.filter((item) => moved.includes(item) || item.name === data.find?.name)
  return shown.map((item) => ({
    item,
    turn: turnOf(item.name),
    text: item.name === data.find?.name ? `lookup: ${item.name}` : item.name,
    isMarked: moved.includes(item),
  }))
}

/** How many keys move on the ring, and how many would if a key belonged to its hash modulo the number of hosts. */
const rowsOf = (data: Data): MoveBar[] => {
  const { moved, modulo } = changeOf(data)
  const hosts = data.nodes.length
  const row = (source: string, text: string, moved: readonly object[]): MoveBar => ({
    source,
    text,
    keys: data.items.map((item) => moved.includes(item)),
    isMarked: source === '@ring',
  })
  const listed = moved.length === 0 ? undefined : enumerate(namesOf(moved), 9)
  return [
    { ...row('@ring', `of ${count(data.items.length, 'key')} move on the ring`, moved), listed },
    row('@modulo', `of ${data.items.length} move from hash mod ${hosts - 1} to ${hosts}`, modulo),
  ]
}
