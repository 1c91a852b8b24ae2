/**
 * Where a wire may end: the states from which its last item is met, and what that costs.
 */
import type { Wire } from '../model/board.ts'
import { opposite, ways } from '../model/sides.ts'
import { price, type Variant } from '../model/weights.ts'
import { type Gate, type Ground, gatesOf } from './gates.ts'

export type Target = { gate: Gate; cost: number }

/** By state, which is 4 × vertex + way: a gate is met straight on, or with a bend at its vertex. */
export function targetsOf(
  wire: Wire,
  ground: Ground,
  { bend, crossing }: Pick<Variant, 'crossing' | 'bend'>,
): Map<number, Target> {
  const { level, upright } = ground.traffic
  const targets = new Map<number, Target>()
  for (const gate of gatesOf(wire, 1, ground)) {
    const [metAcross, metDown] = [upright.others(gate.vertex, wire.bundle), level.others(gate.vertex, wire.bundle)]
    for (const way of ways) {
      if (way === opposite(gate.way)) continue
      const met = way % 2 === 1 ? metAcross : metDown
      const cost = gate.cost + (way === gate.way ? 0 : bend + met * crossing * price.crossingAtBend)
      const known = targets.get(4 * gate.vertex + way)
      if (known === undefined || cost < known.cost) targets.set(4 * gate.vertex + way, { gate, cost })
    }
  }
  return targets
}
