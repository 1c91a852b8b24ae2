/**
 * Possible fixes for a finding, smallest change first. The linter decides whether one works.
 */
import { moveElement } from '../../elements/move.ts'
import { elementOf, type ReviewFinding } from '../../review/rules/rule.ts'
import type { Box, Element, Line, Scene, Text } from '../../scene/scene.ts'
import { textWidth } from '../../text/measure.ts'
import { fitCanvas } from './fit-canvas.ts'
import { reshape } from './reshape.ts'
import { snapScene } from './snap-scene.ts'

/** A changed scene, and the label of a button for the change. */
export type Fix = { label: string; scene: Scene }

/** Candidates for a finding. */
export function candidatesFor({ rule, at }: ReviewFinding, scene: Scene): Fix[] {
  const index = elementOf({ at } as ReviewFinding)
  const element = scene.elements[index ?? -1]
  if (rule === 'R03' || rule === 'R04' || rule === 'R22')
    return [40, 24].map((margin) => ({ label: 'Fit the canvas', scene: fitCanvas(scene, margin) }))
  if (rule === 'R11') return [{ label: 'Snap to the grid', scene: snapScene(scene) }]
  if (rule === 'R05') return [{ label: 'Use sizes of the scale', scene: withScaleSizes(scene, index) }]
  if (index === undefined || element === undefined) return []
  return candidatesAt(rule, element, { scene, index })
}

type ElementPlace = { scene: Scene; index: number }

const candidatesAt = (rule: string, element: Element, place: ElementPlace): Fix[] => {
  switch (rule) {
    case 'R06':
      return element.type === 'text' ? roomFor(element, place) : []
    case 'R07':
    case 'R08':
      return element.type === 'text' ? labelMoves(element, place) : []
    case 'R09':
      return element.type === 'line' ? lineEnds(element, place) : []
    case 'R13':
      return textColors.map((fill) => changed(place, `Write in ${fill}`, { ...element, fill } as Element))
    case 'R14':
      return [changed(place, 'Draw in muted', { ...element, stroke: 'muted' } as Element)]
    default:
      return []
  }
}

const textColors = ['ink', 'surface', 'muted'] as const

const changed = ({ scene, index }: ElementPlace, label: string, element: Element): Fix => ({
  label,
  scene: { ...scene, elements: scene.elements.with(index, element) },
})

const typeSizes = [12, 14, 16, 20, 28]

/** One text, or every text if the finding is about the whole scene. */
const withScaleSizes = (scene: Scene, only: number | undefined): Scene => ({
  ...scene,
  elements: scene.elements.map((element, index) => {
    const { size = 16 } = element.type === 'text' ? element : {}
    if (element.type !== 'text' || (only !== undefined && only !== index)) return element
    const near = [...typeSizes].sort((a, b) => Math.abs(a - size) - Math.abs(b - size))[0] ?? 16
    return near === size ? element : { ...element, size: near }
  }),
})

/** Free pixels beside a label in its box (R06). */
const padding = 8

/** The label centered in its box, or the box widened for it, with what is joined to it. */
const roomFor = (text: Text, { scene, index }: ElementPlace): Fix[] => {
  const host = boxAround(scene, text)
  if (host === undefined) return []
  const { box, at } = host
  const centered = changed({ scene, index }, 'Center the label', { ...text, x: box.x + box.w / 2 })
  const needed = textWidth(text.text, { ...text, size: text.size ?? 16 }) + 2 * padding
  const more = Math.max(16, Math.ceil((needed - box.w) / 16) * 16)
  const both = reshape(scene, new Map([[at, { ...box, x: box.x - more / 2, w: box.w + more }]]))
  const right = reshape(scene, new Map([[at, { ...box, w: box.w + more }]]))
  const widened = [both, right].map((next) => ({ label: 'Widen the box', scene: next }))
  return text.align === 'middle' ? [centered, ...widened] : widened.toReversed()
}

/** The smallest box that a text starts in. */
const boxAround = ({ elements }: Scene, { x, y }: Text): { box: Box; at: number } | undefined =>
  elements
    .flatMap((box, at) =>
      box.type === 'box' && x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h ? [{ box, at }] : [],
    )
    .sort((a, b) => a.box.w * a.box.h - b.box.w * b.box.h)[0]

const labelMoves = (text: Text, place: ElementPlace): Fix[] =>
  [4, 8, 12, 16, 24]
    .flatMap((by) => [
      [0, -by],
      [0, by],
      [-by, 0],
      [by, 0],
    ])
    .map(([dx = 0, dy = 0]) => changed(place, 'Move the label', moveElement(text, dx, dy)))

/** How far an end may be from the edge that it is meant for (R09). */
const reach = 24

/** A horizontal or vertical line ended, or started, on the nearest edges of boxes in its way. */
const lineEnds = (line: Line, place: ElementPlace): Fix[] => {
  const isLevel = line.y === line.y2
  if (!isLevel && line.x !== line.x2) return []
  const edges = place.scene.elements.flatMap((box) => (box.type === 'box' ? edgesAcross(box, line, isLevel) : []))
  const near = (value: number): number[] =>
    edges.filter((edge) => Math.abs(edge - value) <= reach).sort((a, b) => Math.abs(a - value) - Math.abs(b - value))
  const [start, end] = isLevel ? (['x', 'x2'] as const) : (['y', 'y2'] as const)
  return [
    ...near(line[end]).map((edge) => changed(place, 'End on the edge', { ...line, [end]: edge })),
    ...near(line[start]).map((edge) => changed(place, 'Start on the edge', { ...line, [start]: edge })),
  ]
}

const edgesAcross = ({ x, y, w, h }: Box, line: Line, isLevel: boolean): number[] => {
  if (isLevel) return line.y >= y && line.y <= y + h ? [x, x + w] : []
  return line.x >= x && line.x <= x + w ? [y, y + h] : []
}
