/**
 * Fills by what they are for. Tokens change their shade with the outline (docs/decisions/015), so drawings name the
 * purpose and not the pair.
 */
import type { Path } from '../src/scene/scene.ts'

type Fill = Pick<Path, 'fill' | 'stroke' | 'dashed'>

/** An area with a pale edge that holds nodes: a group, a lane, a panel, a header strip. */
export const tinted = { fill: 'rule', stroke: 'rule' } as const satisfies Fill

/** What lies on such an area without being a node: a group in a group. */
export const raised = { fill: 'surface', stroke: 'rule' } as const satisfies Fill

/** A band in the background, without an edge: weekends, every second row, a range on an axis. */
export const band = { fill: 'rule', stroke: 'none', dashed: true } as const satisfies Fill

/** The faintest ground, for panels of code and the heads of tables: words in every color are readable on it, and a focus is stronger. */
export const faint = { fill: 'surface', stroke: 'none', dashed: true } as const satisfies Fill

/**
 * Neutral marks from pale to strong, in even steps of lightness: parts of a whole, bands of a measure, levels of a map.
 * Words on all but the last are ink, on the last they are light (isSolid).
 */
export const grays = [
  { fill: 'surface', stroke: 'none', dashed: true },
  { fill: 'rule', stroke: 'none', dashed: true },
  { fill: 'rule', stroke: 'none' },
  { fill: 'muted', stroke: 'none', dashed: true },
  { fill: 'ink', stroke: 'none', dashed: true },
  { fill: 'muted', stroke: 'none' },
] as const satisfies readonly Fill[]

/** A ramp in one hue, from next to nothing to the accent: four even steps that end in ink. */
export const accents = [
  { fill: 'soft', stroke: 'none' },
  { fill: 'accent', stroke: 'none', dashed: true },
  { fill: 'accent', stroke: 'none' },
  { fill: 'ink', stroke: 'none' },
] as const satisfies readonly Fill[]
