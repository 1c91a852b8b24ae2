/**
 * What is left when an item goes: rows that connect it to something go too, and lists of names lose it.
 */
import { isObject } from '../../scene/json.ts'
import type { Json } from '../json-path.ts'
import { countNamed } from './rename.ts'

/** Fields without which a row means nothing; others that name the item are left to be seen as a finding. */
const ends = ['from', 'to', 'on']

/** The data without references to a name that no item has anymore, and how many rows went with it. */
export function withoutReferences(data: Json, name: string): { data: Json; removed: number } {
  if (name === '' || countNamed(data, name) > 0) return { data, removed: 0 }
  let removed = 0
  const walk = (value: Json, key: string): Json => {
    if (Array.isArray(value)) {
      const left = value.filter((each) => !isAbout(each, key))
      removed += key === 'focus' ? 0 : value.length - left.length
      return left.map((each) => walk(each, ''))
    }
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(([own, each]): [string, Json] => [own, walk(each, own)])
    return Object.fromEntries(entries.filter(([own, each]) => !isGone(own, each, value[own])))
  }
  const isAbout = (item: Json, key: string): boolean =>
    key === 'focus' ? isNamed(item, name) : isObject(item) && ends.some((end) => isNamed(item[end], name))
  const isGone = (key: string, value: Json, before: Json | undefined): boolean =>
    (key === 'focus' && isNamed(value, name)) ||
    (['focus', 'callouts'].includes(key) && Array.isArray(value) && value.length === 0 && value !== before)
  return { data: walk(data, ''), removed }
}

/** Whether a reference is to an item, alone or on the way to another: `api > cache`, `order.id`. */
const isNamed = (reference: Json | undefined, name: string): boolean =>
  typeof reference === 'string' && (reference.split(' > ').includes(name) || reference.startsWith(`${name}.`))
