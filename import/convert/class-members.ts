/**
 * Members of classes as data have them: name and type apart.
 */
import type { ModelMember } from '../models/classes.ts'
import type { Conversion } from './conversion.ts'
import { oneLine } from './names.ts'
import { isType } from './type-words.ts'

const visibilities = { '+': 'public', '-': 'private', '#': 'protected', '~': 'package' } as const

/**
 * `varchar(42) name`: readers take it for an operation with an answer, as it has parentheses; it is an attribute with a
 * type of a database and its size.
 */
export const asMember = (member: ModelMember): ModelMember => {
  const { method, name, type = '' } = member
  if (!method || !/^\w+ ?\(\d[\d, ]*\)$/.test(name)) return member
  const [, more, own] = /^((?:(?:un)?signed |zerofill |varying )*)([^\s(]+)$/i.exec(type) ?? []
  return own === undefined ? member : { ...member, name: own, type: `${name} ${more}`.trim(), method: false }
}

/** A member, an attribute or an operation. */
export function memberData(member: ModelMember, conversion: Conversion): { name: string } {
  const { at, visibility, property, method } = member
  const { name, type } = method ? member : typed(member)
  return conversion.placed(at, {
    // As in Java, a semicolon may end a member.
    name: oneLine(name).replace(/(?<=[^;]);$/, ''),
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
