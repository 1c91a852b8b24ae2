/** Tunnels between routers of sites that are side by side. */
import { type Block, block, longestWord, place, widest } from '../../drawing/block.ts'
import { wordWidth } from '../../drawing/graph/node-view.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { wordsIn } from '../../drawing/wrap.ts'
import { overlap, type Rect } from '../../src/geometry/rect.ts'
import { gap } from './gaps.ts'
import type { Tunnel } from './tree.ts'

/** From the middle of a tunnel to each of its two lines, in pixels. */
const apart = 3

/** What a tunnel is called, in lines as wide as there is room between sites. */
const wordsOfTunnel = ({ name, tech, note }: Tunnel['node'], w: number): Block =>
  block(
    [
      { text: name, as: 'item' },
      { text: tech, as: 'code' },
      { text: note, as: 'note' },
    ],
    w,
  )

/** What is between sites that tunnels join, in pixels: their names are there, whose words and prefixes stay whole. */
export const tunnelRoom = (tunnels: readonly Tunnel[]): number => {
  const words = tunnels.flatMap(({ node: { name, tech } }) => [
    wordWidth(name, longestWord, 'item'),
    wordWidth(tech, longestWord, 'code'),
  ])
  return up(Math.max(gap.tunnel, ...words.map((w) => w + 2 * gap.drops)), 4)
}

/** Whether a tunnel is the only one between its two routers. */
const isAlone = ({ hosts }: Tunnel, tunnels: readonly Tunnel[]): boolean =>
  tunnels.filter((other) => hosts.every((host) => other.hosts.includes(host))).length === 1

/** Tunnels between routers that are side by side, each two dashed lines with its name over it, or in the key where it has no room; others are named in a note. */
export function drawTunnels(tunnels: readonly Tunnel[], rects: ReadonlyMap<object, Rect>, sheet: Sheet): void {
  for (const tunnel of tunnels) {
    const { node, edges, hosts } = tunnel
    const [a, b] = hosts.map((host) => rects.get(host)).toSorted((one, other) => (one?.x ?? 0) - (other?.x ?? 0))
    const [top, bottom] = [Math.max(a?.y ?? 0, b?.y ?? 0), Math.min(bottomOf(a), bottomOf(b))]
    const y = Math.round((top + bottom) / 8) * 4
    const isBetween = (other: Rect): boolean =>
      other !== a &&
      other !== b &&
      overlap(other, { x: a?.x ?? 0, y: y - apart, w: (b?.x ?? 0) - (a?.x ?? 0), h: 2 * apart })
    if (
      a === undefined ||
      b === undefined ||
      b.x <= a.x + a.w ||
      bottom - top < 4 * apart ||
      [...rects.values()].some(isBetween)
    ) {
      sheet.note(node, undefined, 'is not drawn: a tunnel joins routers that are side by side')
      continue
    }
    // A tunnel is one thing: what is in focus at one of its ends is all of it.
    const isFocus = [node, ...edges].some((each) => sheet.isFocus(each))
    const look = isFocus ? ({ dashed: true, stroke: 'accent' } as const) : ({ dashed: true } as const)
    edges.forEach((edge, index) => {
      const at = y + (index === 0 ? -apart : apart)
      sheet.put(edge, [path(`M ${a.x + a.w} ${at} H ${b.x}`, look)], 'over')
    })
    const sample = ({ x, w, y: up, h }: Rect) =>
      [-apart, apart].map((by) => path(`M ${x} ${up + h / 2 + by} H ${x + w}`, look))
    const room = tunnelRoom(tunnels) - gap.drops
    const words = wordsOfTunnel(node, room)
    const free = b.x - a.x - a.w
    const isWhole = widest(wordsIn(node.name ?? ''), 'item') <= room
    if (isWhole && words.w <= free && isAlone(tunnel, tunnels))
      sheet.put(node, place(words, { x: a.x + a.w, y: y - apart - 4 - words.h, w: free, h: words.h }), 'over')
    else sheet.key({ text: [node.name, node.tech, node.note].filter(Boolean).join(', '), kind: 'line', sample })
  }
}

const bottomOf = ({ y, h }: Rect = { x: 0, y: 0, w: 0, h: 0 }): number => y + h
