/**
 * Groups as titled frames: the name top left, a remark top right.
 */

import type { LayoutGroup } from '../../layout/model/graph.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Box, Element } from '../../src/scene/scene.ts'
import { widthOf } from '../block.ts'
import type { GraphGroup } from '../data/graph.ts'
import { tinted } from '../fills.ts'
import { box, path, text } from '../primitives.ts'
import { roundedRect } from '../shapes/flow-outlines.ts'
import { roles } from '../type.ts'
import type { GroupStyle } from './style.ts'

const looks: Record<Exclude<GroupStyle['look'], 'state'>, Pick<Box, 'fill' | 'stroke' | 'dashed'>> = {
  zone: { fill: 'none', stroke: 'muted', dashed: true },
  panel: tinted,
  frame: { fill: 'none', stroke: 'muted' },
}

/** From a frame's edge to its words, and from its top to the words' baseline; the strip that text takes up. */
const inset = 16
const baseline = 24
const strip = 40

/** A frame without words: for the key. */
export const groupFrame = (rect: Rect, look: GroupStyle['look']): Element =>
  look === 'state' ? path(roundedRect(rect)) : box(rect.x, rect.y, rect.w, rect.h, looks[look])

const inFocus = (rect: Rect, look: keyof typeof looks): Element =>
  box(rect.x, rect.y, rect.w, rect.h, { ...looks[look], fill: 'soft', stroke: 'accent' })

/** A group ready to be laid out and drawn. */
export type GroupView = Pick<LayoutGroup, 'head' | 'aside' | 'rules'> & { draw: (rect: Rect) => Element[] }

/** A group's frame with its words; the accent if it is in focus. */
export function groupView({ name, note }: GraphGroup, { look }: GroupStyle, isFocus = false): GroupView {
  return {
    head: { w: widthOf(name, 'head') + inset + 8, h: strip },
    ...(note === undefined ? {} : { aside: { w: widthOf(note, 'small') + inset + 8, h: strip } }),
    draw: (rect) => [
      ...(isFocus && look !== 'state' ? [inFocus(rect, look)] : [groupFrame(rect, look)]),
      text(rect.x + inset, rect.y + baseline, name, roles.head),
      ...(note === undefined
        ? []
        : [text(rect.x + rect.w - inset, rect.y + baseline, note, { ...roles.small, align: 'end' })]),
    ],
  }
}
