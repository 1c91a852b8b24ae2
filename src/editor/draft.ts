/**
 * What is edited: a recipe's data or a scene, and the text it was typed as, where it was typed.
 */
import type { Json } from './json-path.ts'

type Typed = {
  /** The text as it was typed last; made from the content where the last edit was none of text. */
  text?: string
  /** Why the text cannot be read; the content is then that of the text before. */
  problem?: string
}

/** Data of a recipe, not judged yet. */
export type DataDraft = Typed & { kind: 'data'; recipe: string; content: Json }

/**
 * A scene, not judged yet. `recipe` is where it began, with the data `from`; `groups` names the part of each element, so
 * that parts move as wholes.
 */
export type SceneDraft = Typed & {
  kind: 'scene'
  recipe?: string
  from?: Json
  content: Json
  groups?: readonly string[]
}

export type Draft = DataDraft | SceneDraft

/** A draft with other content; a text typed before no longer counts. */
export function withContent(draft: Draft, content: Json): Draft {
  const { text: _text, problem: _problem, ...rest } = draft
  return { ...rest, content }
}
