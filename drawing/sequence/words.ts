/**
 * The words of a sequence, wrapped and measured: what stands over and under arrows, in remarks, tabs and guards.
 */

import { isSpoken } from '../../src/review/model/spoken.ts'
import { textWidth } from '../../src/text/measure.ts'
import { type Block, block, type Paragraph, widthOf } from '../block.ts'
import { isMessage } from '../data/sequence-entries.ts'
import type { Message, Remark, SequenceFrame } from '../data/sequence-fields.ts'
import { stepNumber } from '../data/step-number.ts'
import { spokenFor, stateSign } from '../state-sign.ts'
import { focusable, measuredAs, type Role, roles, styleOf, type TypeStyle } from '../type.ts'
import { piecesOf, wordsIn } from '../wrap.ts'
import { boundsInUml, type LoopBounds, loopBounds } from './loop-bounds.ts'
import type { Fragment, ScriptStep } from './script.ts'

/** How words are set: the role of what a message says, what stands for names in braces, and what the accent marks. */
export type MessageSetting = {
  roleOf: (message: Message) => Role
  fill: (words: string) => string
  isFocus: (item: object) => boolean
}

/** `above` stands over an arrow, beside a local step or in a remark; `below` under an arrow. */
export type Words = { above: Block; below: Block }

/** The width of the longest word of what is said. */
export const longestWord = (said: string, as: Role | TypeStyle): number =>
  Math.max(...wordsIn(said).map((word) => textWidth(word, measuredAs(styleOf(as)))))

/** The width of the longest piece of the lines under an arrow, where it continues a line. */
export const longestPiece = ({ lines }: Message, fill: (words: string) => string): number => {
  const pieces = lines.flatMap(({ text }) => piecesOf(fill(text.trim())))
  return Math.max(0, ...pieces.map((piece) => indent.hang + widthOf(piece, 'codeMuted')))
}

/**
 * What an item says. The arrow of a failure has a slash, which is its sign; an open head has none, so that what says no word
 * needs a sign of its own. Any other sign and a number stay with the first word.
 */
export const saidOf = (item: ScriptStep['item'], fill: (words: string) => string): string => {
  const said = fill(item.text).replace(stepNumber, '$1\u00a0')
  const isSigned = isMessage(item) && item.state === 'negative' && (item.kind !== 'async' || isSpoken(said))
  return isSigned ? said : `${stateSign(item).replace(' ', '\u00a0')}${said}`
}

/** The words of one step, no wider than `width`. */
export function wordsOf({ item, from, to, side }: ScriptStep, width: number, setting: MessageSetting): Words {
  if (item.kind === 'end') return endingWords(item, width, setting)
  const said = saidOf(item, setting.fill)
  if (!isMessage(item))
    return {
      above: block(
        [
          {
            text: said,
            as: focusable('label', isBold(item, side, setting), item.state ?? 'ink'),
          },
        ],
        width,
      ),
      below: nothing,
    }
  const text: Paragraph = { text: said, as: textStyle(item, setting) }
  const rest = [...noteOf(item, setting), ...linesOf(item, width, setting)]
  return from === to || item.delay > 0
    ? { above: block([text, ...rest], width), below: nothing }
    : { above: block([text], width), below: block(rest, width) }
}

/** A state that is only words is bold, as what it is among what is sent. */
const isBold = (item: Remark, side: ScriptStep['side'], { isFocus }: MessageSetting): boolean =>
  isFocus(item) || item.state !== undefined || (item.kind === 'state' && side !== undefined)

/** A note of nothing but fields is code. */
const fields = /^[^\s=]+=\S+(?: [^\s=]+=\S+)*$/

const noteOf = ({ note }: Message, { fill }: MessageSetting): Paragraph[] =>
  note === undefined ? [] : [{ text: fill(note), as: fields.test(note) ? 'codeMuted' : 'note' }]

/** What stands beside the cross at the end of a lifeline: the cross is a sign beside words, and has that of its state without. */
const endingWords = ({ text, state }: Remark, width: number, { fill }: MessageSetting): Words => {
  const as = { ...roles.label, ...(state === undefined ? {} : { fill: state }) }
  const said = spokenFor(fill(text), state) ?? ''
  return { above: said === '' ? nothing : block([{ text: said, as }], width), below: nothing }
}

const nothing: Block = { lines: [], w: 0, h: 0 }

const textStyle = (item: Message, { roleOf, isFocus }: MessageSetting): TypeStyle => ({
  ...focusable(roleOf(item), isFocus(item)),
  ...((item.state === 'negative' || item.state === 'muted') && !isFocus(item) ? { fill: item.state } : {}),
  ...(item.state === 'negative' && item.copies !== undefined ? { bold: true } : {}),
})

/** Lines of a list, as large as what is over arrows: they are read as closely. What the accent marks has a ground of its own. */
const plainLine: TypeStyle = { ...roles.codeMuted }
export const accentedLine: TypeStyle = { ...roles.code, bold: true, fill: 'accent' }

/** Pixels for one character of indentation, and for what continues a line. */
const indent = { character: 8, hang: 16 }

const linesOf = ({ lines }: Message, width: number, { fill, isFocus }: MessageSetting): Paragraph[] =>
  lines.flatMap((line) => {
    const indented = indent.character * Math.min(8, line.text.length - line.text.trimStart().length)
    const as = isFocus(line) ? accentedLine : plainLine
    const words = fill(line.text.trimStart())
    return evenParts(words, as, width - indented).map((text, index) => ({
      text,
      as,
      indent: indented + (index > 0 ? indent.hang : 0),
      hang: indent.hang,
    }))
  })

/** A field whose value is a key, a hash or a token: nothing in it says where it may be broken. */
const opaque = /^(\S+[=:] ?)(?=\S*\d)([\w~-]{32,})$/

/** The most characters of a part of a hash. */
const evenPart = 22

/** A field as one line; one with an opaque value that does not fit as its name over equal parts of the value, easy to compare. */
const evenParts = (field: string, as: TypeStyle, width: number): string[] => {
  const [, name, value = ''] = opaque.exec(field) ?? []
  if (name === undefined || widthOf(field, as) <= width) return [field]
  const fitting = Math.floor((value.length * (width - indent.hang)) / widthOf(value, as))
  // A hash is as narrow as most fields are.
  const most = Math.max(1, Math.min(fitting, value.length > 3 * evenPart ? fitting : evenPart))
  const parts = Math.ceil(value.length / most)
  const length = Math.ceil(value.length / parts)
  return [name.trimEnd(), ...Array.from({ length: parts }, (_, at) => value.slice(at * length, (at + 1) * length))]
}

const boundsOf = ({ kind, text }: SequenceFrame): LoopBounds | undefined =>
  kind === 'loop' ? loopBounds(text) : undefined

const operatorOf = (frame: SequenceFrame): string => {
  const bounds = boundsOf(frame)
  return bounds === undefined ? frame.kind : `loop${boundsInUml(bounds)}`
}

/** The operator in the tab of a frame; a zone has none. */
export const tabOf = (frame: SequenceFrame, width: number, { isFocus }: MessageSetting): Block => {
  if (frame.kind === 'zone') return nothing
  return block(
    [{ text: operatorOf(frame), as: { ...roles.head, ...(isFocus(frame) ? { fill: 'surface' } : {}) } }],
    width,
  )
}

/** The guards of a fragment, in brackets as in UML; parallel and critical parts have names, and so have zones. */
export const guardsOf = ({ frame, operands }: Fragment, width: number, { fill, isFocus }: MessageSetting): Block[] => {
  if (frame.kind === 'zone') return [block([{ text: fill(frame.text), as: zoneStyle(isFocus(frame)) }], width)]
  return operands.map((operand) => {
    const guard = fill(boundsOf(frame)?.guard ?? operand.guard)
    if (guard === '') return nothing
    const isGuard = frame.kind !== 'par' && frame.kind !== 'critical'
    return block([{ text: isGuard && !/^\[.*\]$/.test(guard) ? `[${guard}]` : guard, as: 'label' }], width)
  })
}

const zoneStyle = (isFocus: boolean): TypeStyle => ({ ...roles.head, ...(isFocus ? { fill: 'accent' } : {}) })
