/**
 * What the reader of class diagrams keeps while it reads, and how classes are named.
 */
import { type ClassModel, emptyClasses, type ModelClass } from '../../models/classes.ts'
import type { Cursor } from '../../text/cursor.ts'
import { generic } from './class-members.ts'

export type ClassReading = { cursor: Cursor; model: ClassModel; open: { id: string; at: number }[] }

export const classReading = (cursor: Cursor): ClassReading => ({ cursor, model: emptyClasses(), open: [] })

const name =
  /`([^`]*)`|((?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}_.$]|::(?!:)|-(?![->.*|o\s]|-)|\.(?=[\p{L}\p{N}_]))+)/uy

/** Reads a name. */
export function readName(cursor: Cursor): string {
  const [, quoted, plain] = cursor.need(name, 'a class')
  return (quoted ?? plain)!
}

/** Reads a class by its name, with `~T~` and `:::style` behind it; it is made when it is mentioned first. */
export function readClassName({ cursor, model }: ClassReading, at: number): ModelClass {
  const id = readName(cursor)
  const found: ModelClass = model.classes.get(id) ?? { id, label: id, annotations: [], members: [], at }
  model.classes.set(id, found)
  const parameters = cursor.take(/~((?:[^~\n]|~(?=[^\s:{"<>\-.*|o~]))+(?:~(?=~))*)~/y)?.[1]
  if (parameters !== undefined) found.generic = generic(parameters)
  const dress = cursor.take(/[ \t]*:::([\w-]+)/y)?.[1]
  if (dress !== undefined) found.classes = [...(found.classes ?? []), dress]
  return found
}

/** Nothing but a comment may be behind a statement. */
export function needEnd({ cursor }: ClassReading): void {
  cursor.take(/[ \t]*(?:%%[^\n]*)?/y)
  if (!cursor.see(/[;\n}]|$/y)) cursor.stop('the end of the line')
}
