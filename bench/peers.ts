/**
 * The service among its peers (`npm run bench -- peers`): services and libraries that serve SVGs, and servers and
 * caches in front of it, in one run.
 *
 * Compared with a bare node:http server that writes one reply of the service are the CPU time a request costs (all
 * processes and threads of a server) and the throughput over 32 connections. Everything is started several times and
 * measured in many short rounds that take turns; medians of the ratios, and the bounds of the true ones, are printed
 * as the table of docs/performance.md.
 */
import { LoadClient } from './load.ts'
import { median, type Spread, spreadOf, spreadText } from './paired/spread.ts'
import { type Contender, startContenders } from './peers/contenders.ts'
import { cpuOf, family } from './peers/cpu.ts'

const starts = 3
const rounds = 40
const count = 336

/** Requests until compilers have settled; with the rounds fewer than the 1,000 a connection after which nginx closes it. */
const warmUp = 12_000

type Round = { cpu: number; rate: number }

const measure = async ({ pid }: Contender, client: LoadClient): Promise<Round> => {
  const pids = family(pid)
  const before = cpuOf(pids)
  const seconds = await client.send(count)
  return { cpu: (cpuOf(pids) - before) / count, rate: count / seconds }
}

const clientOf = ({ port, targets, headers = {} }: Contender): LoadClient =>
  new LoadClient({ port, targets, headers: { 'Accept-Encoding': 'identity', ...headers } })

/** The contenders from a different one on in every round, and backwards in every other. */
const inTurn = <Item>(items: readonly Item[], round: number): Item[] => {
  const from = round % items.length
  const turned = [...items.slice(from), ...items.slice(0, from)]
  return round % 2 === 0 ? turned : turned.toReversed()
}

const results = new Map<string, Round[]>()

const measureStart = async (contenders: readonly Contender[]): Promise<void> => {
  const pairs = contenders.map((contender) => ({ contender, client: clientOf(contender) }))
  for (const { client } of pairs) await client.send(warmUp)
  for (let round = 0; round < rounds; round++) {
    for (const { contender, client } of inTurn(pairs, round)) {
      const { name } = contender
      results.set(name, [...(results.get(name) ?? []), await measure(contender, client)])
    }
  }
  for (const { client } of pairs) client.close()
}

for (let index = 0; index < starts; index++) {
  const arena = await startContenders()
  try {
    await measureStart(arena.contenders)
  } finally {
    await arena.stop()
  }
}

/** One server against another over all rounds: above 1 is better than that one. */
const against = (name: string, base: string, of: (own: Round, other: Round) => number): Spread => {
  const others = results.get(base) ?? []
  const own = results.get(name) ?? []
  return spreadOf(own.flatMap((round, index) => (others[index] === undefined ? [] : [of(round, others[index])])))
}

const byCpu = (own: Round, other: Round): number => other.cpu / own.cpu
const byRate = (own: Round, other: Round): number => own.rate / other.rate

const baseline = 'bare node:http, the same SVG and headers'
console.log('| Server | CPU a request, µs | CPU against bare | Throughput against bare |\n| --- | --- | --- | --- |')
for (const [name, own] of results) {
  const base = name.endsWith('304') ? 'bare node:http, the same 304' : baseline
  const cpu = median(own.map((round) => round.cpu)).toFixed(1)
  const ratio = spreadText(against(name, base, byCpu))
  console.log(`| ${name} | ${cpu} | ${ratio} | ${against(name, base, byRate).median.toFixed(2)} |`)
}
const compared = [
  ['diagref: SVG', 'Iconify API: SVG'],
  ['diagref with two workers: SVG', 'diagref: SVG'],
  ['diagref: search', 'Iconify API: search'],
] as const
for (const [name, base] of compared) console.log(`\n${name} / ${base}: ${spreadText(against(name, base, byCpu))}`)
