/**
 * What joins routers and nothing else: a line from outside, and dashed pipes between sites.
 */

import { type Block, block, lineOfText, place, widest } from '../../drawing/block.ts'
import type { GraphEdge } from '../../drawing/data/graph.ts'
import { lineEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { wordsIn } from '../../drawing/wrap.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Text } from '../../src/scene/scene.ts'
import { strokeOf, wordsOf } from './interfaces.ts'
import { gap } from './sizes.ts'
import type { HostNet, Tunnel } from './tree.ts'

const wordsOfNet = ({ node }: HostNet): Block =>
  block([
    { text: node.name, as: 'item' },
    { text: node.tech, as: 'code' },
    { text: node.note, as: 'note' },
  ])

/** The address that a router has in a network, right below it; then name and prefix of the network, over its rail. */
export const railWords = ({ node, edge }: HostNet, { x, y }: Point): Text[] =>
  place(
    block([
      { text: wordsOf(edge) === '' ? undefined : wordsOf(edge), as: 'code' },
      { text: node.name, as: 'item', gap: 4 },
      { text: node.tech, as: 'code' },
      { text: node.note, as: 'note' },
    ]),
    { x, y, w: 0, h: gap.drop - 8 },
    { align: 'start' },
  )

/** The length after which dashes repeat, on the grid of 4 px as well. */
const dash = 20

const middleOf = ({ y, h }: Rect): number => y + Math.round(h / 8) * 4

/** Half of a line, with the address at its end. */
const half = (
  edge: GraphEdge | undefined,
  d: string,
  words: Point & { align?: 'end' },
  look: { dashed?: boolean },
  sheet: Sheet,
): void => {
  if (edge === undefined) return
  const { x, y, align = 'start' } = words
  const text = wordsOf(edge)
  sheet.put(
    edge,
    [
      path(d, { ...strokeOf(edge, sheet), ...look }),
      ...(text === '' ? [] : [lineOfText(text, { x, y, as: 'code', align })]),
    ],
    'line',
  )
}

/** From what is outside at height `y` straight down to a router of a site; returns where the line is. */
export function drawLink(net: HostNet, { y, to }: { y: number; to: Rect }, sheet: Sheet): number {
  const at = to.x + Math.round(to.w / 8) * 4
  const words = wordsOfNet(net)
  const middle = y + gap.link / 2
  const aside = at + gap.words - gap.drops
  sheet.put(net.node, place(words, { x: aside, y: y + 28, w: words.w, h: gap.link - 40 }, { align: 'start' }))
  half(net.edge, `M ${at} ${y} V ${middle}`, { x: aside, y: y + 14 }, {}, sheet)
  half(net.hosts[0]?.edge, `M ${at} ${middle} V ${to.y}`, { x: aside, y: to.y - 14 }, {}, sheet)
  return at
}

/** To the router of another site at the same height. */
export function drawPipe(net: HostNet, { from, to }: { from: Rect; to: Rect }, sheet: Sheet): void {
  const y = from.y + Math.round(Math.min(from.h, to.h) / 8) * 4
  const [a, b] = [from.x + from.w, to.x]
  // Both halves are one line: the second begins where a dash of the first would.
  const middle = a + Math.round((b - a) / 2 / dash) * dash
  const words = wordsOfNet(net)
  const dashed = { dashed: true }
  sheet.key(lineEntry('Tunnel', dashed))
  sheet.put(net.node, place(words, { x: Math.round((a + b) / 8) * 4, y: y - words.h - 8, w: 0, h: words.h }))
  // Both addresses on one line under the pipe, each at its end.
  half(net.edge, `M ${a} ${y} H ${middle}`, { x: a + gap.site + 8, y: y + 16 }, dashed, sheet)
  half(net.hosts[0]?.edge, `M ${middle} ${y} H ${b}`, { x: b - gap.site - 8, y: y + 16, align: 'end' }, dashed, sheet)
}

/** The same to a site below, by a lane at the right of both. */
export function drawPipeDown(
  net: HostNet,
  { from, to, lane }: { from: Rect; to: Rect; lane: number },
  sheet: Sheet,
): void {
  const [top, bottom] = [middleOf(from), middleOf(to)]
  const middle = Math.round((top + bottom) / 8) * 4
  const words = wordsOfNet(net)
  const dashed = { dashed: true }
  sheet.key(lineEntry('Tunnel', dashed))
  sheet.put(net.node, place(words, { x: lane + 12, y: middle - words.h / 2, w: 0, h: words.h }, { align: 'start' }))
  half(net.edge, `M ${from.x + from.w} ${top} H ${lane} V ${middle}`, { x: lane + 12, y: top + 8 }, dashed, sheet)
  half(
    net.hosts[0]?.edge,
    `M ${lane} ${middle} V ${bottom} H ${to.x + to.w}`,
    { x: lane + 12, y: bottom - 8 },
    dashed,
    sheet,
  )
}

/** From the middle of a tunnel to each of its two lines, in pixels. */
const apart = 3

/** What a tunnel is called, in lines as wide as there is room between sites. */
const wordsOfTunnel = ({ name, tech, note }: Tunnel['node']): Block =>
  block(
    [
      { text: name, as: 'item' },
      { text: tech, as: 'code' },
      { text: note, as: 'note' },
    ],
    gap.tunnel - gap.drops,
  )

/** Tunnels between routers that are side by side, each two dashed lines with its name over it, or in the key where it has no room; others are named in a note. */
export function drawTunnels(tunnels: readonly Tunnel[], rects: ReadonlyMap<object, Rect>, sheet: Sheet): void {
  for (const { node, edges, hosts } of tunnels) {
    const [a, b] = hosts.map((host) => rects.get(host)).toSorted((one, other) => (one?.x ?? 0) - (other?.x ?? 0))
    const [top, bottom] = [Math.max(a?.y ?? 0, b?.y ?? 0), Math.min(bottomOf(a), bottomOf(b))]
    if (a === undefined || b === undefined || b.x <= a.x + a.w || bottom - top < 4 * apart) {
      sheet.note(node, undefined, 'is not drawn: a tunnel joins routers that are side by side')
      continue
    }
    const y = Math.round((top + bottom) / 8) * 4
    // A tunnel is one thing: what is in focus at one of its ends is all of it.
    const isFocus = [node, ...edges].some((each) => sheet.isFocus(each))
    const look = isFocus ? ({ dashed: true, stroke: 'accent' } as const) : ({ dashed: true } as const)
    edges.forEach((edge, index) => {
      const at = y + (index === 0 ? -apart : apart)
      sheet.put(edge, [path(`M ${a.x + a.w} ${at} H ${b.x}`, look)], 'over')
    })
    const sample = ({ x, w, y: up, h }: Rect) =>
      [-apart, apart].map((by) => path(`M ${x} ${up + h / 2 + by} H ${x + w}`, look))
    const words = wordsOfTunnel(node)
    const free = b.x - a.x - a.w
    const isWhole = widest(wordsIn(node.name ?? ''), 'item') <= gap.tunnel - gap.drops
    if (isWhole && words.w <= free && tunnels.length === 1)
      sheet.put(node, place(words, { x: a.x + a.w, y: y - apart - 4 - words.h, w: free, h: words.h }), 'over')
    else sheet.key({ text: [node.name, node.tech, node.note].filter(Boolean).join(', '), kind: 'line', sample })
  }
}

const bottomOf = ({ y, h }: Rect = { x: 0, y: 0, w: 0, h: 0 }): number => y + h
