/**
 * What the reader of a workspace keeps while it reads.
 */
import { Cursor } from '../text/cursor.ts'
import { type DslElement, type DslRelationship, type DslView, Workspace } from './workspace.ts'

/** What braces are open: an element, a group, a view, or a part of the workspace. */
export type Open = { element?: DslElement; group?: string; view?: DslView; at: number }

export type State = {
  cursor: Cursor
  workspace: Workspace
  open: Open[]
  made: number
  pending: (DslRelationship & { scope?: DslElement })[]
}
