/**
 * What the reader of PlantUML's components keeps while it reads, and how elements are named: `[Component]`,
 * `(Use case)`, `:Actor:`, `() Interface`, words in quotes or plain.
 */
import { emptyGraph, type GraphModel, type ModelNode } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import { creoleLines } from '../creole.ts'

export type PlantComponent = {
  cursor: Cursor
  model: GraphModel
  /** Elements that are open; what only keeps things together has no id. */
  open: { id: string | undefined; at: number }[]
  last: string | undefined
  notes: Map<string, { text: string; at: number }>
}

export const plantComponent = (cursor: Cursor): PlantComponent => ({
  cursor,
  model: emptyGraph(),
  open: [],
  last: undefined,
  notes: new Map(),
})

/** An element as it is written, and the shape that its brackets give it. */
export type PlantElement = { name: string; shape?: string }

const forms: readonly (readonly [pattern: RegExp, shape: string])[] = [
  [/\[([^\]\n]+)\]/y, 'component'],
  [/\(\)[ \t]*(?:"([^"\n]+)"|([\p{L}\p{N}_.$@]+))/uy, 'interface'],
  [/\(([^()\n]+(?:\([^()\n]*\)[^()\n]*)*)\)\/?/y, 'usecase'],
  [/:([^:\n]+):\/?/y, 'actor'],
]

const plain = /"([^"\n]*)"|((?:[\p{L}\p{N}_.$@~/\\]|::?(?=[\p{L}\p{N}_])|-(?=[\p{L}\p{N}_])(?<=[\p{L}\p{N}_]-))+)/uy

/** Reads an element if one is here. */
export function readElement(cursor: Cursor): PlantElement | undefined {
  for (const [pattern, shape] of forms) {
    const hit = cursor.take(pattern)
    if (hit !== undefined) return { name: (hit[1] ?? hit[2])!.trim(), shape }
  }
  const hit = cursor.take(plain)
  return hit === undefined ? undefined : { name: (hit[1] ?? hit[2])! }
}

/** The element of a name, made when it is mentioned first, in the element that is open. */
export function nodeOf({ model, open, cursor }: PlantComponent, { name, shape }: PlantElement, at: number): ModelNode {
  const known = model.nodes.get(name)
  if (known !== undefined) return known
  const group = open.findLast(({ id }) => id !== undefined)?.id
  const made: ModelNode = {
    id: name,
    label: creoleLines(cursor.report, name, at) || name,
    at,
    ...(shape === undefined ? {} : { shape }),
    ...(group === undefined ? {} : { group }),
  }
  model.nodes.set(name, made)
  return made
}
