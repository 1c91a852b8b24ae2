/**
 * The scene as it is edited by hand: its elements, their parts, the selection, and how changes are applied.
 */

import type { Json } from '../../editor/json-path.ts'
import { type Arranged, mapSelected } from '../../editor/scene/elements.ts'
import { arrowMover } from '../../editor/scene/follow-arrows.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Store } from './store.ts'

/** The elements of the draft; undefined if the draft is not a valid scene. */
export function arrangedOf({ draft, shown, findings, selected }: Store): (Arranged & { scene: Scene }) | undefined {
  if (draft.kind !== 'scene' || shown === undefined || findings.length > 0) return undefined
  const { elements } = shown.scene
  const groups = draft.groups?.length === elements.length ? draft.groups : elements.map((_, index) => String(index))
  return { elements, groups, selected: selected.filter((index) => index < elements.length), scene: shown.scene }
}

/** Applies a change as a step, and shows it at once: changes by hand keep a scene valid. */
export const takeArranged = (store: Store, { elements, groups, selected }: Arranged, what = ''): void => {
  const { shown } = store
  if (shown === undefined) return
  store.selected = selected
  takeScene(store, { ...shown.scene, elements: [...elements] }, what, groups)
}

/** Applies another scene with the same number of elements as a step; `groups` if their parts changed. */
export const takeScene = (store: Store, scene: Scene, what = '', groups?: readonly string[]): void => {
  const { draft } = store
  if (draft.kind !== 'scene') return
  store.shown = { scene, parts: [] }
  const { text: _text, problem: _problem, ...rest } = draft
  store.edit({ ...rest, content: scene as unknown as Json, ...(groups === undefined ? {} : { groups }) }, what)
}

/** Selects elements. */
export const select = (store: Store, selected: readonly number[]): void => {
  store.selected = [...new Set(selected)].sort((a, b) => a - b)
  store.changed()
}

/** Moves the selection, and the ends of arrows with it; moves in quick succession are one step. */
export const nudge = (store: Store, dx: number, dy: number): void => {
  const arranged = arrangedOf(store)
  if (arranged !== undefined && arranged.selected.length > 0)
    takeArranged(store, arrowMover(arranged, arranged.scene)({ dx, dy }), 'nudge')
}

/** Turns the drawing of data into a scene to edit by hand. Undo leads back to the data. */
export const startScene = (store: Store): void => {
  const { draft, shown } = store
  if (draft.kind !== 'data' || shown === undefined) return
  const groups = shown.scene.elements.map(
    (_, index) => shown.parts.find(({ elements }) => elements.includes(index))?.at ?? String(index),
  )
  const { recipe, content: from } = draft
  store.edit({ kind: 'scene', recipe, from, content: shown.scene as unknown as Json, groups })
  store.selected = []
  store.show('scene')
}

/** Draws the data again that a scene was made from; the changes by hand are a step back. */
export const backToData = (store: Store): void => {
  const { draft } = store
  if (draft.kind !== 'scene' || draft.recipe === undefined || draft.from === undefined) return
  store.edit({ kind: 'data', recipe: draft.recipe, content: draft.from })
  store.selected = []
  store.show('data')
  store.notify('The diagram follows the data again.', 'undo')
}

/** Changes the text of a text element. */
export const setWords = (store: Store, index: number, text: string): void => {
  const arranged = arrangedOf(store)
  if (arranged === undefined) return
  const changed = mapSelected({ ...arranged, selected: [index] }, (element) =>
    element.type === 'text' ? { ...element, text } : element,
  )
  takeArranged(store, { ...changed, selected: [index] }, `words ${index}`)
}
