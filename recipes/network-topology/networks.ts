/**
 * Networks as rails under the router that they begin at, with their prefix at the left end and their hosts on ticks or in a
 * stack, in one mode.
 */
import { lineOfText } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { square } from '../../drawing/square.ts'
import { type Point, type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { gap, thick } from './gaps.ts'
import { pipeWidth } from './head-width.ts'
import { strokeOf, wordsOf } from './interfaces.ts'
import { drawLink, drawPipe, drawPipeDown, railWords } from './pipes.ts'
import { Sites } from './sites.ts'
import type { NetMode, Sizes } from './sizes.ts'
import type { HostNet, NetHost } from './tree.ts'

export class Networks {
  readonly #mode: NetMode
  readonly #sizes: Sizes
  readonly sites: Sites
  readonly rects = new Map<object, Rect>()

  constructor(mode: NetMode, sizes: Sizes) {
    this.#mode = mode
    this.#sizes = sizes
    this.sites = new Sites(mode.head)
  }

  /** Draws a host at its left top corner, and returns its rectangle. */
  draw(host: NetHost, { x, y, least = 0 }: { x: number; y: number; least?: number }): Rect {
    const below = host.nets.filter((net) => !this.#sizes.isBeside(host, net))
    const own = this.#sizes.view(host)
    const between = this.#sizes.between(host)
    const sizes = below.map((net) => this.#sizes.netSize(host, net))
    const w = Math.max(
      own.w,
      sizes.reduce((sum, each) => sum + each.w + between, -between),
    )
    // What is outside of all sites is no wider than the router below: what stands beside that has no line to it.
    const wide =
      host.site === undefined && below.every((net) => this.#sizes.isLink(host, net))
        ? this.#sizes.linkWidth(host, below)
        : w
    const rect = { x, y, w: Math.max(least, below.length === 0 ? own.w : Math.max(own.w, wide)), h: own.h }
    this.#mode.sheet.put(host.node, own.draw(rect))
    this.rects.set(host.node, rect)
    let left = x
    for (const [index, net] of below.entries()) {
      const size = sizes[index] ?? { w: 0, h: 0 }
      this.#drawNet(host, net, { x: left, y: y + own.h, w: size.w })
      left += size.w + between
    }
    const bottom = y + own.h + Math.max(0, ...sizes.map(({ h }) => h))
    for (const net of host.nets)
      if (this.#sizes.isBeside(host, net))
        this.#drawBeside(net, { rect, right: Math.max(x + w, rightOf(rect)), bottom })
    this.sites.keep(host.site, rect)
    return rect
  }

  /** A network below its router: its words at the left end, the rail, and its hosts on ticks or in a stack. */
  #drawNet(host: NetHost, net: HostNet, { x, y, w }: { x: number; y: number; w: number }): void {
    const { sheet } = this.#mode
    if (this.#sizes.isLink(host, net)) return this.#drawFromOutside(host, net, { x, y })
    const rail = { x, y: y + gap.drop, w, h: thick }
    const words = railWords(net, { x: x + gap.words, y: y + 4 })
    sheet.put(net.edge, [path(`M ${x + gap.drops} ${y} V ${rail.y}`, strokeOf(net.edge, sheet)), ...words], 'line')
    sheet.put(net.node ?? net.edge, [
      square(rail, { fill: net.node !== undefined && sheet.isFocus(net.node) ? 'accent' : 'muted' }),
    ])
    this.sites.keep(host.site, { ...rail, y: rail.y - gap.drop, h: gap.drop + thick })
    const { stacked, hung } = this.#sizes.partsOf(host, net)
    const beside = stacked.length === 0 ? 0 : up(this.#sizes.stackWidth(stacked) + this.#sizes.hungGap(host, net), 4)
    this.#stack(stacked, { x, y: rail.y + thick })
    this.#hang(host, { ...net, hosts: [...hung] }, { x: x + beside, y: rail.y + thick })
  }

  /** Hosts under the left end of their rail, with their addresses inside. */
  #stack(hosts: readonly NetHost[], { x, y }: { x: number; y: number }): void {
    const least = this.#sizes.stackWidth(hosts) - gap.stack
    let [from, top] = [y, y + gap.hosts]
    for (const each of hosts) {
      const own = this.draw(each, { x: x + gap.stack, y: top, least })
      const middle = own.y + own.h / 2
      this.#line(each, [
        path(`M ${x + gap.drops} ${from} V ${middle} H ${own.x}`, strokeOf(each.edge, this.#mode.sheet)),
      ])
      from = middle
      top = own.y + own.h + gap.hosts
    }
  }

  /** Hosts side by side, each on a tick with its address; routers by their left end, those of a site by their middle. */
  #hang(host: NetHost, net: HostNet, { x, y }: Point): void {
    const between = this.#sizes.hungGap(host, net)
    let left = x
    for (const each of net.hosts) {
      const isEntered = this.#sizes.isEntrance(host, each)
      const [inset, head] = isEntered ? [gap.site, this.#mode.head] : [0, 0]
      const least = isEntered ? this.#sizes.headWidth(each, { isEntered }) : 0
      const own = this.draw(each, { x: left + inset, y: y + gap.tick + head, least })
      const tick = own.x + (each.nets.length > 0 && !isEntered ? gap.drops : Math.round(own.w / 8) * 4)
      const words = wordsOf(each.edge)
      this.#line(each, [
        path(`M ${tick} ${y} V ${own.y}`, strokeOf(each.edge, this.#mode.sheet)),
        ...(words === '' ? [] : [lineOfText(words, { x: tick + 8, y: y + gap.tick / 2, as: 'codeMuted' })]),
      ])
      if (isEntered && each.site !== undefined) this.sites.enter(each.site, tick)
      left = up(left + this.#sizes.hungWidth(host, each) + between, 4)
    }
  }

  #line({ edge, node }: NetHost, elements: Element[]): void {
    this.#mode.sheet.put(edge ?? node, elements, 'line')
  }

  #drawFromOutside(outside: NetHost, net: HostNet, { x, y }: { x: number; y: number }): void {
    const [host] = net.hosts
    if (host === undefined) return
    const [inset, head] = host.site === undefined ? [0, 0] : [gap.site, this.#mode.head]
    const least = this.#sizes.headWidth(host, { isEntered: true })
    const to = this.draw(host, { x: x + inset, y: y + gap.link + head, least })
    const at = drawLink(net, { from: this.rects.get(outside.node) ?? to, y, to }, this.#mode.sheet)
    if (host.site !== undefined) this.sites.enter(host.site, at)
  }

  /** The site at the other end of what joins two, beside or below the first. */
  #drawBeside(net: HostNet, { rect, right, bottom }: { rect: Rect; right: number; bottom: number }): void {
    const { isBelow, sheet } = this.#mode
    const [host] = net.hosts
    if (host === undefined) return
    const at = isBelow ? { x: rect.x, y: bottom + gap.below } : { x: right + pipeWidth(net), y: rect.y }
    const to = this.draw(host, { ...at, least: this.#sizes.headWidth(host, { isEntered: false }) })
    if (!isBelow) return drawPipe(net, { from: rect, to }, sheet)
    const lane = up(Math.max(right, rect.x + this.#sizes.sizeOf(host).w) + gap.site + 24)
    drawPipeDown(net, { from: rect, to, lane }, sheet)
  }
}
