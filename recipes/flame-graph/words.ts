/**
 * What a frame shows: name and share in one line or two, the name alone, or as much of it as fits.
 */

import { type Block, block, widthOf } from '../../drawing/block.ts'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { percent } from './frames.ts'

/** The words of a frame in `w` pixels and two lines; undefined where not even five characters fit. */
export function frameWords(
  frame: TreeNode,
  { w, total, isBold }: { w: number; total: number; isBold: boolean },
): Block | undefined {
  const as: TypeStyle = isBold ? { size: 14, bold: true } : { size: 14 }
  const share = percent(totalOf(frame), total)
  const choices = [
    [`${frame.name}  ${share}`],
    [frame.name, share],
    ...halves(frame.name),
    ...ends(frame.name),
    ...beginnings(frame.name),
  ]
  const lines = choices.find((each) => each.every((line) => widthOf(line, as) <= w))
  return lines === undefined ? undefined : block(lines.map((text) => ({ text, as })))
}

/** A name in two lines, cut where names have joints: after a dot, a slash, a colon or an underscore. */
const halves = (name: string): string[][] =>
  [...name.matchAll(/[./:_]+/g)]
    .map(({ 0: joint, index }) => [name.slice(0, index + joint.length), name.slice(index + joint.length)])
    .filter(([, rest]) => rest !== '')

/** The first and the last part of a name that has three or more: its package and its function. */
const ends = (name: string): string[][] => {
  const parts = name.split(/[./:_]+/).filter((part) => part !== '')
  return parts.length < 3 ? [] : [[`${parts[0]}…`, parts.at(-1) ?? '']]
}

/** The beginning of a name, the longest first, at least four characters and an ellipsis. */
const beginnings = (name: string): string[][] => {
  const letters = Array.from(name)
  return Array.from({ length: Math.max(0, letters.length - 4) }, (_, index) => [
    `${letters.slice(0, letters.length - 1 - index).join('')}…`,
  ])
}
