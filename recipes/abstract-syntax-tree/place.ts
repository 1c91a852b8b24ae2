/** Places of a syntax tree over its source: columns from spans, rows from depth, words as wide as their neighbors let them be. */
import type { Block } from '../../drawing/block.ts'
import { spread } from '../../drawing/label/spread.ts'
import { up } from '../../drawing/rect.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Span, Spans, SyntaxNode } from './spans.ts'

/** A node with its words' place, its bar (whose height does not matter) and its parent. */
export type PlacedSyntax = {
  node: SyntaxNode
  rect: Rect
  bar: Rect
  span: Span
  parent: PlacedSyntax | undefined
}

/** `type` is the size of the source in pixels, `pitch` the width of a character. */
export type SyntaxPlan = {
  nodes: PlacedSyntax[]
  words: (node: SyntaxNode) => Block
  bottom: number
  type: 12 | 14 | 16 | 20
  pitch: number
}

/** The words of a node, at most so wide, and no wider than its bar unless a word is. */
type WordsOf = (node: SyntaxNode) => (cap: number, bar: number) => Block

/** Sizes of the source, largest first; the widest words of a node; the widest source. */
const types = [20, 16, 14, 12] as const
const caps = [200, 144, 112, 88, 64] as const
const widest = 1080
/** A character's width in em; from words to their bar, from a bar to the words below; between words of a row. */
const size = { em: 0.6, bar: 6, drop: 34, apart: 12 }

/** Places the nodes with the largest type at which words of a row do not meet. */
export function placeSyntax(root: SyntaxNode, spans: Spans, wordsOf: WordsOf): SyntaxPlan {
  const length = Math.max(...[...spans.of.values()].map(([, to]) => to))
  const fitting = types.filter((type) => length * type * size.em <= widest)
  const sizes = fitting.length === 0 ? ([12] as const) : fitting
  for (const type of sizes) {
    const plan = layOut(root, { spans, wordsOf, type })
    if (plan.isFree) return plan
  }
  return layOut(root, { spans, wordsOf, type: sizes[0] ?? 12 })
}

type Try = { spans: Spans; wordsOf: WordsOf; type: SyntaxPlan['type'] }

const layOut = (root: SyntaxNode, { spans, wordsOf, type }: Try): SyntaxPlan & { isFree: boolean } => {
  const pitch = type * size.em
  const known = new Map<SyntaxNode, PlacedSyntax>()
  const words = new Map<SyntaxNode, Block>()
  let [top, isFree] = [0, true]
  for (const level of levelsOf(root)) {
    const columnOf = (node: SyntaxNode): number[] => (spans.of.get(node) ?? [0, 0]).map((at) => at * pitch)
    const columns = level.map(({ node }) => columnOf(node))
    const row = layRow(
      level.map(({ node }) => wordsOf(node)),
      columns,
      level.map(({ node: { children } }) => (children.length === 1 ? children.map(columnOf)[0] : undefined)),
    )
    isFree &&= row.isFree
    const h = Math.max(...row.blocks.map((each) => each.h))
    for (const [index, { node, above }] of level.entries()) {
      const [own = { lines: [], w: 0, h: 0 }, [from = 0, to = 0] = []] = [row.blocks[index], columns[index]]
      const rect = { x: Math.round(row.middles[index] ?? 0) - own.w / 2, y: top + h - own.h, w: own.w, h: own.h }
      const bar = { x: Math.round(from), y: top + h + size.bar, w: Math.max(4, Math.round(to - from)), h: 0 }
      const parent = above && known.get(above)
      words.set(node, own)
      known.set(node, { node, rect, bar, span: spans.of.get(node) ?? [0, 0], parent })
    }
    top = up(top + h + size.bar + size.drop, 4)
  }
  const nodes = [...known.values()]
  return {
    nodes,
    words: (node) => words.get(node) ?? wordsOf(node)(200, 200),
    bottom: top - size.drop,
    type,
    pitch,
    isFree,
  }
}

/** The words of a row, as wide as they can be without meeting; where they meet even if narrow, they make room. */
const layRow = (
  words: readonly ReturnType<WordsOf>[],
  columns: readonly number[][],
  onlyChildren: readonly (number[] | undefined)[],
) =>
  widestThatFits(
    caps,
    (cap) => {
      const blocks = words.map((each, index) => each(cap, widthOfBar(columns[index])))
      const wanted = columns.map((column, index) => middleOver(column, onlyChildren[index]))
      const middles = spread(wanted, { sizes: blocks.map(({ w }) => w), gap: size.apart })
      return { blocks, middles, isFree: middles.every((middle, index) => Math.abs(middle - (wanted[index] ?? 0)) < 1) }
    },
    ({ isFree }) => isFree,
  )

/** The middle of a bar, or close to it that of its only child, so that the edges to both are one line. */
const middleOver = ([from = 0, to = 0]: readonly number[], child: readonly number[] | undefined): number => {
  const [own, below] = [from + to, child === undefined ? from + to : (child[0] ?? 0) + (child[1] ?? 0)]
  return (Math.abs(own - below) < 2 * size.apart ? below : own) / 2
}

/** The width of a bar, in pixels. */
const widthOfBar = ([from = 0, to = 0]: readonly number[] = []): number => to - from

/** The nodes of each depth, from left to right, with their parents. */
const levelsOf = (root: SyntaxNode): { node: SyntaxNode; above: SyntaxNode | undefined }[][] => {
  const levels: { node: SyntaxNode; above: SyntaxNode | undefined }[][] = []
  for (let last: (typeof levels)[number] = [{ node: root, above: undefined }]; last.length > 0; ) {
    levels.push(last)
    last = last.flatMap(({ node }) => node.children.map((child) => ({ node: child, above: node })))
  }
  return levels
}
