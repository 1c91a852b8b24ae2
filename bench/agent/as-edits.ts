/**
 * A subject's data as edits of a recipe's scene: what an agent writes to change the scene with `edit_scene`.
 *
 * Lists are compared item by item: text that differs is set, items that the subject lacks are removed, items that the
 * recipe lacks are copied from the last of their kind and renamed. Positions are left to the agent.
 */
import type { EditOperation } from '../../src/cli/edit/operations.ts'

type Part = { at: string; name?: string; elements: readonly number[] }

type Item = Record<string, unknown>

/** The recipe: its data, its parts and the texts of its scene by element. */
export type SampleOrigin = {
  sample: Record<string, unknown>
  parts: readonly Part[]
  textsOf: (at: string) => string[]
}

/** The edits that put the text of some data into a recipe's scene. */
export function asEdits(data: Record<string, unknown>, { sample, parts, textsOf }: SampleOrigin): EditOperation[] {
  const head = ['title', 'subtitle'].flatMap((at): EditOperation[] =>
    parts.some((part) => part.at === at) && typeof data[at] === 'string'
      ? [{ op: 'set_text', at, text: data[at], line: 0 }]
      : [],
  )
  const describe: EditOperation = {
    op: 'describe',
    title: String(data['title']),
    description: `${String(data['title'])}: ${listsOf(data)
      .flatMap(([, items]) => items.map(wordOf))
      .join(', ')}.`,
  }
  const lists = listsOf(data).map(([key, items]) => listEdits(key, items, asItems(sample[key]), { parts, textsOf }))
  // A node takes its edges with it: whatever has words is written first, and edges are removed before nodes.
  const removed = lists.toReversed().flatMap(({ surplus }) => surplus)
  return [...head, describe, ...lists.flatMap(({ worded }) => worded), ...removed]
}

const listsOf = (data: Record<string, unknown>): [string, Item[]][] =>
  Object.entries(data).flatMap(([key, value]): [string, Item[]][] => {
    const items = asItems(value)
    return items.length === 0 ? [] : [[key, items]]
  })

const asItems = (value: unknown): Item[] =>
  Array.isArray(value) ? value.filter((each): each is Item => typeof each === 'object' && each !== null) : []

const wordOf = ({ name, from, to, text = 'to' }: Item): string =>
  (name === undefined ? [from, text, to] : [name]).map(String).join(' ')

type Drawn = Pick<SampleOrigin, 'parts' | 'textsOf'>

type ListEdits = { worded: EditOperation[]; surplus: EditOperation[] }

const listEdits = (key: string, items: Item[], own: Item[], { parts, textsOf }: Drawn): ListEdits => {
  const has = (at: string): boolean => parts.some((part) => part.at === at)
  const last = own.length - 1
  const worded = items.flatMap((item, index): EditOperation[] => {
    const at = `${key}.${Math.min(index, last)}`
    if (!has(at)) return []
    if (index > last)
      return [{ op: 'duplicate', at, dx: 0, dy: 80 * (index - last) }, ...textEdits(item, {}, at, textsOf)]
    return textEdits(item, own[index] ?? {}, at, textsOf)
  })
  const surplus = own.slice(items.length).flatMap((_item, index): EditOperation[] => {
    const at = `${key}.${items.length + index}`
    return has(at) ? [{ op: 'remove', at }] : []
  })
  return { worded, surplus }
}

/** One edit for each text field, in the order of the drawing. */
const textEdits = (item: Item, before: Item, at: string, textsOf: SampleOrigin['textsOf']): EditOperation[] => {
  const lines = textsOf(at).length
  const words = ['name', 'text', 'tech', 'note', 'values'].flatMap((field) =>
    item[field] === undefined || JSON.stringify(item[field]) === JSON.stringify(before[field])
      ? []
      : [item[field]].flat().map(String),
  )
  return words.slice(0, lines).map((text, line) => ({ op: 'set_text', at, text, line }))
}
