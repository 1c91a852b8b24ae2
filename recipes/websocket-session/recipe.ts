/** A WebSocket connection from its upgrade to its close (RFC 6455), with the bytes of every message. */
import { sequenceForm } from '../../drawing/data/sequence.ts'
import type { SequenceData } from '../../drawing/data/sequence-fields.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { describeSequence } from '../../drawing/sequence/describe-sequence.ts'
import { drawSequence } from '../../drawing/sequence/draw-sequence.ts'
import { bytesInWords, bytesWidth, drawBytes } from './bytes.ts'
import { startsWithOpcode, wireOf } from './frames.ts'

/** The bytes that carry a frame (two numbers, or from the least to the most), those of the upgrade, and how many frames there are. */
const derive = (data: SequenceData) => {
  const wire = wireOf(data)
  const frames = wire.filter(({ isFrame }) => isFrame)
  const headers = frames.map(({ header }) => header)
  const [least, most] = [Math.min(...headers), Math.max(...headers)]
  const upgrade = wire.reduce((sum, { isFrame, header }) => sum + (isFrame ? 0 : header), 0)
  const range =
    frames.length === 0
      ? '0'
      : least === most
        ? `${least}`
        : `${least} ${new Set(headers).size === 2 ? 'or' : 'to'} ${most}`
  return { header: range, upgrade: `${upgrade}`, frames: count(frames.length, 'frame') }
}

const server = { from: 'Server', to: 'Browser' }
const client = { from: 'Browser', to: 'Server' }

export default defineRecipe({
  name: 'WebSocket session',
  family: 'Sequences',
  description:
    'A WebSocket connection: the HTTP upgrade with its key and accept value, frames in both directions, ping and pong, and the close handshake, with the bytes of each frame as a bar in parts. Also called WebSocket handshake, upgrade or full-duplex connection.',
  useWhen:
    'You explain what a WebSocket costs and saves against polling, which side masks, who may send when, or how a connection stays open and ends. Good for 2 to 4 parties and up to 24 messages; bytes are counted from what you write.',
  avoidWhen:
    'You need one HTTP request and its response: use `http-exchange`. You need the bits of a frame’s header: use `packet-header`. You need the segments below it: use `tcp-connection-lifecycle`. You need tool calls over HTTP: use `mcp-session`.',
  visual: 87,
  ease: 74,
  overall: 85,
  rationale:
    'Each frame is a bar in parts, to scale, so that how little a short message adds is seen; the upgrade fills several such bars. A message added by hand moves all below it, and its bytes are to be counted. You supply header fields and payloads; bytes are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: sequenceForm({}),
  sample: {
    title: 'After the upgrade, a short message has {header} bytes of header',
    subtitle: 'Client frames carry a 4-byte masking key; payloads of 126 bytes or more add 2 or 8',
    source: 'RFC 6455, sections 1.3, 5.2 and 7; key and accept value from the RFC; TLS and TCP not counted',
    participants: [{ name: 'Browser' }, { name: 'Server', note: 'live.example.com' }],
    messages: [
      {
        id: 'upgrade',
        ...client,
        text: 'GET /prices HTTP/1.1',
        lines: [
          'Host: live.example.com',
          'Upgrade: websocket',
          'Connection: Upgrade',
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
          'Sec-WebSocket-Version: 13',
          'Origin: https://www.example.com',
        ],
      },
      {
        id: 'accepted',
        ...server,
        text: 'HTTP/1.1 101 Switching Protocols',
        kind: 'reply',
        lines: ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo='],
      },
      {
        kind: 'zone',
        text: 'WebSocket frames on the same connection',
        messages: [
          { ...client, text: 'text {"follow": "gold"}', kind: 'async' },
          { ...server, text: 'text {"gold": 2411.60}', kind: 'async' },
          { ...server, text: 'text {"gold": 2411.85}', kind: 'async' },
          { ...server, text: 'ping', kind: 'async' },
          { ...client, text: 'pong', kind: 'async' },
          { ...client, text: 'close 1000', kind: 'async' },
          { ...server, text: 'close 1000', kind: 'async' },
        ],
      },
    ],
  },
  derive,
  meanings: {
    header: 'bytes of header of a frame',
    upgrade: 'bytes of HTTP',
    frames: 'what is sent but HTTP and TCP segments, each once, in a loop too',
  },
  draw: (data, sheet) => {
    const wire = wireOf(data)
    const drawn = drawSequence(data, sheet, {
      isKeyed: false,
      as: 'code',
      derived: derive(data),
      right: bytesWidth(wire),
      isBehind: true,
      isCode: startsWithOpcode,
    })
    drawBytes(wire, { drawn, sheet })
    for (const { item, isFrame } of wire) sheet.prove(isFrame ? 'header' : 'upgrade', item)
    sheet.prove('frames', '@bytes')
  },
  describe: (data) => describeSequence(data, derive(data), bytesInWords(wireOf(data))),
})
