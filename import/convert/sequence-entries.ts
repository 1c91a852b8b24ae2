/**
 * Builds the entries of sequence data from a flat list of events: messages, remarks, and frames around entries.
 */
import type { BlockKind, ModelMessage, SequenceEvent } from '../models/sequence.ts'
import type { Conversion } from './conversion.ts'
import { MessageNumbers } from './message-numbers.ts'
import { oneLine } from './names.ts'

/** An entry as data have it. */
export type Entry = { kind?: string; from?: string; to?: string; text?: string; messages?: Entry[]; else?: Branch[] }
type Branch = { text?: string; messages: Entry[] }
type Worded = { text: string; messages: Entry[] }

/** A block that is open: `frame` is missing where it is drawn without one. */
type Open = { block: BlockKind; frame?: Entry & Worded; into: Entry[]; outer: Entry[]; at: number }

/** How deep frames nest at most. */
const deepest = 6

const kinds: Readonly<Record<BlockKind, string>> = {
  loop: 'loop',
  alt: 'alt',
  opt: 'opt',
  par: 'par',
  par_over: 'par',
  critical: 'critical',
  break: 'break',
  rect: 'zone',
  group: 'zone',
}

/** Kinds of frames that are understood without words. */
const wordless: ReadonlySet<string> = new Set(['par', 'critical', 'loop'])

export class SequenceEntries {
  readonly #entries: Entry[] = []
  readonly #open: Open[] = []
  readonly #numbers = new MessageNumbers()
  readonly #conversion: Conversion
  readonly #refOf: (id: string) => string

  /** The first and the last participant. */
  readonly #across: string[]

  constructor(conversion: Conversion, refOf: (id: string) => string, ids: readonly string[]) {
    this.#conversion = conversion
    this.#refOf = refOf
    this.#across = [ids[0] ?? '', ids.at(-1) ?? '']
  }

  add(event: SequenceEvent): void {
    switch (event.is) {
      case 'message':
        return this.#put(event.at, this.#message(event))
      case 'note':
        return this.#put(event.at, this.#remark(event.over, event.text))
      case 'divider':
        return this.#divide(event.text, event.at)
      case 'open':
        return this.#begin(event.block, event.text, event.at)
      case 'branch':
        return this.#branch(event.text, event.at)
      case 'close':
        return this.#end()
      case 'number':
        return this.#numbers.set(event)
      case 'activate':
      case 'deactivate':
        return this.#conversion.noteOnce('activations: they are drawn from calls and replies', event.at, event.actor)
      case 'create':
        return this.#conversion.note('a creation', event.at, event.actor)
      case 'destroy':
        return this.#put(event.at, { kind: 'end', from: this.#refOf(event.actor) })
      default:
        return event satisfies never
    }
  }

  finished(): Entry[] {
    while (this.#open.length > 0) this.#end()
    return this.#entries
  }

  get #into(): Entry[] {
    return this.#open.at(-1)?.into ?? this.#entries
  }

  #put(at: number, entry: Entry): void {
    this.#into.push(this.#conversion.placed(at, entry))
  }

  #message(message: ModelMessage & { at: number }): Entry {
    const { from, to, text, dotted, head, both, reverse, central, at } = message
    if (both) this.#conversion.noteOnce('the second head of an arrow', at, text)
    if (central !== undefined) this.#conversion.noteOnce('circles at the ends of arrows', at, text)
    if (head === 'open' || head.startsWith('half') || head.startsWith('stick'))
      this.#conversion.noteOnce('forms of arrow heads', at, text)
    const [start, end] = (reverse ? [to, from] : [from, to]).map(this.#refOf)
    const kind = head === 'cross' ? 'lost' : dotted ? 'reply' : head === 'point' ? 'async' : undefined
    const ends = { from: start!, to: end! }
    return { ...ends, text: this.#numbers.before(oneLine(text) || '…'), ...(kind === undefined ? {} : { kind }) }
  }

  #remark([first = '', ...others]: string[], text: string): Entry {
    const last = others.at(-1)
    const to = last === undefined ? {} : { to: this.#refOf(last) }
    return { kind: 'note', from: this.#refOf(first), ...to, text: oneLine(text) || '…' }
  }

  /** What divides a sequence is a note across it; without words, it is a delay. */
  #divide(text: string, at: number): void {
    if (text === '') this.#conversion.noteOnce('a delay without words', at)
    else this.#put(at, this.#remark(this.#across, text))
  }

  #begin(block: BlockKind, text: string, at: number): void {
    const outer = this.#into
    const frames = this.#open.filter(({ frame }) => frame !== undefined).length
    const words = oneLine(text)
    // The words of `rect` are a color.
    if (block === 'rect' || frames >= deepest) {
      if (block !== 'rect') this.#conversion.note(`a frame more than ${deepest} deep`, at, `${block} ${words}`)
      this.#open.push({ block, into: outer, outer, at })
      return
    }
    const frame = this.#conversion.placed(at, { kind: kinds[block], text: words, messages: [] as Entry[] })
    this.#open.push({ block, frame, into: frame.messages, outer, at })
  }

  /** `else` of alt and `and` of par are branches; `option` of critical becomes an optional frame behind it. */
  #branch(text: string, at: number): void {
    const open = this.#open.at(-1)
    if (open?.frame === undefined) return
    const words = oneLine(text)
    if (open.block === 'critical') {
      this.#end()
      return this.#begin('opt', words, at)
    }
    // What has another branch is a choice.
    if (open.block !== 'par' && open.block !== 'par_over') open.frame.kind = 'alt'
    const last = { text: words, messages: [] as Entry[] }
    open.frame.else = [...(open.frame.else ?? []), this.#conversion.placed(at, last)]
    open.into = last.messages
  }

  /** A frame that closes goes where it began; one without messages is not drawn. */
  #end(): void {
    const open = this.#open.pop()
    if (open?.frame === undefined) return
    const { frame, outer, at } = open
    const { kind = '' } = frame
    const branches = frame.else?.filter(({ messages }) => messages.length > 0) ?? []
    const said = frame.text || kind
    if ((frame.else?.length ?? 0) > branches.length) this.#conversion.note('a branch without messages', at, said)
    // What needs words and has none is written as what it is.
    const worded = ({ text = '', messages }: Branch, standIn: string): Branch =>
      text === '' && wordless.has(kind) ? { messages } : { text: text || standIn, messages }
    const others = branches.map((branch) => worded(branch, 'else'))
    if (frame.messages.length > 0) others.unshift(worded(frame, '…'))
    const first = others.shift()
    if (first === undefined) return this.#conversion.note('a frame without messages', at, said)
    const rest = others.length === 0 ? {} : { else: others }
    outer.push(this.#conversion.placed(at, { kind, ...first, ...rest }))
  }
}
