/**
 * Numbers of steps: discs between arrows and their words, or before these over a level arrow.
 *
 * The layout reserves room for a number in the words themselves; once these are placed, a disc takes it.
 */

import { boundsOf } from '../../src/elements/bounds.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element, Text } from '../../src/scene/scene.ts'
import { textWidth } from '../../src/text/measure.ts'
import { badge, stepLook } from '../badge.ts'
import type { GraphDocument, GraphEdge } from '../data/graph.ts'
import { numbered, unnumbered } from '../data/step-numbers.ts'
import { emphasis } from '../emphasis.ts'
import type { Sheet } from '../sheet.ts'
import { numberedStep } from '../written-lines.ts'

/** A step with its number as a disc, and how far its other lines are indented. */
const withNumber = <Edge extends GraphEdge>(edge: Edge, number: string, words: string): Edge => {
  const before = `${number}${'\u00a0'.repeat(4)}`
  return { ...edge, text: `${before}${words}`, hang: hangOf(before) }
}

const hangOf = (number: string): number => Math.round(textWidth(number, { size: 14 }))

/** The order of the list becomes the number of each step, as c4model.com and Structurizr write it. */
export const numberSteps = <Data extends GraphDocument>(data: Data): Data => ({
  ...data,
  edges: data.edges.map((edge, index) => withNumber(edge, `${index + 1}`, edge.text ?? 'Uses')),
})

/** An edge whose words begin with a number has it as a disc. */
export const asStep = (edge: GraphEdge): GraphEdge => {
  const [, number, words] = numberedStep.exec(edge.text ?? '') ?? []
  return number === undefined || words === undefined ? edge : withNumber(edge, number, words)
}

/** What a step says, without its number. */
export const wordsOfStep = ({ text }: GraphEdge): string => unnumbered(text) ?? ''

/** The radius of a disc, that of one with two digits, and how far above a baseline its middle is, in pixels. */
const size = { r: 9, wide: 12, up: 5 } as const

/** Makes discs of the numbers before words that were drawn. */
export function drawDiscs(edges: readonly GraphEdge[], sheet: Sheet): void {
  for (const piece of sheet.pieces) {
    const edge = edges.find((each) => each === piece.item)
    if (edge === undefined) continue
    const texts = piece.elements.filter((each) => each.type === 'text')
    const number = texts.flatMap(({ text }) => numbered.exec(text)?.[0] ?? [])[0]
    if (number === undefined) continue
    const [hang, isFocus] = [hangOf(number), sheet.isFocus(edge)]
    // Words that end at their arrow have the disc behind them, or it would be nearer to the next arrow.
    const isEnded = texts.every(({ align }) => align === 'end')
    const words = isEnded ? new Map<Text, Text>() : atOneEdge(texts, hang)
    piece.elements = piece.elements.flatMap((each) => {
      if (each.type !== 'text') return [each]
      return isEnded ? beforeDisc(each, hang, isFocus) : withDisc(words.get(each) ?? each, isFocus)
    })
  }
}

/** The disc is at the left edge of the room that a step's lines have, and all of these begin at one edge right of it. */
const atOneEdge = (texts: readonly Text[], hang: number): Map<Text, Text> => {
  const indentOf = ({ text }: Text): number => (numbered.test(text) ? 0 : hang)
  const w = Math.max(...texts.map((text) => boundsOf(text).w + indentOf(text)))
  const leftOf = (text: Text): number => text.x - w * before[text.align ?? 'start']
  const x = Math.round(Math.min(...texts.map((text) => leftOf(text) - (text.align === undefined ? indentOf(text) : 0))))
  return new Map(texts.map((text) => [text, { ...withoutAlign(text), x: x + indentOf(text) }]))
}

/** How much of a width is left of where text is placed. */
const before = { start: 0, middle: 0.5, end: 1 } as const

const withoutAlign = (text: Text): Text => {
  const { align: _, ...rest } = text
  return rest
}

const withDisc = (element: Element, isFocus: boolean): Element[] => {
  const [before, number] = (element.type === 'text' && numbered.exec(element.text)) || []
  if (element.type !== 'text' || before === undefined || number === undefined) return [element]
  const left = boundsOf(element).x
  const rest = withoutAlign(element)
  const x = Math.round(left + textWidth(before, { size: element.size ?? 16 }))
  const center = { x: Math.round(left) + radiusOf(number), y: element.y - size.up }
  return [...stepDisc(number, center, isFocus), { ...rest, x, text: element.text.replace(numbered, '') }]
}

const beforeDisc = (text: Text, hang: number, isFocus: boolean): Element[] => {
  const number = numbered.exec(text.text)?.[1]
  const words = { ...text, x: text.x - hang, text: text.text.replace(numbered, '') }
  const disc = number && stepDisc(number, { x: text.x - radiusOf(number), y: text.y - size.up }, isFocus)
  return [...(disc || []), words]
}

const radiusOf = (number: string): number => (number.length > 1 ? size.wide : size.r)

/** The disc of a step around a point. */
export function stepDisc(number: string, center: Point, isFocus = true): Element[] {
  const look = isFocus ? emphasis.strong : stepLook
  return badge(number, center, { ...look, r: radiusOf(number) })
}
