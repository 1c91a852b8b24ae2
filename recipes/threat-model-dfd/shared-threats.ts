/** The threats that a claim is about: the letters that all flows in focus have are on solid squares, all others as everywhere. */
import type { GraphDocument, GraphEdge } from '../../drawing/data/graph.ts'
import { letterOf } from '../../drawing/data/threats.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import type { Element, Text } from '../../src/scene/scene.ts'

/** How wide a letter is, in pixels: all have one width. */
const pitch = 8.4

/** The letters that two flows or more have in common; none where only one is asked about. */
const sharedLetters = (edges: readonly GraphEdge[]): string[] => {
  const [first, ...others] = edges.map(({ threats = [] }) => threats.map(letterOf))
  return others.length === 0 ? [] : (first ?? []).filter((letter) => others.every((all) => all.includes(letter)))
}

/** Tells the letters that all flows in focus share from the others of these flows. */
export function drawShared({ edges }: Pick<GraphDocument, 'edges'>, sheet: Sheet): void {
  const marked = edges.filter((edge) => sheet.isFocus(edge))
  const shared = sharedLetters(marked)
  if (shared.length === 0) return
  for (const piece of sheet.pieces)
    if (marked.some((edge) => edge === piece.item))
      piece.elements = piece.elements.flatMap((each) =>
        each.type === 'text' && each.mono === true && each.bold === true ? eachLetter(each, shared) : [each],
      )
  const isShared = ({ group, text }: KeyEntry): boolean => group === 'threats' && shared.includes(text.charAt(0))
  for (const entry of sheet.keyEntries.filter(isShared)) {
    const { sample } = entry
    entry.w = size.w
    entry.sample = ({ x, ...rect }) =>
      sample({ x: x + 4.5, ...rect }).flatMap((each) => (each.type === 'text' ? eachLetter(each, shared) : [each]))
  }
}

/** The ground of a letter, in pixels, and how far its top is above the baseline. */
const size = { w: 16, h: 18, up: 13 } as const

const eachLetter = ({ align, ...said }: Text, shared: readonly string[]): Element[] => {
  const letters = said.text.split('')
  const left = said.x - (align === 'end' ? 1 : align === 'middle' ? 0.5 : 0) * letters.length * pitch
  return letters.flatMap((letter, index): Element[] => {
    const x = Math.round(left + index * pitch)
    if (letter === ' ') return []
    if (!shared.includes(letter)) return [{ ...said, x, text: letter }]
    const ground = { x: x - 4.5, y: said.y - size.up, w: size.w, h: size.h }
    return [square(ground, { fill: 'accent', stroke: 'none' }), { ...said, x, size: 12, text: letter, fill: 'surface' }]
  })
}
