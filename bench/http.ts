/**
 * The service against a bare node:http server that writes the same bytes and headers
 * (`npm run bench -- http`). Both run as processes of their own, interleaved; compared
 * is the CPU time a request costs the server, which does not depend on the rate of the load.
 */
import { compare, report } from './measure.ts'
import { cost, prepare, start, startBare } from './processes.ts'
import { targetsOf } from './targets.ts'

const ports = { service: 4870, bare: 4871 }
const service = await start('dist/node.js', ports.service)

type Headers = Record<string, string>

const fetchBody = (target: string, headers: Headers = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${ports.service}${target}`, { headers: { 'accept-encoding': 'identity', ...headers } })

type Case = { what: string; targets: string[]; bareTargets?: string[]; headers?: Headers; aim?: number; count?: number }

const measure = async ({
  what,
  targets,
  bareTargets = targets,
  headers = {},
  aim,
  count = 4_000,
}: Case): Promise<void> => {
  const prepared = []
  for (const target of bareTargets) prepared.push(await prepare(target, await fetchBody(target, headers)))
  const bare = await startBare(ports.bare, prepared)
  const { a, b, ratio } = await compare(
    () => cost(bare, { targets: bareTargets, count, headers }),
    () => cost(service, { targets, count, headers }),
    25,
  )
  bare.stop()
  report(what, ratio, {
    ...(aim === undefined ? {} : { aim }),
    note: `${a.toFixed(1)} against ${b.toFixed(1)} µs of CPU`,
  })
}

const { svg, pictures, searches } = await targetsOf(ports.service)
const etag =
  (await fetch(`http://127.0.0.1:${ports.service}${svg}`, { headers: { 'accept-encoding': 'identity' } })).headers.get(
    'etag',
  ) ?? ''

await measure({ what: 'SVG, one URL / bare node:http', targets: [svg], aim: 0.95 })
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
  what: `search, ${searches.length} queries / bare, one of them`,
  targets: searches,
  bareTargets: searches.slice(0, 1),
  aim: 0.35,
  count: 2_000,
})
report('resident memory, warmed, in MB', (await service.rss()) / 1e6, { aim: 100, atMost: true })
service.stop()
