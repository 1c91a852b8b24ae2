/**
 * Classes as UML 2.5.1 draws them: name, attributes and operations in compartments; empty compartments are omitted.
 */
import { type Block, block, type Paragraph, wholeWords, widthOf } from '../../drawing/block.ts'
import { compartmentView } from '../../drawing/graph/compartments.ts'
import type { NodeView } from '../../drawing/graph/style.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { wordsIn } from '../../drawing/wrap.ts'
import type { Class, Member } from './classes.ts'
import type { ShownMembers } from './fold-members.ts'

/** How far, in pixels, a wrapped member hangs. */
const hang = 16

/** How much wider members may be than other words before they wrap. */
const share = 1.8

/** From which room for words on identifiers are whole, and how long these may be, in pixels. */
const [normal, longestName] = [64, 208]

/** The keyword over a name, and the property under it (clauses 9.2.4, 10.2.4, 10.4.4). */
const keywords = { class: undefined, abstract: undefined, interface: '«interface»', enum: '«enumeration»' } as const

// While lines are broken, a sign is bound to its name.
const signs = { public: '+\u00a0', private: '-\u00a0', protected: '#\u00a0', package: '~\u00a0', none: '' } as const

/** What a class is drawn with: which of its members are shown, and the pixels that words have. */
export type ClassLook = { cap: number; sheet: Sheet; fold?: (members: Member[]) => ShownMembers }

/** A class; members wrap where they are wider than `cap` allows, between words as far as these have room. */
export function classView(node: Class, look: ClassLook): NodeView {
  const { sheet } = look
  return compartmentView(compartmentsOf(node, look), sheet.isFocus(node) ? { fill: 'soft', stroke: 'accent' } : {})
}

const compartmentsOf = (
  { name, kind, stereotype, fields, methods }: Class,
  { cap, sheet, fold = (items) => ({ items, more: 0 }) }: ClassLook,
): Block[] => {
  const whole = (paragraphs: Paragraph[]): Block => block(paragraphs, wholeNames(paragraphs, cap))
  const head = whole([
    { text: keywords[kind], as: 'small' },
    { text: stereotype === undefined ? undefined : `«${stereotype}»`, as: 'small' },
    { text: name, as: 'name' },
    // The scene language has no italics, so this uses the standard's alternative notation.
    { text: kind === 'abstract' ? '{abstract}' : undefined, as: 'small' },
  ])
  const members = (all: Member[], write: (item: Member) => string): Block => {
    const { items, more } = fold(all)
    const { lines, ...size } = whole([
      ...items.map((item) => ({ text: write(item), as: memberStyle(sheet.isFocus(item)), hang })),
      { text: more === 0 ? undefined : `+${more} more`, as: 'small' },
    ])
    return { ...size, lines: lines.map((line) => ({ ...line, text: line.text.replace('\u00a0', ' ') })) }
  }
  const attributes = members(fields, (item) => (kind === 'enum' ? item.name : signatureOf(item, item.name)))
  return [head, attributes, members(methods, (item) => signatureOf(item, callOf(item.name)))]
}

/** As wide as words need; a box of normal width also holds identifiers whole, which would be read as two names in two lines. */
const wholeNames = (paragraphs: Paragraph[], cap: number): number => {
  const names = paragraphs.flatMap(({ text = '', as, hang: left = 0 }) =>
    wordsIn(text).map((word) => Math.ceil(left + widthOf(word, as))),
  )
  const held = cap < normal ? [] : names.filter((w) => w <= longestName)
  return Math.max(wholeWords(paragraphs, share * cap), ...held)
}

const memberStyle = (isFocus: boolean): TypeStyle => ({
  size: 14,
  mono: true,
  ...(isFocus ? { bold: true, fill: 'accent' } : {}),
})

const callOf = (name: string): string => (name.includes('(') ? name : `${name}()`)

/** Visibility, name, type and property (clauses 9.5.4 and 9.6.4). */
const signatureOf = ({ visibility, type, kind }: Member, name: string): string =>
  `${signs[visibility]}${name}${type === undefined ? '' : `: ${type}`}${kind === 'member' ? '' : ` {${kind}}`}`
