// Libraries that make SVGs, each behind node:http as its documentation shows: PEER names one, FOLDER has its package.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(`${process.env.FOLDER}/package.json`)
const load = (name) => import(pathToFileURL(require.resolve(name)).href)
const badges = 'badge-maker'

const peers = {
  [badges]: async () => {
    const { makeBadge } = require(badges)
    return (word) => makeBadge({ label: 'build', message: word, color: 'green' })
  },
  dicebear: async () => {
    const { createAvatar } = await load('@dicebear/core')
    const identicon = await load('@dicebear/identicon')
    return (word) => createAvatar(identicon, { seed: word }).toString()
  },
}

const draw = await peers[process.env.PEER]()
createServer((request, response) => {
  const body = draw(request.url.slice(1))
  response.writeHead(200, { 'content-type': 'image/svg+xml', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
