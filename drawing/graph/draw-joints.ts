/**
 * Dots where strokes of a trunk part or meet, in the color of the edge that is drawn in full there.
 *
 * They are circles, or where there are many one path for each trunk: a scene has room for 300 elements.
 */
import type { Joint, Layout } from '../../layout/model/graph.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { GraphDocument } from '../data/graph.ts'
import { circle, path } from '../primitives.ts'
import type { Sheet } from '../sheet.ts'
import { lookOf } from './edge-view.ts'
import { edgeStyle } from './kind-styles.ts'
import type { AnyNotation } from './notation.ts'

/** Up to so many joints are circles. */
const fewJoints = 24

const radius = 3

export function drawJoints(
  { edges }: GraphDocument,
  layout: Pick<Layout, 'joints' | 'edges'>,
  { sheet, style }: { sheet: Sheet; style: AnyNotation },
): void {
  for (const [index, trunk] of edges.entries()) {
    const looks = edgeStyle(style, trunk)
    // UML has no dot where generalizations share a triangle: these strokes can only meet, unless they look like one that crosses.
    const isMarked = (joint: Joint): boolean => looks.to !== 'triangle' || looksCrossed(joint, layout)
    const own = layout.joints.filter((joint) => joint.edges[0] === index && isMarked(joint))
    if (own.length === 0) continue
    const { stroke = 'muted' } = lookOf(trunk, looks, sheet)
    sheet.put(trunk, layout.joints.length > fewJoints ? [asPath(own, stroke)] : asCircles(own, stroke), 'over')
  }
}

/** Whether two strokes come straight from their nodes at both sides of a trunk, as a line from one to the other would. */
const looksCrossed = ({ edges: mates }: Joint, { edges }: Pick<Layout, 'edges'>): boolean =>
  mates.slice(1).filter((mate) => edges[mate]?.points.length === straight).length > 1

/** A stroke that turns nowhere but at the trunk: a corner before that, the joint, the node. */
const straight = 3

type Stroke = NonNullable<ReturnType<typeof lookOf>['stroke']>

/** The dot where one stroke meets another. */
export const jointAt = ({ x, y }: Point, fill: Stroke = 'muted'): Element =>
  circle(x, y, radius, { fill, stroke: 'none' })

const asCircles = (joints: readonly Joint[], fill: Stroke): Element[] => joints.map((joint) => jointAt(joint, fill))

const asPath = (joints: readonly Joint[], fill: Stroke): Element => {
  const half = `A ${radius} ${radius} 0 0 1`
  const dots = joints.map(({ x, y }) => `M ${x - radius} ${y} ${half} ${x + radius} ${y} ${half} ${x - radius} ${y}`)
  return path(dots.join(' '), { fill, stroke: 'none' })
}
