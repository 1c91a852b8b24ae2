/**
 * What joins routers and nothing else: a line from outside, and dashed pipes between sites.
 */

import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { GraphEdge } from '../../drawing/data/graph.ts'
import { lineEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Text } from '../../src/scene/scene.ts'
import { gap } from './gaps.ts'
import { strokeOf, wordsOf } from './interfaces.ts'
import type { HostNet } from './tree.ts'

/** Name, prefix and remark of a network, in lines up to a width. */
export const wordsOfNet = (node: HostNet['node'], w?: number): Block =>
  block(
    [
      { text: node?.name, as: 'item' },
      { text: node?.tech, as: 'code' },
      { text: node?.note, as: 'note' },
    ],
    w,
  )

/** The address that a router has in a network, right below it; then name and prefix of the network, over its rail. */
export const railWords = ({ node, edge }: HostNet, { x, y }: Point): Text[] =>
  place(
    block([
      { text: wordsOf(edge) === '' ? undefined : wordsOf(edge), as: 'codeMuted' },
      { text: node?.name, as: 'item', gap: 4 },
      { text: node?.tech, as: 'code' },
      { text: node?.note, as: 'note' },
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
      ...(text === '' ? [] : [lineOfText(text, { x, y, as: 'codeMuted', align })]),
    ],
    'line',
  )
}

/** From what is outside, whose lower edge is at `y`, straight down to a router of a site; returns where the line is. */
export function drawLink(net: HostNet, { from, y, to }: { from: Rect; y: number; to: Rect }, sheet: Sheet): number {
  const at = to.x + Math.round(to.w / 8) * 4
  const words = wordsOfNet(net.node)
  const middle = net.node === undefined ? to.y : y + gap.link / 2
  const said = Math.max(words.w, widthOf(wordsOf(net.edge), 'code'))
  const beside = gap.words - gap.drops
  // Right of the line to the last site, words wider than half of it would end outside of the picture.
  const isLeft = at + beside + said > from.x + from.w && at - beside - said >= Math.max(from.x, to.x - 3 * gap.site)
  const x = isLeft ? at - beside : at + beside
  const aside = isLeft ? ({ x, align: 'end' } as const) : { x }
  sheet.put(
    net.node ?? net.edge,
    place(
      words,
      { x: isLeft ? x - words.w : x, y: y + 28, w: words.w, h: gap.link - 40 },
      { align: isLeft ? 'end' : 'start' },
    ),
  )
  half(net.edge, `M ${at} ${y} V ${middle}`, { ...aside, y: y + 14 }, {}, sheet)
  // At its interface, so not in line with the name and the prefix of the site that it enters.
  half(net.hosts[0]?.edge, `M ${at} ${middle} V ${to.y}`, { x: at + beside, y: to.y - 14 }, {}, sheet)
  return at
}

/** To the router of another site at the same height. */
export function drawPipe(net: HostNet, { from, to }: { from: Rect; to: Rect }, sheet: Sheet): void {
  const y = from.y + Math.round(Math.min(from.h, to.h) / 8) * 4
  const [a, b] = [from.x + from.w, to.x]
  // Both halves are one line: the second begins where a dash of the first would.
  const middle = a + Math.round((b - a) / 2 / dash) * dash
  const words = wordsOfNet(net.node)
  const dashed = { dashed: true }
  sheet.key(lineEntry('Link between sites', dashed))
  sheet.put(
    net.node ?? net.edge,
    place(words, { x: Math.round((a + b) / 8) * 4, y: y - words.h - 8, w: 0, h: words.h }),
  )
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
  const words = wordsOfNet(net.node)
  const dashed = { dashed: true }
  sheet.key(lineEntry('Link between sites', dashed))
  sheet.put(
    net.node ?? net.edge,
    place(words, { x: lane + 12, y: middle - words.h / 2, w: 0, h: words.h }, { align: 'start' }),
  )
  half(net.edge, `M ${from.x + from.w} ${top} H ${lane} V ${middle}`, { x: lane + 12, y: top + 8 }, dashed, sheet)
  half(
    net.hosts[0]?.edge,
    `M ${lane} ${middle} V ${bottom} H ${to.x + to.w}`,
    { x: lane + 12, y: bottom - 8 },
    dashed,
    sheet,
  )
}
