/**
 * Standard input and output as a transport that also responds to what the library would drop (a line that is not
 * JSON, or no message), and with helpful errors.
 */
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { idOf, type RpcId } from '../../mcp/json-rpc.ts'
import { toHelpfulError, toLegacyError } from '../../mcp/rpc-errors.ts'
import { isObject } from '../../scene/json.ts'
import { Batches } from './batches.ts'
import { createLineReader } from './line-reader.ts'

/** The transport of this process; `tools` are the names listed in the error for an unknown tool. */
export function createStdio(tools: readonly string[]): StdioServerTransport {
  const asked = new Map<RpcId, unknown>()
  const batches = new Batches((text) => process.stdout.write(`${text}\n`))
  let isLegacy = false
  const onMessage = (message: object): void => {
    if (idOf(message) !== null) asked.set(idOf(message), message)
    // The revision that a client asks for decides at once: its next line may be a batch, before the answer is written.
    if (isOpening(message)) batches.allowFor(isObject(message.params) ? message.params['protocolVersion'] : undefined)
  }
  const transport = new StdioServerTransport(process.stdin.pipe(createLineReader({ onMessage, batches })))
  const write = transport.send.bind(transport)
  transport.send = (message) => {
    if (!('id' in message)) return write(message)
    const request = asked.get(message.id ?? null)
    asked.delete(message.id ?? null)
    // A client that opens with a handshake uses an older revision throughout.
    if (isOpening(request)) isLegacy = true
    const answer = 'error' in message ? { ...message, error: helpful(message.error, request, isLegacy) } : message
    return batches.take(answer) ? Promise.resolve() : write(answer)
  }
  const helpful = (error: Parameters<typeof toHelpfulError>[0], request: unknown, legacy: boolean) => {
    const better = toHelpfulError(error, request, tools)
    return legacy ? toLegacyError(better, request) : better
  }
  return transport
}

const isOpening = (message: unknown): message is { params?: unknown } =>
  isObject(message) && message['method'] === 'initialize'
