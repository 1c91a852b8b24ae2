/**
 * Sequences: messages between the participants that there are, replies to who called, endings last.
 */
import type { Json } from '../../src/editor/json-path.ts'
import { type Data } from '../adaptation/json.ts'
import { pick } from './flavor.ts'
import { itemsOf } from './items.ts'
import type { Linking } from './link.ts'
import { defined } from './link-charts.ts'
import { nameOf } from './link-nets.ts'

/** How many messages and remarks there are at most, those in frames included. */
const messagesIn = { usual: 16, most: 40 } as const

/** So many lines of a body, of so many characters. */
const body = { lines: 6, characters: 100 }

const short = (lines: Json): Json => {
  if (Array.isArray(lines)) return lines.slice(0, body.lines).map(short)
  return typeof lines === 'string' ? lines.slice(0, body.characters).trim() : lines
}

/** Messages between participants; a reply goes back to who called last. */
export function linkSequence(data: Data, linking: Linking): Data {
  const participants = itemsOf(data['participants'])
  const open: { from: Json; to: Json }[] = []
  const endings = new Map<Json, Data>()
  let left = linking.flavor.name === 'most' ? messagesIn.most : messagesIn.usual
  const entries = (list: Json | undefined, depth: number) => itemsOf(list).flatMap((entry) => entryOf(entry, depth))
  const entryOf = (entry: Data, depth: number): Data[] => {
    const { random } = linking
    const [from, to] = [pick(random, participants), pick(random, participants)].map(nameOf)
    if (Array.isArray(entry['messages'])) return frameOf(entry, depth)
    if (left-- <= 0) return []
    if (entry['kind'] === 'note' || entry['kind'] === 'state')
      return [{ ...defined({ ...entry, to: undefined }), from: from ?? null } as Data]
    // What ends here sends and receives nothing later.
    if (entry['kind'] === 'end') {
      if (depth === 0) endings.set(from ?? null, { ...entry, from: from ?? null })
      return []
    }
    const { delay: _delay, copies: _copies, lines, ...more } = entry
    // Bodies in all of many messages are more than a page has room for.
    const rest: Data = lines === undefined || random() > 0.25 ? more : { ...more, lines: short(lines) }
    const call = depth === 0 && random() < 0.35 ? open.pop() : undefined
    if (call !== undefined) return [{ ...rest, kind: 'reply', from: call.to, to: call.from }]
    const kind = rest['kind'] === 'reply' ? {} : { kind: rest['kind'] ?? 'call' }
    const ends = { from: from ?? null, to: to ?? null }
    if (depth === 0 && (kind.kind ?? 'call') === 'call' && from !== to) open.push(ends)
    return [{ ...defined({ ...rest, kind: undefined }), ...kind, ...ends } as Data]
  }
  const frameOf = (entry: Data, depth: number): Data[] => {
    const messages = depth < 2 ? entries(itemsOf(entry['messages']).slice(0, 4), depth + 1) : []
    const { else: branches, text = linking.flavor.words(linking.random, 24), ...rest } = entry
    const isAlt = entry['kind'] === 'alt'
    const others = itemsOf(isAlt ? branches : undefined)
      .slice(0, 1)
      .map((branch) => ({ text, ...branch, messages: entries(itemsOf(branch['messages']).slice(0, 2), depth + 1) }))
      .filter(({ messages: own }) => own.length > 0)
    const more = isAlt ? { else: others } : {}
    return messages.length === 0 ? [] : [{ ...rest, text, messages, ...more } as Data]
  }
  const messages = entries(data['messages'], 0)
  return defined({ ...data, messages: [...messages, ...endings.values()], spans: undefined }) as Data
}
