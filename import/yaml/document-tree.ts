/**
 * A document as a tree: keys with their values, items by their number.
 */
import type { ModelTreeNode, TreeModel } from '../models/tree.ts'
import type { Value } from './read-document.ts'

export function documentTree(document: Value | undefined): TreeModel {
  const nodes: ModelTreeNode[] = []
  if (document !== undefined) add(nodes, { name: 'document', value: document, depth: 0 })
  return { nodes }
}

type Entry = { name: string; value: Value; depth: number }

const add = (nodes: ModelTreeNode[], { name, value, depth }: Entry): void => {
  const { at } = value
  if (value.is === 'words') {
    nodes.push({ label: name, depth, at, ...(value.words === '' ? {} : { note: value.words }) })
    return
  }
  nodes.push({ label: name, depth, at })
  const inside: [string, Value][] =
    value.is === 'map' ? [...value.entries] : value.items.map((item, index) => [`${index + 1}`, item])
  for (const [key, item] of inside) {
    // An item that is words alone needs no number.
    if (value.is === 'list' && item.is === 'words') nodes.push({ label: item.words, depth: depth + 1, at: item.at })
    else add(nodes, { name: key, value: item, depth: depth + 1 })
  }
}
