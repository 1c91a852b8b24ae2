/**
 * What strains a server besides load: connections that idle, send slowly or vanish, and workers that die.
 */
import { connect, type Socket } from 'node:net'
import type { Period } from './period.ts'
import { pause } from './period.ts'
import type { RunningService } from './service.ts'

/** How many of each there were; `most` is the largest number of connections open at one time. */
export type Nuisances = { opened: number; most: number; vanished: number; killed: number }

const health = 'HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Half of the connections idle after a response, a quarter send nothing, a quarter send a byte now and then. */
const openings = [health, health, '', 'GET /api/diagrams HTTP/1.1\r\nHost: a\r\nX-Slow: ']

/**
 * Keeps `connections` open after the quiet phase, whatever the server closes, and now and then disconnects in the
 * middle of pipelined responses.
 */
export async function disturb(
  { port }: RunningService,
  { period, connections }: { period: Period; connections: number },
  counts: Nuisances,
): Promise<void> {
  const open = new Set<Socket>()
  const dial = (): Socket => connect(port, '127.0.0.1').on('error', () => undefined)
  await pause(period.quiet)
  for (let tick = 0; !period.isOver(); tick++) {
    for (let index = 0; index < 100 && open.size < connections; index++) {
      const socket = dial()
      socket.write(openings[counts.opened++ % openings.length] ?? '')
      socket.on('close', () => open.delete(socket)).resume()
      open.add(socket)
    }
    counts.most = Math.max(counts.most, open.size)
    leave(dial(), counts)
    if (tick % 10 === 0) trickle(open)
    await pause(100)
  }
  for (const socket of open) socket.destroy()
}

/** Disconnects while four responses are being sent. */
const leave = (socket: Socket, counts: Nuisances): void => {
  socket.write('GET /api/diagrams HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(4))
  setTimeout(() => socket.destroy(), counts.vanished++ % 40)
}

/** One more byte on each connection whose request is not complete. */
const trickle = (open: Set<Socket>): void => {
  for (const socket of open) if (socket.bytesWritten > health.length + 1 && socket.writable) socket.write('x')
}

/** Kills a worker now and then until half of the period is over, as a bug or a lack of memory would. */
export async function killWorkers({ workers }: RunningService, period: Period, counts: Nuisances): Promise<void> {
  await pause(period.quiet)
  while (!period.isSettling()) {
    await pause(Math.min(30_000, period.milliseconds / 5))
    const [victim, other] = workers()
    // Never the last one.
    if (victim === undefined || other === undefined || period.isSettling()) continue
    counts.killed++
    process.kill(victim, 'SIGKILL')
  }
}
