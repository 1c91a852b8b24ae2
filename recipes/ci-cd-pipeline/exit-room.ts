/** Whether exits and the words of what falls to them have room under the bars. */
import { enumerate } from '../../drawing/describe.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { dropsOf } from './draw-exits.ts'
import { failX, stubWords, wordsOfStub } from './exits.ts'
import type { MinutesPlan } from './plan-minutes.ts'
import { barOf, isSaidAtStub, wordsAt } from './strokes.ts'
import { stubOf } from './stub.ts'
import type { StageLink, Timetable } from './timetable.ts'

/** Why there is no room: an exit is not below what drops onto it, or words would lie on another fall. */
export const noRoomForExits = ({ fails }: Timetable, plan: MinutesPlan): string[] => {
  const xOf = ({ from }: StageLink): number => failX(barOf(plan, from) ?? { rect: { x: 0, w: 0 } })
  const isMain = ({ from }: StageLink): boolean => plan.main.some(({ stage }) => stage.node === from)
  const exits = plan.exits.map((exit) => {
    const own = fails.filter(({ to }) => to === exit.node)
    const drops = dropsOf(own.filter(isMain), exit === plan.exits.at(-1), plan)
    const joining = own.filter((link) => !drops.includes(link))
    return { ...exit, drops, stubs: joining.map((link) => ({ ...link, way: stubOf(link, drops, plan)?.slice(-2) })) }
  })
  const far = exits.filter(({ rect, drops }) => drops.some((drop) => xOf(drop) < rect.x + 4))
  const lost = exits.flatMap(({ stubs }) => stubs.filter(({ way }) => way === undefined))
  const shared = exits.flatMap(({ node, stubs }) => {
    const others = exits.flatMap((other) => (other.node === node ? [] : other.stubs))
    return stubs.filter(({ way: [from, to] = [] }) =>
      others.some(({ way: [start, end] = [] }) => isBefore(start, to) && isBefore(from, end)),
    )
  })
  const xs = fails.map(xOf)
  const crowded = exits.flatMap(({ stubs, drops }) =>
    stubs.filter((link) => {
      const from = link.way?.[0]?.x ?? 0
      const { w, lines } = wordsOfStub(wordsAt(link.edge), from, xs)
      const isWide = xs.some((x) => x > from && x < from + w + 2 * stubWords)
      return isSaidAtStub(link, drops) && (isWide || lines.length > 2)
    }),
  )
  const names = enumerate(
    far.map(({ node }) => node.name ?? ''),
    3,
  )
  return [
    ...(far.length > 0 ? [`${names} would not be below what fails into it`] : []),
    ...(lost.length > 0 ? [`failures of ${sourcesOf(lost)} would fall through what runs beside`] : []),
    ...(shared.length > 0 ? [`failures of ${sourcesOf(shared)} would lead to several exits on one line`] : []),
    ...(crowded.length > 0
      ? [`what is said of the failures of ${sourcesOf(crowded)} has no room beside the next`]
      : []),
  ]
}

const isBefore = (a: Point | undefined, b: Point | undefined): boolean => (a?.x ?? 0) < (b?.x ?? 0)

const sourcesOf = (links: readonly StageLink[]): string =>
  enumerate(
    links.map(({ edge }) => edge.from),
    3,
  )
