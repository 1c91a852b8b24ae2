/**
 * Strokes of one look as one path, where a drawing has more elements than a scene: what it says stays, and every part of the
 * data still knows the path that it is drawn with.
 *
 * Circles of one look that are over everything, such as dots where edges cross a border, become one path first; then arrows
 * become a path of their shafts and one of their heads; then the grounds of numbers on edges become paths, as far as each is
 * needed, and lines behind everything. What is drawn on top stays there: shared paths come first in their layer.
 */
import { parsePath } from '../src/geometry/path-data.ts'
import { defaults } from '../src/scene/defaults.ts'
import { limits } from '../src/scene/limits.ts'
import type { Element, Line, Path } from '../src/scene/scene.ts'
import { circlePath, path } from './primitives.ts'
import type { Piece } from './sheet.ts'

/** Pieces of which each element may have several owners; those of one piece alone are not listed. */
type SharedPieces = { pieces: LaidPiece[]; owners: ReadonlyMap<Element, readonly LaidPiece[]> }

/** A head in a shared path, in pixels: from its tip to its back, and to each side; the shaft ends inside of it. */
const head = { length: 9, half: 4, inset: 7 } as const

/** Elements of a part; only those of the drawing itself have a layer. */
export type LaidPiece = Omit<Piece, 'layer'> & { layer?: Piece['layer'] }

/** At most `most` elements, if sharing is enough; the pieces as they are where they are few. */
export function shareStrokes(pieces: readonly LaidPiece[], most: number = limits.elements): SharedPieces {
  return steps.reduce<SharedPieces>(
    (before, step) => {
      if (before.pieces.reduce((sum, { elements }) => sum + elements.length, 0) <= most) return before
      const { pieces: shared, owners } = shareKind(before.pieces, step)
      return { pieces: shared, owners: new Map([...before.owners, ...owners]) }
    },
    { pieces: [...pieces], owners: new Map() },
  )
}

/** What an element is as a part of paths: their looks, and its data in each. */
type Shared = { look: Pick<Path, 'fill' | 'stroke' | 'dashed'>; d: string }[]

/** Which elements of a layer become paths, and how. */
type Step = { of: NonNullable<LaidPiece['layer']>; asPaths: (element: Element) => Shared | undefined }

const dotOf = (element: Element): Shared | undefined => {
  if (element.type !== 'circle') return undefined
  const { fill = defaults.circle.fill, stroke = defaults.circle.stroke } = element
  return [{ look: { fill, stroke }, d: circlePath(element) }]
}

const strokeOf = (element: Element): Shared | undefined => {
  // A line without an arrow is as thin as an outline.
  if (element.type === 'line') return element.arrow === true ? arrowOf(pathOf(element)) : undefined
  if (element.type !== 'path' || (element.fill ?? defaults.path.fill) !== 'none') return undefined
  return element.arrow === true ? arrowOf(element) : [{ look: lookOf(element), d: element.d }]
}

/** The gentlest first. */
const steps: readonly Step[] = [
  { of: 'over', asPaths: dotOf },
  { of: 'line', asPaths: strokeOf },
  { of: 'line', asPaths: dotOf },
  { of: 'rule', asPaths: strokeOf },
]

/** Elements of a layer that are like each other become shared paths, in front of the first of them. */
const shareKind = (pieces: readonly LaidPiece[], { of, asPaths }: Step): SharedPieces => {
  const looks = new Map<string, { look: Shared[number]['look']; parts: { d: string; owner: LaidPiece }[] }>()
  const left = pieces.map((piece): LaidPiece => {
    // The number of a remark stays a circle of its own.
    if (piece.layer !== of || piece.at.startsWith('callouts.')) return piece
    const own: LaidPiece = { ...piece, elements: [] }
    for (const element of piece.elements) {
      const found = asPaths(element)
      if (found === undefined) own.elements.push(element)
      for (const { look, d } of found ?? []) {
        const key = JSON.stringify(look)
        if (!looks.has(key)) looks.set(key, { look, parts: [] })
        looks.get(key)!.parts.push({ d, owner: own })
      }
    }
    return own
  })
  const owners = new Map<Element, readonly LaidPiece[]>()
  for (const { look, parts } of looks.values())
    for (const some of chunks(parts)) owners.set(path(some.map(({ d }) => d).join(' '), look), ownersOf(some))
  const first = left.findIndex(({ layer }) => layer === of)
  const shared: LaidPiece = { at: '@strokes', item: undefined, elements: [...owners.keys()], layer: of }
  return { pieces: left.toSpliced(Math.max(0, first), 0, shared), owners }
}

const ownersOf = (parts: readonly { owner: LaidPiece }[]): LaidPiece[] => [...new Set(parts.map(({ owner }) => owner))]

/** The data of a path have a limit. */
const chunks = <Part extends { d: string }>(parts: readonly Part[]): Part[][] => {
  const found: Part[][] = [[]]
  let length = 0
  for (const part of parts) {
    length += part.d.length + 1
    if (length > limits.path) {
      found.push([])
      length = part.d.length + 1
    }
    found.at(-1)!.push(part)
  }
  return found
}

const lookOf = ({ stroke = defaults.path.stroke, dashed }: Path): Shared[number]['look'] => ({
  stroke,
  ...(dashed === true ? { dashed } : {}),
})

const pathOf = ({ x, y, x2, y2, ...look }: Line): Path => ({ ...look, type: 'path', d: `M ${x} ${y} L ${x2} ${y2}` })

/** Shaft and head; undefined where a path does not end in a straight stroke that has room for its head. */
const arrowOf = (arrow: Path): Shared | undefined => {
  const last = parsePath(arrow.d).at(-1)
  if (last?.kind !== 'line' || last.command !== 'L') return undefined
  const [dx, dy] = [last.x - last.fromX, last.y - last.fromY]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length < head.length) return undefined
  const at = (back: number, aside: number): string =>
    `${last.x - (dx * back + dy * aside) / length} ${last.y - (dy * back - dx * aside) / length}`
  const { stroke = defaults.path.stroke } = arrow
  return [
    { look: lookOf(arrow), d: `${arrow.d.slice(0, last.at).trimEnd()} ${at(head.inset, 0)}` },
    {
      look: { fill: stroke, stroke: 'none' },
      d: `M ${at(0, 0)} L ${at(head.length, head.half)} L ${at(head.length, -head.half)} Z`,
    },
  ]
}
