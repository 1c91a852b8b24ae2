/**
 * Values as the text of a field, and back. What cannot be read as a number stays text, so that nothing typed is lost
 * and the finding says what is wrong.
 */
import { writtenNumber } from '../../../drawing/values/written-number.ts'
import { isObject } from '../../scene/json.ts'
import { type Json } from '../json-path.ts'
import type { FormCell } from './cell.ts'

/** The text that a field shows for a value. */
export function textOf(value: Json | undefined, cell: Pick<FormCell, 'type'>): string {
  if (value === undefined) return ''
  if (cell.type === 'json') return JSON.stringify(value)
  if (cell.type === 'lines') return Array.isArray(value) ? value.map(plain).join('\n') : plain(value)
  if (cell.type === 'names') return Array.isArray(value) ? value.map(plain).join('\n') : plain(value)
  if (cell.type === 'items') return Array.isArray(value) ? value.map(quoted).join(', ') : plain(value)
  return plain(value)
}

/** What is typed into a field of words: in one line, unless the words that it shows have line breaks of their own. */
export const typedWords = (typed: string, shown: string): string =>
  typed.replaceAll(/\r\n?/g, '\n').replaceAll(/\n+/g, shown.includes('\n') ? '\n' : ' ')

/** The value that a text means; `before` is the value that it replaces. Undefined if the field is omitted. */
export const valueOf = (text: string, cell: FormCell, before: Json | undefined): Json | undefined => {
  if (before !== undefined && before !== null && text === textOf(before, cell)) return before
  switch (cell.type) {
    case 'text':
      return text === '' ? undefined : relabeled(before, text)
    case 'choice':
      return text === '' ? undefined : text
    case 'number':
      return numberOf(text)
    case 'scalar':
      return typeof before === 'string' && !/^[+-]?\.?$/.test(before) ? textOrNone(text) : scalarOf(text)
    case 'flag':
      return text === 'true' ? true : undefined
    case 'lines':
      return text === '' ? undefined : Array.isArray(before) ? text.split('\n') : text
    case 'names':
      return namesOf(text, cell, Array.isArray(before) ? before : [])
    case 'items':
      return itemsOf(text, cell, Array.isArray(before) ? before : [])
    case 'json':
      return jsonOf(text)
    default:
      return cell.type satisfies never
  }
}

/** How a value reads among others. A record is identified by its name. */
const plain = (value: Json): string => {
  if (value === null) return ''
  if (isObject(value)) return plain(value[labelKeyOf(value)] ?? null)
  return Array.isArray(value) ? value.map(quoted).join(', ') : String(value)
}

/** The field that identifies a record. */
const labelKeyOf = (record: { [key: string]: Json }): string =>
  ['name', 'text', 'id', 'value'].find((key) => record[key] !== undefined) ?? 'name'

/** New text for a value; a record keeps its other fields. */
const relabeled = (before: Json | undefined, text: string): Json =>
  isObject(before) ? { ...before, [labelKeyOf(before)]: text } : text

const quoted = (value: Json): string => (/[",\n]/.test(plain(value)) ? JSON.stringify(plain(value)) : plain(value))

const textOrNone = (text: string): Json | undefined => (text === '' ? undefined : text)

/** Of what may be words, digits with spaces between them are. */
const scalarOf = (text: string): Json | undefined => (/\d\s+\d/.test(text) ? text : numberOf(text))

/** Spreadsheets write percent signs, too. */
const numberOf = (text: string): Json | undefined =>
  text.trim() === '' ? undefined : (writtenNumber(text.trim().replace(/%$/, '')) ?? text)

const entryOf = (text: string, { entries }: FormCell): Json => {
  const value = entries === 'text' ? text : (numberOf(text) ?? '')
  return value
}

/** One entry per line. Entries whose line is unchanged stay as they are; records keep their other fields. */
const namesOf = (text: string, cell: FormCell, before: Json[]): Json | undefined => {
  if (text.trim() === '') return undefined
  const lines = (cell.entries === 'text' ? text.replace(/\n+$/, '') : text).split('\n')
  const isSameLength = lines.length === before.length
  return lines.map((line, index) => {
    const old = isSameLength ? before[index] : before.find((each) => plain(each) === line)
    if (old !== undefined && plain(old) === line) return old
    return isObject(old) ? relabeled(old, line) : emptyOr(line, cell)
  })
}

/** A missing number is null; missing text is empty. */
const emptyOr = (line: string, cell: FormCell): Json =>
  line.trim() === '' && cell.entries !== 'text' ? null : entryOf(line, cell)

const itemsOf = (text: string, cell: FormCell, before: Json[]): Json | undefined => {
  if (text.trim() === '') return undefined
  const parts = text.match(/\s*(?:"(?:[^"\\]|\\.)*"|[^,]*)(?:,|$)/g)?.map((part) => part.replace(/,$/, '').trim()) ?? []
  if (parts.at(-1) === '') parts.pop()
  return parts.map((part, index) => {
    const old = before[index]
    if (old !== undefined && quoted(old) === part) return old
    return emptyOr(part.startsWith('"') ? unquoted(part) : part, cell)
  })
}

const unquoted = (text: string): string => {
  try {
    return String(JSON.parse(text))
  } catch {
    return text
  }
}

const jsonOf = (text: string): Json | undefined => {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}
