/**
 * Repairs of what the linter finds, where there is one certain way: sizes of type that are off the scale, boxes that are
 * a few pixels off the grid, connectors in a color that cannot be seen.
 */
import type { ReviewFinding } from '../../review/rules/rule.ts'
import type { Element, Scene } from '../../scene/scene.ts'

/** The scene with a finding fixed; undefined where a person must decide. */
export function fixOf({ rule, at }: ReviewFinding, scene: Scene): Scene | undefined {
  const fix = fixes[rule]
  if (fix === undefined) return undefined
  const index = /^elements\.(\d+)$/.exec(at)?.[1]
  const elements = scene.elements.map((element, place) =>
    index === undefined || Number(index) === place ? fix(element) : element,
  )
  return elements.every((element, place) => element === scene.elements[place]) ? undefined : { ...scene, elements }
}

const typeSizes = [12, 14, 16, 20, 28]

const faint = new Set<string | undefined>(['rule', 'soft', 'surface', 'none'])

const fixes: Readonly<Record<string, (element: Element) => Element>> = {
  R05: (element) => {
    const { size = 16 } = element.type === 'text' ? element : {}
    const near = [...typeSizes].sort((a, b) => Math.abs(a - size) - Math.abs(b - size))[0] ?? 16
    return element.type !== 'text' || near === size ? element : { ...element, size: near }
  },
  R14: (element) =>
    (element.type === 'line' || element.type === 'path' || element.type === 'box') && faint.has(element.stroke)
      ? { ...element, stroke: 'muted' }
      : element,
}
