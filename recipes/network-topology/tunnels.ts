/** Tunnels between routers of sites that are side by side. */
import { lineOfText, longestWord, place, widest } from '../../drawing/block.ts'
import { wordWidth } from '../../drawing/graph/node-view.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { wordsIn } from '../../drawing/wrap.ts'
import { bottomOf, overlap, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { gap } from './gaps.ts'
import { wordsOf } from './interfaces.ts'
import { wordsOfNet } from './pipes.ts'
import type { Tunnel } from './tree.ts'

/** From the middle of a tunnel to each of its two lines, and to that of the next tunnel between the same routers, least and most, in pixels. */
const [apart, pitch] = [3, { least: 12, most: 18 }]

/** What is between sites that tunnels join, in pixels: their names are there, whose words, prefixes and addresses stay whole. */
export const tunnelRoom = (tunnels: readonly Tunnel[]): number => {
  const words = tunnels.flatMap(({ node: { name, tech }, edges }) => [
    wordWidth(name, longestWord, 'item'),
    ...[tech, ...edges.map(wordsOf)].map((each) => wordWidth(each, longestWord, 'code')),
  ])
  return up(Math.max(gap.tunnel, ...words.map((w) => w + 2 * gap.drops)), 4)
}

/** All tunnels between the routers of one, such as a second for when the first fails. */
const matesOf = ({ hosts }: Tunnel, tunnels: readonly Tunnel[]): Tunnel[] =>
  tunnels.filter((other) => hosts.every((host) => other.hosts.includes(host)))

/** Tunnels between routers that are side by side, each two dashed lines with its name over it, or in the key where it has no room or is not alone; others are named in a note. */
export function drawTunnels(tunnels: readonly Tunnel[], rects: ReadonlyMap<object, Rect>, sheet: Sheet): void {
  for (const tunnel of tunnels) {
    const way = wayOf(tunnel, { tunnels, rects })
    if (way === undefined) {
      sheet.note(tunnel.node, undefined, 'is not drawn: a tunnel joins routers that are side by side')
      continue
    }
    drawTunnel(tunnel, { way, tunnels }, sheet)
    if (matesOf(tunnel, tunnels).length === 1) drawAddresses(tunnel, { way, rects }, sheet)
  }
}

/** From router to router, where both are level and nothing is between them, one tunnel under the other; its height is that of the gap between the two lines. */
const wayOf = (
  tunnel: Tunnel,
  { tunnels, rects }: { tunnels: readonly Tunnel[]; rects: ReadonlyMap<object, Rect> },
): Rect | undefined => {
  const [a, b] = tunnel.hosts.flatMap((host) => rects.get(host) ?? []).toSorted((one, other) => one.x - other.x)
  if (a === undefined || b === undefined) return undefined
  const [top, bottom] = [Math.max(a.y, b.y), Math.min(bottomOf(a), bottomOf(b))]
  const mates = matesOf(tunnel, tunnels)
  const between = Math.min(pitch.most, Math.floor((bottom - top) / mates.length / 2) * 2)
  const y = Math.round((top + bottom) / 8) * 4 + (mates.indexOf(tunnel) - (mates.length - 1) / 2) * between
  const way = { x: rightOf(a), y: y - apart, w: b.x - rightOf(a), h: 2 * apart }
  const isFree = [...rects.values()].every((rect) => rect === a || rect === b || !overlap(rect, way))
  return way.w > 0 && between >= pitch.least && isFree ? way : undefined
}

/** The addresses at both ends of a tunnel below it, each in a line of its own at its end. */
const drawAddresses = (
  { edges, hosts }: Tunnel,
  { way, rects }: { way: Rect; rects: ReadonlyMap<object, Rect> },
  sheet: Sheet,
): void => {
  const inset = gap.site + gap.drops
  const isLeft = (at: number): boolean => (rects.get(hosts[at] ?? {})?.x ?? 0) < way.x
  const said = edges.flatMap((edge, at) => (wordsOf(edge) === '' ? [] : [{ edge, isLeft: isLeft(at) }]))
  for (const [line, each] of said.toSorted((a, b) => Number(b.isLeft) - Number(a.isLeft)).entries()) {
    const side = each.isLeft ? { x: way.x + inset } : { x: rightOf(way) - inset, align: 'end' as const }
    const y = bottomOf(way) + gap.site * (line + 1)
    sheet.put(each.edge, [lineOfText(wordsOf(each.edge), { ...side, y, as: 'codeMuted' })], 'over')
  }
}

const drawTunnel = (
  tunnel: Tunnel,
  { way, tunnels }: { way: Rect; tunnels: readonly Tunnel[] },
  sheet: Sheet,
): void => {
  const { node, edges } = tunnel
  // A tunnel is one thing: what is in focus at one of its ends is all of it.
  const isFocus = [node, ...edges].some((each) => sheet.isFocus(each))
  const look = isFocus ? ({ dashed: true, stroke: 'accent' } as const) : ({ dashed: true } as const)
  const linesIn = (rect: Rect) => [rect.y, bottomOf(rect)].map((y) => path(`M ${rect.x} ${y} H ${rightOf(rect)}`, look))
  const lines = linesIn(way)
  for (const [index, edge] of edges.entries()) sheet.put(edge, lines.slice(index, index + 1), 'over')
  const room = tunnelRoom(tunnels) - gap.drops
  const words = wordsOfNet(node, room)
  const isWhole = widest(wordsIn(node.name ?? ''), 'item') <= room
  if (isWhole && words.w <= way.w && matesOf(tunnel, tunnels).length === 1)
    sheet.put(node, place(words, { ...way, y: way.y - 4 - words.h, h: words.h }), 'over')
  else {
    const sample = ({ y, h, ...rect }: Rect) => linesIn({ ...rect, y: y + h / 2 - apart, h: 2 * apart })
    // Where the addresses at its ends have no room of their own, the key has them too.
    const ends = edges.map(wordsOf).filter(Boolean).join(' – ')
    const isAlone = matesOf(tunnel, tunnels).length === 1
    const said = [node.name, node.tech, node.note, isAlone ? '' : ends]
    sheet.key({ text: said.filter(Boolean).join(', '), kind: 'line', sample })
  }
}
