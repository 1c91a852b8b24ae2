/**
 * Sequences in Mermaid and PlantUML.
 */
import { isFrame, isMessage } from '../../drawing/data/sequence-entries.ts'
import type { SequenceEntry, SequenceFrame } from '../../drawing/data/sequence-fields.ts'
import { mermaidText, mermaidTitle, plantText } from './quoting.ts'
import type { Unsayable } from './written.ts'

/** Sequence data, as far as languages say them. */
export type PlainSequence = {
  title: string
  participants: {
    id?: string | undefined
    name: string
    kind: string
    note?: string | undefined
    state?: string | undefined
  }[]
  messages: SequenceEntry[]
}

type Writer = {
  text: (words: string) => string
  participant: (kind: string, key: string, label: string) => string
  arrows: Readonly<Record<string, string>>
  /** How frames begin; undefined where the language has none. */
  frame: (kind: string) => string | undefined
  branch: (kind: string) => string
  note: (over: string[], text: string) => string
}

const mermaid: Writer = {
  text: mermaidText,
  participant: (kind, key, label) =>
    kind === 'person'
      ? `actor ${key} as ${label}`
      : kind === 'database' || kind === 'queue'
        ? `participant ${key}@{ "type": "${kind}" } as ${label}`
        : `participant ${key} as ${label}`,
  arrows: { call: '->>', reply: '-->>', async: '-)', lost: '-x' },
  frame: (kind) => (kind === 'zone' ? undefined : kind),
  branch: (kind) => (kind === 'par' ? 'and' : kind === 'critical' ? 'option' : 'else'),
  note: (over, text) => `Note over ${over.join(',')}: ${text}`,
}

const plantuml: Writer = {
  text: plantText,
  participant: (kind, key, label) =>
    `${kind === 'person' ? 'actor' : kind === 'service' ? 'participant' : kind} "${label}" as ${key}`,
  arrows: { call: ' -> ', reply: ' --> ', async: ' ->> ', lost: ' ->x ' },
  frame: (kind) => (kind === 'zone' ? 'group' : kind),
  branch: () => 'else',
  note: (over, text) => `note over ${over.join(', ')} : ${text}`,
}

/** Writes a sequence. */
export function writeSequence(data: PlainSequence, to: 'mermaid' | 'plantuml', unsaid: Unsayable): string {
  const writer = to === 'mermaid' ? mermaid : plantuml
  const keys = new Map<string, string>()
  const participants = data.participants.map(({ id, name, kind, note, state }, index) => {
    for (const each of [id, name]) if (each !== undefined && !keys.has(each)) keys.set(each, `p${index + 1}`)
    if (note !== undefined || state !== undefined)
      unsaid.add('notes and states of participants', `participants.${index}`)
    return `  ${writer.participant(kind, `p${index + 1}`, writer.text(name))}`
  })
  const lines: string[] = []
  writeEntries(data.messages, '  ', { writer, keys, lines, unsaid })
  const head =
    to === 'mermaid'
      ? [...mermaidTitle(data.title), 'sequenceDiagram']
      : ['@startuml', ...(data.title === '' ? [] : [`title ${plantText(data.title)}`])]
  return `${[...head, ...participants, ...lines, ...(to === 'mermaid' ? [] : ['@enduml'])].join('\n')}\n`
}

type Context = { writer: Writer; keys: ReadonlyMap<string, string>; lines: string[]; unsaid: Unsayable }

const writeEntries = (entries: readonly SequenceEntry[], indent: string, context: Context): void => {
  const { writer, keys, lines, unsaid } = context
  const key = (name: string): string => keys.get(name) ?? name
  for (const entry of entries) {
    if (isFrame(entry)) writeFrame(entry, indent, context)
    else if (isMessage(entry)) {
      const { note, delay, state, lines: inner } = entry
      if (note !== undefined || delay !== 0 || state !== undefined || inner.length > 0)
        unsaid.add('notes, delays and states of messages', entry.text)
      lines.push(
        `${indent}${key(entry.from)}${writer.arrows[entry.kind] ?? '->>'}${key(entry.to)}: ${writer.text(entry.text)}`,
      )
    } else {
      if (entry.kind === 'state') unsaid.add('states of participants, written as notes', entry.text)
      if (entry.kind === 'end') unsaid.add('ends of life, written as notes', entry.text)
      const over = [key(entry.from), ...(entry.to === undefined ? [] : [key(entry.to)])]
      lines.push(`${indent}${writer.note(over, writer.text(entry.text || (entry.kind === 'end' ? 'ends' : '')))}`)
    }
  }
}

const writeFrame = (
  { kind, text, messages, else: branches }: SequenceFrame,
  indent: string,
  context: Context,
): void => {
  const { writer, lines, unsaid } = context
  const word = writer.frame(kind)
  if (word === undefined) {
    unsaid.add('the zone', text)
    return writeEntries(messages, indent, context)
  }
  lines.push(`${indent}${word} ${writer.text(text)}`)
  writeEntries(messages, `${indent}  `, context)
  for (const branch of branches) {
    lines.push(`${indent}${writer.branch(kind)} ${writer.text(branch.text)}`)
    writeEntries(branch.messages, `${indent}  `, context)
  }
  lines.push(`${indent}end`)
}
