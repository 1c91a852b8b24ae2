/**
 * The four kinds of fills. Part of the language: what paints a scene and what judges it must agree.
 *
 * A fill with an outline is a `shape`. Without one it is a `mark`, such as a bar of a chart; there a dash, which has
 * nothing to interrupt, makes it a half-tone. Dashes in `surface` around a fill make it a pale one.
 */
import type { Color } from './limits.ts'

export type FillKind = 'shape' | 'mark' | 'half' | 'pale'

/** The kind of a fill inside such an outline. */
export const fillKind = (stroke: Color, dashed: boolean | undefined): FillKind =>
  stroke === 'none' ? (dashed ? 'half' : 'mark') : stroke === 'surface' && dashed ? 'pale' : 'shape'
