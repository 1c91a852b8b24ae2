/**
 * Looks that are a color of their own: a half-tone, or a paler one, under the outline that the look has.
 */
import { defaults } from '../../src/scene/defaults.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { GroupLook, NodeLook } from '../data/graph-types.ts'
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

/** How frames are painted: with an outline that frames without a look do not have; pale ones get their tone besides. */
export const framePaints: Record<GroupLook, Tone & { dashed?: true }> = {
  tinted: { fill: 'surface', stroke: 'muted' },
  shaded: { fill: 'rule', stroke: 'muted' },
  strong: { fill: 'surface', stroke: 'ink' },
  dashed: { fill: 'none', stroke: 'muted', dashed: true },
  'light-green': { fill: 'surface', stroke: 'muted' },
  'light-red': { fill: 'surface', stroke: 'muted' },
  sand: { fill: 'surface', stroke: 'muted' },
  lilac: { fill: 'surface', stroke: 'muted' },
}

/** A frame in its look: a blue one is paler than nodes are. */
export const tonedFrame = (elements: Element[], look: GroupLook | undefined): Element[] =>
  inTone(elements, look === 'tinted' ? half('soft') : look === undefined ? undefined : tones[look])

/** What is drawn of a node with this look: each of its filled shapes is in its tone, with its outline over it. */
export const toned = (elements: Element[], look: NodeLook | undefined): Element[] =>
  inTone(elements, look === undefined ? undefined : tones[look])

const inTone = (elements: Element[], tone: Tone | undefined): Element[] => {
  if (tone === undefined) return elements
  return elements.flatMap((element): Element[] => {
    if (element.type === 'text' || element.type === 'line') return [readable(element)]
    if ((element.fill ?? defaults[element.type].fill) !== 'surface') return [element]
    // A circle has no dashes.
    const ground = element.type === 'circle' ? path(circlePath(element)) : element
    return [
      { ...ground, ...tone, dashed: true },
      { ...element, fill: 'none' },
    ]
  })
}

/** Muted words are too weak on a tone. */
export const readable = <Each extends Element>(element: Each): Each =>
  element.type === 'text' && element.fill === 'muted' ? { ...element, fill: 'ink' } : element
