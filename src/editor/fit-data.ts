/**
 * Adapts the data of one recipe to another of the same shape: fields and kinds unknown to the other are dropped.
 */

import type { Finding } from '../scene/findings.ts'
import { isObject } from '../scene/json.ts'
import { type Json, type JsonPath, valueAt, withValue } from './json-path.ts'

/** The data without what findings report as unknown, and the paths of that; undefined if other findings remain. */
export function withoutUnfit(data: Json, findings: readonly Finding[]): { data: Json; dropped: string[] } | undefined {
  if (!findings.every(isUnknown)) return undefined
  const dropped = [...new Set(findings.map(({ at }) => at))]
  let next = data
  for (const at of dropped) {
    const path = pathIn(next, at)
    if (path === undefined) return undefined
    next = withValue(next, path, undefined) ?? null
  }
  return { data: next, dropped }
}

/** A field that the form lacks, or a kind that it does not have. */
const isUnknown = ({ at, problem }: Finding): boolean =>
  problem.startsWith('is not a known property') ||
  (/(?:^|\.)(?:kind|state|unit)$/.test(at) && /^must be (?:one of )?/.test(problem))

/** A path text with its indices as numbers; undefined if it is not in the data. */
const pathIn = (data: Json, at: string): JsonPath | undefined => {
  const path: (string | number)[] = []
  for (const key of at.split('.')) {
    const around = valueAt(data, path)
    if (Array.isArray(around)) path.push(Number(key))
    else if (isObject(around) && Object.hasOwn(around, key)) path.push(key)
    else return undefined
  }
  return path
}
