/**
 * What is left when an item goes: rows that connect it to something go too, and lists of names lose it.
 */
import { referredAs } from '../../../drawing/data/line-breaks.ts'
import { isObject } from '../../scene/json.ts'
import type { Json } from '../json-path.ts'
import { countJoining, endsOf, isReferenceTo } from './edge-references.ts'
import { countNamed } from './rename.ts'

/** Fields without which a row means nothing; others that name the item are left to be seen as a finding. */
const ends = ['from', 'to', 'on']

/** The data without references to a name that no item has anymore, and how many rows went with it. */
export function withoutReferences(data: Json, name: string): Left {
  if (name === '' || countNamed(data, name) > 0) return { data, removed: 0 }
  const left = without(data, (each) => isNamed(each, referredAs(name)))
  // A row that goes may itself be in focus, by its words.
  return left.gone.reduce<Left>(
    (rest, row) => {
      const more = isObject(row) && typeof row['text'] === 'string' ? withoutReferences(rest.data, row['text']) : rest
      return more === rest ? rest : { data: more.data, removed: rest.removed + more.removed }
    },
    { data: left.data, removed: left.removed },
  )
}

/** What is left of the data, and how many rows went. */
type Left = { data: Json; removed: number }

/** What is left when an item is gone: without references to its name and, if it is an edge, to its ends. */
export const withoutItem = (data: Json, item: Json | undefined, name: string): Left => {
  const left = withoutReferences(data, name)
  const ends = endsOf(item)
  if (ends === undefined || countJoining(left.data, ends) > 0) return left
  const { data: rest, removed } = without(left.data, isReferenceTo(left.data, ends))
  return { data: rest, removed: left.removed + removed }
}

const without = (data: Json, isMeant: (reference: Json | undefined) => boolean): Left & { gone: Json[] } => {
  const gone: Json[] = []
  const walk = (value: Json, key: string): Json => {
    if (Array.isArray(value)) {
      const left = value.filter((each) => !isAbout(each, key))
      if (key !== 'focus') gone.push(...value.filter((each) => !left.includes(each)))
      return left.map((each) => walk(each, ''))
    }
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(([own, each]): [string, Json] => [own, walk(each, own)])
    return Object.fromEntries(entries.filter(([own, each]) => !isGone(own, each, value[own])))
  }
  const isAbout = (item: Json, key: string): boolean =>
    key === 'focus' ? isMeant(item) : isObject(item) && ends.some((end) => isMeant(item[end]))
  const isGone = (key: string, value: Json, before: Json | undefined): boolean =>
    (key === 'focus' && isMeant(value)) ||
    (['focus', 'callouts'].includes(key) && Array.isArray(value) && value.length === 0 && value !== before)
  return { data: walk(data, ''), removed: gone.length, gone }
}

/** Whether a reference is to an item, alone or on the way to another: `api > cache`, `order.id`. */
const isNamed = (reference: Json | undefined, name: string): boolean =>
  typeof reference === 'string' && (reference.split(' > ').includes(name) || reference.startsWith(`${name}.`))
