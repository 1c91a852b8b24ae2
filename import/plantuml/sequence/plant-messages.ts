/**
 * Messages of PlantUML's sequences: two participants, or one and the edge of the picture, with an arrow between them.
 */
import type { MessageHead } from '../../models/sequence.ts'
import { name, type PlantSequence, participantOf, readWords } from './plant-sequence.ts'

// The side it begins at, the line with looks in its middle, and the side it ends at.
const arrow =
  /[ \t]*((?<=[\s[?])[ox])?(<<|<|\/\/?|\\\\?)?(?:(-+)(?:\[([^\]\n]*)\])?(-*)|\[([^\]\n]*)\](-+))(>>|>|\/\/?|\\\\?)?([ox](?=[\s\]?:]|$))?[ \t]*/y

/** Who stands at an edge of the picture. */
const outside = 'outside'

/** Reads a message if one is here; the cursor stays where it is if none is. */
export function readMessage(state: PlantSequence, at: number): boolean {
  const { cursor } = state
  cursor.take(/&[ \t]*/y)
  cursor.take(/\{[^}\n]*\}[ \t]*/y)
  const first = readEnd(state)
  const hit = cursor.take(arrow)
  if (hit === undefined || (first === undefined && hit[2] === undefined && hit[8] === undefined)) {
    cursor.at = at
    return false
  }
  const [, circle, tail = '', begun = '', looks = hit[6] ?? '', ended = '', , whole = '', head = '', cross] = hit
  const line = begun + ended + whole
  if (cursor.take(/\(\d+\)[ \t]*/y) !== undefined) cursor.noteOnce('slanted arrows, drawn level', at)
  const second = readEnd(state)
  const others = readOthers(state)
  if (first === undefined && second === undefined) return cursor.stop('a participant and an arrow', at)
  readSigns(state)
  // Any head at the left alone turns a message around, a bent one too.
  const isReversed = (tail !== '' || circle === 'x') && head === '' && cross !== 'x'
  const [left, right] = [named(state, first, at), named(state, second, at)]
  const [from, to] = isReversed ? [right, left] : [left, right]
  const text = readWords(state)
  if (looks.includes('hidden')) return true
  if (/#|bold|thickness/i.test(looks)) cursor.noteOnce('styles are not carried over', at)
  state.model.events.push({
    is: 'message',
    from,
    to,
    text,
    dotted: line.length > 1,
    head: headOf(isReversed ? tail : head, isReversed ? circle : cross),
    ...(tail.includes('<') && head.includes('>') ? { both: true as const } : {}),
    ...(circle === 'o' || cross === 'o' ? { central: 'to' as const } : {}),
    at,
  })
  sendToOthers(state, others, at)
  state.last = { from, to }
  settleSigns(state, at)
  return true
}

/** A participant, perhaps declared here, or an edge of the picture; undefined if nothing is here. */
const readEnd = (state: PlantSequence): string | undefined => {
  const { cursor } = state
  cursor.take(/[ \t]*/y)
  const at = cursor.at
  if (cursor.take(/[[\]?]/y) !== undefined) return outside
  const hit = cursor.take(name)
  if (hit === undefined) return undefined
  const written = (hit[1] ?? hit[2])!.trim()
  const alias = cursor.take(/[ \t]+(?:as|AS)[ \t]+(?:"([^"\n]*)"|([\p{L}\p{N}_.@]+))/uy)
  if (alias === undefined) return written
  const [id, label] = alias[1] === undefined ? [alias[2]!, written] : [written, alias[1]]
  participantOf(state, id, at).label = label
  return id
}

/** The last message again, to others. */
const sendToOthers = (state: PlantSequence, others: readonly string[], at: number): void => {
  const message = state.model.events.at(-1)
  if (message?.is !== 'message') return
  for (const other of others) state.model.events.push({ ...message, to: named(state, other, at) })
}

/** `A -> B & C`: who else is sent the same. */
const readOthers = ({ cursor }: PlantSequence): string[] => {
  const found: string[] = []
  while (cursor.take(/[ \t]+&[ \t]+/y) !== undefined) {
    const hit = cursor.need(name, 'a participant')
    found.push((hit[1] ?? hit[2])!.trim())
  }
  return found
}

/** A missing end is the edge of the picture. */
const named = (state: PlantSequence, id: string | undefined, at: number): string => {
  const { model, cursor } = state
  const found = id ?? outside
  if (found === outside && !model.participants.has(outside)) {
    cursor.report.noteOnce('messages from and to the edge, drawn with a participant "outside"', at, '')
  }
  participantOf(state, found, at)
  return found
}

const headOf = (head: string, end: string | undefined): MessageHead => {
  if (end === 'x') return 'cross'
  if (/^(?:>>|<<)$/.test(head)) return 'point'
  if (/[\\/]/.test(head)) return head.includes('\\') ? 'halfTop' : 'halfBottom'
  return head === '' ? 'open' : 'filled'
}

const signs = new WeakMap<PlantSequence, string[]>()

/** `++`, `--`, `**` and `!!` behind a message begin and end activity and lives. */
const readSigns = (state: PlantSequence): void => {
  const found: string[] = []
  const start = state.cursor.at
  if (state.cursor.take(/[ \t]*\[\[[^\]\n]*\]\]/y) !== undefined) state.cursor.note('a link or a click', start)
  for (;;) {
    const sign = state.cursor.take(
      /[ \t]*(\+\+|--|\*\*|!!)(?:[ \t]*#[\w#]+)?|[ \t]*#[\w#]+(?=[ \t]*(?::|\n|$))|[ \t]*<<[^>\n]*>>/y,
    )
    if (sign === undefined) break
    if (sign[1] !== undefined) found.push(sign[1])
  }
  signs.set(state, found)
}

const settleSigns = (state: PlantSequence, at: number): void => {
  const { model, last, calls } = state
  if (last === undefined) return
  const found = signs.get(state) ?? []
  for (const sign of found) {
    const [is, actor] = meanings[sign as '++'](last)
    model.events.push({ is, actor, at })
    if (is === 'activate') calls.push(last)
    if (is === 'deactivate') calls.pop()
  }
  if (state.isAutomatic && found.length === 0) calls.push(last)
}

type Ends = { from: string; to: string }

const meanings: Readonly<
  Record<'++' | '--' | '**' | '!!', (ends: Ends) => ['activate' | 'deactivate' | 'create' | 'destroy', string]>
> = {
  '++': ({ to }) => ['activate', to],
  '--': ({ from }) => ['deactivate', from],
  '**': ({ to }) => ['create', to],
  '!!': ({ to }) => ['destroy', to],
}

/** `return words` answers the call that is open. */
export function readReturn(state: PlantSequence, at: number): void {
  const { cursor, model, calls, last } = state
  const text = cursor.restOfLine()
  const call = calls.pop() ?? last
  if (call === undefined) return cursor.stop('a call before this return', at)
  model.events.push({ is: 'message', from: call.to, to: call.from, text, dotted: true, head: 'filled', at })
  model.events.push({ is: 'deactivate', actor: call.to, at })
}
