/**
 * The service against a bare node:http server that writes the same bytes and headers
 * (`npm run bench -- http`). Both run as processes of their own; compared is the CPU time a request costs the server,
 * which does not depend on the rate of the load.
 *
 * Two processes of the same program differ by up to 7% where many replies are read, by where their memory happens to
 * be. So both are started several times, and measured in short rounds that take turns.
 */
import { LoadClient } from './load.ts'
import { measurePairs, report, summarize } from './measure.ts'
import { spreadText } from './paired/spread.ts'
import { costOf, type MeasuredProcess, prepare, start, startBare } from './processes.ts'
import { targetsOf } from './targets.ts'

const ports = { service: 4870, bare: 4871 }
const starts = 3
const rounds = 60
const warmUp = 6_000

type Headers = Record<string, string>

const get = (target: string, headers: Headers = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${ports.service}${target}`, { headers: { 'accept-encoding': 'identity', ...headers } })

type Case = { what: string; targets: string[]; bareTargets?: string[]; headers?: Headers; aim?: number; count?: number }

const startCopy = async (targets: string[], headers: Headers): Promise<MeasuredProcess> => {
  const prepared = []
  for (const target of targets) prepared.push(await prepare(target, await get(target, headers)))
  return startBare(ports.bare, prepared)
}

/** The pairs of one start of both servers. */
const measureStart = async (
  service: MeasuredProcess,
  { targets, bareTargets = targets, headers = {}, count = 336 }: Case,
): Promise<[number, number][]> => {
  const bare = await startCopy(bareTargets, headers)
  const [own, other] = [
    new LoadClient({ port: ports.service, targets, headers }),
    new LoadClient({ port: ports.bare, targets: bareTargets, headers }),
  ]
  for (const client of [own, other]) await client.send(Math.max(warmUp, targets.length))
  const pairs = await measurePairs(
    () => costOf(bare, other, count),
    () => costOf(service, own, count),
    rounds,
  )
  for (const client of [own, other]) client.close()
  await bare.stop()
  return pairs
}

const measure = async (each: Case): Promise<void> => {
  const pairs: [number, number][] = []
  for (let index = 0; index < starts; index++) {
    const service = await start('dist/node.js', ports.service)
    pairs.push(...(await measureStart(service, each)))
    await service.stop()
  }
  const { a, b, ratio, spread } = summarize(pairs)
  const note = `${spreadText(spread)}, ${a.toFixed(1)} against ${b.toFixed(1)} µs of CPU`
  report(each.what, ratio, { ...(each.aim === undefined ? {} : { aim: each.aim }), note })
}

const first = await start('dist/node.js', ports.service)
const { svg, pictures, searches } = await targetsOf(ports.service)
const etag = (await get(svg)).headers.get('etag') ?? ''
await first.stop()

await measure({ what: 'SVG, one URL / bare node:http', targets: [svg], aim: 0.97 })
await measure({ what: 'SVG, 336 URLs / bare, one URL', targets: pictures.slice(0, 336), bareTargets: [svg], aim: 0.85 })
await measure({
  what: `SVG, ${pictures.length} URLs / bare, one URL`,
  targets: pictures,
  bareTargets: [svg],
  aim: 0.8,
})
// How much of that is due to the processor's cache.
await measure({ what: `SVG, ${pictures.length} URLs / bare, the same`, targets: pictures })
await measure({ what: '304 / bare 304', targets: [svg], headers: { 'if-none-match': etag }, aim: 0.97 })
await measure({
  what: 'search, 2,000 queries / bare, one of them',
  targets: searches.slice(0, 2_000),
  bareTargets: searches.slice(0, 1),
  aim: 0.35,
})

const last = await start('dist/node.js', ports.service)
for (const targets of [[svg], pictures, pictures, searches]) {
  const client = new LoadClient({ port: ports.service, targets })
  await client.send(Math.max(warmUp, targets.length))
  client.close()
}
report('resident memory, warmed, in MB', (await last.rss()) / 1e6, { aim: 100, atMost: true })
await last.stop()
