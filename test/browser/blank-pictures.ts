/**
 * Pages with blank pictures, for tests that look at words, links and keys: each diagram in an image has its size, and nothing
 * on it. Painting the diagrams of a gallery takes longer than all else that a browser does for it; what they look like, and
 * when they are loaded, is seen by tests that have them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BrowserContextOptions } from 'playwright-core'
import type { App } from '../../src/app/create-app.ts'

const header = 'x-blank-pictures'

/** The options of a page whose pictures are blank. */
export const blankPictures: BrowserContextOptions = { extraHTTPHeaders: { [header]: '1' } }

/** Whether a page with these options asks for a picture to show it; scripts and links get the whole one. */
export const asksForBlank = ({ headers, url = '' }: IncomingMessage): boolean =>
  headers[header] === '1' && headers['sec-fetch-dest'] === 'image' && /\/svg(?:\?|$)|^\/thumbnails\//.test(url)

/** Sends the picture with its title, and nothing else in it. */
export const answerBlank = async (app: App, { url = '' }: IncomingMessage, response: ServerResponse): Promise<void> => {
  const reply = await app.fetch(new Request(app.service.baseUrl + url))
  const svg = await reply.text()
  const headers = Object.fromEntries(reply.headers)
  delete headers['content-length']
  response
    .writeHead(reply.status, headers)
    .end(reply.ok ? `${svg.slice(0, svg.indexOf('</title>'))}</title></svg>` : svg)
}
