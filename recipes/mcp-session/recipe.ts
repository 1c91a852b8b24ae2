/**
 * A tool call of the Model Context Protocol, revision 2026-07-28, over Streamable HTTP: no handshake, no session, and a
 * question to the user on the way (basic/versioning, basic/transports/streamable-http, basic/patterns/mrtr).
 */
import { sequenceForm } from '../../drawing/data/sequence.ts'
import { messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { SequenceData } from '../../drawing/data/sequence-fields.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { describeSequence } from '../../drawing/sequence/describe-sequence.ts'
import { drawSequence } from '../../drawing/sequence/draw-sequence.ts'

/** Requests are the calls that carry parameters, and all others that go the same way. */
const requestsIn = ({ messages }: SequenceData) => {
  const calls = messagesIn(messages).filter(({ kind, from, to }) => kind === 'call' && from !== to)
  const carrying = calls.filter(({ lines }) => lines.length > 0)
  return calls.filter((call) => carrying.some(({ from, to }) => from === call.from && to === call.to))
}

const derive = (data: SequenceData) => ({ requests: count(requestsIn(data).length, 'request') })

/** Every request names the revision in a header, and again in its _meta. */
const request = (id: string, ...lines: string[]) => ({
  id,
  from: 'Client',
  to: 'Server',
  text: 'POST /mcp',
  lines: ['MCP-Protocol-Version: 2026-07-28', ...lines],
})

const response = (id: string, ...lines: string[]) =>
  ({ id, from: 'Server', to: 'Client', text: '200 OK', kind: 'reply', lines }) as const

export default defineRecipe({
  name: 'MCP tool call',
  family: 'Sequences',
  description:
    'A tool call over the Model Context Protocol that asks the user first: the call, the question it comes back with, and the retry with the answer and the state, with the headers and fields of each HTTP request. Also called MCP flow, tool call sequence or elicitation.',
  useWhen:
    'You write or review an MCP server or client and need to see which header and field travels in which request, or how a tool asks the user without a session. Good for 2 to 4 participants with up to 8 fields a request.',
  avoidWhen:
    'You need one request and its response in full: use `http-exchange`. You need to show how the client gets its token first: use `oauth-code-pkce`. You need calls without their fields: use `request-sequence`.',
  visual: 85,
  ease: 74,
  overall: 83,
  rationale:
    'A bar on the client’s lifeline shows where the state is while the server has none, and fields are listed under the request that carries them. Every added field moves the rows below it. You supply requests and fields; the revision decides which are required.',
  reviewed: '2026-11-23',
  revision: 1,
  data: sequenceForm({}),
  sample: {
    title: 'An MCP server asks the user without a session',
    subtitle: 'The client carries requestState to the retry: {requests}, each self-contained',
    source:
      'MCP specification 2026-07-28; any instance can take the retry; _meta, JSON-RPC envelopes, other headers left out',
    focus: ['carried', 'nothing-kept', '"requestState": "v1.kR3xQ…",', '"requestState": "v1.kR3xQ…"}'],
    participants: [
      { name: 'User', kind: 'person' },
      { name: 'Client', note: 'AI application' },
      { name: 'Server', note: 'mcp.example.com' },
    ],
    messages: [
      { from: 'User', to: 'Client', text: 'delete fix-login' },
      request(
        'first',
        'Mcp-Method: tools/call',
        'Mcp-Name: delete_branch',
        '{"name": "delete_branch",',
        '  "arguments":',
        '    {"branch": "fix-login"}}',
      ),
      response(
        'asked',
        '{"resultType": "input_required",',
        '  "requestState": "v1.kR3xQ…",',
        '  "inputRequests": {"confirm": …}}',
      ),
      { id: 'nothing-kept', kind: 'note', from: 'Server', text: 'keeps nothing' },
      { from: 'Client', to: 'User', text: 'delete anyway?', note: '2 unmerged commits' },
      { from: 'User', to: 'Client', text: 'yes', kind: 'reply' },
      {
        id: 'retry',
        from: 'Client',
        to: 'Server',
        text: 'POST /mcp',
        note: 'same headers, name and arguments',
        lines: ['{"inputResponses": {"confirm":', '    {"action": "accept", …}},', '  "requestState": "v1.kR3xQ…"}'],
      },
      { from: 'Server', to: 'Server', text: 'verify state' },
      response('done', '{"resultType": "complete",', '  "content": […]}'),
      { from: 'Client', to: 'User', text: 'deleted fix-login', kind: 'reply' },
    ],
    spans: [{ id: 'carried', at: 'Client', from: 'asked', to: 'retry', text: 'keeps requestState' }],
  },
  derive,
  draw: (data, sheet) => {
    drawSequence(data, sheet, { as: 'code', derived: derive(data) })
    sheet.prove('requests', ...requestsIn(data))
  },
  describe: (data) => {
    const lines = messagesIn(data.messages).flatMap((message) => message.lines.map(({ text }) => text))
    const methods = [...new Set(lines.flatMap((line) => /^Mcp-Method: (.+)/.exec(line)?.[1] ?? []))]
    const states = lines.filter((line) => line.includes('requestState')).length
    const counted = `${count(requestsIn(data).length, 'request')}${methods.length === 0 ? '' : `: ${enumerate(methods)}`}.`
    return describeSequence(data, derive(data), `${counted} ${count(states, 'message')} with requestState.`)
  },
})
