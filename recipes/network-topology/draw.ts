/**
 * Networks as rails under the router that they begin at, with their prefix at the left end and their hosts on ticks;
 * sites side by side as panels, what joins two of them a pipe from router to router.
 */
import type { GraphDocument } from '../../drawing/data/graph.ts'
import { gap, noteLine } from './gaps.ts'
import { Networks } from './networks.ts'
import { type NetMode, Sizes } from './sizes.ts'
import type { NetHost, Tunnel } from './tree.ts'
import { drawTunnels, tunnelRoom } from './tunnels.ts'

/** Draws the networks, unless they are too wide for any scene; whether they are drawn. */
export function drawNetworks(
  data: GraphDocument,
  root: NetHost,
  { tunnels, ...given }: Pick<NetMode, 'shapes' | 'sheet' | 'others'> & { tunnels: readonly Tunnel[] },
): boolean {
  const { sheet } = given
  const page = sheet.page.room.w
  const modes = [
    { isStacked: false, isBelow: false, cap: 112, most: page },
    { isStacked: true, isBelow: false, cap: 144, most: page },
    { isStacked: true, isBelow: false, cap: 96, most: page },
    { isStacked: true, isBelow: true, cap: 96, most: widest },
  ]
  const tunnel = tunnels.length > 0 ? tunnelRoom(tunnels) : undefined
  const notes = data.groups.some(({ note }) => note !== undefined) ? noteLine : 0
  for (const each of modes) {
    const [low, high] = [0, each.isStacked ? notes : 0].map((line) => {
      const mode = { ...each, tunnel, head: gap.head + line, ...given }
      const sizes = new Sizes(mode)
      return { mode, sizes, w: sizes.sizeOf(root).w }
    }) as [Tried, Tried]
    const { mode, sizes, w } = high.w < worth * low.w ? high : low
    if (w > mode.most) continue
    const plan = new Networks(mode, sizes)
    plan.draw(root, { x: 0, y: 0, least: sizes.headWidth(root, { isEntered: false }) })
    for (const group of data.groups) plan.sites.draw(group, sheet)
    drawTunnels(tunnels, plan.rects, sheet)
    return true
  }
  return false
}

type Tried = { mode: NetMode; sizes: Sizes; w: number }

/** Remarks on sites are below their names, and sites higher, only where the whole becomes so much narrower. */
const worth = 0.9

/** A drawing that is no page but still a scene, in pixels. */
const widest = 2200
