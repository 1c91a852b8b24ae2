/**
 * Which wires run back: those declared so, and those that close a circle in a depth-first walk from the starts, in the order
 * in which wires leave them; and when that walk meets each item, or something in it.
 */
import type { Board, Wire } from '../model/board.ts'

export function markBackEdges({ items, wires }: Board): void {
  const between = wires.filter(({ from, to }) => from !== to)
  const leaving = new Map<number, Wire[]>()
  const isEntered = new Set<number>()
  for (const wire of between) {
    const [from, to] = wire.isBack ? [wire.to, wire.from] : [wire.from, wire.to]
    leaving.set(from, [...(leaving.get(from) ?? []), wire])
    isEntered.add(to)
  }
  const state = new Map<number, 'open' | 'done'>()
  const visit = (item: number): void => {
    state.set(item, 'open')
    for (const around of items[item]!.within) items[around]!.met = Math.min(items[around]!.met, state.size)
    for (const wire of leaving.get(item) ?? []) {
      const next = wire.from === item ? wire.to : wire.from
      if (state.get(next) === 'open') wire.isBack = !wire.isBack
      else if (!state.has(next)) visit(next)
    }
    state.set(item, 'done')
  }
  for (const start of leaving.keys()) if (!isEntered.has(start) && !state.has(start)) visit(start)
  for (const { index } of items) if (!state.has(index)) visit(index)
}
