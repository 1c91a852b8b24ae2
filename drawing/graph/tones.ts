/**
 * Looks that are a color of their own: a half-tone, or a paler one, under the outline that the look has.
 */
import { defaults } from '../../src/scene/defaults.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { NodeLook } from '../data/graph-types.ts'
import { circlePath, path } from '../primitives.ts'

type Tone = { fill: Color; stroke: Color }

// Without an outline, a dash makes a fill a half-tone; in `surface`, dashes make it a pale one.
const half = (fill: Color): Tone => ({ fill, stroke: 'none' })
const pale = (fill: Color): Tone => ({ fill, stroke: 'surface' })

const tones: { [Each in NodeLook]?: Tone } = {
  blue: half('accent'),
  gray: half('muted'),
  'light-green': pale('positive'),
  green: half('positive'),
  'light-red': pale('negative'),
  red: half('negative'),
  sand: pale('muted'),
  lilac: pale('ink'),
}

/** What is drawn of a node with this look: each of its filled shapes is in its tone, with its outline over it. */
export function toned(elements: Element[], look: NodeLook | undefined): Element[] {
  const tone = look === undefined ? undefined : tones[look]
  if (tone === undefined) return elements
  return elements.flatMap((element): Element[] => {
    // Muted words are too weak on a tone.
    if (element.type === 'text') return [element.fill === 'muted' ? { ...element, fill: 'ink' } : element]
    if (element.type === 'line') return [element]
    if ((element.fill ?? defaults[element.type].fill) !== 'surface') return [element]
    // A circle has no dashes.
    const ground = element.type === 'circle' ? path(circlePath(element)) : element
    return [
      { ...ground, ...tone, dashed: true },
      { ...element, fill: 'none' },
    ]
  })
}
