/**
 * Requirements, the elements that meet them, and how they are related.
 */
import type { ModelDirection, Titled } from './graph.ts'

export type ModelRequirement = {
  name: string
  /** `Requirement`, `Functional Requirement`, …; `Element` for what meets requirements. */
  type: string
  requirementId?: string
  text?: string
  risk?: string
  verifyMethod?: string
  docRef?: string
  classes?: string[]
  at: number
}

export type ModelTrace = { type: string; from: string; to: string; at: number }

export type RequirementModel = Titled & {
  direction?: ModelDirection
  requirements: Map<string, ModelRequirement>
  traces: ModelTrace[]
}
