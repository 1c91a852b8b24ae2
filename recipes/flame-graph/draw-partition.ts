/**
 * Partitions (icicles): every node as wide as its amount, children below their parent, the largest on the left. What a
 * node of the list has itself is a strip along its bottom, for nothing hangs below it there. Names and shares of the whole are in the
 * frames as far as they fit, or the numbers of a list.
 */
import { sum } from 'd3-array'
import { hierarchy, partition } from 'd3-hierarchy'
import { type Block, place, tinted } from '../../drawing/block.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { band, faint, raised } from '../../drawing/fills.ts'
import { fittingWords } from '../../drawing/fitting-words.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type SquareLook, square } from '../../drawing/square.ts'
import { stateFill, stateSign } from '../../drawing/state-sign.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import { focusable, type TypeStyle } from '../../drawing/type.ts'
import { bottomOf, type Rect } from '../../src/geometry/rect.ts'
import { fitFrames, type ShownFrame } from './fit-frames.ts'
import { numbered, sayNarrow, size } from './frame-words.ts'
import { uniqueShort } from './short-name.ts'
import { type Untold, untoldIn } from './untold.ts'

/** A frame with its rectangle, and what of it is not above its callees. */
export type LaidFrame = { frame: ShownFrame; rect: Rect; own: Rect }

/**
 * How frames stand out: the accent marks the one that matters, gray and a bar the way there; the number by which a function is
 * found in a list below; whether its share is said elsewhere; the unit of amounts.
 */
export type FrameStyle = {
  fillOf: (frame: ShownFrame) => 'accent' | 'soft' | undefined
  way: (frame: ShownFrame) => boolean
  rankOf?: (frame: ShownFrame) => number | undefined
  isSaid?: (frame: ShownFrame) => boolean
  unit: string
}

/** What a node of the list has itself: its strip, and its bar there. */
export const ownLook = { fill: 'muted', stroke: 'none' } as const

/** As many frames and levels as a scene holds, each at least three pixels wide. */
const most = { frames: 112, levels: 16, pixel: 3 / size.w }

/** Draws the tree; gives its frames, those without a name, and functions whose whole name is nowhere. A root whose amount is 0 is a problem, and nothing is drawn. */
export function drawPartition(root: TreeNode, style: FrameStyle, sheet: Sheet): LaidPartition {
  const whole = totalOf(root)
  if (whole <= 0) sheet.problem(root, undefined, 'has no amount: at least one node needs a value above 0')
  const shown = fitFrames(root, most)
  const laid = whole <= 0 ? [] : layPartition(shown)
  const drawn: Drawn = { told: new Set(), said: new Map(), owns: [], bars: [] }
  // Off the way all names are of one size, whatever room they have; of many frames they are small.
  const plain: TypeStyle = { size: laid.length > size.few ? 12 : 14 }
  const shortFor = uniqueShort(laid.map(({ frame }) => frame.name))
  const unnamed = laid.flatMap((each) => {
    const share = percentOf(each.frame.total, whole)
    const said = style.isSaid?.(each.frame) === true ? undefined : share
    const amount = each === laid[0] ? `${whole.toLocaleString('en-US')} ${style.unit}` : said
    const left = drawFrame(each, { amount, short: shortFor(each.frame.name), plain, style, drawn, sheet })
    return left === undefined ? [] : [{ of: each, share, ...left }]
  })
  if (drawn.owns.length > 0) sheet.put('@own', [square(drawn.owns, ownLook)], 'line')
  if (drawn.bars.length > 0) sheet.put('@way', [square(drawn.bars, { fill: 'accent' })], 'line')
  return { laid, unnamed, untold: untoldIn(shown, drawn) }
}

/** What was drawn so far: frames with words, what is said of functions, strips of what frames have themselves, and bars along the way. */
type Drawn = { told: Set<ShownFrame>; said: Map<string, string>; owns: Rect[]; bars: Rect[] }

type FrameContext = {
  amount: string | undefined
  short: string[][]
  plain: TypeStyle
  style: FrameStyle
  drawn: Drawn
  sheet: Sheet
}

/** Draws a frame with what fits of its words; gives its name if that does not. */
const drawFrame = (
  { frame, rect, own }: LaidFrame,
  { amount, short, plain, style, drawn, sheet }: FrameContext,
): { name: string; say?: () => void } | undefined => {
  const { node, kind, name } = frame
  const [fill, isFrame, rank] = [style.fillOf(frame), kind === 'frame', style.rankOf?.(frame)]
  const onWay = style.way(frame)
  const { state, sign, as } = stateOf(frame, fill, onWay ? { size: 14 } : plain)
  const padding = onWay ? size.padding : size.narrow
  if (fill === 'soft') drawn.bars.push({ ...rect, w: Math.min(size.bar, rect.w), h: rect.h + size.between })
  // Its bar in the list is as long.
  if (rank !== undefined && own.w >= size.least && fill !== 'accent')
    drawn.owns.push({ ...own, y: bottomOf(own) - size.strip, h: size.strip })
  const inRoom = (forms: (string | string[])[], as: TypeStyle, beside: number): Block =>
    fittingWords(forms, rect.w - 2 * beside, as)
  const full = inRoom(numbered(rank, `${sign}${name}`, amount), as, padding)
  const at = isFrame ? node : `@${kind}-${sheet.at(node)}`
  const say = (said: Block, beside: number, align: 'start' | 'middle' = 'start'): void => {
    const inner = align === 'start' ? { ...rect, x: rect.x + beside } : rect
    sheet.put(at, place(fill === 'accent' ? tinted(said, 'surface') : said, inner, { align }), 'over')
  }
  sheet.put(at, [square(rect, lookOf({ fill, state, isFrame }))])
  if (full.w > 0) drawn.told.add(frame)
  if (full.w > 0 || !isFrame) {
    say(full, padding)
    return undefined
  }
  const left = sayNarrow({ rank, sign, name, short, said: drawn.said, as: plain }, { w: rect.w, inRoom, say })
  return left === undefined ? undefined : { name: `${sign}${node.name}`, ...left }
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
  // The way is gray with a bar in the accent, so that its end stands out.
  const look = fill === undefined ? (isFrame ? raised : faint) : fill === 'soft' ? band : { fill }
  return state === undefined || fill === 'accent' ? look : { ...look, dashed: false, stroke: state }
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
