/**
 * `npm run endurance [-- MINUTES]`: two workers under a mixed load with 1% hostile requests, while connections idle,
 * send slowly or vanish, workers are killed, the log's disk is full, and clocks jump. Four minutes by default.
 *
 * Fails on an error, a wrong body, a request lost without a worker's death, and memory or descriptors beyond bounds.
 */
import { runClients } from './endurance/clients.ts'
import { disturb, killWorkers, type Nuisances, type Period, pause } from './endurance/nuisances.ts'
import { descriptorsOf, memoryOf, startService } from './endurance/service.ts'

const clients = 16

/** What a worker may hold at the end: the reply cache may be full, and 200 connections be open. */
const bounds = { megabytes: 220, descriptors: 500 }

const minutes = Number(process.argv[2] ?? 4)
if (!(minutes > 0)) throw new Error(`give the minutes as a number above 0, got "${process.argv[2]}"`)

const service = await startService()
const milliseconds = minutes * 60_000
const end = performance.now() + milliseconds
const period: Period = { milliseconds, isOver: () => performance.now() >= end }
const counts: Nuisances = { slow: 0, vanished: 0, killed: 0 }
const [seen] = await Promise.all([
  runClients(service.port, period, clients),
  disturb(service, period, counts),
  killWorkers(service, period, counts),
])
await pause(1_000)
const workers = service.workers().map((pid) => ({ megabytes: memoryOf(pid), descriptors: descriptorsOf(pid) }))
const exitCode = await service.stop()

const p99 = (figures: number[]): string =>
  (figures.toSorted((a, b) => a - b)[Math.floor(figures.length * 0.99)] ?? 0).toFixed(1)

const { requests, hostile, lost, times } = seen
console.log(`${requests} requests and ${hostile} hostile ones; ${lost} lost in ${counts.killed} deaths of workers`)
console.log(`${counts.slow} connections idle or slow, ${counts.vanished} left amid responses`)
console.log(`p99 ${p99(times[0])} ms in the first half, ${p99(times[1])} ms in the second`)
for (const { megabytes, descriptors } of workers)
  console.log(`a worker at the end: ${megabytes.toFixed(0)} MB, ${descriptors} descriptors`)

// A worker that is killed takes with it what its connections were waiting for: one request of each client at most.
const mostLost = counts.killed * clients
const problems = [
  ...seen.problems,
  ...(lost > mostLost ? [`${lost} requests lost; ${counts.killed} deaths explain ${mostLost}`] : []),
  ...(workers.length === 2 ? [] : [`${workers.length} workers at the end instead of 2`]),
  ...workers.filter(({ megabytes }) => megabytes > bounds.megabytes).map(() => `over ${bounds.megabytes} MB`),
  ...workers.filter(({ descriptors }) => descriptors > bounds.descriptors).map(() => `over ${bounds.descriptors} fds`),
  ...(exitCode === 0 ? [] : [`the service ended with ${exitCode}`]),
]
for (const problem of problems.slice(0, 20)) console.error(problem)
console.log(problems.length === 0 ? 'endured' : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
