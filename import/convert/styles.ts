/**
 * What styles of a graph may mean: one that few items have, or whose name says so, is in focus; one that is called like an
 * outcome, or is red where another is green, is good or bad; others keep nodes apart, each by a look. The key says their
 * names.
 */
import type { GroupLook, NodeLook } from '../../drawing/data/graph-types.ts'
import type { NamedStyles } from '../models/graph.ts'
import type { Conversion } from './conversion.ts'
import { framesOf } from './group-looks.ts'
import { oneLine } from './names.ts'
import { focusAmong, type Styled } from './style-focus.ts'
import { isLook, keyOf, type StyleKey, type StyleMark } from './style-key.ts'
import { apart, minor, signals } from './style-looks.ts'
import { isMark, isNamed, isPlainLook, isThing, outcomeOf, type StyleOutcome, usual } from './style-names.ts'
import { isColored, paintOf, type StylePaint } from './style-paint.ts'

type PaintOf = (style: string) => StylePaint

type Item = { id: string; label: string; group?: string; classes?: string[]; looks?: string[]; at: number }

const styledAs = ({
  id,
  label,
  at,
  group,
  classes = [],
  looks = [],
}: Item): Styled & { group?: string | undefined } => ({
  id,
  group,
  label,
  at,
  styles: [...classes, ...looks.filter((look) => !isPlainLook(look)).map((look) => look.replaceAll(/\s/g, ''))],
})

/** Fields of the data, and of nodes and groups by their ids in the source. */
export type StyleMeaning = {
  data: { focus?: string[]; key?: StyleKey }
  marks: ReadonlyMap<string, { state?: StyleOutcome | 'muted'; look?: NodeLook }>
  frames: ReadonlyMap<string, { look: GroupLook }>
}

/** What may have styles, and what these are. */
export type StyledGraph = { nodes: readonly Item[]; groups: readonly Item[]; styles?: NamedStyles | undefined }

/** What the styles of nodes and groups mean, `isLit`: where edges may be in focus; what means nothing is in the ledger. */
export function meaningOf(
  graph: StyledGraph,
  refOf: (id: string) => string | undefined,
  { conversion, hasLooks, isLit: hasLit = false }: { conversion: Conversion; hasLooks: boolean; isLit?: boolean },
): StyleMeaning {
  const [nodes, groups] = [graph.nodes.map(styledAs), graph.groups.map(styledAs)]
  const items = [...nodes, ...groups]
  const having = (style: string): Styled[] => items.filter(({ styles: own }) => own.includes(style))
  const all = [...new Set(items.flatMap(({ styles: own }) => own))]
  const cssOf = (style: string): string => (isNamed(style) ? (graph.styles?.get(style) ?? '') : style)
  const paint = (style: string): StylePaint => paintOf(cssOf(style))
  const isTelling = (style: string): boolean => !/fill/.test(cssOf(style)) || !isPlainLook(cssOf(style))
  // Where each node has one style, that of most is one of a code too.
  const isEach = nodes.every(({ label, styles: own }) => label === '' || own.length === 1)
  const hasLook = (code: string[]): boolean => apart(code, paint, hasLit).size > 0
  const code = hasLooks && isEach ? wholeCode(all.filter(isTelling), nodes, { paint, hasLook }) : []
  const styles = code.length > 0 ? code : telling(all, nodes, paint).filter(isTelling)
  const said = named(styles, paint)
  const outcomes = new Map([...(hasLooks ? signals(styles, paint, having) : []), ...said])
  const isOfNodes = (style: string): boolean => nodes.some(({ styles: own }) => own.includes(style))
  // A frame has a look where a node would be in focus, unless its style is called a mark.
  const isLit = (style: string): boolean => !hasLooks || isOfNodes(style) || isMark(style, paint(style).hue)
  const focus = focusAmong(styles.filter(isLit), items, { outcomes, said: new Map(said), paint, having, hasLooks })
  // What all nodes have tells none apart.
  const isOne = (style: string): boolean => !focus.includes(style) && having(style).length < nodes.length
  const rest = styles.filter((style) => !outcomes.has(style) && isOne(style) && (!hasLooks || isOfNodes(style)))
  const hasFocus = hasLit || focus.length > 0
  const looks = hasLooks ? apart(mostFirst(rest, having), paint, hasFocus) : minor(rest, paint, having)
  // A color alone is no outcome among others that are not shown.
  const isShown = !hasLooks || rest.length === 0 || looks.size > 0
  const meant = new Map<string, StyleMark>([...looks, ...(isShown ? outcomes : said)])
  if (hasLooks && isEach && isShown) addUsual(meant, mostFirst(all, having)[0], focus)
  // Frames add what they mean to what is meant.
  const frames = hasLooks ? framesOf(groups, { paint, meant, focus, hasLit }) : new Map()
  for (const style of all)
    note(style, having(style), { what: focus.includes(style) ? 'in focus' : meant.get(style), conversion })
  const refs = [...new Set(focus.flatMap(having))].map(({ id }) => refOf(id)!)
  const inKey = [refs.length === 0 ? undefined : focus[0], isEach ? meant : withoutPlain(meant)] as const
  const key = hasKey(groups) ? {} : keyOf(...inKey, { having, items })
  return {
    data: { ...(refs.length === 0 ? {} : { focus: refs }), ...key },
    marks: marksOf(nodes, { meant, focus, paint: hasLooks ? paint : undefined }),
    frames,
  }
}

/** Whether the picture has a key of its own. */
const hasKey = (groups: readonly Styled[]): boolean => groups.some(({ label }) => /^(?:key|legend)$/i.test(label))

/** Where each node has one style, the key says that of most as well; else, nothing is told by none. */
const addUsual = (meant: Map<string, StyleMark>, style: string | undefined, focus: readonly string[]): void => {
  const isTold = style === undefined || usual.test(style) || focus.includes(style) || meant.has(style)
  if (meant.size > 0 && !isTold && ![...meant.values()].includes('plain')) meant.set(style, 'plain')
}

/** The outcomes that names say, some of them with their color. */
const named = (styles: readonly string[], paint: PaintOf): [string, StyleOutcome][] =>
  styles.flatMap((style) => {
    const { hue } = paint(style)
    const outcome = outcomeOf(style, hue === 'red' ? 'negative' : hue === 'green' ? 'positive' : undefined)
    return outcome === undefined ? [] : [[style, outcome]]
  })

/** All styles of nodes where none is how nodes look without a color or a mark, and there is a look for each. */
const wholeCode = (
  styles: readonly string[],
  nodes: readonly Styled[],
  { paint, hasLook }: { paint: PaintOf; hasLook: (code: string[]) => boolean },
): string[] => {
  const ofNodes = styles.filter((style) => nodes.some(({ styles: own }) => own.includes(style)))
  const isOther = (style: string): boolean => {
    const { hue } = paint(style)
    const isPlain = hue === undefined || hue === 'gray'
    return (usual.test(style) && isPlain) || isMark(style, hue)
  }
  const isCode = ofNodes.length > 1 && !ofNodes.some(isOther) && hasLook(ofNodes)
  return isCode ? ofNodes : []
}

/** An outcome that is painted in its color keeps a pale one. */
const tintOf = ({ hue, isFilled }: StylePaint, mark: StyleMark | undefined): NodeLook | undefined => {
  if (!isFilled) return undefined
  if (mark === 'negative' && hue === 'red') return 'light-red'
  return mark === 'positive' && hue === 'green' ? 'light-green' : undefined
}

type Marked = {
  meant: ReadonlyMap<string, StyleMark>
  focus: readonly string[]
  /** Where nodes have looks. */
  paint: PaintOf | undefined
}

/** The first state and the first look of each node; what is in focus is only good or bad besides. */
const marksOf = (nodes: readonly Styled[], { meant, focus, paint }: Marked): StyleMeaning['marks'] =>
  new Map(
    nodes.flatMap(({ id, styles }) => {
      const isLit = focus.some((style) => styles.includes(style))
      const own = styles.flatMap((style) => meant.get(style) ?? []).filter((mark) => !isLit || isOutcome(mark))
      const state = own.find(isOutcome) ?? own.find((mark) => mark === 'muted')
      const look =
        own.find(isLook) ??
        (isLit ? undefined : styles.flatMap((style) => (paint && tintOf(paint(style), meant.get(style))) ?? [])[0])
      const mark = { ...(state === undefined ? {} : { state }), ...(look === undefined ? {} : { look }) }
      return own.length === 0 ? [] : [[id, mark] as const]
    }),
  )

const isOutcome = (mark: StyleMark): mark is StyleOutcome => mark === 'positive' || mark === 'negative'

/** The paler looks are for what is more frequent. */
const mostFirst = (styles: readonly string[], having: (style: string) => readonly unknown[]): string[] =>
  styles.toSorted((one, other) => having(other).length - having(one).length)

const note = (
  style: string,
  items: readonly Styled[],
  { what, conversion }: { what: string | undefined; conversion: Conversion },
): void => {
  // A style that is written out is a statement of its own, which its reader has noted.
  if (what === undefined && !isNamed(style)) return
  for (const { at, label } of what === undefined ? items : items.slice(0, 1)) {
    const detail = what === undefined ? '' : `${isNamed(style) ? style : oneLine(label)} is ${what}`
    conversion.noteOnce('styles are not carried over', at, label, detail)
  }
}

/**
 * Without how nodes look here, which is a style that says so, or else what most of them have; and without what only groups
 * have, if there is anything else.
 */
const telling = (styles: readonly string[], nodes: readonly Styled[], paint: PaintOf): string[] => {
  const countOf = (style: string): number => nodes.filter(({ styles: own }) => own.includes(style)).length
  // A box beside as many files is not how nodes look.
  const isMost = (style: string): boolean => styles.every((other) => other === style || countOf(other) < countOf(style))
  const plain = styles.filter((style) => usual.test(style) && (!isThing(style) || isMost(style)))
  // What is filled in a color of its own is told from what has none, also where it is most.
  const isTold = (style: string): boolean =>
    countOf(style) * 2 <= nodes.length || (isColored(paint(style)) && countOf(style) < nodes.length)
  const left = styles.filter((style) => (plain.length > 0 ? !plain.includes(style) : isTold(style)))
  return styles.length < 2 ? left : left.filter((style) => countOf(style) > 0)
}

/** What is plain is as what has no style. */
const withoutPlain = (meant: ReadonlyMap<string, StyleMark>): Map<string, StyleMark> =>
  new Map([...meant].filter(([, mark]) => mark !== 'plain'))
