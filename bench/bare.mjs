// The baseline: a node:http server that only writes prepared replies.
// Replies come over IPC, by request target, so that they have exactly the bytes and headers of the service.
import { createServer } from 'node:http'

let replies = new Map()
process.on('message', (message) => {
  if (Array.isArray(message)) {
    replies = new Map(message.map(([target, status, headers, body]) => [target, { status, headers, body: Buffer.from(body, 'base64') }]))
    process.send(replies.size)
  }
})

const only = () => (replies.size === 1 ? replies.values().next().value : undefined)
let fixed

// As long as the service keeps connections open, so that rounds may wait for each other.
const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  fixed ??= only()
  const { status, headers, body } = fixed ?? replies.get(request.url)
  response.writeHead(status, headers)
  if (body.length > 0) response.end(body)
  else response.end()
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send('listening'))
