/**
 * Repairs edited data as a person would: what refers to a removed item goes too, text is cut to the schema's limit.
 */

import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Json } from '../../src/editor/json-path.ts'
import type { Finding } from '../../src/scene/findings.ts'
import { type Data, type DataPath, mapValues } from './json.ts'

/** The data made to fit the recipe's schema; undefined if it cannot be: an edit beyond its limits. */
export function repair(recipe: AnyRecipe, data: Data): Data | undefined {
  let current = data
  for (let round = 0; round < 60; round++) {
    const reading = readData(recipe.data as never, current)
    if (reading.ok) return current
    const next = reading.findings.reduce<Data | undefined>(
      (repaired, finding) => repaired && fix(repaired, finding),
      current,
    )
    if (next === undefined) return undefined
    current = next
  }
  return undefined
}

const fix = (data: Data, { at, problem }: Finding): Data | undefined => {
  const path = at.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  const most = /^must be at most (\d+) characters/.exec(problem)?.[1]
  if (most !== undefined)
    return at === ''
      ? undefined
      : change(data, path, (value) =>
          Array.from(typeof value === 'string' ? value : '')
            .slice(0, Number(most))
            .join('')
            .trim(),
        )
  // A dangling reference, a reply without its call: the smallest entry that contains it goes.
  const isDangling =
    / is not (?:a|an|the) |without an open call|does not exist|(?<!travel); (?:connect or )?remove it$/.test(problem)
  const entry = path.findLastIndex((key) => typeof key === 'number')
  if (!isDangling || entry < 0) return undefined
  const list = path.slice(0, entry)
  const index = path[entry]
  return change(data, list, (value) =>
    Array.isArray(value) ? value.filter((_, position) => position !== index) : value,
  )
}

const change = (data: Data, path: DataPath, to: (value: Json) => Json): Data =>
  mapValues(data, (value, at) =>
    at.length === path.length && at.every((key, index) => key === path[index]) ? to(value) : undefined,
  ) as Data
