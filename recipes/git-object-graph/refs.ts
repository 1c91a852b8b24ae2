/**
 * What leads to a commit: refs above it, and the arrow of the commit after it.
 */
import { block, lineOfText, widthOf } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import { columns, port, up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { bottomOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Placed } from './layout.ts'
import type { Commit } from './objects.ts'

/** Height of a ref, its way down to the commit, free pixels between refs. */
const size = { ref: 32, down: 32, apart: 32 } as const

/** Each commit names the one before it. */
export const drawParents = (commits: Placed[], sheet: Sheet): void => {
  commits.slice(1).forEach((parent, index) => {
    const { object, rect } = commits[index] ?? parent
    const [x, from, to] = [rect.x + 24, bottomOf(rect), parent.rect.y]
    const words = lineOfText('parent', { x: x + 12, y: from + Math.min(28, (to - from) / 2), as: 'note' })
    sheet.put(object.item, [path(`M ${x} ${from} V ${to}`, { arrow: true }), words], 'line')
  })
}

/** Refs by commit, oldest first, HEAD at the last; a ref that a later commit names has moved there. */
export const refsOf = (commits: Commit[]): Map<Commit, string[]> =>
  new Map(
    commits.map((commit, index) => {
      const later = commits.slice(index + 1)
      const own = commit.refs.filter((name) => !later.some(({ refs }) => refs.includes(name)))
      return [commit, [...(later.length === 0 ? ['HEAD'] : []), ...own]]
    }),
  )

const refWidth = (name: string): number => up(widthOf(name, 'item') + 24)

/** Beside refs there is room for the arrow from the commit's child. */
export const refsWidth = (names: string[]): number => names.reduce((sum, name) => sum + refWidth(name) + size.apart, 0)

/** Refs stand above their commit; HEAD names the first branch, or without one the commit. */
export const drawRefs = (
  names: string[],
  commit: Commit,
  { rect: { x, y }, isNewest, sheet }: { rect: Rect; isNewest: boolean; sheet: Sheet },
): void => {
  const row = { x: x + (isNewest ? 0 : 48), y: y - size.down - size.ref, w: 0, h: size.ref }
  columns(row, names.map(refWidth), size.apart).forEach((rect, index) => {
    const words = block([{ text: names[index], as: 'item' }])
    const { x: middle, y: bottom } = port(rect, 'bottom')
    const isAside = isNewest && index === 0 && names.length > 1
    const way = isAside
      ? `M ${rightOf(rect)} ${rect.y + rect.h / 2} H ${rightOf(rect) + size.apart}`
      : `M ${middle} ${bottom} V ${y}`
    sheet.put(commit, wordBox(rect, words, { fill: 'ink', stroke: 'ink' }))
    sheet.put(commit, [path(way, { arrow: true })], 'line')
  })
}
