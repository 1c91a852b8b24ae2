/**
 * How one kind of node, edge or group is drawn.
 */

import type { Outline, Side } from '../../layout/model/graph.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import type { SmallRole } from '../legible-words.ts'
import type { ShapeName } from '../shapes/shape.ts'
import type { Sheet } from '../sheet.ts'
import type { EdgeEnd } from './ends.ts'

/**
 * A kind of node: its shape, its name in the key (omitted if the shape means nothing), whether that is there though it is a
 * plain box, whether it is on the border of its group, like a gateway, and whether a mark has its name under it.
 */
export type NodeStyle = {
  shape: ShapeName
  text?: string
  isKeyed?: boolean
  border?: boolean
  captioned?: boolean
}

/**
 * A kind of edge: what the key calls it (omitted if it means nothing), its stroke and its ends; an arrow at its end by
 * default. `run` is how many pixels it goes straight at its ends, where that is not what they need.
 */
export type EdgeStyle = Pick<Path, 'stroke' | 'dashed'> & {
  text?: string
  thick?: boolean
  /** What the key calls edges without words where the flow is no tree or chain, which says all there is to say. */
  plain?: string
  from?: EdgeEnd
  to?: EdgeEnd
  /** What the key shows at its end, where that is drawn with what it ends at: the ball of an interface. */
  keyed?: EdgeEnd
  back?: boolean
  link?: boolean
  /** Laid out from its end to its start: what it points at is over, or before, where it comes from. */
  upward?: boolean
  /** A line above its label: UML's keyword in guillemets. The key omits such kinds. */
  keyword?: string
  /** A number that its words begin with is that of a step, and has room for a disc. */
  numbered?: boolean
  /** Its words are read from its start to its end, and have room for a triangle that says so. */
  read?: boolean
  /** Its words name the role of what it leads to, and stand at that end (UML 2.5.1, 11.5.4). */
  role?: boolean
  /** Edges that share a node share a stroke there; `from`: only those that leave one. */
  trunk?: boolean | 'from'
  run?: number
}

/**
 * `zone` is dashed without fill: a boundary that something crosses. `panel` is an area with a pale edge, tinted where it
 * holds nodes; what holds tinted ones is not. `state` is a composite state, `region` a part of one that is active beside
 * others. `cube` is what something runs on and `folder` a package, as
 * UML draws them. Lanes look alike whatever their kind, but for a `pool`, which is apart from the others. `keyword` is a line
 * over the name, in guillemets in UML. `tone`: how it is painted, if not by turns from
 * what holds no other group outward; `inward` is by turns from what is in no other, which is tinted, so that what stands alone looks alike.
 * `remark`: under the name, so that equal groups have it in one place, whatever passes.
 */
export type GroupStyle = {
  look: 'zone' | 'panel' | 'state' | 'region' | 'cube' | 'folder' | 'pool'
  text?: string
  keyword?: string
  tone?: GroupTone | 'inward'
  remark?: 'under'
}

/** How an area is painted on what is around it: nodes stand out from a tint, a tint from what is not tinted. */
export type GroupTone = 'tinted' | 'raised' | 'open'

/** A node ready to be laid out and drawn; edges meet what is drawn, or else what `met` gives. Records `hang` from the top of their row. */
export type NodeView = {
  w: number
  h: number
  outline: Outline
  hangs?: boolean
  closed?: Side | undefined
  draw: (rect: Rect) => Element[]
  met?: (rect: Rect) => Element[]
}

/**
 * How a node is drawn where its shape and words do not say it all; `cap` is how wide words may be, in pixels, and `isDown`
 * whether it is in a lane that runs down. Others stay undefined.
 */
export type DrawNode<Node> = (
  node: Node,
  options: { cap: number; sheet: Sheet; small: SmallRole; isDown?: boolean },
) => NodeView | undefined
