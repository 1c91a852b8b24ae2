/**
 * The place of a cursor in data as text: the path, whether it is at a key or a value, and which characters a
 * completion replaces.
 */
import { getLocation } from 'jsonc-parser'
import type { JsonPath } from '../json-path.ts'

/** `path` is that of the value; at a key, that of its record. `from` and `to` bound what is replaced. */
export type TextPlace = { isKey: boolean; path: JsonPath; from: number; to: number }

/** The place of an offset in JSON or YAML; undefined if nothing can be completed there. */
export function placeAt(text: string, offset: number, format: 'json' | 'yaml'): TextPlace | undefined {
  return format === 'json' ? placeInJson(text, offset) : placeInYaml(text, offset)
}

const placeInJson = (text: string, offset: number): TextPlace | undefined => {
  const { path, previousNode, isAtPropertyKey } = getLocation(text, offset)
  const isInside = previousNode !== undefined && offset <= previousNode.offset + previousNode.length
  const [from, to] = isInside ? [previousNode.offset, previousNode.offset + previousNode.length] : [offset, offset]
  // A location at a key ends in the key as it is typed so far.
  return { isKey: isAtPropertyKey, path: isAtPropertyKey ? path.slice(0, -1) : path, from, to }
}

/** For block style, in which people write YAML: the path follows from the indentation of lines. */
const placeInYaml = (text: string, offset: number): TextPlace | undefined => {
  const lines = text.slice(0, offset).split('\n')
  const line = lines.pop() ?? ''
  const end = text.indexOf('\n', offset)
  const rest = text.slice(offset, end === -1 ? undefined : end)
  const typed = /^(\s*(?:- +)*)([\w$]*)$/.exec(line)
  const valued = /^(\s*(?:- +)*)([\w$]+): +(.*)$/.exec(line)
  const [, lead = '', key = '', value = ''] = valued ?? typed ?? []
  if (typed === null && valued === null) return undefined
  const stack = stackOf([...lines, lead])
  const around = stack.filter(({ indent }) => indent < lead.length).map((entry) => entry.key)
  if (valued !== null)
    return { isKey: false, path: [...around, key], from: offset - value.length, to: offset + rest.trimEnd().length }
  const to = offset + (/^[\w$]*/.exec(rest)?.[0].length ?? 0)
  return { isKey: true, path: around, from: offset - key.length, to }
}

type Entry = { indent: number; key: string | number }

/** The keys and items that are open at the end of some lines, with their columns. */
const stackOf = (lines: readonly string[]): Entry[] => {
  const stack: Entry[] = []
  for (const line of lines) {
    const [, lead = '', key] = /^(\s*(?:- +|-$)*)(?:([\w$]+):(?: |$))?/.exec(line) ?? []
    for (const { index } of lead.matchAll(/-/g)) openItem(stack, index)
    if (key !== undefined) {
      closeFrom(stack, lead.length)
      stack.push({ indent: lead.length, key })
    }
  }
  return stack
}

const openItem = (stack: Entry[], indent: number): void => {
  const before = stack.findLastIndex((entry) => entry.indent === indent && typeof entry.key === 'number')
  const last = stack[before]?.key
  if (typeof last === 'number') stack.length = before
  // Items may be at the column of the key that they belong to.
  else closeFrom(stack, stack.some((entry) => entry.indent === indent) ? indent + 1 : indent)
  stack.push({ indent, key: typeof last === 'number' ? last + 1 : 0 })
}

const closeFrom = (stack: Entry[], indent: number): void => {
  while ((stack.at(-1)?.indent ?? -1) >= indent) stack.pop()
}
