/**
 * Looks that are a color of their own: a half-tone under the outline that the look has.
 */
import { defaults } from '../../src/scene/defaults.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { NodeLook } from '../data/graph-types.ts'
import { circlePath, path } from '../primitives.ts'

const tones: { [Each in NodeLook]?: Color } = { green: 'positive', red: 'negative' }

/** What is drawn of a node with this look: each of its filled shapes is a half-tone, with its outline over it. */
export function toned(elements: Element[], look: NodeLook | undefined): Element[] {
  const tone = look === undefined ? undefined : tones[look]
  if (tone === undefined) return elements
  return elements.flatMap((element): Element[] => {
    // Muted words are too weak on a half-tone.
    if (element.type === 'text') return [element.fill === 'muted' ? { ...element, fill: 'ink' } : element]
    if (element.type === 'line') return [element]
    if ((element.fill ?? defaults[element.type].fill) !== 'surface') return [element]
    // Without an outline, a dash makes a fill a half-tone; a circle has none.
    const ground = element.type === 'circle' ? path(circlePath(element)) : element
    return [
      { ...ground, fill: tone, stroke: 'none', dashed: true },
      { ...element, fill: 'none' },
    ]
  })
}
