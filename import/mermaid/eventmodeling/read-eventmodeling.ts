/**
 * Reads Mermaid's `eventmodeling`: time frames with a screen, command, event, view or automation each.
 */
import type { Titled } from '../../models/graph.ts'
import { entryOf } from '../../text/entry-of.ts'
import { plainWords } from '../../text/plain-words.ts'
import { readStatements } from '../../text/statements.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

export type EventFrame = {
  name: string
  /** Begins a flow of its own. */
  isReset: boolean
  type: string
  entity: string
  sources: string[]
  data?: string
  at: number
}

export type EventModel = Titled & { frames: EventFrame[] }

/** What a frame is: short and long names of types. */
const types: Readonly<Record<string, string>> = {
  ui: 'ui',
  pcr: 'processor',
  processor: 'processor',
  cmd: 'command',
  command: 'command',
  rmo: 'readmodel',
  readmodel: 'readmodel',
  evt: 'event',
  event: 'event',
}

export const frameType = (written: string): string => entryOf(types, written) ?? written

const frame =
  /(timeframe|tf|resetframe|rf)[ \t]+([\w.-]+)[ \t]+(ui|pcr|processor|cmd|command|rmo|readmodel|evt|event)[ \t]+([\w.-]+)/y

export function readEventmodeling(raw: string): MermaidModel<EventModel> {
  const { cursor, about } = begin(raw, /eventmodeling\b/y, 'eventmodeling')
  const model: EventModel = { ...about, frames: [] }
  readStatements(cursor, () => {
    if (readAbout(cursor, model)) return
    const at = cursor.at
    const title = cursor.take(/title[ \t]+([^\n]*)/y)?.[1]
    if (title !== undefined) {
      model.title = plainWords(title)
      return
    }
    if (cursor.take(/(?:entity|data|note|gwt)\b[^\n{]*(?:\s*\{[^}]*\})?/y) !== undefined)
      return cursor.note('data of a frame', at)
    const [, kind = '', name = '', type = '', entity = ''] = cursor.need(frame, 'tf, a number, a type and a name')
    const sources: string[] = []
    for (
      let hit = cursor.take(/[ \t]*->>[ \t]*([\w.-]+)/y);
      hit !== undefined;
      hit = cursor.take(/[ \t]*->>[ \t]*([\w.-]+)/y)
    )
      sources.push(hit[1]!)
    const data = cursor.take(/[ \t]*(?:\[\[[^\]\n]*\]\]|`\w+`?[ \t]*(?:\{[^}]*\}|`[^`]*`)|\{[^}]*\})/y)?.[0].trim()
    cursor.need(/[ \t]*(?:%%[^\n]*)?(?=\n|$)/y, '->> and a frame, or the end of the line')
    model.frames.push({
      name,
      isReset: kind.startsWith('r'),
      type,
      entity,
      sources,
      ...(data === undefined ? {} : { data }),
      at,
    })
  })
  return { model, report: cursor.report }
}
