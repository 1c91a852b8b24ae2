/**
 * What a review says: findings, the rules that make them, and what a reviewer may be told besides the scene.
 */
import type { Picture } from './picture.ts'

/** `block`: a scene with it is not published. `warn`: mend it, or answer it with a reason. */
export type Level = 'block' | 'warn'

/** One fault found in a valid scene. `at` is the element's index; omitted where the whole scene is meant. */
export type ReviewFinding = { rule: string; level: Level; at?: number; message: string }

/** What a rule's check gives: a finding before it has its rule's id and its place in words. */
export type Report = { at?: number; level?: Level; message: string }

/** One rule of good drawing. `level` is that of its findings unless a report says otherwise. */
export type Rule = {
  /** `R01` to `R24`; an id is never used again for something else. */
  id: string
  title: string
  level: Level
  /** What the rule asks for, in a sentence or two for people who draw. */
  wants: string
  check: (picture: Picture) => Report[]
}

/** What the reviewer knows besides the scene; a scene without a family is spared the rules that depend on one. */
export type ReviewOptions = { family?: string; name?: string }
