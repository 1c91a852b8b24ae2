/**
 * Reads untrusted data as a version-1 scene.
 *
 * Never throws and never gives a partial scene: either the whole scene, or every finding with its
 * place, what is wrong and what was got. Judged in time linear in the size of the input.
 */
import type * as z from 'zod'
import { limits, primitives } from './limits.ts'
import { type Scene, sceneSchema } from './scene.ts'

/** One fault: `at` is a dotted place such as `elements.3.r`, empty for the document itself. */
export type Finding = { at: string; problem: string }

/** The outcome of reading: the scene, or at least one finding. */
export type Reading = { ok: true; scene: Scene } | { ok: false; findings: Finding[] }

type Issue = z.core.$ZodIssue

/** At most 60 characters of a text; a surrogate pair is not cut in half. */
const clip = (text: string): string =>
  text.length > 60 ? `${text.slice(0, 60).replace(/[\ud800-\udbff]$/, '')}…` : text

/** Shows a value in at most about 60 characters, without walking into it. */
const show = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value === 'string') return JSON.stringify(clip(value))
  const plain = value === null || typeof value === 'number' || typeof value === 'boolean'
  return plain ? String(value) : `a ${typeof value}`
}

const valueAt = (document: unknown, path: readonly PropertyKey[]): unknown => {
  let value = document
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}

const names = (list: readonly unknown[]): string => list.map((item) => JSON.stringify(item)).join(', ')

/** Words one zod issue; `got` is the value at its place. */
const word = (issue: Issue, got: unknown): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${typeof got === 'number' && issue.expected === 'number' ? 'finite number' : issue.expected}, got ${show(got)}`
    case 'too_small':
      return `must be ${issue.inclusive ? 'at least' : 'greater than'} ${issue.minimum}, got ${show(got)}`
    case 'too_big':
      // A string's own check (scene.ts) has counted it already.
      return issue.origin === 'string' ? issue.message : `must be at most ${issue.maximum}, got ${show(got)}`
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${names(issue.values)}, got ${show(got)}`
    case 'invalid_format':
      return `must start with M or m and hold only the commands MLHVCSQTAZ (either case), digits, e, E, periods, commas, signs and white space, got ${show(got)}`
    case 'invalid_union':
      return `must be one of ${names(primitives)}, got ${show(got)}`
    default:
      return issue.message
  }
}

const place = (path: readonly PropertyKey[]): string => clip(path.map(String).join('.'))

const toFindings = (issue: Issue, document: unknown): Finding[] => {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      at: place([...issue.path, clip(key)]),
      problem: 'is not a known property; remove it',
    }))
  }
  return [{ at: place(issue.path), problem: word(issue, valueAt(document, issue.path)) }]
}

/** The document with at most `limits.elements` elements, so that judging stays bounded. */
const bounded = (document: unknown): { document: unknown; excess: Finding[] } => {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return { document, excess: [] }
  const elements = Object.hasOwn(document, 'elements') ? (document as { elements: unknown }).elements : undefined
  if (!Array.isArray(elements) || elements.length <= limits.elements) return { document, excess: [] }
  const problem = `must hold at most ${limits.elements} elements, got ${elements.length}; those after the first ${limits.elements} were not judged`
  return {
    document: { ...document, elements: elements.slice(0, limits.elements) },
    excess: [{ at: 'elements', problem }],
  }
}

/** Reads parsed JSON as a scene. The result shares nothing with the input. */
export const readScene = (input: unknown): Reading => {
  const { document, excess } = bounded(input)
  const result = sceneSchema.safeParse(document)
  if (result.success && excess.length === 0) return { ok: true, scene: result.data }
  const issues = result.error?.issues ?? []
  return { ok: false, findings: [...excess, ...issues.flatMap((issue) => toFindings(issue, document))] }
}

/** Reads JSON text as a scene; text that is not JSON gives one finding. */
export const parseScene = (text: string): Reading => {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? clip(error.message) : 'unknown reason'
    return { ok: false, findings: [{ at: '', problem: `must be JSON: ${reason}` }] }
  }
  return readScene(document)
}
