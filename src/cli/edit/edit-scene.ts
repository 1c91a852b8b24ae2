/**
 * Edits a scene by operations: returns the scene and a line for each change, or the first edit that fails.
 */

import { moveElement } from '../../elements/move.ts'
import { count } from '../../scene/count.ts'
import { limits } from '../../scene/limits.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import { type DraftEntry, EditDraft } from './draft.ts'
import { EditError, type NamedPart } from './find-part.ts'
import type { EditOperation } from './operations.ts'
import { type Gap, stretch } from './stretch.ts'

/** The scene after the edits, and what they changed. */
export type Edited = { ok: true; scene: Scene; changes: string[] } | { ok: false; problem: string }

/** Applies operations in order; `parts` refer to elements of the original scene. */
export function editScene(
  scene: Scene,
  operations: readonly EditOperation[],
  parts: readonly NamedPart[] = [],
): Edited {
  const draft = new EditDraft(scene, parts)
  const changes: string[] = []
  for (const [index, operation] of operations.entries()) {
    try {
      changes.push(apply(draft, operation))
    } catch (error) {
      if (!(error instanceof EditError)) throw error
      return { ok: false, problem: `ops.${index} (${operation.op}): ${error.message}. Nothing was changed.` }
    }
  }
  return { ok: true, scene: draft.scene, changes }
}

const apply = (draft: EditDraft, operation: EditOperation): string => {
  switch (operation.op) {
    case 'set_text':
      return setText(draft, operation)
    case 'describe':
      return describe(draft, operation)
    case 'move':
      return move(draft, operation)
    case 'duplicate':
      return duplicate(draft, operation)
    case 'remove':
      return remove(draft, operation.at)
    case 'insert_row':
      return makeRoom(draft, { axis: 'y', from: operation.y, by: operation.by })
    case 'insert_column':
      return makeRoom(draft, { axis: 'x', from: operation.x, by: operation.by })
    case 'replace_token':
      return replaceToken(draft, operation)
    default:
      return operation satisfies never
  }
}

const nameOf = (entries: readonly DraftEntry[]): string => {
  const numbers = entries.flatMap(({ number }) => (number === undefined ? [] : [number]))
  return `${numbers.length === 1 ? 'element' : 'elements'} ${numbers.join(', ')}`
}

type Of<Op extends EditOperation['op']> = Extract<EditOperation, { op: Op }>

const setText = (draft: EditDraft, { at, text, line }: Of<'set_text'>): string => {
  const texts = draft.find(at).filter(({ element }) => element.type === 'text')
  const entry = texts[line]
  if (entry?.element.type !== 'text')
    throw new EditError(`${JSON.stringify(at)} has ${texts.length} texts, so no line ${line}`)
  const before = entry.element.text
  entry.element = { ...entry.element, text }
  return `${nameOf([entry])}: ${JSON.stringify(before)} is now ${JSON.stringify(text)}`
}

const describe = (draft: EditDraft, operation: Of<'describe'>): string => {
  const { op: _, ...words } = operation
  draft.setHead(Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)))
  return `${Object.keys(words).join(' and ')} replaced`
}

const move = (draft: EditDraft, { at, dx, dy }: Of<'move'>): string => {
  const found = draft.find(at)
  for (const entry of found) entry.element = moveElement(entry.element, dx, dy)
  return `${nameOf(found)} moved by ${dx}, ${dy}`
}

const remove = (draft: EditDraft, at: Of<'remove'>['at']): string => {
  if (draft.isGone(at)) return `${JSON.stringify(at)} was already removed`
  const gone = new Set([...draft.find(at), ...draft.arrowsOf(at)])
  draft.entries = draft.entries.filter((entry) => !gone.has(entry))
  return `${nameOf([...gone])} removed`
}

const duplicate = (draft: EditDraft, { at, dx, dy }: Of<'duplicate'>): string => {
  const found = draft.find(at)
  const copies = found.map(({ element }) => ({ element: moveElement(element, dx, dy) }))
  if (draft.entries.length + copies.length > limits.elements)
    throw new EditError(`the scene would have more than ${limits.elements} elements`)
  const place = Math.max(...found.map((entry) => draft.entries.indexOf(entry))) + 1
  draft.entries.splice(place, 0, ...copies)
  return `${nameOf(found)} copied to ${place} to ${place + copies.length - 1}, ${dx}, ${dy} further`
}

const makeRoom = (draft: EditDraft, gap: Gap): string => {
  const { axis, from, by } = gap
  const side = axis === 'x' ? 'width' : 'height'
  const size = draft.scene[side] + by
  if (size > limits.canvas.max) throw new EditError(`the ${side} would be ${size}; at most ${limits.canvas.max} fit`)
  let moved = 0
  for (const entry of draft.entries) {
    const element = stretch(entry.element, gap)
    if (JSON.stringify(element) === JSON.stringify(entry.element)) continue
    entry.element = element
    moved += 1
  }
  draft.setHead({ [side]: size })
  return `${by} pixels of room at ${axis} ${from}: ${moved} elements moved or grown, the ${side} is ${size}`
}

const replaceToken = (draft: EditDraft, { from, to, at }: Of<'replace_token'>): string => {
  let replaced = 0
  for (const entry of at === undefined ? draft.entries : draft.find(at)) {
    for (const paint of ['fill', 'stroke'] as const) {
      if (!(paint in entry.element) || (entry.element as { fill?: string; stroke?: string })[paint] !== from) continue
      entry.element = { ...entry.element, [paint]: to } as Element
      replaced += 1
    }
  }
  if (replaced === 0) throw new EditError(`nothing there has the color ${from}`)
  return `${count(replaced, 'color')} changed from ${from} to ${to}`
}
