/**
 * Groups as titled frames: the name top left, a remark top right; one in brackets, which is the type of the group as in
 * C4, under the name, and so is that of kinds whose remarks are.
 */

import type { LayoutGroup } from '../../layout/model/graph.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Box, Element } from '../../src/scene/scene.ts'
import { widest, widthOf } from '../block.ts'
import type { GraphGroup } from '../data/graph.ts'
import type { GroupLook } from '../data/graph-types.ts'
import { drawnLines } from '../data/line-breaks.ts'
import { raised, tinted } from '../fills.ts'
import type { SmallRole } from '../legible-words.ts'
import { box, path, text } from '../primitives.ts'
import { cube, cubeDepth } from '../shapes/cube.ts'
import { roundedRect } from '../shapes/flow-outlines.ts'
import type { Paint } from '../shapes/outline.ts'
import { folder, folderUnder } from '../shapes/plain-outlines.ts'
import { roles } from '../type.ts'
import { wrap } from '../wrap.ts'
import type { GroupStyle, GroupTone } from './style.ts'
import { framePaints, readable, tonedFrame } from './tones.ts'
import { underlineOf } from './underline.ts'

const boundary = { fill: 'none', stroke: 'muted', dashed: true } as const

const tones: Record<GroupTone, Pick<Box, 'fill' | 'stroke'>> = {
  tinted,
  raised,
  open: { fill: 'none', stroke: 'rule' },
}

/**
 * The tone of every group: tinted where it holds no other group, and by turns from there outward, so that the nodes of
 * every group lie on a tint. `parentOf` is the group around one; groups of one kind beside each other have one tone, though
 * only some of them hold others.
 */
export function tonesOf<Group>(
  groups: readonly Group[],
  parentOf: (group: Group) => Group | undefined,
  kindOf: (group: Group) => unknown = (group) => group,
): Map<Group, GroupTone> {
  const heights = new Map<Group, number>(groups.map((group) => [group, 0]))
  for (const group of groups) {
    let height = 1
    for (let outer = parentOf(group); outer !== undefined; outer = parentOf(outer), height++)
      heights.set(outer, Math.max(height, heights.get(outer) ?? 0))
  }
  const areMates = (one: Group, other: Group): boolean =>
    parentOf(one) === parentOf(other) && kindOf(one) === kindOf(other)
  const toneOf = (group: Group): GroupTone => {
    const height = Math.max(...groups.flatMap((mate) => (areMates(group, mate) ? [heights.get(mate) ?? 0] : [])))
    if (height % 2 === 0) return 'tinted'
    return parentOf(group) === undefined ? 'open' : 'raised'
  }
  return new Map(groups.map((group) => [group, toneOf(group)]))
}

/** From a frame's edge to its words, and from its top to the words' baseline; the strip that text takes up. */
const [inset, baseline, strip] = [16, 24, 40]
/** From a line that passes to a remark: little, as fonts that are drawn are narrower than the room words have. */
const beside = 2
/** Wider than this, in pixels, a title is in several lines: what leads into its group from above has to go around it. */
const longestTitle = 352
/** From the name's baseline to that of the type under it, by how that is set. */
const pitch = { small: 16, note: 18 } as const

/** A frame without words in a look of its own, or as its kind and place have it. */
export const groupFrame = (
  rect: Rect,
  look: GroupStyle['look'],
  tone: GroupTone = 'tinted',
  apart?: GroupLook,
): Element[] =>
  apart === undefined ? plainFrame(rect, look, tone) : tonedFrame(painted(rect, look, framePaints[apart]), apart)

const plainFrame = (rect: Rect, look: GroupStyle['look'], tone: GroupTone): Element[] => {
  const own = ownFrame(rect, look, tones[tone])
  if (own !== undefined) return own
  return look === 'state' || look === 'region'
    ? [path(roundedRect(rect), look === 'region' ? { stroke: 'muted', dashed: true } : {})]
    : [box(rect.x, rect.y, rect.w, rect.h, look === 'zone' ? boundary : tones[tone])]
}

const painted = (rect: Rect, look: GroupStyle['look'], paint: Paint): Element[] => {
  const own = { ...paint, ...(look === 'zone' ? { dashed: true } : {}) }
  return ownFrame(rect, look, own) ?? [box(rect.x, rect.y, rect.w, rect.h, own)]
}

const inFocus = (rect: Rect, look: GroupStyle['look']): Element[] =>
  painted(rect, look, { fill: 'soft', stroke: 'accent' })

/** Frames that are no boxes: edges end at the face of a cube. */
const ownFrame = (rect: Rect, look: GroupStyle['look'], paint: Pick<Box, 'fill' | 'stroke'>): Element[] | undefined => {
  if (look === 'cube') return cube(rect, paint)
  return look === 'folder' ? folder(rect, edged(paint)) : undefined
}

/** A folder has an edge that is seen, unlike other areas. */
const edged = ({ fill = 'surface', stroke = 'muted' }: Pick<Box, 'fill' | 'stroke'>): Pick<Box, 'fill' | 'stroke'> => ({
  fill,
  stroke: stroke === 'rule' ? 'muted' : stroke,
})

/**
 * A group ready to be laid out and drawn, its remark so far `left` of its right end; `met`: the outline that edges end
 * at, where it is not the rectangle.
 */
export type GroupView = Pick<LayoutGroup, 'head' | 'aside' | 'rules'> & {
  draw: (rect: Rect, left?: number) => Element[]
  met?: (rect: Rect) => Element[]
}

/** How a group is painted, and the role of what is beside its name. */
type GroupPaint = { isFocus?: boolean; tone?: GroupTone | undefined; small?: SmallRole }

/** A package that shows its members has its name in its tab, as UML wants it. */
export function packageView(
  { name, note }: GraphGroup,
  { isFocus = false, tone = 'tinted', small = 'small' }: GroupPaint = {},
): GroupView {
  const w = widthOf(name, 'head') + 2 * tabInset
  const outline = folderUnder({ w, h: tabHeight })
  const paint = isFocus ? ({ fill: 'soft', stroke: 'accent' } as const) : tones[tone]
  const words = (rect: Rect): Element[] => [
    text(rect.x + tabInset, rect.y + tabHeight - 7, name, roles.head),
    ...(note === undefined
      ? []
      : [text(rect.x + rect.w - inset, rect.y + tabHeight + 20, note, { ...roles[small], align: 'end' })]),
  ]
  return {
    head: { w, h: strip },
    ...(note === undefined ? {} : { aside: { w: widthOf(note, small) + inset + 8, h: tabHeight + 24 } }),
    draw: (rect) => [...outline(rect, paint), ...words(rect)],
    met: (rect) => outline(rect, paint),
  }
}

/** The tab of a package that has its name in it, and from its edge to the name. */
const tabHeight = 24
const tabInset = 12

/** A group's frame with its words, if it has any; the accent if it is in focus. */
export function groupView(
  { name: own, note: said, broken, look: apart }: Partial<GraphGroup>,
  { look, keyword, remark: at }: GroupStyle,
  { isFocus = false, tone, small = 'small' }: GroupPaint = {},
): GroupView {
  const [name, note] = own === undefined ? [said] : [own, said]
  if (name === undefined)
    return { draw: (rect) => (isFocus ? inFocus(rect, look) : groupFrame(rect, look, tone, apart)) }
  const type = at === 'under' || note?.startsWith('[') === true ? note : undefined
  const aside = type === undefined ? note : undefined
  const second = type ?? keyword
  const underName = pitch[small]
  const [first = name, ...lines] = titleLines(drawnLines(name, { broken }))
  const under = lines.length * pitch.note
  const w = Math.max(widest([first, ...lines], 'head'), second === undefined ? 0 : widthOf(second, small))
  // A cube is in its place as a whole, so that edges end at its silhouette.
  const depth = look === 'cube' ? cubeDepth : 0
  return {
    head: { w: w + inset + 8, h: (second === undefined ? strip : strip + underName) + under + depth },
    ...(aside === undefined ? {} : { aside: { w: widthOf(aside, small) + inset + beside + depth, h: strip + depth } }),
    draw: (place, left = 0) => {
      const rect = { x: place.x, y: place.y + depth, w: place.w - depth, h: place.h - depth }
      const y = rect.y + baseline + (keyword === undefined ? 0 : underName)
      const title = text(rect.x + inset, y, first, roles.head)
      return [
        ...(isFocus && look !== 'state' ? inFocus(rect, look) : groupFrame(rect, look, tone, apart)),
        ...(keyword === undefined ? [] : [text(rect.x + inset, y - underName, keyword, roles[small])]),
        title,
        ...lines.map((line, index) => text(rect.x + inset, y + (index + 1) * pitch.note, line, roles.head)),
        ...(look === 'cube' && isInstance(name) ? [underlineOf(title)] : []),
        ...(type === undefined ? [] : [text(rect.x + inset, y + under + underName, type, roles[small])]),
        ...(aside === undefined
          ? []
          : [remark(aside, { ...rect, w: rect.w - inset - left }, { small, isOff: left > 0 })]),
      ].map((each) => (apart === undefined ? each : readable(each)))
    },
  }
}

/** A long title, what is in brackets at its end by itself. */
const titleLines = (name: string): string[] => {
  const isLong = widest(name.split('\n'), 'head') > longestTitle
  return wrap(isLong ? name.replace(/ (?=\([^()]+\)$)/, '\n') : name, roles.head, longestTitle)
}

/** A remark at the right of its room; where it is off its place, it begins where others over and under it do. */
const remark = (words: string, { x, y, w }: Rect, { small, isOff }: { small: SmallRole; isOff: boolean }): Element => {
  const begin = x + w - (isOff ? widthOf(words, small) : 0)
  return text(begin, y + baseline, words, { ...roles[small], ...(isOff ? {} : { align: 'end' as const }) })
}

/** Whether a name is that of an instance, which UML writes before its type: `name : Type` or `: Type`. */
export const isInstance = (name: string): boolean => /(?:^|\s):\s*\S/.test(name)
