/** Gates of a fault tree as the Fault Tree Handbook draws them, lying on their side, and what the key calls them. */
import type { KeyEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { FaultEvent } from './events.ts'

/** The back of an OR gate is hollow: its inputs reach so many pixels into it. */
const hollow = 6
export const notch = ({ gate }: FaultEvent): number => (gate === 'or' ? hollow : 0)

export const gates = ['and', 'or'] as const

/** A key names the gates by their shapes, a little smaller. */
export const gateEntry = (gate: FaultEvent['gate']): KeyEntry => ({
  text: gate === 'and' ? 'AND: all must happen' : 'OR: one is enough',
  w: 28,
  sample: ({ x, y, h }) => gateAt({ gate }, { x, y: y + h / 2, w: 28, high: 24 }, 'muted'),
})

type GatePlace = { x: number; y: number; w: number; high: number }

/** A gate seen from its output at the left: round for AND, pointed for OR. */
export const gateAt = (
  { gate }: Pick<FaultEvent, 'gate'>,
  { x, y, w, high }: GatePlace,
  color: 'accent' | 'muted',
): Element[] => {
  const r = high / 2
  const d =
    gate === 'and'
      ? `M ${x + w} ${y - r} H ${x + r} A ${r} ${r} 0 0 0 ${x + r} ${y + r} H ${x + w} Z`
      : `M ${x + w} ${y - r} H ${x + r} Q ${x + 8} ${y - r} ${x} ${y} Q ${x + 8} ${y + r} ${x + r} ${y + r} H ${x + w} Q ${x + w - 2 * hollow} ${y} ${x + w} ${y - r} Z`
  return [path(d, { fill: 'surface', stroke: color })]
}
