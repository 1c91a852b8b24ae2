/**
 * Charts on a phone: as narrow as its page where all words keep their room, else less narrow, else as wide as usual.
 */
import { textBounds } from '../src/elements/bounds.ts'
import { pathBounds } from '../src/geometry/path-bounds.ts'
import { centerOf, contains, containsPoint, overlap, type Rect } from '../src/geometry/rect.ts'
import type { Element, Line } from '../src/scene/scene.ts'
import { type Aspect, pages } from './draw-options.ts'
import type { UnjudgedDrawing } from './draw-unjudged.ts'

type Drawn = Extract<UnjudgedDrawing, { ok: true }>

/** The widths that a plot may have, narrowest first: that of the page, and one whose letters are still read when it is shown smaller. */
const widths = [Math.floor(pages.phone.room.w / 8) * 8, 560]

/** A plot area that is narrower shows nothing. */
const leastArea = 140

/** The narrowest drawing that is clear and says no less than the usual one. */
export const narrowed = <Attempt extends { ok: boolean }>(
  usual: Attempt | Drawn,
  aspect: Aspect,
  draw: (plots: number) => Attempt | Drawn,
): Attempt | Drawn => {
  if (aspect !== 'phone' || !isDrawn(usual) || usual.looked.sheet.plotted === undefined) return usual
  for (const plots of widths) {
    const drawing = draw(plots)
    if (isDrawn(drawing) && isClear(drawing) && saysAll(drawing, usual)) return drawing
  }
  return usual
}

const isDrawn = <Attempt extends { ok: boolean }>(drawing: Attempt | Drawn): drawing is Drawn => drawing.ok

/** Whether a drawing has all words that the usual one has, values of axes aside, and tells of no more that it does not show. */
const saysAll = (drawing: Drawn, usual: Drawn): boolean => {
  const known = wordsOf(drawing)
  return lossesOf(drawing) <= lossesOf(usual) && [...wordsOf(usual)].every((word) => known.has(word))
}

const wordsOf = ({ scene, parts }: Drawn): Set<string> => {
  const onAxes = new Set(parts.flatMap(({ at, elements }) => (at === '@x' || at === '@y' ? elements : [])))
  const texts = scene.elements.flatMap((element, index) =>
    element.type === 'text' && !onAxes.has(index) ? [element.text] : [],
  )
  return new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []))
}

/** What a drawing says that it does not show, or not well; not that it is too wide. */
const lossesOf = ({ scene, warnings }: Drawn): number => warnings.length - (scene.width > pages.phone.width ? 1 : 0)

/** Whether the plot area shows something, and no words meet others, a straight line or the outline of a square that they are in. */
const isClear = ({ scene, looked: { sheet } }: Drawn): boolean => {
  const words = scene.elements.flatMap((element) => (element.type === 'text' ? textBounds(element) : []))
  const lines = scene.elements.filter(isStraight).map(rectOfLine)
  const squares = scene.elements.flatMap((element) =>
    element.type === 'path' && /^M[^A-Z]+H[^A-Z]+V[^A-Z]+H[^A-Z]+Z$/.test(element.d)
      ? (pathBounds(element.d) ?? [])
      : [],
  )
  const isFree = (rect: Rect, index: number): boolean =>
    ![...words.slice(index + 1), ...lines].some((other) => overlap(rect, other)) &&
    squares.every((square) => contains(square, rect) || !containsPoint(square, centerOf(rect)))
  return (sheet.plotted ?? 0) >= leastArea && words.every(isFree)
}

const isStraight = (element: Element): element is Line =>
  element.type === 'line' && (element.x === element.x2 || element.y === element.y2)

const rectOfLine = ({ x, y, x2, y2 }: Line): Rect => ({
  x: Math.min(x, x2),
  y: Math.min(y, y2),
  w: Math.max(1, Math.abs(x2 - x)),
  h: Math.max(1, Math.abs(y2 - y)),
})
