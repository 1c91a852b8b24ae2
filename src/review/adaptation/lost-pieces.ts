/**
 * What was lost while a scene was adapted: a label without its shape, a shape without its label, a cylinder without
 * its rim, an arrow without its label.
 */
import type { Report } from '../rules/rule.ts'
import { type Adapted, gone, isEdge, type Kept, kept, nameOf, placeOf, type TracedPart } from './adapted.ts'

/** A report for each part of which a piece is gone while the rest stays. */
export function lostPieces({ parts }: Adapted): Report[] {
  return parts.flatMap((part) => {
    const all = [...part.shapes, ...part.strokes, ...part.texts]
    if (gone(all).length === 0 || kept(all).length === 0) return []
    return isEdge(part) ? lostOfEdge(part) : lostOfPart(part)
  })
}

const lostOfEdge = (part: TracedPart): Report[] => {
  const [text] = kept(part.texts)
  const [stroke] = kept(part.strokes)
  if (part.strokes.length > 0 && stroke === undefined && text !== undefined)
    return report(text, `is the label of ${nameOf(part)}, which is gone: remove it too`)
  if (part.texts.length > 0 && text === undefined && stroke !== undefined)
    return report(stroke, `${nameOf(part)} has lost its label ${wordsOf(part.texts)}: say what it carries`)
  return lostDetail(part)
}

const lostOfPart = (part: TracedPart): Report[] => {
  const outlines = [...part.shapes, ...part.strokes]
  const [text] = kept(part.texts)
  const [outline] = kept(outlines)
  const [piece] = gone(outlines)
  if (piece !== undefined && outline === undefined && text !== undefined)
    return report(
      text,
      `is left over from ${nameOf(part)}, whose ${placeOf(piece.element)} is gone: remove it too, or put the shape back`,
    )
  if (piece === undefined && text === undefined && outline !== undefined)
    return report(outline, `${nameOf(part)} has lost its label ${wordsOf(part.texts)}`)
  return lostDetail(part)
}

/** Pieces that a part is clear without: a rim, a line of text, a tick. Blocks if the piece belongs to the shape. */
const lostDetail = (part: TracedPart): Report[] => {
  const [outlines, texts] = [[...part.shapes, ...part.strokes], part.texts]
  const [home] = kept([...outlines, ...texts])
  const lost = [
    ...gone(outlines).map(({ element }) => `its ${placeOf(element)}`),
    ...gone(texts).map((each) => wordsOf([each])),
  ]
  const rest = lost.length > mostNamed ? ` and ${lost.length - mostNamed} more` : ''
  const problem = `${nameOf(part)} has lost ${lost.slice(0, mostNamed).join(', ')}${rest}`
  const isThing = !part.at.startsWith('@') && gone(outlines).length > 0
  return home === undefined ? [] : report(home, problem).map((each) => ({ ...each, level: isThing ? 'block' : 'warn' }))
}

const mostNamed = 3

const report = ({ now }: Kept, problem: string): Report[] => [{ at: now, problem }]

const wordsOf = (texts: TracedPart['texts']): string => `"${texts.map(({ element }) => element.text).join(' ')}"`
