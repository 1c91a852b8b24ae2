/**
 * Copies: messages that leave the arrow of another one at a dot, as where somebody listens in.
 */
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { isMessage, namesOfMessage } from '../data/sequence-entries.ts'
import { circle, path } from '../primitives.ts'
import { roundedPath } from '../rounded-path.ts'
import { headAt, headSize } from './arrows.ts'
import type { SequenceColumns } from './columns.ts'
import type { Levels, StepLevel } from './levels.ts'
import type { ScriptStep } from './script.ts'

/** How far before its receiver a message is copied, in pixels, and the dot there. */
const size = { before: 24, dot: 4 } as const

/** Where a copy leaves the message that it copies; undefined for what is no copy. */
export function startOfCopy(
  { item, from }: ScriptStep,
  { columns, levels }: { columns: SequenceColumns; levels: Levels },
): { x: number; level: StepLevel } | undefined {
  const { copies } = isMessage(item) ? item : {}
  if (copies === undefined) return undefined
  const at = columns.steps.findIndex(
    (other) => isMessage(other.item) && namesOfMessage(other.item).includes(copies) && other.from === from,
  )
  const [copied, level] = [columns.steps[at], levels.steps[at]]
  if (copied === undefined || level === undefined) return undefined
  return { x: (columns.centers[copied.to] ?? 0) + (copied.from < copied.to ? -size.before : size.before), level }
}

/** The arrow from the copied message to `x2`, at the height of the copy; undefined for what is no copy. */
export function copyArrow(
  step: ScriptStep,
  {
    y,
    x2,
    columns,
    levels,
    stroke,
  }: { y: number; x2: number; columns: SequenceColumns; levels: Levels; stroke: Color | undefined },
): Element[] | undefined {
  const start = startOfCopy(step, { columns, levels })
  if (start === undefined) return undefined
  const { x, level } = start
  const color = stroke ?? 'ink'
  const dot = circle(x, level.arrow, size.dot, { fill: color, stroke: color })
  const way = (end: number): string =>
    roundedPath(
      [
        { x, y: level.arrow },
        { x, y },
        { x: end, y },
      ],
      8,
    )
  if (stroke !== 'negative') return [path(way(x2), { arrow: true, ...(stroke === undefined ? {} : { stroke }) }), dot]
  // A theft succeeds: the slash that the head of what fails has would say the opposite.
  const base = x2 + (x < x2 ? -headSize.length : headSize.length)
  return [path(way(base), { stroke }), headAt({ x: x2, y, base }, stroke), dot]
}
