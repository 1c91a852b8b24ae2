/**
 * What leads to a commit: refs above it, and the arrow of the commit after it.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { box, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Placed } from './layout.ts'
import type { Commit } from './objects.ts'

/** Height of a ref, its way down to the commit, free pixels between refs. */
const size = { ref: 32, down: 32, apart: 32 } as const

/** Each commit names the one before it. */
export const drawParents = (commits: Placed[], sheet: Sheet): void => {
  commits.forEach(({ object, rect }, index) => {
    const parent = commits[index + 1]
    if (parent === undefined) return
    const [x, from] = [rect.x + 24, rect.y + rect.h]
    const middle = from + (parent.rect.y - from) / 2
    sheet.put(
      object.item,
      [
        path(`M ${x} ${from} V ${parent.rect.y}`, { arrow: true }),
        lineOfText('parent', { x: x + 12, y: from + Math.min(28, middle - from), as: 'note' }),
      ],
      'line',
    )
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
  let left = x + (isNewest ? 0 : 48)
  const top = y - size.down - size.ref
  names.forEach((name, index) => {
    const w = refWidth(name)
    const words = lineOfText(name, { x: left + w / 2, y: top + size.ref / 2, as: 'item', align: 'middle' })
    sheet.put(commit, [box(left, top, w, size.ref, { fill: 'ink', stroke: 'ink' }), { ...words, fill: 'surface' }])
    const aside = name === 'HEAD' && index === 0 && isNewest && names.length > 1
    const middle = left + w / 2
    sheet.put(
      commit,
      [
        aside
          ? path(`M ${left + w} ${top + size.ref / 2} H ${left + w + size.apart}`, { arrow: true })
          : path(`M ${middle} ${top + size.ref} V ${y}`, { arrow: true }),
      ],
      'line',
    )
    left += w + size.apart
  })
}
