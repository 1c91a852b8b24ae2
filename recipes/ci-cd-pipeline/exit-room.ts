/** Whether exits and the words of what falls to them have room under the bars. */
import { widthOf } from '../../drawing/block.ts'
import { enumerate } from '../../drawing/describe.ts'
import { dropsOf } from './draw-exits.ts'
import { failX } from './exits.ts'
import type { MinutesPlan } from './plan-minutes.ts'
import { barOf, isSaidAtStub, stubWords, wordsAt } from './strokes.ts'
import type { StageLink, Timetable } from './timetable.ts'

/** Why there is no room: an exit is not below what drops onto it, or words would lie on another fall. */
export const noRoomForExits = ({ fails }: Timetable, plan: MinutesPlan): string | undefined => {
  const xOf = ({ from }: StageLink): number => failX(barOf(plan, from) ?? { rect: { x: 0, w: 0 } })
  const isMain = ({ from }: StageLink): boolean => plan.main.some(({ stage }) => stage.node === from)
  const exits = plan.exits.map((exit) => {
    const own = fails.filter(({ to }) => to === exit.node)
    const drops = dropsOf(own.filter(isMain), exit === plan.exits.at(-1), plan)
    return { ...exit, drops, stubs: own.filter((link) => isMain(link) && !drops.includes(link)) }
  })
  const far = exits.filter(({ rect, drops }) => drops.some((drop) => xOf(drop) < rect.x + 4))
  if (far.length > 0)
    return `${enumerate(
      far.map(({ node }) => node.name ?? ''),
      3,
    )} would not be below what fails into it`
  const xs = fails.map(xOf)
  const crowded = exits.flatMap(({ stubs, drops }) =>
    stubs.filter((link) => {
      const from = xOf(link)
      const to = from + stubWords + widthOf(wordsAt(link.edge) ?? '', 'label')
      return isSaidAtStub(link, drops) && xs.some((x) => x > from && x < to + stubWords)
    }),
  )
  if (crowded.length === 0) return undefined
  return `what is said of the failures of ${enumerate(
    crowded.map(({ edge }) => edge.from),
    3,
  )} has no room beside the next`
}
