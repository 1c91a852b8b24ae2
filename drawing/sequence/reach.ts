/**
 * How far steps and fragments reach beyond the lifelines of their outermost columns.
 */
import type { Block } from '../block.ts'
import { isMessage } from '../data/sequence-entries.ts'
import { up } from '../rect.ts'
import type { Fragment, ScriptStep } from './script.ts'
import type { Words } from './words.ts'

/** A stretch of columns, and the pixels to the left of the first and to the right of the last lifeline. */
export type Reach = { from: number; to: number; left: number; right: number }

/** From a lifeline to the words of a local step; the loop itself is narrower. */
export const besideLoop = 32
/** From a lifeline to the words at its end. */
export const besideEnd = 16
/** From a lifeline to a guard. */
export const besideGuard = 16
/** How far a remark on several participants reaches beyond the outer lifelines. */
const overhang = 24
/** From the end of a remark to a lifeline that is a bar meanwhile, so that the bar stays whole. */
const beforeHeld = 16
/** Free pixels between what a fragment holds and its frame. */
export const pad = 16
/** Free pixels beside the words of a remark. */
export const remarkSide = 20
/** Half an activation bar and padding. */
export const bar = 12
/** How far frames reach beyond the outer lifelines at least. */
const least = 48

/** `held` is which of its ends a remark on several participants leaves to a bar there. */
export type MeasuredStep = ScriptStep & { words: Words; held?: readonly number[] }
export type MeasuredFragment = Fragment & { tab: Block; guards: Block[] }

/** How far a remark on several participants reaches beyond the lifelines at its ends together, or beyond one of them. */
export const overhangOf = ({ from, to, held = [] }: MeasuredStep, ends = [from, to]): number =>
  ends.reduce((sum, end) => sum + (held.includes(end) ? -beforeHeld : overhang), 0)

/** How far the round ends of a state reach between its lines, and 4 px. */
export const sideOfState = (step: MeasuredStep): number => {
  const radius = remarkHeight(step) / 2
  return Math.ceil(radius - Math.sqrt(radius ** 2 - (step.words.above.h / 2) ** 2) + 4)
}

/** The width of a remark on one participant, or the least width of one on several. */
export const remarkWidth = (step: MeasuredStep): number => {
  const { w } = step.words.above
  // The corner of a note is folded; the round ends of a state reach between the lines of many.
  const side = step.item.kind === 'state' ? sideOfState(step) : 0
  if (step.side !== undefined && step.item.kind === 'state') return up(w + 2 * side, 4)
  return up(Math.max(64, w + 2 * Math.max(remarkSide, side)), 16)
}

/** The height of a remark. */
export const remarkHeight = ({ words }: MeasuredStep): number => up(words.above.h + 14)

/** The size of a tab; a zone has none. */
export const tabSize = ({ tab }: { tab: Block }): { w: number; h: number } =>
  tab.h === 0 ? { w: 0, h: 0 } : { w: up(tab.w + 28), h: up(tab.h + 6) }

/** How far one step reaches. */
export function reachOfStep(step: MeasuredStep): Reach {
  const { item, words } = step
  const [from, to] = [Math.min(step.from, step.to), Math.max(step.from, step.to)]
  if (!isMessage(item)) {
    if (step.side !== undefined) {
      const beside = bar + remarkWidth(step)
      return { from, to, left: step.side === 'left' ? beside : bar, right: step.side === 'right' ? beside : bar }
    }
    if (item.kind === 'end') return { from, to, left: bar, right: besideEnd + words.above.w }
    const half = remarkWidth(step) / 2
    return from === to ? { from, to, left: half, right: half } : { from, to, left: overhang, right: overhang }
  }
  return { from, to, left: bar, right: from === to ? besideLoop + words.above.w : bar }
}

/** Fragments with how far they reach, given their steps and the outermost heads; those inside first, so that outer ones go around them. */
export function reachOfFragments<Each extends MeasuredFragment>(
  fragments: Each[],
  steps: Reach[],
  heads: readonly { w: number }[],
): (Each & { reach: Reach })[] {
  const inner: { first: number; last: number; reach: Reach }[] = []
  for (const fragment of fragments.toReversed()) {
    const held = inner.filter(({ first, last }) => fragment.first <= first && last <= fragment.last)
    const content = [...steps.slice(fragment.first, fragment.last + 1), ...held.map(({ reach }) => reach)]
    inner.push({ ...fragment, reach: around(fragment, content) })
  }
  return asWideAsOuter(evenSiblings(inner.toReversed() as (Each & { reach: Reach })[]), heads)
}

/** Frames of one frame that begin at one lifeline have their left edges in line, however wide their tabs are. */
const evenSiblings = <Each extends Fragment & { reach: Reach }>(fragments: Each[]): Each[] => {
  const parents = fragments.map((each, index) =>
    fragments.slice(0, index).findLastIndex(({ first, last }) => first <= each.first && each.last <= last),
  )
  return fragments.map((each, index) => {
    const siblings = fragments.filter((other, at) => parents[at] === parents[index] && other.from === each.from)
    return { ...each, reach: { ...each.reach, left: Math.max(...siblings.map(({ reach }) => reach.left)) } }
  })
}

/**
 * Frames around all else reach to the ends of the outermost heads, which would jut out of them. Branches in a frame reach
 * to its right edge, so that their separators part all that is there; so does what breaks out of it.
 */
const asWideAsOuter = <Each extends Fragment & { reach: Reach }>(
  fragments: Each[],
  heads: readonly { w: number }[],
): Each[] => {
  const wide: Each[] = []
  for (const each of fragments) {
    const { reach } = each
    const outer = wide.findLast(({ first, last }) => first <= each.first && each.last <= last)
    const left = Math.max(reach.left, each.from === 0 ? (heads[0]?.w ?? 0) / 2 : 0)
    const right = Math.max(reach.right, each.to === heads.length - 1 ? (heads.at(-1)?.w ?? 0) / 2 : 0)
    if (outer === undefined) wide.push({ ...each, reach: { ...reach, left, right } })
    else if (each.operands.length < 2 && each.frame.kind !== 'break') wide.push(each)
    else wide.push({ ...each, to: outer.to, reach: { ...reach, to: outer.to, right: outer.reach.right - pad } })
  }
  return wide
}

const around = (fragment: MeasuredFragment, content: Reach[]): Reach => {
  const { from, to, guards } = fragment
  const tab = tabSize(fragment)
  // The tab of an operator stands left of the first lifeline.
  const inner = Math.max(...content.map((each) => (each.from === from ? each.left : 0))) + pad
  const left = up(Math.max(inner, least, tab.w === 0 ? 0 : tab.w + bar))
  const right = Math.max(...content.map((each) => (each.to === to ? each.right : 0))) + pad
  // Around a single lifeline, the guard stands beside it.
  const alone = from === to ? besideGuard + pad + widest(guards) : 0
  return { from, to, left, right: up(Math.max(right, least, alone)) }
}

const widest = (blocks: Block[]): number => Math.max(0, ...blocks.map(({ w }) => w))
