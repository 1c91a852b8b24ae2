/**
 * Members of classes as data have them: name and type apart.
 */
import type { ModelMember } from '../models/classes.ts'
import type { Conversion } from './conversion.ts'
import { oneLine } from './names.ts'

const visibilities = { '+': 'public', '-': 'private', '#': 'protected', '~': 'package' } as const

/** A member, an attribute or an operation. */
export function memberData(member: ModelMember, conversion: Conversion): { name: string } {
  const { at, visibility, property, method } = member
  const { name, type } = method ? member : typed(member)
  return conversion.placed(at, {
    name: oneLine(name),
    ...(type === undefined || type === '' ? {} : { type: oneLine(type) }),
    ...(visibility === '+' ? {} : { visibility: visibility === undefined ? 'none' : visibilities[visibility] }),
    ...(property === undefined ? {} : { kind: property }),
  })
}

/** `name: Type`, `Type name` or `name Type`; what is neither stays one name. */
const typed = ({ name, type }: ModelMember): { name: string; type?: string | undefined } => {
  if (type !== undefined) return { name, type }
  const [, before, after] = /^([^:()]+):\s*(\S.*)$/.exec(name) ?? []
  if (before !== undefined && after !== undefined) return { name: before.trimEnd(), type: after }
  const [, first, second] = /^(\S+)\s+(\S+)$/.exec(name) ?? []
  if (first === undefined || second === undefined) return { name }
  if (isType(first) === isType(second)) return { name }
  return isType(first) ? { name: second, type: first } : { name: first, type: second }
}

const primitives =
  /^(?:u?int\d*|bigint|long|short|byte|float\d*|double|decimal|number|numeric|string|str|text|varchar|char|bool|boolean|date|datetime|time|timestamp|uuid|void|any|object|map|list|array|set|json|blob|bytes)$/i

/** Whether a word looks like a type: built in, or capitalized, or with brackets. */
const isType = (word: string): boolean => primitives.test(word.replaceAll(/[[\]?*]/g, '')) || /^\p{Lu}|[<[]/u.test(word)
