/**
 * A tree as diagram languages write it: nodes in the order of the text, each with its depth. Nothing recurses, whatever
 * the nesting.
 */
import type { Titled } from './graph.ts'

export type ModelTreeNode = {
  id?: string
  label: string
  /** 0 for a root. */
  depth: number
  value?: number
  note?: string
  /** In the words of its language. */
  shape?: string
  classes?: string[]
  at: number
}

export type TreeModel = Titled & { nodes: ModelTreeNode[]; unit?: string }

/** Depths of indented lines: a line is below the nearest one above it that is indented less. */
export class Indents {
  readonly #open: number[] = []

  /** The depth of a line with so many blanks before it. */
  depthOf(indent: number): number {
    while ((this.#open.at(-1) ?? -1) >= indent) this.#open.pop()
    this.#open.push(indent)
    return this.#open.length - 1
  }
}
