/**
 * Classes as UML 2.5.1 draws them: name, attributes and operations in compartments; empty compartments are left out.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, place } from '../block.ts'
import type { Class, Member } from '../data/classes.ts'
import { box, line } from '../primitives.ts'
import { up } from '../rect.ts'
import type { Sheet } from '../sheet.ts'
import type { NodeView } from './style.ts'

/** Pixels: over and under the words of a compartment, beside them, and how far a wrapped member hangs. */
const measure = { over: 8, beside: 16, hang: 16 }

/** How much wider members may be than other words before they wrap. */
const share = 1.8

/** The keyword over a name, and the property under it (clauses 9.2.4, 10.2.4, 10.4.4). */
const keywords = { class: undefined, abstract: undefined, interface: '«interface»', enum: '«enumeration»' } as const

const signs = { public: '+', private: '-', protected: '#', package: '~' } as const

/** A class; members wrap where they are wider than `cap` allows. */
export function classView(node: Class, { cap, sheet }: { cap: number; sheet: Sheet }): NodeView {
  const compartments = compartmentsOf(node, cap, sheet)
  const heights = compartments.map(({ h }) => up(h + 2 * measure.over, 8))
  const rest = heights.reduce((sum, h) => sum + h, 0)
  return {
    w: up(Math.max(128, ...compartments.map(({ w }) => w + 2 * measure.beside)), 16),
    h: up(rest, 16),
    outline: 'box',
    draw: (rect) => [
      box(rect.x, rect.y, rect.w, rect.h, sheet.isFocus(node) ? { fill: 'soft', stroke: 'accent' } : {}),
      ...compartments.flatMap((words, index) => {
        const y = rect.y + heights.slice(0, index).reduce((sum, h) => sum + h, 0)
        return drawCompartment(words, { ...rect, y, h: heights[index] ?? 0 }, index > 0)
      }),
    ],
  }
}

/** The first is the name, in the middle; the others begin at the left under a line. */
const drawCompartment = (words: Block, { x, y, w, h }: Rect, isMembers: boolean): Element[] => {
  const inside = { x: x + measure.beside, y, w: w - 2 * measure.beside, h }
  return isMembers ? [line(x, y, x + w, y), ...place(words, inside, { align: 'start' })] : place(words, inside)
}

const compartmentsOf = ({ name, kind, fields, methods }: Class, cap: number, sheet: Sheet): Block[] => {
  const head = block(
    [
      { text: keywords[kind], as: 'small' },
      { text: name, as: 'name' },
      // No italics in the scene language: the standard's other way of saying it.
      { text: kind === 'abstract' ? '{abstract}' : undefined, as: 'small' },
    ],
    share * cap,
  )
  const members = (items: Member[], write: (item: Member) => string): Block =>
    block(
      items.map((item) => ({
        text: write(item),
        as: { size: 14, mono: true, ...(sheet.isFocus(item) ? ({ bold: true, fill: 'accent' } as const) : {}) },
        hang: measure.hang,
      })),
      share * cap,
    )
  const attributes = members(fields, (item) => (kind === 'enum' ? item.name : signatureOf(item, item.name)))
  const operations = members(methods, (item) => signatureOf(item, callOf(item.name)))
  return [head, attributes, operations].filter(({ h }) => h > 0)
}

const callOf = (name: string): string => (name.includes('(') ? name : `${name}()`)

/** Visibility, name, type and property (clauses 9.5.4 and 9.6.4). */
const signatureOf = ({ visibility, type, kind }: Member, name: string): string =>
  `${signs[visibility]} ${name}${type === undefined ? '' : `: ${type}`}${kind === 'member' ? '' : ` {${kind}}`}`
