/** Tunnels between routers of sites that are side by side. */
import { type Block, block, longestWord, place, widest } from '../../drawing/block.ts'
import { wordWidth } from '../../drawing/graph/node-view.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { wordsIn } from '../../drawing/wrap.ts'
import type { Rect } from '../../src/geometry/rect.ts'
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

/** What is between sites that tunnels join, in pixels: a single one has its name there, whose words and prefix stay whole. */
export const tunnelRoom = (tunnels: readonly Tunnel[]): number => {
  const [one, ...others] = tunnels.map(({ node }) => node)
  if (one === undefined || others.length > 0) return gap.tunnel
  const words = Math.max(wordWidth(one.name, longestWord, 'item'), wordWidth(one.tech, longestWord, 'code'))
  return up(Math.max(gap.tunnel, words + 2 * gap.drops), 4)
}

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
    const room = tunnelRoom(tunnels) - gap.drops
    const words = wordsOfTunnel(node, room)
    const free = b.x - a.x - a.w
    const isWhole = widest(wordsIn(node.name ?? ''), 'item') <= room
    if (isWhole && words.w <= free && tunnels.length === 1)
      sheet.put(node, place(words, { x: a.x + a.w, y: y - apart - 4 - words.h, w: free, h: words.h }), 'over')
    else sheet.key({ text: [node.name, node.tech, node.note].filter(Boolean).join(', '), kind: 'line', sample })
  }
}

const bottomOf = ({ y, h }: Rect = { x: 0, y: 0, w: 0, h: 0 }): number => y + h
