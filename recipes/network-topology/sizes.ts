/**
 * How much room hosts and networks take, with all that is below and beside them.
 */
import { longestWord, widthOf } from '../../drawing/block.ts'
import { shapeView, wordWidth } from '../../drawing/graph/node-view.ts'
import type { NodeView } from '../../drawing/graph/style.ts'
import { up } from '../../drawing/rect.ts'
import type { ShapeName } from '../../drawing/shapes/shape.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { gap, thick } from './gaps.ts'
import { headWidth, pipeWidth } from './head-width.ts'
import { type OtherHomes, techOf } from './homes.ts'
import { wordsOf } from './interfaces.ts'
import { outsideView } from './outside-view.ts'
import type { HostNet, NetHost } from './tree.ts'

/** Hosts side by side, or stacked under the left end of their rail; their words wrap at `cap` pixels. */
export type NetMode = {
  isStacked: boolean
  cap: number
  isBelow: boolean
  /** The height of the head of a site; a higher one has the remark on the site below its name. */
  head: number
  /** What is between sites that are side by side and joined by tunnels, in pixels. */
  tunnel: number | undefined
  most: number
  shapes: Readonly<Record<string, ShapeName>>
  others: OtherHomes
  sheet: Sheet
}

type Sized = { w: number; h: number }

export class Sizes {
  readonly #mode: NetMode

  constructor(mode: NetMode) {
    this.#mode = mode
  }

  view({ node, edge, nets, site }: NetHost): NodeView {
    const { isStacked, cap, shapes, sheet, others } = this.#mode
    const isLeaf = nets.length === 0
    if (['external', 'network'].includes(node.kind) && !isLeaf && site === undefined) return outsideView(node, sheet)
    const tech = techOf(node, isStacked && isLeaf ? edge : undefined, others)
    return shapeView(node, {
      shape: isLeaf ? (shapes[node.kind] ?? 'box') : 'box',
      tech,
      // An address is never broken.
      cap: isLeaf ? Math.max(cap, wordWidth(tech, longestWord, 'code')) : 320,
      sheet,
      isCode: true,
      // Addresses are the content: none is smaller than other words.
      small: 'note',
    })
  }

  /** What is between networks below a host: more between sites that a tunnel joins, whose name is on it. */
  between({ site }: NetHost): number {
    return site === undefined ? (this.#mode.tunnel ?? gap.rails) : gap.rails
  }

  /** How much room a host takes with all that is below and beside it; the host itself is at least so wide. */
  sizeOf(host: NetHost, least = 0): Sized {
    const own = this.view(host)
    const below = host.nets.filter((net) => !this.isBeside(host, net)).map((net) => this.netSize(host, net))
    const beside = host.nets.filter((net) => this.isBeside(host, net)).map((net) => this.besideSize(net))
    const w = Math.max(
      own.w,
      least,
      below.reduce((sum, each) => sum + each.w + this.between(host), -this.between(host)),
    )
    const h = own.h + Math.max(0, ...below.map((each) => each.h))
    const [next] = beside
    if (next === undefined) return { w, h }
    if (!this.#mode.isBelow) return { w: w + next.w, h: Math.max(h, next.h) }
    const pipe = next.w - next.own
    return { w: Math.max(w, next.own) + pipe, h: h + gap.below + next.h }
  }

  /** The least width of the first router of a site, which stands under the head of its panel. */
  headWidth(host: NetHost, { isEntered }: { isEntered: boolean }): number {
    return headWidth(host, { isEntered, isHigh: this.#mode.head > gap.head })
  }

  netSize(host: NetHost, net: HostNet): Sized {
    const isLink = this.isLink(host, net)
    const sizes = net.hosts.map((each) => this.sizeOf(each, isLink ? this.headWidth(each, { isEntered: true }) : 0))
    const { name = '', tech = '', note = '' } = net.node ?? {}
    const codes = [tech, wordsOf(net.edge)].map((each) => widthOf(each, 'code'))
    const words = Math.max(widthOf(name, 'item'), widthOf(note, 'note'), ...codes) + gap.words
    const down = isLink
      ? gap.link + (net.hosts[0]?.site === undefined ? 0 : this.#mode.head)
      : gap.drop + thick + gap.tick
    const between = this.hungGap(host, net)
    const { stacked, hung } = this.partsOf(host, net)
    const sizeIn = (each: NetHost): Sized => sizes[net.hosts.indexOf(each)] ?? { w: 0, h: 0 }
    const hosts = {
      w:
        this.stackWidth(stacked) +
        (stacked.length > 0 && hung.length > 0 ? between : 0) +
        (isLink
          ? Math.max(0, ...hung.map((each) => sizeIn(each).w))
          : hung.reduce((sum, each) => sum + this.hungWidth(host, each) + between, hung.length > 0 ? -between : 0)),
      h: Math.max(
        stacked.reduce((sum, each) => sum + sizeIn(each).h + gap.hosts, 0),
        ...hung.map((each) => sizeIn(each).h + this.#headOf(host, each, isLink)),
      ),
    }
    return {
      w: up(Math.max(words, hosts.w + (isLink && net.hosts[0]?.site !== undefined ? 2 * gap.site : 0))),
      h: down + hosts.h,
    }
  }

  /** Whether a host is where what comes from outside enters its site. */
  isEntrance({ site }: NetHost, each: NetHost): boolean {
    return each.site !== undefined && each.site !== site
  }

  /** How wide a host on a rail is with its address, and with the sides of the site that it is the entrance of. */
  hungWidth(host: NetHost, each: NetHost): number {
    const isEntered = this.isEntrance(host, each)
    const { w } = this.sizeOf(each, isEntered ? this.headWidth(each, { isEntered }) : 0)
    const tick = each.nets.length > 0 && !isEntered ? gap.drops : w / 2
    return Math.max(w, tick + widthOf(wordsOf(each.edge), 'code') + 16) + (isEntered ? 2 * gap.site : 0)
  }

  /** What is between hosts on a rail: more where they stand in sites. */
  hungGap(host: NetHost, { hosts }: HostNet): number {
    return hosts.some((each) => this.isEntrance(host, each)) ? this.between(host) : gap.hosts
  }

  /** The height of the head of a site on a rail, and of what is below its hosts. */
  #headOf(host: NetHost, each: NetHost, isLink: boolean): number {
    return !isLink && this.isEntrance(host, each) ? this.#mode.head + gap.site : 0
  }

  /** How wide the routers at the other ends of links are, with their sites, and what is beside all but the last. */
  linkWidth(outside: NetHost, nets: readonly HostNet[]): number {
    const widths = nets.map((net, index) =>
      index < nets.length - 1
        ? this.netSize(outside, net).w
        : Math.max(0, ...net.hosts.map((host) => this.#ownWidth(host) + (host.site ? 2 * gap.site : 0))),
    )
    return widths.reduce((sum, w) => sum + w, (widths.length - 1) * this.between(outside))
  }

  /** A host at the end of a link with the networks below it. */
  #ownWidth(host: NetHost): number {
    const below = host.nets.filter((net) => !this.isBeside(host, net)).map((net) => this.netSize(host, net).w)
    return Math.max(
      this.view(host).w,
      this.headWidth(host, { isEntered: true }),
      below.reduce((sum, w) => sum + w + gap.rails, -gap.rails),
    )
  }

  besideSize(net: HostNet): Sized & { own: number } {
    const [host] = net.hosts
    const { w, h } = host === undefined ? { w: 0, h: 0 } : this.sizeOf(host, this.headWidth(host, { isEntered: false }))
    return { w: pipeWidth(net) + w, h, own: w }
  }

  /** Two ends and nothing else, from outside: a line instead of a rail. */
  isLink({ site }: NetHost, { hosts, isBetween }: HostNet): boolean {
    return site === undefined && isBetween && hosts.length === 1
  }

  /** What joins a router to another site is beside it; below what is in no site. */
  isBeside({ site }: NetHost, { isBetween }: HostNet): boolean {
    return isBetween && site !== undefined
  }

  /** The hosts that are stacked under the left end of their rail, and those that are on ticks beside them: what leads on. */
  partsOf(host: NetHost, { hosts }: HostNet): { stacked: readonly NetHost[]; hung: readonly NetHost[] } {
    if (!this.#mode.isStacked) return { stacked: [], hung: hosts }
    const isAll = hosts.every(({ nets }) => nets.length === 0)
    const isIn = (each: NetHost): boolean => isAll || (each.nets.length === 0 && !this.isEntrance(host, each))
    return { stacked: hosts.filter(isIn), hung: hosts.filter((each) => !isIn(each)) }
  }

  /** How wide hosts in a stack are with the line to them. */
  stackWidth(hosts: readonly NetHost[]): number {
    return hosts.length === 0 ? 0 : Math.max(...hosts.map((each) => this.sizeOf(each).w)) + gap.stack
  }
}
