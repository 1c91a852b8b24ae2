/**
 * References to edges, which have no name: `from > to`, each end by its id or its name.
 */
import { referredAs } from '../../../drawing/data/line-breaks.ts'
import { isObject } from '../../scene/json.ts'
import { type Json, type JsonPath, valueAt } from '../json-path.ts'
import { changeReferences } from './rename.ts'

/** The ends of an edge, as written. */
export type EdgeEnds = { from: string; to: string }

/** The ends of an item; undefined if it joins nothing. */
export function endsOf(item: Json | undefined): EdgeEnds | undefined {
  const { from, to } = isObject(item) ? item : {}
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : undefined
}

/** Tells references to an edge with these ends. */
export const isReferenceTo = (data: Json, { from, to }: EdgeEnds): ((reference: Json | undefined) => boolean) => {
  const [starts, goals] = [callsOf(data, from), callsOf(data, to)]
  return (reference) => {
    const [start = '', goal = '', ...rest] = typeof reference === 'string' ? reference.split(' > ') : []
    return rest.length === 0 && starts.has(start) && goals.has(goal)
  }
}

/** How many edges have these ends. */
export const countJoining = (value: Json, { from, to }: EdgeEnds): number => {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + countJoining(each, { from, to }), 0)
  if (!isObject(value)) return 0
  const own = value['from'] === from && value['to'] === to ? 1 : 0
  return Object.values(value).reduce((sum: number, each) => sum + countJoining(each, { from, to }), own)
}

/**
 * The data with references to an edge changed as one of its ends was (`path`) from what it was before; undefined where
 * they would be those of another edge from then on.
 */
export const withEndFollowed = (data: Json, path: JsonPath, before: string): Json | undefined => {
  const now = endsOf(valueAt(data, path.slice(0, -1)))
  if (now === undefined) return data
  const was = { ...now, [String(path.at(-1))]: before }
  if (countJoining(data, was) > 0) return data
  if (countJoining(data, now) > 1) return undefined
  const isMeant = isReferenceTo(data, was)
  return changeReferences(data, (reference) => (isMeant(reference) ? `${now.from} > ${now.to}` : reference))
}

/** What an item is called: by its name and by its id. */
const callsOf = (value: Json, name: string): Set<string> => {
  if (Array.isArray(value)) return new Set([name, ...value.flatMap((each) => [...callsOf(each, name)])])
  if (!isObject(value)) return new Set([name])
  const own = [value['id'], value['name']].filter((each) => typeof each === 'string').map(referredAs)
  const below = Object.values(value).flatMap((each) => (Array.isArray(each) ? [...callsOf(each, name)] : []))
  return new Set([name, ...(own.includes(name) ? own : []), ...below])
}
