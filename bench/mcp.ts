/**
 * MCP calls against a bare node:http server that responds to a POST with the same bytes and headers
 * (`npm run bench -- mcp`, after a build). Compared is the CPU time a request costs the server.
 */
import { hostile } from '../test/mcp/hostile.ts'
import { send as sendHostile } from '../test/mcp/wire.ts'
import { load } from './load.ts'
import { compare, report } from './measure.ts'
import { cost, prepare, start, startBare } from './processes.ts'
import { targetsOf } from './targets.ts'

const ports = { service: 3310, bare: 3311 }
const service = await start('dist/node.js', ports.service)

type Headers = Record<string, string>
type Call = { body: string; headers: Headers }

const revision = '2026-07-28'
const usual = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' }
const envelope = {
  'io.modelcontextprotocol/protocolVersion': revision,
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

const toolCall = (name: string, args: object, id: number, meta?: object): string => {
  const params = { name, arguments: args, ...(meta === undefined ? {} : { _meta: meta }) }
  return JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params })
}

/** A call of the older era. */
const older = (name: string, args: object, id = 1): Call => ({ headers: usual, body: toolCall(name, args, id) })

/** A call of revision 2026-07-28. */
const modern = (name: string, args: object, id = 1): Call => ({
  headers: { ...usual, 'mcp-protocol-version': revision, 'mcp-method': 'tools/call', 'mcp-name': name },
  body: toolCall(name, args, id, envelope),
})

const send = ({ body, headers }: Call): Promise<Response> =>
  fetch(`http://127.0.0.1:${ports.service}/mcp`, { method: 'POST', headers, body })

const measure = async (what: string, call: Call, { aim, count = 6_000 }: { aim: number; count?: number }) => {
  const bare = await startBare(ports.bare, [await prepare('/mcp', await send(call))])
  const plan = { targets: ['/mcp'], ...call, count }
  const { a, b, ratio } = await compare(
    () => cost(bare, plan),
    () => cost(service, plan),
  )
  await bare.stop()
  report(what, ratio, { aim, note: `${a.toFixed(1)} against ${b.toFixed(1)} µs of CPU` })
}

const scene = { id: 'request-sequence' }
await measure('list_diagrams / bare node:http', older('list_diagrams', {}), { aim: 0.2 })
await measure('get_diagram / bare node:http', older('get_diagram', scene), { aim: 0.2 })
await measure('render_diagram / bare node:http', older('render_diagram', scene), { aim: 0.2 })
await measure('list_diagrams, 2026-07-28 / bare', modern('list_diagrams', {}), { aim: 0.2 })
// Errors are never cached, so these cost what a distinct call does.
await measure('an unknown id / bare', older('get_diagram', { id: 'nope' }), { aim: 0.1, count: 3_000 })
await measure('an unknown id, 2026-07-28 / bare', modern('get_diagram', { id: 'nope' }), { aim: 0.1, count: 3_000 })
// What is wrong goes to the library, so this is what it costs.
await measure('a misspelt argument, by the library / bare', older('get_diagram', { ids: 'x' }), {
  aim: 0.02,
  count: 1_500,
})
report('resident memory, warmed by MCP, in MB', (await service.rss()) / 1e6, { aim: 130, atMost: true })
const { pictures, searches } = await targetsOf(ports.service)
// From the second time on, replies are sent from the cache; from the third, with kept heads.
for (const targets of [pictures, pictures, pictures, searches])
  await load({ port: ports.service, targets, count: targets.length })
report('the same, and by every SVG and all searches', (await service.rss()) / 1e6, { aim: 140, atMost: true })

/** Sends the hostile requests with these numbers; each must get a response. */
const attack = async (from: number, to: number): Promise<void> => {
  for (let number = from; number < to; number += 40)
    await Promise.all(Array.from({ length: 40 }, (_, index) => sendHostile(ports.service, hostile(number + index))))
}

// The first ones fill what is bounded: compiled code, caches, the heap's own reserve.
await attack(0, 10_000)
const filled = await service.rss()
await attack(10_000, 30_000)
report('growth by 20,000 hostile requests, in MB', ((await service.rss()) - filled) / 1e6, { aim: 16, atMost: true })
await service.stop()
