/**
 * Ports of DOT: the field, or the side, of a node that an edge ends at.
 */
import type { DotChain, DotState } from './dot-state.ts'

/** Reads a port, and a compass point, if one is here behind the next end of a chain. */
export function readPort({ cursor, portsAt }: DotState, { ends, ports }: DotChain, at: number): void {
  const said = cursor.take(/:\s*([\w.]+|"[^"\n]*")(?:\s*:\s*\w+)?/y)?.[1]
  if (said === undefined) return
  ports.set(ends.length, said.replace(/^"(.*)"$/, '$1'))
  portsAt.push(at)
}

/** Says that ports are not drawn. */
export function notePorts({ cursor, portsAt }: DotState): void {
  for (const at of portsAt) cursor.noteOnce('ports: edges end at the node, not at one of its fields or sides', at)
}
