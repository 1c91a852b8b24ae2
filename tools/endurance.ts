/**
 * `npm run endurance [-- MINUTES [CONNECTIONS]]`: two workers under a mixed load of HTTP and MCP with 1% hostile
 * requests, while 5,000 connections idle or send slowly, others vanish, workers are killed, the log's disk is full,
 * and clocks jump. Four minutes by default; the first fifth is quiet, for comparison.
 *
 * Fails on an error, a wrong body, a request lost without a worker's death, a p99 over three times the quiet one, and
 * memory that grows by over 10% when the workers are warm.
 */
import { runClients, untilReady } from './endurance/clients.ts'
import { disturb, killWorkers, type Nuisances } from './endurance/nuisances.ts'
import { beginPeriod, type Period, pause } from './endurance/period.ts'
import { descriptorsOf, memoryOf, type RunningService, startService } from './endurance/service.ts'

const clients = 16

/** The largest ratios: memory of the last sixth to that of the older worker before, and p99 to the quiet one. */
const bounds = { growth: 1.1, slowdown: 3 }

const [minutes = 4, connections = 5_000] = process.argv.slice(2).map(Number)
if (!(minutes > 0 && connections >= 0))
  throw new Error('the minutes and the number of idle connections must be numbers')

const service = await startService()
await untilReady(service.port)
const period = beginPeriod(minutes * 60_000)
const counts: Nuisances = { opened: 0, most: 0, vanished: 0, killed: 0 }
const [seen, workers] = await Promise.all([
  runClients(service.port, period, clients),
  watchMemory(service, period),
  disturb(service, { period, connections }, counts),
  killWorkers(service, period, counts),
])
const exitCode = await service.stop()

const p99 = (figures: number[]): number => figures.toSorted((a, b) => a - b)[Math.floor(figures.length * 0.99)] ?? 0
const [quiet, loud] = [p99(seen.times.quiet), p99(seen.times.loud)]
const { requests, hostile, lost } = seen
console.log(`${requests} requests and ${hostile} hostile ones; ${lost} lost in ${counts.killed} worker deaths`)
console.log(`up to ${counts.most} connections idle or slow, ${counts.opened} opened; ${counts.vanished} left early`)
console.log(`p99 ${quiet.toFixed(1)} ms while quiet, ${loud.toFixed(1)} ms after: ${(loud / quiet).toFixed(2)} times`)
for (const { warm, end, descriptors } of workers)
  console.log(
    `a worker: at most ${warm.toFixed(0)} MB when warm, ${end.toFixed(0)} MB at the end; ${descriptors} descriptors`,
  )

// With a killed worker, the requests on its connections are lost: at most one for each client.
const mostLost = counts.killed * clients
// A worker that replaced a killed one may still grow to the size of the older one.
const warmest = Math.max(...workers.map(({ warm }) => warm))
const problems = [
  ...seen.problems,
  ...(lost > mostLost ? [`${lost} requests lost; ${counts.killed} deaths explain ${mostLost}`] : []),
  ...(workers.length === 2 ? [] : [`${workers.length} workers at the end instead of 2`]),
  ...(loud <= quiet * bounds.slowdown ? [] : [`p99 is over ${bounds.slowdown} times the quiet one`]),
  ...workers
    .filter(({ end }) => end > warmest * bounds.growth)
    .map(({ warm, end }) => `memory grew from ${warm.toFixed(0)} to ${end.toFixed(0)} MB`),
  ...(exitCode === 0 ? [] : [`the service exited with ${exitCode}`]),
]
for (const problem of problems.slice(0, 20)) console.error(problem)
console.log(problems.length === 0 ? 'endured' : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

/**
 * The peak memory of each worker in MB in the two halves of the last third, because memory rises and falls with
 * garbage collection; and its open descriptors at the end.
 */
async function watchMemory({ workers }: RunningService, { isWarm, isEnding, isOver }: Period) {
  while (!isWarm()) await pause(100)
  const watched = workers().map((pid) => ({ pid, warm: 0, end: 0, descriptors: 0 }))
  while (!isOver()) {
    const half = isEnding() ? 'end' : 'warm'
    for (const each of watched) each[half] = Math.max(each[half], memoryOf(each.pid))
    await pause(250)
  }
  return watched.map((each) => ({ ...each, descriptors: descriptorsOf(each.pid) }))
}
