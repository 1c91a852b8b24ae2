/**
 * A rule of good drawing, and the findings it reports.
 */
import type { Finding } from '../../scene/findings.ts'
import type { Picture } from '../model/picture.ts'

/** The index of the element that a finding is about; undefined if it is about the whole scene. */
export function elementOf({ at }: Finding): number | undefined {
  const [, index] = /^elements\.(\d+)/.exec(at) ?? []
  return index === undefined ? undefined : Number(index)
}

/** One rule. `level` is that of its findings unless a report has its own. */
export type Rule = {
  /** `R01` and so on; an id is never reused for another rule. */
  id: string
  title: string
  level: Level
  /** What the rule requires, in a sentence or two for people who draw. */
  requirement: string
  check: (picture: Picture) => Report[]
}

/** `block`: a scene with it is not published. `warn`: fix it, or suppress it with a reason. */
export type Level = 'block' | 'warn'

/** What a rule's check reports: a problem, and the index of the element unless it is the whole scene. */
export type Report = { at?: number; level?: Level; problem: string }

/** A finding of the linter: `at` is an element (`elements.3`), or empty for the whole scene. */
export type ReviewFinding = Finding & { rule: string; level: Level }
