/**
 * Documents with mistakes: deterministic mutations of parsed JSON, for fuzzing what reads it.
 */
import { mutate } from './mutate-text.ts'

const odd: readonly unknown[] = [
  null,
  true,
  '',
  '#/a/%zz',
  'NaN',
  '__proto__',
  '\ud800',
  'x'.repeat(300),
  0,
  -1,
  0.1,
  1e308,
  -1e-320,
  [],
  {},
  [[]],
  [null, 1, 'a', {}],
]

/** An input with mistakes: of JSON mostly one that can still be parsed. */
export function mutateData(text: string, random: () => number): string {
  const isDocument = /^\s*[{[]/.test(text)
  if (!isDocument || random() < 0.25) return mutate(text, random)
  return JSON.stringify(mutateJson(JSON.parse(text), random)) ?? ''
}

/** A document with one to eight mistakes: values that are odd, gone, doubled or of another place. */
function mutateJson(value: unknown, random: () => number): unknown {
  const made = structuredClone(value)
  const pick = <Item>(all: readonly Item[]): Item | undefined => all[Math.floor(random() * all.length)]
  for (let left = 1 + Math.floor(random() * 8); left > 0; left--) {
    const places = placesIn(made)
    const [place, other] = [pick(places), pick(places)]
    if (place === undefined || other === undefined) return structuredClone(pick(odd))
    const { of, key } = place
    const choice = Math.floor(random() * 5)
    if (choice === 0) of[key] = structuredClone(pick(odd))
    else if (choice === 1) delete of[key]
    else if (choice === 2) of[key] = structuredClone(other.of[other.key])
    else if (choice === 3) of[key] = [of[key], structuredClone(of[key])]
    else of[key] = { [key]: of[key] }
  }
  return made
}

type JsonPlace = { of: Record<string, unknown>; key: string }

const placesIn = (value: unknown): JsonPlace[] => {
  if (typeof value !== 'object' || value === null) return []
  const of = value as Record<string, unknown>
  return Object.keys(of).flatMap((key) => [{ of, key }, ...placesIn(of[key])])
}
