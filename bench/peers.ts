/**
 * The service among its peers (`npm run bench -- peers`): services and libraries that serve SVGs, and servers and
 * caches in front of it, in one run.
 *
 * Compared with a bare node:http server that writes one reply of the service are the CPU time a request costs (all
 * processes and threads of a server) and the throughput over 32 connections. Rounds are interleaved; medians of the
 * ratios are printed as the table of docs/performance.md.
 */
import { load } from './load.ts'
import { median } from './measure.ts'
import { type Contender, checkContenders, contenders, stopAll } from './peers/contenders.ts'
import { cpuOf, family } from './peers/cpu.ts'

const rounds = 11
const count = 3_000

/** Warm-up rounds, until compilers have settled. */
const warmUps = 5

type Round = { cpu: number; rate: number }

const measure = async ({ port, pid, targets, headers = {} }: Contender): Promise<Round> => {
  const pids = family(pid)
  const before = cpuOf(pids)
  const seconds = await load({ port, targets, count, headers: { 'Accept-Encoding': 'identity', ...headers } })
  return { cpu: (cpuOf(pids) - before) / count, rate: count / seconds }
}

const results = new Map<string, Round[]>(contenders.map(({ name }) => [name, []]))
const measureAll = async (): Promise<void> => {
  await checkContenders()
  for (let round = 0; round < warmUps + rounds; round++) {
    for (const contender of contenders) {
      const result = await measure(contender)
      if (round >= warmUps) results.get(contender.name)?.push(result)
    }
  }
}

try {
  await measureAll()
} finally {
  await stopAll()
}

/** The median over rounds of one server against another: above 1 is better than that one. */
const ratio = (name: string, base: string, of: (own: Round, other: Round) => number): string => {
  const others = results.get(base) ?? []
  const own = results.get(name) ?? []
  return median(own.flatMap((round, index) => (others[index] === undefined ? [] : [of(round, others[index])]))).toFixed(
    2,
  )
}

const cpuRatio = (own: Round, other: Round): number => other.cpu / own.cpu
const rateRatio = (own: Round, other: Round): number => own.rate / other.rate

const [baseline] = contenders
console.log('| Server | CPU a request, µs | CPU against bare | Throughput against bare |\n| --- | --- | --- | --- |')
for (const { name } of contenders) {
  const base = name.endsWith('304') ? 'bare node:http, the same 304' : (baseline?.name ?? '')
  const cpu = median((results.get(name) ?? []).map((round) => round.cpu)).toFixed(1)
  console.log(`| ${name} | ${cpu} | ${ratio(name, base, cpuRatio)} | ${ratio(name, base, rateRatio)} |`)
}
console.log(`\ndiagref SVG against Iconify SVG: ${ratio('diagref: SVG', 'Iconify API: SVG', cpuRatio)}`)
console.log(`diagref with two workers against one: ${ratio('diagref with two workers: SVG', 'diagref: SVG', cpuRatio)}`)
console.log(`diagref search against Iconify search: ${ratio('diagref: search', 'Iconify API: search', cpuRatio)}`)
