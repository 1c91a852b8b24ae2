/**
 * What is edited: a recipe's data or a scene, and the text it was typed as, where it was typed.
 */
import type { DrawOptions } from '../../drawing/draw-options.ts'
import type { Json } from './json-path.ts'

type Typed = {
  /** The text as it was last typed; generated from the content if the last edit was elsewhere. */
  text?: string
  /** Why the text cannot be read; the content is then that of the last readable text. */
  problem?: string
}

/** Data of a recipe, not yet validated, and what they are drawn for. */
export type DataDraft = Typed & { kind: 'data'; recipe: string; content: Json; options?: DrawOptions }

/**
 * A scene, not yet validated. `recipe` is what it started from, with the data `from`; `groups` names the part of each
 * element, so that parts move as a whole.
 */
export type SceneDraft = Typed & {
  kind: 'scene'
  recipe?: string
  from?: Json
  content: Json
  groups?: readonly string[]
}

export type Draft = DataDraft | SceneDraft

/** A draft with other content; text typed earlier no longer applies. */
export function withContent(draft: Draft, content: Json): Draft {
  const { text: _text, problem: _problem, ...rest } = draft
  return { ...rest, content }
}
