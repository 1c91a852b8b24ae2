/**
 * Relationships of a workspace, and steps of its dynamic views.
 */

import type { State } from './dsl-state.ts'
import { readWords, skipBody } from './dsl-words.ts'
import { type DslElement, type DslRelationship } from './workspace.ts'

export const relationship = (state: State, at: number): void => {
  const { cursor, open, pending, workspace, archetypes } = state
  const scope = open.findLast(({ element }) => element !== undefined)?.element
  const from = cursor.take(/([\w.-]+?)[ \t]*(?=(?:--\w[\w.-]{0,60}?)?->)/y)?.[1] ?? 'this'
  // a --https-> b: a relationship of an archetype.
  const archetype = archetypes.get((cursor.need(/(?:--(\w[\w.-]{0,60}?))?->[ \t]*/y, '->')[1] ?? '->').toLowerCase())
  const toAt = cursor.at
  const to = cursor.need(/[\w.-]+/y, 'an element behind ->')[0]
  const [description = archetype?.description, technology = archetype?.technology, written = ''] = readWords(cursor)
  const body = cursor.at
  if (cursor.see(/[ \t]*\{/y)) skipBody(cursor)
  const inBody = cursor.text.slice(body, cursor.at).matchAll(/[\n{][ \t]*tags?[ \t]+([^\n}]+)/g)
  const tags = [
    written,
    ...(archetype?.tags ?? []),
    ...[...inBody].map(([, each = '']) => each.replaceAll(/"\s+"/g, ',').replaceAll('"', '')),
  ]
    .filter((each) => each !== '')
    .join(',')
  const made = {
    from,
    to,
    ...(description === undefined || description === '' ? {} : { description }),
    ...(technology === undefined || technology === '' ? {} : { technology }),
    ...(tags === '' ? {} : { tags }),
    at,
  }
  const view = open.findLast((each) => each.view !== undefined)?.view
  if (view !== undefined) {
    const found = [workspace.find(from), workspace.find(to)]
    for (const [index, end] of found.entries())
      if (end === undefined) cursor.finding('an element of the model', index === 0 ? at : toAt)
    view.steps.push({ ...made, from: found[0]?.id ?? from, to: found[1]?.id ?? to })
  } else pending.push({ ...made, ...(scope === undefined ? {} : { scope }) })
}

/** Relationships may name elements that come below them. */
export const settle = (
  { workspace, cursor }: State,
  { from, to, ...rest }: DslRelationship,
  scope: DslElement | undefined,
): void => {
  const [start, end] = [from, to].map((name) => (name === 'this' ? scope : workspace.find(name, scope)))
  if (start === undefined || end === undefined)
    return cursor.finding(`an element of the model, not ${start === undefined ? from : to}`, rest.at)
  workspace.relationships.push({ from: start.id, to: end.id, ...rest })
}
