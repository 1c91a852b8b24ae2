/**
 * Standard input and output as a transport that also responds to what the library would drop (a line that is not
 * JSON, a batch), and with helpful errors.
 */

import { Transform } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { idOf, type RpcId, rpcCode } from '../../mcp/json-rpc.ts'
import { type RpcError, toHelpfulError, toLegacyError, wrongCursor } from '../../mcp/rpc-errors.ts'
import { isObject } from '../../scene/json.ts'

/** The transport of this process; `tools` are the names listed in the error for an unknown tool. */
export function createStdio(tools: readonly string[]): StdioServerTransport {
  const asked = new Map<RpcId, unknown>()
  let isLegacy = false
  const transport = new StdioServerTransport(process.stdin.pipe(createLineCheck(asked)))
  const send = transport.send.bind(transport)
  transport.send = (message) => {
    if (!('id' in message)) return send(message)
    const request = asked.get(message.id ?? null)
    asked.delete(message.id ?? null)
    // A client that opens with a handshake uses an older revision throughout.
    isLegacy ||= isObject(request) && request['method'] === 'initialize'
    if (!('error' in message)) return send(message)
    const error = toHelpfulError(message.error, request, tools)
    return send({ ...message, error: isLegacy ? toLegacyError(error, request) : error })
  }
  return transport
}

/** Passes on lines with one message; responds to the others. */
const createLineCheck = (asked: Map<RpcId, unknown>): Transform => {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const lines = (rest + decoder.write(chunk)).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > longestLine) {
        rest = ''
        refuse({ code: rpcCode.invalidRequest, message: 'A line may have at most 10 MB.' })
      }
      done(null, lines.map((line) => judge(line, asked)).join(''))
    },
    flush(done) {
      done(null, judge(rest, asked))
    },
  })
}

/** The line with its newline, for the library; empty if it was handled here. */
const judge = (line: string, asked: Map<RpcId, unknown>): string => {
  if (line.trim() === '') return ''
  const message = read(line)
  if (message === undefined) return refuse({ code: rpcCode.parse, message: 'The line is not JSON.' })
  if (!isObject(message)) return refuse({ code: rpcCode.invalidRequest, message: notOne })
  const wrong = wrongCursor(message)
  if (wrong !== undefined) return refuse(wrong, idOf(message))
  if (idOf(message) !== null) asked.set(idOf(message), message)
  return `${line}\n`
}

const longestLine = 10 * 1024 * 1024

const notOne = 'Each line must be one message, an object; batches are not supported.'

const read = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown
  } catch {
    return undefined
  }
}

/** Responds to a line that is not passed on. */
const refuse = (error: RpcError, id: RpcId = null): string => {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', error, id })}\n`)
  return ''
}
