/**
 * What the reader of a workspace keeps while it reads.
 */
import { Cursor } from '../text/cursor.ts'
import type { Archetype } from './archetypes.ts'
import { type DslElement, type DslRelationship, type DslView, Workspace } from './workspace.ts'

/** What braces are open: an element, a group, a view, an archetype, or a part of the workspace. */
export type Open = { element?: DslElement; group?: string; view?: DslView; archetype?: Archetype; at: number }

export type State = {
  cursor: Cursor
  workspace: Workspace
  open: Open[]
  made: number
  archetypes: Map<string, Archetype>
  pending: (DslRelationship & { scope?: DslElement })[]
}
