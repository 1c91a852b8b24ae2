// The image's HEALTHCHECK: exits with 0 if the service responds on its port. The image has no shell and no curl.
import { get } from 'node:http'

const port = process.env.PORT || '3000'
const request = get({ host: '127.0.0.1', port, path: '/healthz', timeout: 1500 }, ({ statusCode }) => {
  process.exit(statusCode === 200 ? 0 : 1)
})
request.on('error', () => process.exit(1)).on('timeout', () => process.exit(1))
