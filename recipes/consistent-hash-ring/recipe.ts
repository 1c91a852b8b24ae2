/** A hash ring of cache hosts, and what moves when one more host joins. Every position is a real hash. */
import { sum } from 'd3-array'
import { badge } from '../../drawing/badge.ts'
import { block, widthOf } from '../../drawing/block.ts'
import { dialDot, drawDial, wayAround } from '../../drawing/chart/dial.ts'
import { pinRadius } from '../../drawing/chart/pins.ts'
import { collectionForm } from '../../drawing/data/collection.ts'
import { list, name } from '../../drawing/data/fields.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { checkUnique, namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { drawRegister, type RegisterCell } from '../../drawing/grid/register.ts'
import { lineEntry, markEntry, swatchEntry } from '../../drawing/key.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Role } from '../../drawing/type.ts'
import { centerOf } from '../../src/geometry/rect.ts'
import { changeOf, type Host, ownerOf, type RingData, type Sector, turnOf } from './ring.ts'

const host = name('A host', 24).transform((each): Host => ({ name: each }))

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
    { items: { max: 30, of: 'Keys' }, size: { min: 1, max: 8, default: 4, of: 'Points of each host on the circle' } },
    {
      fields: { nodes: list(host, { min: 2, max: 10, of: 'Hosts; the last one joins' }) },
      targets: ({ nodes }) => namedTargets(nodes),
      check: ({ nodes, size }) => {
        const points = nodes.length * size
        const problem = `${nodes.length} hosts have ${points} points; 40 fit`
        return [...checkUnique('nodes', nodes), ...(points > 40 ? [{ at: 'size', problem }] : [])]
      },
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
  draw: drawHashRing,
  derive: (data) => {
    const { moved, modulo } = changeOf(data)
    return { moved: moved.length, keys: data.items.length, modulo: modulo.length }
  },
  describe: (data) => {
    const { after, joining, moved, modulo } = changeOf(data)
    const stay = data.items.length - moved.length
    return `${count(data.nodes.length, 'host')} with ${count(data.size, 'point')} each on a circle of 2³² hash values; every key belongs to the next point clockwise. When ${joining.name} joins, it takes over ${shareOf(joining, after)} of the circle and ${count(moved.length, 'key')}: ${enumerate(namesOf(moved)) || 'none'}; the other ${stay} stay. Taking the hash modulo the number of hosts would move ${modulo.length}.`
  },
})

const stays = { fill: 'ink', stroke: 'surface' } as const
const moves = { fill: 'surface', stroke: 'ink' } as const

/** Draws the ring with the keys on it, and beside it what each host owns before and after the last one joins. */
function drawHashRing({ nodes, items, ...data }: RingData, sheet: Sheet): void {
  const { before, after, joining, moved } = changeOf({ nodes, items, ...data })
  const lookOf = (host: Host) => (host === joining ? emphasis.strong : ({ stroke: 'ink' } as const))
  const letterOf = (host: Host): string => String.fromCharCode(65 + nodes.indexOf(host))
  const head = { text: `${moved.length} of ${items.length} keys move to ${joining.name}`, as: 'item' } as const
  const list = { text: enumerate(namesOf(moved), 9) || undefined, as: 'code', gap: 8 } as const
  drawDial(
    after.map(({ host, from, to }) => ({ item: host, from, turn: to, text: letterOf(host), look: lookOf(host) })),
    items.map((key) => ({ item: key, turn: turnOf(key.name), look: moved.includes(key) ? moves : stays })),
    { middle: { source: '@moved', words: block([head, list], 184) }, sheet },
  )
  const words = (text: string, as: Role = 'label') => block([{ text, as }])
  const keysOf = (host: Host, ring: Sector[]): number =>
    items.filter(({ name }) => ownerOf(name, ring).host === host).length
  const rows = nodes.map((host) => {
    const [few, many] = [keysOf(host, before), keysOf(host, after)]
    const cells: RegisterCell[] = [
      ({ x, y }) => badge(letterOf(host), { x: x + pinRadius, y }, { r: pinRadius, ...lookOf(host) }),
      words(host.name, host === joining ? 'item' : 'label'),
      words(host === joining ? '–' : shareOf(host, before), 'note'),
      words(shareOf(host, after)),
      words(few === many ? `${many}` : `${few} → ${many}`),
    ]
    return { source: host, cells }
  })
  const heads = ['', '', 'before', `with ${letterOf(joining)}`, 'keys'].map((text) => words(text, 'note'))
  const right = 36 + Math.max(...rows.map(({ source }) => widthOf(source.name, 'item')))
  const columns = [0, 36, right + 80, right + 160, right + 240]
  const place = { x: 296, y: -18 * rows.length - 34, title: 'Share of the circle', columns, ends: [2, 3, 4], air: 9 }
  drawRegister([{ source: '@heads', cells: heads }, ...rows], place, sheet)
  sheet.key({
    text: 'Point of a host',
    w: 24,
    sample: (rect) => badge('A', centerOf(rect), { r: pinRadius, stroke: 'ink' }),
  })
  sheet.key(markEntry('Key', (at) => dialDot(at, stays)))
  sheet.key(markEntry('Key that moves', (at) => dialDot(at, moves)))
  sheet.key(swatchEntry(`Taken over by ${letterOf(joining)}`, emphasis.strong))
  if (data.find === undefined) return
  sheet.put(data.find, [wayAround(turnOf(data.find.name), ownerOf(data.find.name, after).to)], 'line')
  sheet.key(lineEntry(`Lookup of ${data.find.name}: clockwise`, { stroke: 'ink', arrow: true }))
}

/** How much of the circle a host owns, in whole percent. */
const shareOf = (host: Host, ring: Sector[]): string =>
  `${Math.round(100 * sum(ring, (each) => (each.host === host ? each.to - each.from : 0)))}%`
