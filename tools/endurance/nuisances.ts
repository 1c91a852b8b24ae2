/**
 * What makes life hard for a server besides load: connections that idle, send slowly or leave, and workers that die.
 */
import { connect, type Socket } from 'node:net'
import type { Service } from './service.ts'

export type Period = { isOver: () => boolean; milliseconds: number }

/** How many of each there were. */
export type Nuisances = { slow: number; vanished: number; killed: number }

/** Keeps up to 200 connections open that say nothing or a byte now and then, and leaves amid pipelined responses. */
export async function disturb({ port }: Service, { isOver }: Period, counts: Nuisances): Promise<void> {
  const open: Socket[] = []
  const opened = (): Socket => connect(port, '127.0.0.1').on('error', () => undefined)
  while (!isOver()) {
    const slow = opened()
    slow.write('GET /api/diagrams HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    open.push(slow, opened())
    counts.slow += 2
    const leaving = opened()
    leaving.write('GET /api/diagrams HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(4))
    setTimeout(() => leaving.destroy(), counts.vanished++ % 40)
    for (const socket of open) if (socket.bytesWritten > 0 && socket.writable) socket.write('x')
    while (open.length > mostOpen) open.shift()?.destroy()
    await pause(200)
  }
  for (const socket of open) socket.destroy()
}

const mostOpen = 200

/** Kills a worker now and then: as from a bug or for want of memory. */
export async function killWorkers(
  { workers }: Service,
  { isOver, milliseconds }: Period,
  counts: Nuisances,
): Promise<void> {
  while (!isOver()) {
    await pause(Math.min(30_000, milliseconds / 3))
    const [victim, other] = workers()
    // Never the last one: that is another test.
    if (victim === undefined || other === undefined || isOver()) continue
    counts.killed++
    process.kill(victim, 'SIGKILL')
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
