/**
 * The badges of all callouts of a sheet: which pieces each is at, and which are of something else.
 */
import type { Element } from '../src/scene/scene.ts'
import { calloutBadge } from './callout-badge.ts'
import { isOpen } from './distance.ts'
import type { Callout } from './foot.ts'
import type { Piece, Sheet } from './sheet.ts'

/** The numbers of callouts, each beside what it is about, wherever the focus is. */
export function badgesOf(callouts: readonly Callout[], sheet: Sheet, put: Piece[]): Piece[] {
  const plain = put.map(asArrow)
  const inBoth = [true, false].map((bold) => plain.map((piece) => inWeight(piece, bold))) as [Piece[], Piece[]]
  const [pieces, light] = sheet.badgesAtWords === 'steady' ? [plain, plain] : inBoth
  // What is behind all else is in no badge's way, unless it is words.
  const all = pieces.flatMap(({ layer, elements }) =>
    layer === 'ground' ? elements.filter(({ type }) => type === 'text') : elements,
  )
  const badges: Element[] = []
  return callouts.map(({ on, at }, index) => {
    const target = sheet.at(sheet.find(on))
    const [drawn = [], own = []] = [light, pieces].map((all) => drawnAt(all, target, { name: on, sheet }))
    const others = [...pieces, ...sheet.standIns].filter(({ at }) => isOther(at, target))
    const words = sheet.badgesAtWords !== false ? wordsAt(own, on) : []
    const elements = words.length > 0 ? words : own
    // What is words alone has its number beside them, not on shapes that are in it.
    const kept = elements.every(({ type }) => type === 'text') ? within(pieces, target) : []
    const made = calloutBadge(index + 1, { elements, name: on, drawn, kept, all, others, badges })
    badges.push(...made)
    return { at, item: undefined, elements: made, layer: 'over' as const }
  })
}

/** The words that name an item, or all of its words where it is called otherwise. */
const wordsAt = (own: readonly Element[], name: string): Element[] => {
  const words = own.filter((each) => each.type === 'text')
  const names = words.filter(({ text }) => text.includes(name) || (text.length > 2 && name.includes(text)))
  return names.length > 0 ? names : words
}

/** What draws an item and what is in it. */
const within = (pieces: readonly Piece[], target: string): Element[] =>
  pieces.filter(({ at }) => `${at}.`.startsWith(`${target}.`)).flatMap(({ elements }) => elements)

/** What draws an item; of one that is written within another, such as a member of a class, its words there. */
const drawnAt = (
  pieces: readonly Piece[],
  target: string,
  { name, sheet }: { name: string; sheet: Sheet },
): Element[] => {
  const put = pieces.filter(({ at }) => at === target).flatMap(({ elements }) => elements)
  const own = put.length > 0 ? put : sheet.standIns.flatMap(({ at, elements }) => (at === target ? elements : []))
  const above = target.split('.').slice(0, -1).join('.')
  if (own.length > 0 || above === '') return own
  const words = name.split('.').at(-1) ?? name
  const around = drawnAt(pieces, above, { name, sheet })
  const written = around.filter((each) => each.type === 'text' && each.text.includes(words))
  return written.length > 0 ? written : around
}

/** Whether a place of the data is neither that of an item, nor within it or around it. */
const isOther = (at: string, target: string): boolean =>
  at !== '' && !at.startsWith('@') && !`${at}.`.startsWith(`${target}.`) && !`${target}.`.startsWith(`${at}.`)

/** What joins things is an arrow, whatever its ends look like. */
const asArrow = (piece: Piece): Piece =>
  piece.at.startsWith('edges.')
    ? {
        ...piece,
        elements: piece.elements.map((each) =>
          isOpen(each) && each.type !== 'circle' ? { ...each, arrow: true } : each,
        ),
      }
    : piece

/** Words in focus are bold: badges are clear of words as wide as that, and near to them as they are otherwise. */
const inWeight = (piece: Piece, bold: boolean): Piece => ({
  ...piece,
  elements: piece.elements.map((each) => (each.type === 'text' ? { ...each, bold } : each)),
})
