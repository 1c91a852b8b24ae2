/**
 * A screen in Salt: blocks of rows of cells, each a control, words or another block.
 */
import type { Titled } from '../../models/graph.ts'

export type SaltCell =
  | { kind: 'text' | 'field' | 'button' | 'divider'; at: number; text: string; isBold?: boolean }
  | { kind: 'checkbox' | 'radio'; at: number; text: string; isOn: boolean }
  | { kind: 'select'; at: number; text: string }
  /** Nothing, or what goes on from the cell at the left. */
  | { kind: 'empty'; at: number }
  | SaltBlock

/** `grid` has lines between its cells; `tree` rows begin with a sign for each level. */
export type SaltBlock = {
  kind: 'block'
  at: number
  look: 'plain' | 'grid' | 'tree' | 'tabs'
  title?: string
  rows: SaltCell[][]
}

export type SaltModel = Titled & { block?: SaltBlock }
