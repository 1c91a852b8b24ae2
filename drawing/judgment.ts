/**
 * What is said of a drawing once it is there: what of the data it does not show, and what the linter finds.
 */
import type { UnjudgedDrawing } from './draw-unjudged.ts'
import { linterWarnings } from './linter-warnings.ts'
import type { Warning } from './outcome.ts'
import { unshownNotes } from './unshown-notes.ts'

/** Notes and warnings beside those that the drawing itself has. */
export const judgmentOn = (drawing: Extract<UnjudgedDrawing, { ok: true }>): Warning[] => [
  ...unshownNotes(drawing.looked),
  ...linterWarnings(drawing),
]
