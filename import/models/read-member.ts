/**
 * Reads a member of a class as UML writes it: `+name: Type`, `-run(job: Job): bool`, `{static} int count`.
 */
import type { ModelMember } from './classes.ts'

/** A member from its text. What has parentheses is an operation. */
export function memberOf(text: string, at: number): ModelMember {
  const properties: readonly string[] = text.match(/\{(?:static|classifier|abstract)\}/g) ?? []
  const isMethod = /\{method\}/.test(text)
  const [, sign, rest = ''] = /^\s*([-+#~])?\s*([\s\S]*)$/.exec(text.replaceAll(/\{[a-z]+\}/g, ' ')) ?? []
  const words = rest.replaceAll(/\s+/g, ' ').trim()
  const property = properties.length === 0 ? undefined : properties.includes('{abstract}') ? 'abstract' : 'static'
  return {
    ...(operation(words, isMethod) ?? attribute(words)),
    ...(sign === undefined ? {} : { visibility: sign as '+' }),
    ...(property === undefined ? {} : { property }),
    at,
  }
}

/** `name(parameters) : Type`, `Type name(parameters)`. */
const operation = (words: string, isMethod: boolean): Pick<ModelMember, 'name' | 'type' | 'method'> | undefined => {
  const [open, close] = [words.indexOf('('), words.lastIndexOf(')')]
  if (open < 0 || close < open) return isMethod ? { name: words, method: true } : undefined
  const behind = words.slice(close + 1).replace(/^\s*:?\s*/, '')
  const [, before, name = ''] = /^(?:(.*\S) )?(\S*)$/.exec(words.slice(0, open).trim()) ?? []
  const type = behind === '' ? before : behind
  const called = `${behind !== '' && before !== undefined ? `${before} ` : ''}${name}${words.slice(open, close + 1)}`
  return { name: called, ...(type === undefined ? {} : { type }), method: true }
}

const attribute = (words: string): Pick<ModelMember, 'name' | 'type' | 'method'> => {
  const [, name, type] = /^([^:]+?)\s*:\s*(\S.*)$/.exec(words) ?? []
  return name === undefined || type === undefined ? { name: words, method: false } : { name, type, method: false }
}
