/**
 * Requests no client should send, reproducible by number.
 */
import { call, callTool, modern, type Sent, usual } from './wire.ts'

const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + '1' + close.repeat(depth)

const names = ['__proto__', 'constructor', '', 'list_diagrams', 'x'.repeat(500), '\u0000', '🙂', 'tools/call', '../..']
const values: unknown[] = [null, -1, 1e308, '', [], {}, true, 'x'.repeat(300), { __proto__: 1 }, [[[]]], '\ud800', 0.1]

/** Picks by number; equal numbers pick the same. */
const pick = <Value>(list: readonly Value[], number: number): Value => list[number % list.length]!

const kinds: ((number: number) => Sent)[] = [
  (n) => ({ body: `{"jsonrpc":"2.0","id":${n},"method":"ping"`.slice(0, n % 45) }),
  (n) => ({ body: callTool('list_diagrams', { query: `word${n} ${pick(names, n)}` }) }),
  (n) => ({ body: callTool('list_diagrams', { [pick(names, n)]: pick(values, n >> 3) }) }),
  (n) => ({ body: callTool(pick(['get_diagram', 'render_diagram'], n), { id: `${pick(names, n)}${n}` }) }),
  (n) => ({ body: callTool('list_diagrams', { cursor: `${n}-${n.toString(36)}`, limit: pick(values, n) }) }),
  (n) => ({ body: callTool(pick(names, n), pick(values, n >> 2), pick(values, n >> 4)) }),
  (n) => ({ body: call(pick(names, n), pick(values, n >> 2)) }),
  (n) => ({ body: call('resources/read', { uri: `diagram://${pick(names, n)}/${n}` }) }),
  (n) => ({
    body: call('prompts/get', { name: 'adapt_diagram', arguments: { subject: `s${n}`, family: pick(names, n) } }),
  }),
  (n) => ({ body: `{"jsonrpc":"2.0","id":1,"method":"ping","params":${nested('{"a":', '}', (n * 97) % 9_000)}}` }),
  (n) => ({
    body: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_diagram","arguments":${nested('[', ']', (n * 197) % 20_000)}}}`,
  }),
  (n) => ({ body: `[${call('ping')},${call('notifications/cancelled', { requestId: 1 }, n)}]` }),
  (n) => ({ body: 'x'.repeat(65_000 + (n % 2_000)) }),
  (n) => ({ body: call('ping', { _meta: { mark: `${n}`.repeat(500) } }) }),
  (n) => ({ method: pick(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'], n), headers: { accept: 'text/event-stream' } }),
  (n) => ({ headers: { ...usual, host: `h${n}.evil.example` }, body: call('ping') }),
  (n) => ({
    headers: { ...usual, accept: pick(['', '*/*', ';;;,', 'application/json'.repeat(50)], n) },
    body: call('ping'),
  }),
  (n) => ({
    headers: { ...usual, 'content-type': pick(['', 'text/html', 'application/json;;', 'application/jsonp'], n) },
    body: call('ping'),
  }),
  (n) =>
    modern(pick(['tools/call', 'server/discover', 'subscriptions/listen', 'initialize'], n), {
      name: pick(
        names.filter((name) => /^[!-~]*$/.test(name)),
        n,
      ),
    }),
  (n) => modern('tools/list', { _meta: { 'io.modelcontextprotocol/clientInfo': pick(values, n) } }),
  (n) => modern('tools/list', { _meta: { 'io.modelcontextprotocol/clientInfo': { name: `c${n}`, version: '1' } } }),
]

/** Request number `number`. */
export const hostile = (number: number): Sent => pick(kinds, number)(Math.floor(number / kinds.length))
