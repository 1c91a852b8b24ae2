/**
 * A history as Mermaid understands it: commits in the order of time, and branches.
 */
import type { Titled } from '../../models/graph.ts'

/** A commit; `isNamed` if the text gives its id. */
export type GitCommit = {
  id: string
  isNamed: boolean
  branch: string
  parents: string[]
  message?: string
  tags: string[]
  type: 'NORMAL' | 'REVERSE' | 'HIGHLIGHT' | 'MERGE' | 'CHERRY_PICK'
  at: number
}

/** A branch and the commit that it is at. */
export type GitBranch = { name: string; head?: string; order?: number; at: number }

export type GitModel = Titled & {
  direction: 'LR' | 'TB' | 'BT'
  commits: Map<string, GitCommit>
  branches: Map<string, GitBranch>
  current: string
}
