/** Who owns how much of the ring, and how many keys, before and after a host joins. */
import { badge } from '../../drawing/badge.ts'
import { block, lineOfText, widthOf } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { drawRegister, type RegisterCell } from '../../drawing/grid/register.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point as Spot } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Change, ownerOf, type Point, type RingData, sharesOf, turnOf } from './ring.ts'

/** The radius of a host's circle. */
export const letterRadius = 12

/** The left edge of the table, from the middle of the ring. */
const left = 296

const percent = (share: number): string => `${Math.round(100 * share)}%`

/** How much of the circle and how many keys each host owns, before and after. */
export const drawShares = ({ nodes, items }: RingData, { joining, before, after }: Change, sheet: Sheet): void => {
  const names = Math.max(...nodes.map(({ name }) => widthOf(name, 'item')))
  const number =
    (text: string, as: 'note' | 'label' | 'item'): RegisterCell =>
    ({ x, y }) => [lineOfText(text, { x, y, as, align: 'end' })]
  const keysOf = (host: number, points: Point[]): number =>
    items.filter(({ name }) => ownerOf(turnOf(name), points)?.host === host).length
  const rows = nodes.map((node, host) => {
    const as = host === joining ? 'item' : 'label'
    const [old, fresh] = [before, after].map((points) => percent(sharesOf(points, nodes.length)[host] ?? 0))
    const [few, many] = [keysOf(host, before), keysOf(host, after)]
    const cells: RegisterCell[] = [
      ({ x, y }) => hostBadge(host, { x: x + letterRadius, y }, host === joining),
      block([{ text: node.name, as }]),
      number(host === joining ? '–' : (old ?? ''), 'note'),
      number(fresh ?? '', as),
      number(few === many ? `${many}` : `${few} → ${many}`, as),
    ]
    return { source: node, cells }
  })
  const heads = ['before', `with ${letterOf(joining)}`, 'keys'].map((text) => number(text, 'note'))
  const columns = [0, 36, 36 + names + 80, 36 + names + 160, 36 + names + 240]
  const y = -(nodes.length * 36 + 68) / 2
  drawRegister(
    [{ source: '@heads', cells: [block([]), block([]), ...heads] }, ...rows],
    { x: left, y, title: 'Share of the circle', columns, air: 9 },
    sheet,
  )
}

/** The letter that stands for a host. */
export const letterOf = (host: number): string => String.fromCharCode(65 + host)
/** The letter of a host in a circle. */
export const hostBadge = (host: number, { x, y }: Spot, isJoining: boolean): Element[] =>
  badge(
    letterOf(host),
    { x: Math.round(x), y: Math.round(y) },
    { r: letterRadius, ...(isJoining ? emphasis.strong : { stroke: 'ink' }) },
  )
