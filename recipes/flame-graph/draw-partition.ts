/**
 * Partitions (icicles): every node as wide as its amount, children below their parent, the largest on the left. What a
 * node has itself is a strip along its bottom, for nothing hangs below it there. Names and shares of the whole are in the
 * frames as far as they fit, or the numbers of a list.
 */
import { sum } from 'd3-array'
import { hierarchy, partition } from 'd3-hierarchy'
import { type Block, block, place, tinted } from '../../drawing/block.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { faint, raised } from '../../drawing/fills.ts'
import { fittingWords } from '../../drawing/fitting-words.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type SquareLook, square } from '../../drawing/square.ts'
import { stateFill, stateSign } from '../../drawing/state-sign.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import { focusable, type TypeStyle } from '../../drawing/type.ts'
import { bottomOf, type Rect } from '../../src/geometry/rect.ts'
import { fitFrames, type ShownFrame } from './fit-frames.ts'
import { bareNames, uniqueShort } from './short-name.ts'
import { type Untold, untoldIn } from './untold.ts'

/** A frame with its rectangle, and what of it is not above its callees. */
export type LaidFrame = { frame: ShownFrame; rect: Rect; own: Rect }

/**
 * How frames stand out: the accent marks the one that matters, a soft fill the way there; the number by which a function is
 * found in a list below; whether its share is said elsewhere; the unit of amounts.
 */
export type FrameStyle = {
  fillOf: (frame: ShownFrame) => 'accent' | 'soft' | undefined
  way: (frame: ShownFrame) => boolean
  rankOf?: (frame: ShownFrame) => number | undefined
  isSaid?: (frame: ShownFrame) => boolean
  unit: string
}

/** The width of the drawing, the height of a frame, and of the strip at its bottom and how wide that is at least, the padding beside words, less in narrow frames, what is free between frames, the bar at the left edge of those on the way, and up to how many frames have names as large as those on it. */
export const size = { w: 880, row: 34, strip: 6, least: 3, padding: 8, narrow: 4, between: 1, bar: 3, few: 24 } as const

/** What a node has itself: its strip, and its bar in the list. */
export const ownLook = { fill: 'muted', stroke: 'none' } as const

/** As many frames and levels as a scene holds, each at least three pixels wide. */
const most = { frames: 112, levels: 16, pixel: 3 / size.w }

/** Draws the tree; gives its frames, those without a name, and functions whose whole name is nowhere. A root whose amount is 0 is a problem, and nothing is drawn. */
export function drawPartition(
  root: TreeNode,
  { fillOf, way, rankOf, isSaid, unit }: FrameStyle,
  sheet: Sheet,
): LaidPartition {
  const whole = totalOf(root)
  if (whole <= 0) sheet.problem(root, undefined, 'has no amount: at least one node needs a value above 0')
  const shown = fitFrames(root, most)
  const laid = whole <= 0 ? [] : layPartition(shown)
  const told = new Set<ShownFrame>()
  const [owns, bars]: [Rect[], Rect[]] = [[], []]
  // Off the way all names are of one size, whatever room they have; of many frames they are small.
  const dense =
    laid.length > size.few
      ? { as: { size: 12 } as const, padding: size.narrow }
      : { as: { size: 14 } as const, padding: size.padding }
  const said = new Map<string, string>()
  const shortFor = uniqueShort(laid.map(({ frame }) => frame.name))
  const unnamed = laid.flatMap((each) => {
    const { frame, rect, own } = each
    const { node, kind } = frame
    const [fill, share, isFrame] = [fillOf(frame), percentOf(frame.total, whole), kind === 'frame']
    const { state, sign, as } = stateOf(frame, fill, way(frame) ? { size: 14 } : dense.as)
    if (fill === 'soft') bars.push({ ...rect, w: Math.min(size.bar, rect.w), h: rect.h + size.between })
    // What stands for several frames has no time of its own.
    if (isFrame && own.w >= size.least && fill !== 'accent')
      owns.push({ ...own, y: bottomOf(own) - size.strip, h: size.strip })
    const room = { ...rect, h: rect.h - size.strip }
    const amount =
      each === laid[0] ? `${whole.toLocaleString('en-US')} ${unit}` : isSaid?.(frame) === true ? undefined : share
    const inRoom = (forms: (string | string[])[], as: TypeStyle, padding: number): Block =>
      fittingWords(forms, room.w - 2 * padding, as)
    const rank = rankOf?.(frame)
    const full = inRoom(numbered(rank, `${sign}${frame.name}`, amount), as, size.padding)
    const at = isFrame ? node : `@${kind}-${sheet.at(node)}`
    const say = (said: Block, padding: number, align: 'start' | 'middle' = 'start'): void => {
      const inner = align === 'start' ? { ...room, x: room.x + padding } : room
      sheet.put(at, place(fill === 'accent' ? tinted(said, 'surface') : said, inner, { align }), 'over')
    }
    sheet.put(at, [square(rect, lookOf({ fill, state, isFrame }))])
    if (full.w > 0) told.add(frame)
    if (full.w > 0 || !isFrame) {
      say(full, size.padding)
      return []
    }
    const narrow = {
      rank,
      sign,
      name: frame.name,
      short: shortFor(frame.name),
      said,
      ...dense,
      least: fill === 'soft' ? size.padding : size.narrow,
    }
    const left = sayNarrow(narrow, { w: room.w, inRoom, say })
    return left === undefined ? [] : [{ of: each, name: `${sign}${node.name}`, share, ...left }]
  })
  if (owns.length > 0) sheet.put('@own', [square(owns, ownLook)], 'line')
  if (bars.length > 0) sheet.put('@way', [square(bars, { fill: 'accent' })], 'line')
  return { laid, unnamed, untold: untoldIn(shown, { said, told }) }
}

/** The state of a frame, its sign, and how its words are set; what stands for several has none. */
const stateOf = ({ kind, node }: ShownFrame, fill: FrameLook['fill'], as: TypeStyle) => {
  const state = kind === 'frame' ? node.state : undefined
  return {
    state,
    sign: stateSign({ state }),
    as: { ...focusable(as, fill !== undefined, 'ink'), ...stateFill({ state }) },
  }
}

type FrameLook = { fill: 'accent' | 'soft' | undefined; state: TreeNode['state']; isFrame: boolean }

/** A frame with the edge of its state, which is seen also where no words fit. */
const lookOf = ({ fill, state, isFrame }: FrameLook): SquareLook => {
  const look = fill === undefined ? (isFrame ? raised : faint) : { fill }
  return state === undefined || fill === 'accent' ? look : { ...look, dashed: false, stroke: state }
}

/** The words of a frame: with its number in the list, if it has one there, with its amount, or its name. */
const numbered = (rank: number | undefined, name: string, amount: string | undefined): string[] => {
  const called = rank === undefined ? name : `${rank}  ${name}`
  return [...(amount === undefined ? [] : [`${called}  ${amount}`]), called]
}

/** The words of a narrow frame in one line: its name, whole or without what is before the function, with its number. */
const narrowForms = ({ rank, sign, name, said }: Narrow): string[] =>
  [name, ...bareNames(name)]
    .filter((form) => (said.get(form) ?? name) === name)
    .map((form) => (rank === undefined ? `${sign}${form}` : `${rank}  ${sign}${form}`))

/** `said` has what is said of functions so far: no other one is called the same. */
type Narrow = {
  rank: number | undefined
  sign: string
  name: string
  short: string[][]
  said: Map<string, string>
  as: TypeStyle
  padding: number
  least: number
}
type Saying = {
  w: number
  inRoom: (forms: (string | string[])[], as: TypeStyle, padding: number) => Block
  say: (said: Block, padding: number, align?: 'start' | 'middle') => void
}

/** Says in a narrow frame what fits; where that is nothing, gives how a shortened name is said, for where nothing else can say it. */
const sayNarrow = (narrow: Narrow, { w, inRoom, say }: Saying): { say?: () => void } | undefined => {
  const { rank, sign, name, short, said, as, padding, least } = narrow
  const tight = inRoom(narrowForms(narrow), as, least)
  const roomy = inRoom(narrowForms(narrow).slice(0, 1), as, padding)
  const [small, beside] = roomy.w > 0 ? [roomy, padding] : [tight, least]
  const number = block([{ text: rank?.toString(), as: 'item' }])
  if (small.w > 0) {
    say(small, beside)
    said.set(small.lines.map(({ text }) => text.replace(/^\d+ {2}/, '').replace(sign, '')).join(''), name)
  } else if (number.w > 0 && number.w + 2 * least <= w) say(number, 0, 'middle')
  else {
    const shortest = inRoom(short, as, least)
    return shortest.w > 0 ? { say: () => say(shortest, least) } : {}
  }
  return undefined
}

/** A frame that had no room for its name, with its share; `say` writes a shorter form of it into the frame, if one fits. */
export type UnnamedFrame = { of: LaidFrame; name: string; share: string; say?: () => void }

export type LaidPartition = { laid: LaidFrame[]; unnamed: UnnamedFrame[]; untold: Untold[] }

/** Parents before what is below them; edges lie on whole pixels. */
const layPartition = (root: ShownFrame): LaidFrame[] => {
  const ownOf = ({ total, children }: ShownFrame): number => total - sum(children, (child) => child.total)
  const tree = hierarchy(root)
    .sum((frame) => Math.max(0, ownOf(frame)))
    .sort((a, b) => order(a.data) - order(b.data) || (b.value ?? 0) - (a.value ?? 0))
  const laid: LaidFrame[] = []
  partition<ShownFrame>()
    .round(true)
    .size([size.w, (size.row + size.between) * (tree.height + 1)])(tree)
    .eachBefore(({ data: frame, x0: x, x1, y0: y, children = [] }) => {
      if (x1 - x < 1) return
      const rect = { x, y, w: Math.max(1, x1 - x - size.between), h: size.row }
      const since = Math.max(x, ...children.map((child) => child.x1))
      laid.push({ frame, rect, own: { ...rect, x: since, w: Math.max(0, rect.x + rect.w - since) } })
    })
  return laid
}

/** What stands for several is last. */
const order = ({ kind }: ShownFrame): number => (kind === 'smaller' ? 1 : 0)
