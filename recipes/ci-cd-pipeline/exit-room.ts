/** Whether exits and the words of what falls to them have room under the bars. */
import { widthOf } from '../../drawing/block.ts'
import { enumerate } from '../../drawing/describe.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { dropsOf } from './draw-exits.ts'
import { failX } from './exits.ts'
import type { MinutesPlan } from './plan-minutes.ts'
import { barOf, isSaidAtStub, stubWords, wordsAt } from './strokes.ts'
import { stubOf } from './stub.ts'
import type { StageLink, Timetable } from './timetable.ts'

/** Why there is no room: an exit is not below what drops onto it, or words would lie on another fall. */
export const noRoomForExits = ({ fails }: Timetable, plan: MinutesPlan): string | undefined => {
  const xOf = ({ from }: StageLink): number => failX(barOf(plan, from) ?? { rect: { x: 0, w: 0 } })
  const isMain = ({ from }: StageLink): boolean => plan.main.some(({ stage }) => stage.node === from)
  const exits = plan.exits.map((exit) => {
    const own = fails.filter(({ to }) => to === exit.node)
    const drops = dropsOf(own.filter(isMain), exit === plan.exits.at(-1), plan)
    const joining = own.filter((link) => !drops.includes(link))
    return { ...exit, drops, stubs: joining.map((link) => ({ ...link, way: stubOf(link, drops, plan)?.slice(-2) })) }
  })
  const far = exits.filter(({ rect, drops }) => drops.some((drop) => xOf(drop) < rect.x + 4))
  if (far.length > 0)
    return `${enumerate(
      far.map(({ node }) => node.name ?? ''),
      3,
    )} would not be below what fails into it`
  const lost = exits.flatMap(({ stubs }) => stubs.filter(({ way }) => way === undefined))
  if (lost.length > 0) return `failures of ${sourcesOf(lost)} would fall through what runs beside`
  const shared = exits.flatMap(({ node, stubs }) => {
    const others = exits.flatMap((other) => (other.node === node ? [] : other.stubs))
    return stubs.filter(({ way: [from, to] = [] }) =>
      others.some(({ way: [start, end] = [] }) => isBefore(start, to) && isBefore(from, end)),
    )
  })
  if (shared.length > 0) return `failures of ${sourcesOf(shared)} would lead to several exits on one line`
  const xs = fails.map(xOf)
  const crowded = exits.flatMap(({ stubs, drops }) =>
    stubs.filter((link) => {
      const from = link.way?.[0]?.x ?? 0
      const to = from + stubWords + widthOf(wordsAt(link.edge) ?? '', 'label')
      return isSaidAtStub(link, drops) && xs.some((x) => x > from && x < to + stubWords)
    }),
  )
  if (crowded.length === 0) return undefined
  return `what is said of the failures of ${sourcesOf(crowded)} has no room beside the next`
}

const isBefore = (a: Point | undefined, b: Point | undefined): boolean => (a?.x ?? 0) < (b?.x ?? 0)

const sourcesOf = (links: readonly StageLink[]): string =>
  enumerate(
    links.map(({ edge }) => edge.from),
    3,
  )
