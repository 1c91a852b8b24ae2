/**
 * Names that point to a commit. A branch moves on with the next commit and is a chip; a tag, written `tag: v1.0` as git
 * prints it, stays where it is and is a label with a point toward its commit.
 */
import { block, place, tinted, widthOf } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import { columns, up } from '../../drawing/rect.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { wordBox } from '../../drawing/word-box.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'

/** The height of a name, the padding at both sides of its words together, the point of a tag, and what is free before it. */
const size = { h: 24, padding: 16, point: 10, gap: 12 } as const
/** What is free between a subject and its names. */
export const refsGap = size.gap
const style: TypeStyle = { size: 14, bold: true }
/** Whether a name is that of a tag. */
const isTag = (ref: string): boolean => /^tag: ./.test(ref)

/** A branch or a tag without what git prints before it, as it is called in references. */
export const bareName = (ref: string): string => ref.replace(/^tag: (?=.)/, '')

const widthOfRef = (ref: string): number => up(widthOf(ref, style) + size.padding + (isTag(ref) ? size.point : 0))

/** How wide names in a row are, what is free before each included. */
export const refsWidth = (refs: readonly string[]): number =>
  refs.reduce((sum, ref) => sum + widthOfRef(ref) + size.gap, 0)

/** Names from a point on their middle line to the right; solid in the accent. */
export function drawRefs(refs: readonly string[], { x, y }: Point, color: 'accent' | 'ink'): Element[] {
  const look =
    color === 'accent' ? { fill: color, stroke: color } : { fill: 'surface' as const, stroke: 'muted' as const }
  const rects = columns({ x, y: y - size.h / 2, w: 0, h: size.h }, refs.map(widthOfRef), size.gap)
  return rects.flatMap((rect, index) => {
    const ref = refs[index] ?? ''
    const words = block([{ text: ref, as: style }])
    if (!isTag(ref)) return wordBox(rect, words, look)
    const inner = { ...rect, x: rect.x + size.point, w: rect.w - size.point }
    return [path(tagPath(rect), look), ...place(color === 'accent' ? tinted(words, 'surface') : words, inner)]
  })
}

/** A label whose left end is a point. */
const tagPath = ({ x, y, w, h }: Rect): string =>
  `M ${x} ${y + h / 2} L ${x + size.point} ${y} H ${x + w} V ${y + h} H ${x + size.point} Z`
