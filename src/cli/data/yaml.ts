/**
 * YAML as data: the core schema of YAML 1.2, no repeated keys, and aliases only as far as they stay small.
 */
import { isAlias, isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { clip, type Finding } from '../../scene/findings.ts'
import type { Place } from '../scene/locate.ts'
import type { ParsedData } from './parse-data.ts'
import { yamlDepth } from './yaml-depth.ts'

type Document = ReturnType<typeof parseDocument>

/** Parses one YAML document. */
export function parseYaml(text: string): ParsedData {
  const excess = excessOf(text)
  if (excess !== undefined) return refused(excess)
  try {
    const document = read(text, new LineCounter())
    const findings = findingsOf(document)
    if (findings.length > 0) return { ok: false, findings }
    return { ok: true, data: document.toJS({ maxAliasCount: mostAliases }) as unknown }
  } catch (error) {
    // An alias that names nothing is found only when it is followed.
    return refused(clip(messageOf(error)))
  }
}

const refused = (reason: string): ParsedData => ({
  ok: false,
  findings: [{ at: '', problem: `must be JSON or YAML: ${reason}` }],
})

const excessOf = (text: string): string | undefined => {
  if (text.length > longest) return `it has more than ${longest / 1024} KB of YAML; JSON may have 1 MB`
  return yamlDepth(text) > deepest ? `it is nested more than ${deepest} levels deep` : undefined
}

/** Longer and deeper texts are not given to the parser: it is slow where every character is an error. */
const longest = 256 * 1024
const deepest = 200

// What keeps it linear and quick: keys are not compared with all before them (repeated ones are found below), and of
// the errors, of which hostile text has one for each character, none quotes its line or records a stack.
const read = (text: string, lineCounter: LineCounter): Document => {
  const usual = Error.stackTraceLimit
  Error.stackTraceLimit = 0
  try {
    const options = { schema: 'core', uniqueKeys: false, prettyErrors: false, logLevel: 'error' } as const
    return parseDocument(text, { ...options, lineCounter })
  } finally {
    Error.stackTraceLimit = usual
  }
}

const findingsOf = (document: Document): Finding[] => {
  const [error] = document.errors
  if (error !== undefined) return [{ at: '', problem: `must be JSON or YAML: ${firstLine(error.message)}` }]
  const repeated: Finding[] = []
  let aliases = 0
  visit(document, {
    Map: (_key, map) => {
      const key = repeatedKey(map.items)
      if (key !== undefined)
        repeated.push({ at: '', problem: `the key "${clip(key)}" is written twice in one mapping` })
    },
    Alias: () => {
      aliases += 1
    },
  })
  if (aliases > mostAliases)
    repeated.push({ at: '', problem: `has ${aliases} aliases; at most ${mostAliases} are followed` })
  return repeated.slice(0, mostFindings)
}

const repeatedKey = (items: readonly { key: unknown }[]): string | undefined => {
  const seen = new Set<string>()
  for (const { key } of items) {
    const name = isScalar(key) ? String(key.value) : undefined
    if (name === undefined) continue
    if (seen.has(name)) return name
    seen.add(name)
  }
  return undefined
}

/** More aliases than this are no diagram's. */
const mostAliases = 100

const mostFindings = 20

const firstLine = (message: string): string => clip(message.split('\n', 1)[0] ?? '')

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Finds the places of values by their dotted paths; a path that is not there has the place of its nearest parent. */
export const locateInYaml = (text: string, paths: readonly string[]): ReadonlyMap<string, Place> => {
  if (excessOf(text) !== undefined) return new Map()
  const lines = new LineCounter()
  try {
    const document = read(text, lines)
    return new Map(paths.map((path) => [path, placeAt(lines, offsetOf(document, path))]))
  } catch {
    return new Map()
  }
}

const placeAt = (lines: LineCounter, offset: number): Place => {
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
