/**
 * YAML as data: the core schema of YAML 1.2, no duplicate keys, and a limited number of aliases.
 */
import { isAlias, isMap, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import { withoutStacks } from '../scene/without-stacks.ts'
import type { LineColumn } from './locate.ts'
import type { ParsedData } from './parse-data.ts'
import { yamlDepth } from './yaml-depth.ts'
import { yamlReason } from './yaml-reason.ts'

type Document = ReturnType<typeof parseDocument>

/** Parses one YAML document. */
export function parseYaml(text: string): ParsedData {
  const excess = excessOf(text)
  if (excess !== undefined) return refused(excess)
  try {
    const lines = new LineCounter()
    const document = read(text, lines)
    const fault = faultOf(document)
    if (fault !== undefined) return refused(fault.reason, placeAt(lines, fault.offset))
    return { ok: true, data: document.toJS({ maxAliasCount: mostAliases }) as unknown }
  } catch (error) {
    // Keys that follow one another in a line nest, which is a mistake that the depth does not show.
    if (error instanceof RangeError) return refused(tooDeep)
    // An alias that refers to nothing is found only when it is resolved.
    return refused(yamlReason('BAD_ALIAS'))
  }
}

const refused = (reason: string, place?: LineColumn): ParsedData => ({
  ok: false,
  findings: [{ at: '', problem: `must be JSON or YAML: ${reason}` }],
  ...(place === undefined ? {} : { place }),
})

const excessOf = (text: string): string | undefined => {
  if (text.length > longest) return `it has more than ${longest / 1024} KB of YAML; JSON may have 1 MB`
  return yamlDepth(text) > deepest ? tooDeep : undefined
}

/** Longer and deeper texts are not parsed: the parser is slow when every character is an error. */
const longest = 256 * 1024
const deepest = 200
const tooDeep = `it is nested more than ${deepest} levels deep`

// This keeps parsing linear and fast: keys are not compared with all earlier ones (duplicates are found below), and
// errors, of which hostile text has one per character, neither quote their line nor record a stack.
const read = (text: string, lineCounter: LineCounter): Document => {
  const options = { schema: 'core', uniqueKeys: false, prettyErrors: false, logLevel: 'error' } as const
  return withoutStacks(() => parseDocument(text, { ...options, lineCounter }))
}

/** The first thing wrong with a document, and where. */
const faultOf = (document: Document): { reason: string; offset: number } | undefined => {
  const [error] = document.errors
  if (error !== undefined) return { reason: yamlReason(error.code, error.message), offset: error.pos[0] }
  let repeated: Node | undefined
  let aliases = 0
  visit(document, {
    Map: (_key, map) => {
      repeated ??= repeatedKey(map.items)
    },
    Alias: () => {
      aliases += 1
    },
  })
  if (repeated !== undefined) return { reason: 'a mapping has this key twice', offset: rangeStart(repeated) }
  if (aliases <= mostAliases) return undefined
  return { reason: `it has ${aliases} aliases; at most ${mostAliases} are followed`, offset: 0 }
}

const repeatedKey = (items: readonly { key: unknown }[]): Node | undefined => {
  const seen = new Set<string>()
  for (const { key } of items) {
    if (!isScalar(key)) continue
    const name = String(key.value)
    if (seen.has(name)) return key
    seen.add(name)
  }
  return undefined
}

/** More aliases than any diagram has. */
const mostAliases = 100

/** Finds the places of values by their dotted paths; a path that is not there has the place of its nearest parent. */
export const locateInYaml = (text: string, paths: readonly string[]): ReadonlyMap<string, LineColumn> => {
  if (excessOf(text) !== undefined) return new Map()
  const lines = new LineCounter()
  try {
    const document = read(text, lines)
    return new Map(paths.map((path) => [path, placeAt(lines, offsetOf(document, path))]))
  } catch {
    return new Map()
  }
}

const placeAt = (lines: LineCounter, offset: number): LineColumn => {
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(1, line), column: Math.max(1, col) }
}

const offsetOf = (document: Document, path: string): number => {
  let node: unknown = document.contents
  let offset = rangeStart(node)
  for (const key of path === '' ? [] : path.split('.')) {
    if (isAlias(node)) break
    node = isMap(node) ? node.get(key, true) : itemAt(node, Number(key))
    if (node === undefined || node === null) break
    offset = rangeStart(node)
  }
  return offset
}

const itemAt = (node: unknown, index: number): unknown =>
  (node as { items?: readonly unknown[] } | null | undefined)?.items?.[index]

const rangeStart = (node: unknown): number =>
  (node as { range?: readonly number[] } | null | undefined)?.range?.[0] ?? 0
