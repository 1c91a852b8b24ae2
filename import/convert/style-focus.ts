/**
 * Which styles are in focus: one that is called a mark, the only one that few items have, or those that stress one box each.
 */
import { isAside, isMark, isNamed, type StyleOutcome } from './style-names.ts'
import { isSignal, type StylePaint } from './style-paint.ts'

/** An item with its styles, named ones and those that are written out. */
export type Styled = { id: string; label: string; at: number; styles: string[] }

/** Items in focus at most, and those that are called marks. */
const [most, mostMarks] = [5, 12]

/** A style that is called a mark may be half of a picture. */
const isFew = (isMarked: boolean, { length }: readonly Styled[], items: readonly Styled[]): boolean =>
  isMarked ? length <= mostMarks && length * 2 <= items.length : areFew(length, items.length)

/** Whether so many of all may be in focus. */
export const areFew = (count: number, all: number): boolean => count <= most && count * 3 <= all

type Told = {
  outcomes: ReadonlyMap<string, StyleOutcome>
  said: ReadonlyMap<string, StyleOutcome>
  paint: (style: string) => StylePaint
  having: (style: string) => Styled[]
  hasLooks: boolean
}

/** Red and green say what is bad and what is good, gray what steps back: none of them what a picture is about. */
const isNoFocus = (paint: StylePaint): boolean => isSignal(paint) || paint.hue === 'gray'

/**
 * Styles that stress one box each are in focus together; else one, unless it is dashed, red, green or gray: these are looks,
 * and in the ledger where nodes have none.
 */
export const focusAmong = (
  styles: readonly string[],
  items: readonly Styled[],
  { outcomes, said, paint, having, hasLooks }: Told,
): readonly string[] => {
  const isMarked = (style: string): boolean => isMark(style, paint(style).hue)
  const isLit = (style: string): boolean => !hasLooks || isMarked(style) || !paint(style).isDashed
  // Beside a letter, red would say something by the color alone.
  const isLook = (style: string): boolean =>
    !isMarked(style) && isNoFocus(paint(style)) && having(style).every(({ label }) => /\p{L}{2}/u.test(label))
  const isStark = (style: string): boolean =>
    !isNamed(style) && !outcomes.has(style) && paint(style).isStark && having(style).length === 1
  // Colors of their own tell them apart.
  const isOneHue = new Set(styles.map((style) => paint(style).hue)).size <= 1
  const isStressed =
    hasLooks &&
    isOneHue &&
    styles.every((style) => isStark(style) && !isLook(style)) &&
    areFew(styles.length, items.length)
  if (isStressed) return styles
  const isFewOf = (style: string): boolean => !isLook(style) && isFew(isMarked(style), having(style), items)
  return focusOf(styles.filter(isLit), { isFewOf, isMarked, outcomes: said })
}

const focusOf = (
  styles: readonly string[],
  { isFewOf, isMarked, outcomes }: Record<'isFewOf' | 'isMarked', (style: string) => boolean> & Pick<Told, 'outcomes'>,
): string[] => {
  const [only] = styles
  const named = styles.find((style) => isMarked(style) && isFewOf(style))
  const isPlain = only !== undefined && !outcomes.has(only) && !isAside(only)
  if (named !== undefined) return [named]
  return styles.length === 1 && isPlain && isFewOf(only) ? [only] : []
}
