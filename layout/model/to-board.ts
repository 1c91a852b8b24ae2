/**
 * A graph as a board: references resolved, one tree of items, everything turned so that the flow is down.
 *
 * A dangling reference is the caller's bug and throws; data is validated earlier. Groups that contain each other in a circle
 * are taken apart.
 */

import type { Board, Item, Pads, Wire } from './board.ts'
import type { Direction, LayoutEdge, LayoutGraph, LayoutGroup, LayoutNode, LayoutOptions, Size } from './graph.ts'
import { openPort, turnPort, turnSize } from './turn.ts'
import { evenUnits, units, wholeUnits } from './units.ts'
import { distance, tightDistance } from './weights.ts'

/** What a board is made for: a direction, the step of the nodes' sizes, and the size of the page in pixels. */
export type Frame = { direction: Direction; step: number; width: number; height: number }

export function toBoard(graph: LayoutGraph, options: LayoutOptions, frame: Frame): Board {
  const isTurned = frame.direction === 'right'
  const tree = new Tree(graph, options, frame)
  const [across, along] = isTurned ? [frame.height, frame.width] : [frame.width, frame.height]
  return {
    items: tree.items,
    wires: graph.edges.map((edge, index) => wireOf(edge, index, tree)),
    step: frame.step,
    isTurned,
    distances: options.tight === true ? tightDistance : distance,
    page: { across: Math.floor(units(across)), along: Math.floor(units(along)) },
    axes: 0,
    folds: 0,
    known: new Map(),
    halves: [],
    spreads: options.spine !== true && options.lanes === undefined,
    corridors: [],
  }
}

/** Free units between a group's wall and what is inside. */
export const pad = 3

/** A group with nothing inside is at least this large, in units. */
const emptyGroup = { w: 12, h: 6 }

/** The least straight run at an end of an edge, in pixels. */
const usualRun = 16

const nothing: Size = { w: 0, h: 0 }

/** Before an item has a place, and before a walk has met it. */
const unplaced = { x: 0, y: 0, row: -1, column: -1, met: Infinity, wall: -1 }

/** Items in the order of the graph's nodes, each group before the first of its nodes; but lanes, whose order is given, before all. */
class Tree {
  readonly items: Item[] = []
  private readonly groups: Map<string, LayoutGroup>
  private readonly known = new Map<string, number>()

  constructor(
    { nodes, groups = [] }: LayoutGraph,
    private readonly options: LayoutOptions,
    private readonly frame: Frame,
  ) {
    this.groups = new Map(groups.map((group) => [group.id, group]))
    this.add(undefined, { isGroup: true, own: nothing })
    const full = new Set(options.lanes === undefined ? [] : nodes.map(({ group }) => this.outermost(group)))
    for (const { id } of groups) if (full.has(id)) this.addGroup(id, new Set(), false)
    for (const node of nodes) this.addNode(node)
    // A group of empty groups is not empty: the innermost come first.
    const outer = new Set(groups.map(({ parent }) => parent))
    for (const { id } of [...groups.filter((group) => !outer.has(group.id)), ...groups])
      if (!this.known.has(`group ${id}`)) this.addGroup(id, new Set(), true)
  }

  get isTurned(): boolean {
    return this.frame.direction === 'right'
  }

  /** The item of an edge's end: of a node, or of a group where no node has that id. */
  find(id: string): number {
    const index = this.known.get(`node ${id}`) ?? this.known.get(`group ${id}`)
    if (index === undefined) throw new Error(`"${id}" is not in the graph`)
    return index
  }

  /** A size as on the board, in units. */
  size({ w, h }: Size): Size {
    const size = { w: units(w), h: units(h) }
    return this.frame.direction === 'right' ? turnSize(size) : size
  }

  /** The outermost group around a group, itself where none is. */
  private outermost(id: string | undefined, inside = new Set<string>()): string | undefined {
    const parent = this.groups.get(id ?? '')?.parent
    return parent === undefined || inside.has(parent) ? id : this.outermost(parent, inside.add(parent))
  }

  private addNode(node: LayoutNode): void {
    const parent = node.group === undefined ? 0 : this.addGroup(node.group, new Set(), false)
    const narrower = node.narrower?.[Math.min(this.frame.step, node.narrower.length) - 1]
    const index = this.add(parent, { isGroup: false, node, own: narrower ?? node })
    this.known.set(`node ${node.id}`, index)
  }

  private addGroup(id: string, inside: Set<string>, isEmpty: boolean): number {
    const known = this.known.get(`group ${id}`)
    if (known !== undefined) return known
    const group = this.groups.get(id)
    if (group === undefined) throw new Error(`"${id}" is not in the graph`)
    const isCircle = group.parent === undefined || inside.has(group.parent)
    const parent = isCircle ? 0 : this.addGroup(group.parent ?? '', new Set([...inside, id]), false)
    const { w = 0, h = 0 } = group.head ?? {}
    const own = { w: 8 * Math.max(emptyGroup.w, wholeUnits(w)), h: 8 * Math.max(emptyGroup.h, wholeUnits(h)) }
    const index = this.add(parent, { isGroup: !isEmpty, group, own: isEmpty ? own : nothing })
    this.known.set(`group ${id}`, index)
    return index
  }

  private turned = (size: Size): Size => (this.frame.direction === 'right' ? turnSize(size) : size)

  private add(
    parent: number | undefined,
    { isGroup, node, group, own }: { isGroup: boolean; node?: LayoutNode; group?: LayoutGroup; own: Size },
  ): number {
    const index = this.items.length
    const outer = parent === undefined ? undefined : this.items[parent]!
    outer?.kids.push(index)
    const [size, slot] = [this.size(own), this.turned({ w: evenUnits(own.w), h: evenUnits(own.h) })]
    const [head, aside] = [this.title(group?.head), this.title(group?.aside)]
    this.items.push({
      index,
      parent: parent ?? -1,
      kids: [],
      within: [index, ...(outer?.within ?? [])],
      isGroup,
      isLane: isGroup && group !== undefined && parent === 0 && this.options.lanes !== undefined,
      node,
      group,
      flow: (group?.direction ?? this.frame.direction) === this.frame.direction ? 'down' : 'right',
      outline: node?.outline ?? 'box',
      stretch: node?.outline === 'bar' || node?.stretches === true ? (slot.w > slot.h ? 'x' : 'y') : undefined,
      head,
      aside,
      pads: isGroup && group !== undefined ? this.padsOf(group) : { left: 0, top: 0, right: 0, bottom: 0 },
      even: 0,
      slot,
      inset: { x: (slot.w - size.w) / 2, y: (slot.h - size.h) / 2 },
      ...slot,
      ...unplaced,
    })
    return index
  }

  /** Titles are whole units, so that walls are. */
  private title = ({ w, h }: Size = nothing): Size => this.turned({ w: wholeUnits(w), h: wholeUnits(h) })

  /** The strip with the titles is kept free; lanes in rows have their titles at the left. */
  private padsOf({ head, aside, parent }: LayoutGroup): Pads {
    const isRow = this.options.lanes === 'rows' && parent === undefined
    const strip = isRow ? wholeUnits(head?.w ?? 0) + 2 : wholeUnits(Math.max(head?.h ?? 0, aside?.h ?? 0)) + 1
    const isUpright = isRow !== (this.frame.direction === 'right')
    return {
      left: isUpright ? Math.max(pad, strip) : pad,
      top: isUpright ? pad : Math.max(pad, strip),
      right: pad,
      bottom: pad,
    }
  }
}

const wireOf = (given: LayoutEdge, edge: number, tree: Tree): Wire => {
  const { from, to, label, narrower = [], ends, fromPort, toPort, run = usualRun, runs = [run, run] } = given
  const size = (each: Size | undefined): Size | undefined => (each === undefined ? undefined : tree.size(each))
  const port = (each: LayoutEdge['fromPort']) =>
    each === undefined ? undefined : tree.isTurned ? turnPort(openPort(each)) : openPort(each)
  return {
    edge,
    given,
    from: tree.find(from),
    to: tree.find(to),
    labels: (label === undefined ? [] : [label, ...narrower]).map((each) => tree.size(each)),
    ends: [size(ends?.[0]), size(ends?.[1])],
    ports: [port(fromPort), port(toPort)],
    runs: [Math.max(2, wholeUnits(runs[0])), Math.max(2, wholeUnits(runs[1]))],
    isBack: given.back === true,
    bundle: edge,
  }
}
