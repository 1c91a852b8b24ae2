/** A hash ring of four cache hosts, and the two arcs that a fifth host takes over. Every position is a real hash. */
import { createHash } from 'node:crypto'
import { circle, finish, line, path, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { bandPath, outsideLabel, pointAt, type Ring, type Sector, turnsBetween, wholeBand } from '../../drawing/ring.ts'
import { canvas, heading } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'

/** Where a name lies on the ring: the first 32 bits of its SHA-1, as a share of 2³². */
const turnOf = (name: string): number => createHash('sha1').update(name).digest().readUInt32BE(0) / 2 ** 32

// Addresses from RFC 5737, chosen among 192.0.2.10 to 99 so that their hashes lie well apart.
const hosts = [
  { letter: 'A', address: '192.0.2.21' },
  { letter: 'B', address: '192.0.2.22' },
  { letter: 'C', address: '192.0.2.64' },
  { letter: 'D', address: '192.0.2.94' },
  { letter: 'E', address: '192.0.2.65' },
]
const joining = 'E'
const pointsPerHost = 2

type Token = { letter: string; name: string; turn: number }

const allTokens: Token[] = hosts
  .flatMap(({ letter, address }) =>
    Array.from({ length: pointsPerHost }, (_, index) => ({
      letter,
      name: `${letter}${index + 1}`,
      turn: turnOf(`${address}#${index + 1}`),
    })),
  )
  .sort((a, b) => a.turn - b.turn)
const oldTokens = allTokens.filter(({ letter }) => letter !== joining)

/** The token that owns a place: the next one clockwise. */
const ownerOf = (turn: number, tokens: Token[]): Token => tokens.find((token) => token.turn >= turn) ?? tokens[0]!

// Carts chosen so that the sample is spread as evenly as many keys would be.
const keys = [478, 511, 947, 300, 759, 454, 539, 286, 791, 776, 533, 981].map((number) => {
  const name = `cart:${number}`
  const turn = turnOf(name)
  return { name, turn, before: ownerOf(turn, oldTokens), now: ownerOf(turn, allTokens) }
})
/** What the usual `hash mod n` would move: keys whose host number changes from four hosts to five. */
const reshuffled = keys.filter(({ turn }) => {
  const hash = Math.round(turn * 2 ** 32)
  return hash % (hosts.length - 1) !== hash % hosts.length
}).length
const moved = keys.filter(({ before, now }) => before !== now)

/** The arc a token owns: from the token before it. */
const arcOf = (token: Token, tokens: Token[]): Sector => {
  const at = tokens.indexOf(token)
  return { from: tokens.at(at - 1)!.turn, to: token.turn }
}

const share = (letter: string, tokens: Token[]): number =>
  tokens
    .filter((token) => token.letter === letter)
    .map((token) => arcOf(token, tokens))
    .reduce((sum, { from, to }) => sum + turnsBetween(from, to), 0)

const percent = (part: number): string => `${Math.round(part * 100)} %`

const ring: Ring = { x: 320, y: 368, r: 192 }
const band = 24
const tokenRadius = 16
/** A place on the middle of the band, in whole pixels. */
const placeOf = (turn: number): [number, number] => {
  const [x, y] = pointAt(ring, turn)
  return [Math.round(x), Math.round(y)]
}

const innerEdge: Ring = { ...ring, r: ring.r - band / 2 }

const taken = allTokens.filter(({ letter }) => letter === joining)

const hoops = (): Element[] => [
  path(wholeBand(innerEdge, band), { fill: 'surface' }),
  ...taken.map((token) =>
    path(bandPath(innerEdge, band, arcOf(token, allTokens)), { fill: 'accent', stroke: 'accent' }),
  ),
]

/**
 * From a key over the inside of the ring to the edge of its owner's token, which it meets at a right angle.
 * A short hop arrives along the ring, a long one from farther inside: hops to one token never cross.
 */
const hop = (turn: number, token: Token): string => {
  const reach = turnsBetween(turn, token.turn)
  const [x, y] = placeOf(token.turn)
  const inwards = (0.5 + token.turn) * 2 * Math.PI + Math.PI * (0.27 - reach)
  const from = (far: number): [number, number] => [x + far * Math.sin(inwards), y - far * Math.cos(inwards)]
  const start = pointAt(innerEdge, turn)
  const tip = from(tokenRadius)
  const over = from(tokenRadius + 4 + Math.hypot(tip[0] - start[0], tip[1] - start[1]) * 0.6)
  return `M ${start.join(' ')} Q ${over.join(' ')} ${tip.join(' ')}`
}

const hops = (): Element[] => [
  ...keys.filter((key) => !moved.includes(key)).map(({ turn, now }) => path(hop(turn, now), { arrow: true })),
  ...moved.map(({ turn, before }) => path(hop(turn, before), { arrow: true, dashed: true, stroke: 'muted' })),
  ...moved.map(({ turn, now }) => path(hop(turn, now), { arrow: true, stroke: 'accent' })),
]

const tokenMarks = (): Element[] =>
  allTokens.flatMap(({ letter, name, turn }) => {
    const [x, y] = placeOf(turn)
    const lit = letter === joining
    return [
      circle(x, y, tokenRadius, lit ? { fill: 'accent', stroke: 'accent' } : { stroke: 'ink' }),
      text(x, y + 5, name, { size: 14, bold: true, align: 'middle', fill: lit ? 'surface' : 'ink' }),
    ]
  })

const keyMarks = (): Element[] =>
  keys.map((key) => {
    const [x, y] = placeOf(key.turn)
    const fill = moved.includes(key) ? 'surface' : 'ink'
    return circle(x, y, 5, { fill, stroke: fill })
  })

const keyNames = (): Element[] =>
  keys.map((key) => {
    const { x, y, align } = outsideLabel(ring, key.turn, { out: 24, size: 14 })
    const lit = moved.includes(key)
    return text(x, y, key.name, { size: 14, mono: true, align, bold: lit, fill: lit ? 'accent' : 'ink' })
  })

const zero = (): Element[] => [
  line(ring.x, ring.y - ring.r - 20, ring.x, ring.y - ring.r - 12, { stroke: 'muted' }),
  text(ring.x, ring.y - ring.r - 26, '0', { size: 14, fill: 'muted', align: 'middle' }),
]

const centre = (): Element[] => [
  text(ring.x, ring.y, `${moved.length} of ${keys.length} keys`, {
    size: 28,
    bold: true,
    align: 'middle',
    fill: 'accent',
  }),
  text(ring.x, ring.y + 28, `move when ${joining} joins;`, { align: 'middle' }),
  text(ring.x, ring.y + 52, `hash mod n would move ${reshuffled}`, { size: 14, fill: 'muted', align: 'middle' }),
]

const column = { badge: 656, name: 684, before: 844, after: 920 }
const firstRow = 168
const pitch = 56

const tableRow = ({ letter, address }: (typeof hosts)[number], index: number): Element[] => {
  const y = firstRow + 32 + index * pitch
  const lit = letter === joining
  const before = share(letter, oldTokens)
  const count = (list: Token[]): number => keys.filter(({ turn }) => ownerOf(turn, list).letter === letter).length
  const digits = { size: 14, mono: true, align: 'end' } as const
  return [
    circle(column.badge, y, tokenRadius, lit ? { fill: 'accent', stroke: 'accent' } : { stroke: 'ink' }),
    text(column.badge, y + 5, letter, { size: 14, bold: true, align: 'middle', fill: lit ? 'surface' : 'ink' }),
    text(column.name, y - 2, address, { size: 14, mono: true, bold: lit }),
    text(column.name, y + 16, `keys ${count(oldTokens)} → ${count(allTokens)}`, { size: 14, fill: 'muted' }),
    text(column.before, y - 2, lit ? '–' : percent(before), { ...digits, fill: 'muted' }),
    text(column.after, y - 2, percent(share(letter, allTokens)), {
      ...digits,
      bold: lit,
      fill: lit ? 'accent' : 'ink',
    }),
  ]
}

const table = (): Element[] => [
  line(640, firstRow, 920, firstRow, { stroke: 'rule' }),
  text(640, firstRow - 12, 'Share of the ring', { size: 14, bold: true }),
  text(column.before, firstRow - 12, 'before', { size: 14, fill: 'muted', align: 'end' }),
  text(column.after, firstRow - 12, `with ${joining}`, { size: 14, fill: 'muted', align: 'end' }),
  ...hosts.flatMap(tableRow),
]

const notes = [
  'A1 and A2 are virtual nodes of host A.',
  'Place: the first 32 bits of the SHA-1 of',
  '192.0.2.21#1, 192.0.2.21#2 or the key.',
  `Dashed: the owner before ${joining} joined.`,
]

const draw = () =>
  finish({
    ...canvas.standard,
    title: 'Consistent-hash ring: four cache hosts, and the keys that move when a fifth joins',
    description: `Hosts A to D own two points each on a circle of 2³² hash values, placed by SHA-1 (Secure Hash Algorithm 1), and every key belongs to the next point clockwise. When host E joins with two points, it takes over the two highlighted arcs, ${percent(share(joining, allTokens))} of the circle: ${moved.map(({ name, before, now }) => `${name} moves from ${before.letter} to ${now.letter}`).join(' and ')}, the other ${keys.length - moved.length} of ${keys.length} keys stay. Taking the hash modulo the number of hosts would move ${reshuffled} of them.`,
    elements: [
      ...hoops(),
      ...zero(),
      ...hops(),
      ...keyMarks(),
      ...tokenMarks(),
      ...heading(
        'Consistent-hash ring',
        'A key belongs to the next host clockwise; a new host takes over only the arcs before its own points',
      ),
      ...keyNames(),
      ...centre(),
      ...table(),
      ...notes.map((words, index) => text(640, 512 + index * 24, words, { size: 14, fill: 'muted' })),
    ],
  })

export default defineRecipe({
  name: 'Consistent-hash ring',
  family: 'Data structures',
  description:
    'Hosts and keys placed by hash on a circle; each key belongs to the next host clockwise. The arcs that change owner when one more host joins are highlighted, with shares before and after. Also called consistent hashing, hash ring or token ring.',
  useWhen:
    'You explain sharding or cache partitioning and the point is how few keys move when a host joins or leaves, or why virtual nodes even out the load. Good for 3 to 6 hosts, 1 to 3 points each and up to 12 sample keys.',
  avoidWhen:
    'Load per host over time is the question (use `line-chart`), every host holds a copy (use `raft-log-replication`), or zones and addresses count (use `cloud-vpc-three-tier`). More than about 30 marks on the circle cannot be told apart.',
  visual: 89,
  ease: 62,
  overall: 80,
  rationale:
    'The circle is the idea itself, and two filled arcs carry the argument; dashed hops show what was. Points, arcs and hops follow from hashes, so a new host means recomputing them by program, which costs ease. You supply host names, sample keys and the hash function.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
