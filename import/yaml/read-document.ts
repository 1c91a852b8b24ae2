/**
 * YAML and JSON as trees with the places of their values: each mistake of the text is a finding.
 */
import { type Alias, type Document, isAlias, isMap, isScalar, isSeq, type Node, parseAllDocuments, visit } from 'yaml'
import { withoutStacks } from '../../src/scene/without-stacks.ts'
import type { Cursor } from '../text/cursor.ts'
import { deepest, tooDeep } from './too-deep.ts'

/** A value: words, a list, or entries by key; `at` is where it is in the text. */
export type Value =
  | { is: 'words'; words: string; at: number }
  | { is: 'list'; items: Value[]; at: number }
  | { is: 'map'; entries: Map<string, Value>; at: number }

/** Reads the documents of a text. */
export function readDocument(cursor: Cursor): Value[] {
  const deep = tooDeep(cursor.text)
  if (deep !== undefined) {
    cursor.finding(`at most ${deepest} levels`, deep)
    return []
  }
  const options = { merge: true, prettyErrors: false, uniqueKeys: false, stringKeys: false }
  const documents = withoutStacks(() => parseAllDocuments(cursor.text, options)) as Document[]
  cursor.at = cursor.text.length
  const template = cursor.text.search(/\{\{-?[ \t]*(?:[.$]|(?:if|else|end|include|range|template|toYaml|with)\b|\/\*)/)
  const most = 50_000 + cursor.text.length
  let left = most
  return documents.flatMap((document) => {
    const isUnread = document.errors.length > 0
    if (isUnread && template >= 0) cursor.finding('what this template renders, as helm template prints it', template)
    else for (const { message, pos } of document.errors) cursor.finding(expectedOf(message), pos[0])
    const reading = { targets: targetsIn(document), left }
    const value = valueOf(document.contents as Node | null, reading, 0)
    if (reading.left <= 0 && left > 0) cursor.finding(`at most ${most} values, with those that aliases repeat`, 0)
    left = reading.left
    return value === undefined ? [] : [value]
  })
}

/** One reading of a document: aliases of aliases would make more values than there is room for. */
type DocumentReading = { targets: ReadonlyMap<Alias, Node>; left: number }

/** What each alias stands for: the last anchor of its name before it. Asking each alias costs as many looks as nodes. */
const targetsIn = (document: Document): Map<Alias, Node> => {
  const anchors = new Map<string, Node>()
  const targets = new Map<Alias, Node>()
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node)) {
        const target = anchors.get(node.source)
        if (target !== undefined) targets.set(node, target)
      } else if (node.anchor !== undefined) anchors.set(node.anchor, node as Node)
    },
  })
  return targets
}

const expectedOf = (message: string): string =>
  `YAML (${message
    .split('\n')[0]
    ?.replace(/ at line.*$/, '')
    .slice(0, 120)})`

const valueOf = (node: Node | null | undefined, reading: DocumentReading, depth: number): Value | undefined => {
  if (node === null || node === undefined || depth > deepest || reading.left-- <= 0) return undefined
  const at = node.range?.[0] ?? 0
  if (isAlias(node)) return valueOf(reading.targets.get(node), reading, depth + 10)
  if (isScalar(node))
    return node.value === null ? undefined : { is: 'words', words: node.source ?? JSON.stringify(node.value), at }
  if (isSeq(node))
    return { is: 'list', items: node.items.flatMap((item) => valueOf(item as Node, reading, depth + 1) ?? []), at }
  return isMap(node) ? { is: 'map', entries: entriesOf(node.items, reading, depth), at } : undefined
}

const entriesOf = (items: readonly unknown[], reading: DocumentReading, depth: number): Map<string, Value> => {
  const entries = new Map<string, Value>()
  for (const { key, value } of items as { key: Node; value: Node | null }[]) {
    const name = isScalar(key) ? String(key.source ?? key.value) : ''
    const at = key.range?.[0] ?? 0
    const found = valueOf(value, reading, depth + 1)
    // << has the entries of other maps, the first of which counts; own ones override them.
    if (name === '<<')
      for (const map of itemsIn(found))
        for (const [each, own] of entriesIn(map)) if (!entries.has(each)) entries.set(each, own)
    if (name !== '<<') entries.set(name, found === undefined ? { is: 'words', words: '', at } : { ...found, at })
  }
  return entries
}

/** The entry of a map by a path of keys. */
export const entry = (value: Value | undefined, ...path: string[]): Value | undefined =>
  path.reduce<Value | undefined>((here, key) => (here?.is === 'map' ? here.entries.get(key) : undefined), value)

/** Words of a value; empty if it has none. */
export const wordsIn = (value: Value | undefined): string => (value?.is === 'words' ? value.words.trim() : '')

/** The items of a list, or the one value that is none. */
export const itemsIn = (value: Value | undefined): Value[] =>
  value === undefined
    ? []
    : value.is === 'list'
      ? value.items
      : value.is === 'words' && value.words === ''
        ? []
        : [value]

/** The entries of a map. */
export const entriesIn = (value: Value | undefined): [string, Value][] =>
  value?.is === 'map' ? [...value.entries] : []
