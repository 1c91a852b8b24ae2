/**
 * Marks on a picture: what changed stays as it is, the rest is faded, and a numbered badge leads to the words.
 */
import { boundsOf } from '../../elements/bounds.ts'
import { formatNumber as n } from '../../geometry/format-number.ts'
import { type Rect, union } from '../../geometry/rect.ts'
import { type Colors } from '../../render/palette.ts'
import { drawElement } from '../../render/render-scene.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import type { ChangeKind } from './changes.ts'

/** A change on one of the two pictures: its number in the list, and the elements that show it. */
export type Mark = { number: number; kind: ChangeKind; elements: readonly number[] }

/** The shade of each kind. */
export const markShade = {
  added: 'positive',
  removed: 'negative',
  changed: 'accent',
  moved: 'ink',
} as const satisfies Record<ChangeKind, keyof Colors>

/** A scene with marks, as markup in its own pixels. */
export function markedScene({ elements }: Scene, marks: readonly Mark[], colors: Colors): string {
  const shown = new Set(marks.flatMap((mark) => mark.elements))
  const halos = marks.map((mark) => halo(mark, elements, colors))
  const drawn = elements.map((element, index) => {
    const markup = drawElement(element, colors, elements)
    return shown.has(index) || markup === '' ? markup : `<g opacity=".5">${markup}</g>`
  })
  const badges: Rect[] = []
  return [...halos, ...drawn, ...marks.map((mark) => badgeOf(mark, elements, { colors, badges }))]
    .filter((markup) => markup !== '')
    .join('\n')
}

const isStroke = (element: Element): boolean =>
  element.type === 'line' || (element.type === 'path' && (element.fill ?? 'none') === 'none')

/** What makes a part stand out: a frame around it, or a wide stroke below its own. */
const halo = ({ kind, elements: own }: Mark, elements: readonly Element[], colors: Colors): string => {
  const color = colors[markShade[kind]]
  const strokes = own.map((index) => elements[index]!).filter(isStroke)
  const isConnector = strokes.some(({ type, ...rest }) => type !== 'text' && 'arrow' in rest && rest.arrow === true)
  if (isConnector)
    return strokes
      .map(
        (stroke) =>
          `<path d="${pathOf(stroke)}" fill="none" stroke="${color}" stroke-opacity=".22" stroke-width="12" stroke-linecap="round"/>`,
      )
      .join('\n')
  const frame = frameOf(own, elements)
  if (frame === undefined) return ''
  const dash = kind === 'removed' ? ' stroke-dasharray="6 4"' : ''
  return `<rect x="${n(frame.x)}" y="${n(frame.y)}" width="${n(frame.w)}" height="${n(frame.h)}" rx="9" fill="${color}" fill-opacity=".1" stroke="${color}" stroke-width="2"${dash}/>`
}

const pathOf = (stroke: Element): string => {
  if (stroke.type === 'path') return stroke.d
  return stroke.type === 'line' ? `M${n(stroke.x)} ${n(stroke.y)}L${n(stroke.x2)} ${n(stroke.y2)}` : ''
}

/** The room between a part and its frame. */
const room = 6

const frameOf = (own: readonly number[], elements: readonly Element[]): Rect | undefined => {
  const rect = union(own.map((index) => boundsOf(elements[index]!)))
  return rect && { x: rect.x - room, y: rect.y - room, w: rect.w + 2 * room, h: rect.h + 2 * room }
}

/** Badges are round, and as large as a number of two digits needs. */
export const badgeRadius = 11

/** A number in a circle; what was removed has a ring, so that colors are not all that tells it. */
export const badge = (
  number: number,
  kind: ChangeKind,
  { x, y, colors }: { x: number; y: number; colors: Colors },
): string => {
  const color = colors[markShade[kind]]
  const [inside, words] = kind === 'removed' ? [colors.page, color] : [color, colors.onSolid]
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${badgeRadius}" fill="${inside}" stroke="${color}" stroke-width="2"/>` +
    `<text x="${n(x)}" y="${n(y + 4.3)}" fill="${words}" font-size="12" text-anchor="middle" font-weight="600">${number}</text>`
  )
}

type Badging = { colors: Colors; badges: Rect[] }

/** At the upper right corner of a frame, after the words of a connector or in its middle; aside where another badge is. */
const badgeOf = (
  { number, kind, elements: own }: Mark,
  elements: readonly Element[],
  { colors, badges }: Badging,
): string => {
  const frame = frameOf(own, elements)
  if (frame === undefined) return ''
  const texts = own.filter((index) => elements[index]!.type === 'text')
  const isConnector = own.some(
    (index) => isStroke(elements[index]!) && (elements[index] as { arrow?: boolean }).arrow === true,
  )
  const words = isConnector ? frameOf(texts, elements) : undefined
  const corner = words ?? frame
  let [x, y] = isConnector && words === undefined ? middleOf(own, elements) : [corner.x + corner.w, corner.y]
  // Beside the words of a connector, not above them: there is the next node.
  if (words !== undefined) [x, y] = [x + badgeRadius, y + words.h / 2]
  while (
    badges.some((each) => Math.abs(each.x - x) < 2 * badgeRadius + 2 && Math.abs(each.y - y) < 2 * badgeRadius + 2)
  )
    x += 2 * badgeRadius + 4
  badges.push({ x, y, w: 0, h: 0 })
  return badge(number, kind, { x, y, colors })
}

const middleOf = (own: readonly number[], elements: readonly Element[]): [x: number, y: number] => {
  const stroke = elements[own.find((index) => isStroke(elements[index]!))!]!
  const { x, y, w, h } = boundsOf(stroke)
  return [x + w / 2, y + h / 2]
}
