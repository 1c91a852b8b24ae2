/**
 * The key to what styles of a graph became: their names in words, unless the picture says them.
 */

import { type NodeLook, nodeLooks } from '../../drawing/data/graph-types.ts'
import { mostInKey } from '../../drawing/data/limits.ts'
import { oneLine } from './names.ts'
import { grown, isBareMark, isMark, keyWords, type StyleOutcome, spelled } from './style-names.ts'

/** What a style became. */
export type StyleMark = StyleOutcome | 'muted' | NodeLook

export type StyleKey = { [Each in StyleMark | 'focus']?: string }

export const isLook = (mark: string): mark is NodeLook => (nodeLooks as readonly string[]).includes(mark)

/** What the key calls what styles became. */
export function keyOf(
  focus: string | undefined,
  meant: ReadonlyMap<string, StyleMark>,
  { having, items }: { having: (style: string) => readonly { label: string }[]; items: readonly { label: string }[] },
): { key?: StyleKey } {
  const labels = items.map(({ label }) => label)
  const inKey = keyWords([...meant.keys(), ...(focus === undefined ? [] : [focus])])
  const wordsOf = (style: string): string => spelled(grown(inKey(style), having(style)), labels)
  const entries = [...meant].map(([style, mark]) => [mark, style] as const).toReversed()
  const isKeyed =
    focus !== undefined &&
    (isMark(focus) ? !isBareMark(focus) && entries.some(([, style]) => wordsOf(style) !== '') : true)
  const named = [...(isKeyed ? [['focus', focus] as const] : []), ...entries]
  // A picture with a key of its own shows what has the style, under its name or another.
  const isShown = (style: string, said: string): boolean =>
    having(style).some(({ label }) => oneLine(label).toLowerCase() === said.toLowerCase())
  const words = named
    .map(([field, style]) => [field, wordsOf(style), style] as const)
    .filter(([, said, style]) => said !== '' && !isShown(style, said))
  const key: StyleKey = {}
  for (const [field, said] of words) {
    const both = [...new Set([said, key[field] ?? said])].join(', ')
    // Of several outcomes the first is its name; styles that look the same are all named while there is room.
    key[field] = isLook(field) && both.length <= mostInKey ? both : said
  }
  return words.length === 0 ? {} : { key }
}
