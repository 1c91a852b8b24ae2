/**
 * What styles of a graph may mean: one that few items have, or whose name says so, is in focus; one that is called like an
 * outcome is good or bad; the only other one beside what most nodes have is minor. The key says their names.
 */
import type { Conversion } from './conversion.ts'
import { oneLine } from './names.ts'
import {
  isAside,
  isMark,
  isNamed,
  isPlainLook,
  isTelling,
  keyWords,
  outcomeOf,
  type StyleState,
  usual,
} from './style-names.ts'

type Item = { id: string; label: string; classes?: string[]; looks?: string[]; at: number }

/** An item with its styles, named ones and those that are written out. */
type Styled = Pick<Item, 'id' | 'label' | 'at'> & { styles: string[] }

const styledAs = ({ id, label, at, classes = [], looks = [] }: Item): Styled => ({
  id,
  label,
  at,
  styles: [...classes, ...looks.filter((look) => !isPlainLook(look))],
})

/** Fields of the data, and the states of nodes by their ids in the source. */
export type StyleMeaning = {
  data: { focus?: string[]; key?: { [Each in StyleState | 'focus']?: string } }
  states: ReadonlyMap<string, StyleState>
}

/** Items in focus at most, those that are called marks, and nodes of a minor style at least. */
const [most, mostMarks, least] = [5, 12, 2]

/** What the styles of nodes and groups mean; what means nothing is in the ledger. */
export function meaningOf(
  graph: { nodes: readonly Item[]; groups: readonly Item[] },
  refOf: (id: string) => string | undefined,
  conversion: Conversion,
): StyleMeaning {
  const nodes = graph.nodes.map(styledAs)
  const items = [...nodes, ...graph.groups.map(styledAs)]
  const having = (style: string): Styled[] => items.filter(({ styles: own }) => own.includes(style))
  const all = [...new Set(items.flatMap(({ styles: own }) => own))]
  const styles = telling(all, nodes)
  const focus = focusOf(styles, (style) => isFew(style, having(style), items))
  const others = styles.filter((style) => style !== focus)
  const meant = statesOf(others, nodes)
  for (const style of all)
    note(style, having(style), { what: style === focus ? 'in focus' : meant.get(style), conversion })
  const refs = focus === undefined ? [] : having(focus).map(({ id }) => refOf(id)!)
  return {
    data: {
      ...(refs.length === 0 ? {} : { focus: refs }),
      ...keyOf(refs.length === 0 ? undefined : focus, meant, having),
    },
    states: new Map(
      [...meant].flatMap(([style, state]) =>
        // What is in focus is not minor.
        having(style).flatMap(({ id, styles: own }) =>
          state === 'muted' && focus !== undefined && own.includes(focus) ? [] : [[id, state] as const],
        ),
      ),
    ),
  }
}

const note = (
  style: string,
  items: readonly Styled[],
  { what, conversion }: { what: string | undefined; conversion: Conversion },
): void => {
  // A style that is written out is a statement of its own, which its reader has noted.
  if (what === undefined && !isNamed(style)) return
  for (const { at, label } of what === undefined ? items : items.slice(0, 1)) {
    if (what === undefined) conversion.noteOnce('styles are not carried over', at, label)
    else conversion.note(`${isNamed(style) ? `the style ${style}` : 'a style'}: what has it is ${what}`, at, label)
  }
}

/**
 * Without how nodes look here, which is a style that says so, or else what most of them have; and without what only groups
 * have, if there is anything else.
 */
const telling = (styles: readonly string[], nodes: readonly Styled[]): string[] => {
  const countOf = (style: string): number => nodes.filter(({ styles: own }) => own.includes(style)).length
  const plain = styles.filter((style) => usual.test(style))
  const left = styles.filter((style) =>
    plain.length > 0 ? !plain.includes(style) : countOf(style) * 2 <= nodes.length,
  )
  return styles.length < 2 ? left : left.filter((style) => countOf(style) > 0)
}

/** A style that is called a mark may be half of a picture. */
const isFew = (style: string, { length }: readonly Styled[], items: readonly Styled[]): boolean =>
  isMark(style) ? length <= mostMarks && length * 2 <= items.length : length <= most && length * 3 <= items.length

const focusOf = (styles: readonly string[], isFewOf: (style: string) => boolean): string | undefined => {
  const [only] = styles
  const named = styles.find((style) => isMark(style) && isFewOf(style))
  const isPlain = only !== undefined && outcomeOf(only) === undefined && !isAside(only)
  return named ?? (styles.length === 1 && isPlain && isFewOf(only) ? only : undefined)
}

/** The states of styles that are called like an outcome, and of the only other one. */
const statesOf = (styles: readonly string[], nodes: readonly Styled[]): Map<string, StyleState> => {
  const found = new Map<string, StyleState>()
  // Minor first: of a node that is both, the outcome counts.
  const [minor, ...others] = styles.filter((style) => outcomeOf(style) === undefined && !isMark(style))
  const count = nodes.filter(({ styles: own }) => minor !== undefined && own.includes(minor)).length
  if (minor !== undefined && others.length === 0 && isTelling(minor) && count >= least) found.set(minor, 'muted')
  for (const style of styles) {
    const state = outcomeOf(style)
    if (state !== undefined) found.set(style, state)
  }
  return found
}

const keyOf = (
  focus: string | undefined,
  meant: ReadonlyMap<string, StyleState>,
  having: (style: string) => Styled[],
): Pick<StyleMeaning['data'], 'key'> => {
  // Of several styles with one meaning, the first is its name.
  const entries = [...meant].map(([style, state]) => [state, style] as const).toReversed()
  const named = [...(focus === undefined || isMark(focus) ? [] : [['focus', focus] as const]), ...entries]
  // A picture with a key of its own shows what has the style under its name.
  const isShown = (style: string, said: string): boolean =>
    having(style).some(({ label }) => oneLine(label).toLowerCase() === said.toLowerCase())
  const words = named
    .map(([field, style]) => [field, keyWords(style), style] as const)
    .filter(([, said, style]) => said !== '' && !isShown(style, said))
  return words.length === 0 ? {} : { key: Object.fromEntries(words) }
}
