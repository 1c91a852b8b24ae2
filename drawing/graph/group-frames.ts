/**
 * The frames of groups before they are laid out: titled areas, boundaries, lanes, composite states, packages.
 */
import type { GraphDocument, GraphGroup } from '../data/graph.ts'
import { GraphNames } from '../data/graph-names.ts'
import type { SmallRole } from '../legible-words.ts'
import type { Sheet } from '../sheet.ts'
import { type GroupView, groupView, packageView, tonesOf } from './group-view.ts'
import { groupStyle } from './kind-styles.ts'
import { laneViews } from './lane-view.ts'
import { lookOf } from './look-of.ts'
import type { AnyNotation } from './notation.ts'
import { compositeView, regionView } from './state-view.ts'
import type { GroupStyle, GroupTone } from './style.ts'
import type { Frames, Means } from './wrapped-graph.ts'

/** Groups are frames; where the layout has lanes, the outermost groups are these. */
export const groupViews = ({ groups, nodes }: GraphDocument, { style, sheet, small }: Means): Frames => {
  const lanes = style.layout?.lanes
  const isLane = (group: GraphGroup): boolean => lanes !== undefined && group.group === undefined
  const heads = laneViews(groups.filter(isLane), lanes, {
    isApart: (group) => groupStyle(style, group).look === 'pool',
    small,
  })
  const tones = groupTones({ groups, nodes }, style)
  return new Map(
    groups.map((group) => [
      group,
      (isLane(group) ? heads.shift() : undefined) ??
        frameOf(group, { style: groupStyle(style, group), tone: tones.get(group), sheet, small }),
    ]),
  )
}

/** The tones of groups that are areas; none is a tint where nodes in groups are told apart by it. */
export const groupTones = (
  { groups, nodes }: Pick<GraphDocument, 'groups' | 'nodes'>,
  style: AnyNotation,
): Map<GraphGroup, GroupTone> => {
  const names = new GraphNames({ nodes: [], groups: [...groups] })
  // A boundary is not painted: what is around it is behind what it holds.
  const areaAround = ({ group }: Pick<GraphGroup, 'group'>): GraphGroup | undefined => {
    const outer = group === undefined ? undefined : names.group(group)
    return outer !== undefined && groupStyle(style, outer).look === 'zone' ? areaAround(outer) : outer
  }
  const tones = tonesOf(
    groups.filter((group) => groupStyle(style, group).look !== 'zone'),
    areaAround,
    ({ kind }) => kind,
  )
  const tinted = nodes.filter(({ state, look }) => state === 'muted' || look === 'shaded')
  const behind = new Set(tinted.map((node) => tones.get(areaAround(node)!)))
  // What is in a frame with a look of its own is not tinted besides, and a gray one is among frames that are not.
  const isShaded = groups.some(({ look }) => look === 'shaded')
  const toneIn = (group: GraphGroup, tone: GroupTone): GroupTone => {
    if (areaAround(group)?.look !== undefined) return 'raised'
    return isShaded && tone === 'tinted' ? 'raised' : tone
  }
  for (const [group, tone] of tones) {
    const own = groupStyle(style, group).tone ?? toneIn(group, toneBehind(tone, behind))
    tones.set(
      group,
      style.holdsAreas?.(group) === true ? 'open' : own === 'inward' ? toneWithin(areasAround(group, areaAround)) : own,
    )
  }
  return tones
}

/** How many areas are around a group. */
const areasAround = (group: GraphGroup, areaAround: (group: GraphGroup) => GraphGroup | undefined): number => {
  const outer = areaAround(group)
  return outer === undefined ? 0 : 1 + areasAround(outer, areaAround)
}

/** The tone of a group in so many others, by turns from the outermost. */
const toneWithin = (depth: number): GroupTone => (depth % 2 === 0 ? 'tinted' : 'raised')

/** The tone of a group where there are tinted nodes on some tones: tints and their opposites change places, unless such nodes are on both. */
const toneBehind = (tone: GroupTone, behind: ReadonlySet<GroupTone | undefined>): GroupTone => {
  if (!behind.has('tinted')) return tone
  return tone === 'tinted' || behind.has('raised') || behind.has('open') ? 'raised' : 'tinted'
}

type Frame = { style: GroupStyle; tone: GroupTone | undefined; sheet: Sheet; small: SmallRole }

const frameOf = (group: GraphGroup, { style, tone, sheet, small }: Frame): GroupView => {
  if (style.look === 'state') return compositeView(group, sheet, tone)
  const isFocus = sheet.isFocus(group)
  if (style.look === 'folder') return packageView(group, { isFocus, tone, small })
  return style.look === 'region'
    ? regionView(group, isFocus)
    : groupView({ ...group, look: lookOf(group, sheet) }, style, { isFocus, tone, small })
}
