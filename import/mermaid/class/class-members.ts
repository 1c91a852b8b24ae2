/**
 * Members of classes in Mermaid: `+run(job: Job) bool`, `-int count$`.
 */
import type { ModelMember } from '../../models/classes.ts'

/** A member from its text. What has parentheses is an operation. */
export function memberOf(text: string, at: number): ModelMember {
  const [, visibility, rest = ''] = /^([-+#~])?\s*([\s\S]*)$/.exec(text.trim()) ?? []
  const seen = visibility === undefined ? {} : { visibility: visibility as '+' }
  return { ...(operation(rest) ?? attribute(rest)), ...seen, at }
}

type Described = Pick<ModelMember, 'name' | 'type' | 'method' | 'property'>

const properties: Readonly<Record<string, 'static' | 'abstract'>> = { $: 'static', '*': 'abstract' }

const propertyOf = (sign: string): Pick<ModelMember, 'property'> => {
  const property = properties[sign]
  return property === undefined ? {} : { property }
}

/** The type of an attribute is before or behind its name, as its author likes; it stays where it is. */
const attribute = (text: string): Described => {
  const property = propertyOf(text.at(-1) ?? '')
  return { name: generic('property' in property ? text.slice(0, -1).trim() : text), method: false, ...property }
}

const operation = (text: string): Described | undefined => {
  const close = text.lastIndexOf(')')
  const open = text.indexOf('(')
  if (open < 0 || close < open) return undefined
  const name = `${text.slice(0, open).trim()}(${text.slice(open + 1, close).trim()})`
  const behind = text.slice(close + 1)
  const first = propertyOf(behind.trimStart().charAt(0))
  const last = 'property' in first ? {} : propertyOf(behind.at(-1) ?? '')
  const rest = 'property' in first ? behind.trimStart().slice(1) : 'property' in last ? behind.slice(0, -1) : behind
  const type = generic(rest.trim().replace(/^:\s*/, ''))
  return { name: generic(name), ...(type === '' ? {} : { type }), method: true, ...first, ...last }
}

/** `List~Map~K, V~~` as `List<Map<K, V>>`: a tilde between two letters opens, any other one closes. */
export const generic = (text: string): string => {
  let depth = 0
  return text.replaceAll('~', (_, at: number) => {
    const opens = /[\p{L}\p{N}_]/u.test(text.charAt(at - 1)) && /[\p{L}\p{N}_(?[]/u.test(text.charAt(at + 1))
    if (!opens && depth === 0) return '~'
    depth += opens ? 1 : -1
    return opens ? '<' : '>'
  })
}
