/**
 * Findings: what is wrong with untrusted data, where, and what was found there.
 */

import type * as z from 'zod'
import { clip } from './clip.ts'
import { count } from './count.ts'
import { isObject } from './json.ts'

/** One problem: `at` is a dotted path such as `elements.3.r`, empty for the document itself. */
export type Finding = { at: string; problem: string }

type Issue = z.core.$ZodIssue

/** Turns the issues of a failed parse into findings; `document` is what was parsed. */
export function findingsOf(error: { issues: Issue[] }, document: unknown): Finding[] {
  return error.issues.flatMap((issue) => toFindings(issue, document))
}

const toFindings = (issue: Issue, document: unknown): Finding[] => {
  if (issue.code === 'unrecognized_keys') {
    const holder = valueAt(document, issue.path)
    return issue.keys.map((key) => ({ at: place([...issue.path, clip(key)]), problem: unknownProperty(key, holder) }))
  }
  const branch = issue.code === 'invalid_union' ? meantBranch(issue) : undefined
  if (branch !== undefined) {
    return branch.flatMap((below) => toFindings({ ...below, path: [...issue.path, ...below.path] }, document))
  }
  if (issue.path.length === 0 && typeof document === 'string') return [{ at: '', problem: noDocument(issue) }]
  return [{ at: place(issue.path), problem: problemOf(issue, valueAt(document, issue.path)) }]
}

/** YAML ends a value in braces at a comma: the rest of the sentence is a property without a value. */
const unknownProperty = (key: string, holder: unknown): string => {
  const isRest = key.includes(' ') && isObject(holder) && holder[key] === null
  const hint = isRest ? ', or quote the text that it belongs to: a comma ends it' : ''
  return `is not a known property; remove it${hint}`
}

// Text in place of a document is not quoted: it may be any file, even a secret (D13).
const noDocument = (issue: Issue): string =>
  `must be ${issue.code === 'invalid_type' ? withArticle(issue.expected) : 'an object'}, got text`

const place = (path: readonly PropertyKey[]): string => clip(path.map(String).join('.'))

/** The branch of a union that the value was meant for: the only one that accepts its type. */
const meantBranch = (issue: Extract<Issue, { code: 'invalid_union' }>): Issue[] | undefined => {
  const fitting = issue.errors.filter(
    (issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The problem that one zod issue reports; `got` is the value found. */
const problemOf = (issue: Issue, got: unknown): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeof got === 'number' && issue.expected === 'number' ? 'a finite number' : withArticle(issue.expected)}, got ${show(got)}`
    case 'too_small':
      return tooSmallProblem(issue, got)
    case 'too_big':
      return tooBigProblem(issue, got)
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${names(issue.values)}, got ${show(got)}`
    case 'invalid_format':
      return `${issue.message}, got ${show(got)}`
    case 'invalid_union':
      return issue.message.startsWith('Invalid ') ? `must be ${expectedOf(issue)}, got ${show(got)}` : issue.message
    default:
      return issue.message
  }
}

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

/** Shows a value in at most about 60 characters, without walking into it. */
const show = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value === 'string') return JSON.stringify(clip(value))
  const plain = value === null || typeof value === 'number' || typeof value === 'boolean'
  return plain ? String(value) : `a ${typeof value}`
}

const tooSmallProblem = (issue: Extract<Issue, { code: 'too_small' }>, got: unknown): string => {
  if (Array.isArray(got))
    return `must have at least ${count(Number(issue.minimum), 'entry', 'entries')}, got ${got.length}`
  if (typeof got === 'string') return 'must not be empty'
  return `must be ${issue.inclusive ? 'at least' : 'greater than'} ${issue.minimum}, got ${show(got)}`
}

const tooBigProblem = (issue: Extract<Issue, { code: 'too_big' }>, got: unknown): string => {
  // A limit may bring words of its own, as a check that counts code points does; zod's plain limit does not.
  const wayOut = issue.message.startsWith('Too big') ? '' : `; ${issue.message}`
  if (Array.isArray(got)) return `must have at most ${issue.maximum} entries, got ${got.length}${wayOut}`
  if (issue.origin === 'string' && !issue.message.startsWith('Too big')) return issue.message
  return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${typeof got === 'string' ? ' characters' : ''}, got ${typeof got === 'string' ? got.length : show(got)}`
}

const names = (list: readonly unknown[]): string => list.map((item) => JSON.stringify(item)).join(', ')

/** What a union accepts: the values of its discriminator, or the types of its branches. */
const expectedOf = (issue: Extract<Issue, { code: 'invalid_union' }>): string => {
  const options: unknown = (issue as { options?: unknown }).options
  // An optional discriminator is listed as undefined.
  if (Array.isArray(options)) return `one of ${names(options.filter((option) => option !== undefined))}`
  const types = issue.errors.flatMap((issues) =>
    issues.flatMap((each) => (each.code === 'invalid_type' ? [withArticle(each.expected)] : [])),
  )
  return types.length > 0 ? [...new Set(types)].join(' or ') : 'of another form'
}

const valueAt = (document: unknown, path: readonly PropertyKey[]): unknown => {
  let value = document
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}

/** A finding as one line for people. */
export const findingText = ({ at, problem }: Finding): string => (at === '' ? problem : `${at}: ${problem}`)
