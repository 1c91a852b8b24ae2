/**
 * Reads standard input line by line: messages pass on to the library, everything else is answered here, once.
 */
import { Transform } from 'node:stream'
import { idOf, type RpcId, rpcCode } from '../../mcp/json-rpc.ts'
import type { RpcError } from '../../mcp/rpc-errors.ts'
import type { Batches } from './batches.ts'
import { notOneMessage, parseLine, wrongIn } from './read-line.ts'

type Options = { onMessage: (message: object) => void; batches: Batches }

/** Passes on the lines of messages that the library must see. */
export function createLineReader(options: Options): Transform {
  let pieces: Buffer[] = []
  let length = 0
  // The rest of a line that is too long belongs to it: it is skipped, not read as messages of its own.
  let isSkipping = false
  const add = (piece: Buffer): void => {
    if (isSkipping) return
    length += piece.length
    pieces.push(piece)
    if (length <= longestLine) return
    isSkipping = true
    pieces = []
    write(refusal({ code: rpcCode.invalidRequest, message: 'A line may have at most 10 MB.' }))
  }
  const end = (): string => {
    const line = Buffer.concat(pieces)
    const isRead = !isSkipping
    pieces = []
    length = 0
    isSkipping = false
    return isRead ? judge(line, options) : ''
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let passed = ''
      let start = 0
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, start)) {
        add(chunk.subarray(start, at))
        passed += end()
        start = at + 1
      }
      add(chunk.subarray(start))
      done(null, passed)
    },
    flush(done) {
      done(null, end())
    },
  })
}

const newline = 0x0a

const longestLine = 10 * 1024 * 1024

/** The lines for the library; empty if this one was answered here. */
const judge = (bytes: Buffer, options: Options): string => {
  const read = parseLine(bytes)
  if (read === undefined) return ''
  if ('wrong' in read) return refuse(read.wrong)
  const { message } = read
  if (!Array.isArray(message)) {
    const wrong = wrongIn(message)
    return wrong === undefined ? pass(message as object, options) : refuse(wrong, idOf(message))
  }
  const { batches } = options
  if (!batches.isAllowed || message.length === 0) return refuse(notOneMessage)
  const wrong = message.flatMap((each) => {
    const error = wrongIn(each)
    return error === undefined ? [] : [refusal(error, idOf(each))]
  })
  const right = message.filter((each) => wrongIn(each) === undefined) as object[]
  batches.open(right, wrong)
  return right.map((each) => pass(each, options)).join('')
}

const pass = (message: object, { onMessage }: Options): string => {
  onMessage(message)
  return `${JSON.stringify(message)}\n`
}

const refusal = (error: RpcError, id: RpcId = null) => ({ jsonrpc: '2.0', error, id })

const write = (answer: object): void => void process.stdout.write(`${JSON.stringify(answer)}\n`)

/** Answers a line that is not passed on. */
const refuse = (error: RpcError, id: RpcId = null): string => {
  write(refusal(error, id))
  return ''
}
