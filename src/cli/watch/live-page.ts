/**
 * A page on this machine that shows the drawing of a watched file, and updates when it is redrawn.
 *
 * It listens only on the loopback address, accepts no other host name, and loads nothing from elsewhere.
 */
import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The result of a save: an SVG, or why there is none. */
export type LivePicture = { svg: string } | { problem: string }

/** A served page: its URL, and how to update it. */
export type LivePage = { address: string; show: (drawn: LivePicture) => void }

/** Serves a page for a file on a free port. */
export async function openLivePage(name: string): Promise<LivePage> {
  const state: State = { svg: '', problem: '', version: 0 }
  const readers = new Set<ServerResponse>()
  const server = createServer(listenerFor(pageOf(name), state, readers)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    show: (drawn) => {
      state.version += 1
      state.problem = 'problem' in drawn ? drawn.problem : ''
      if ('svg' in drawn) state.svg = drawn.svg
      for (const reader of readers) reader.write(`data: ${state.version}\n\n`)
    },
  }
}

/** What the page shows: the last good SVG, and what was wrong with the last save. */
type State = { svg: string; problem: string; version: number }

const listenerFor =
  (page: string, state: State, readers: Set<ServerResponse>): RequestListener =>
  (request, response) => {
    const { svg, ...rest } = state
    if (!/^(?:127\.0\.0\.1|localhost):\d+$/.test(request.headers.host ?? '')) return void response.writeHead(403).end()
    switch ((request.url ?? '/').split('?', 1)[0]) {
      case '/':
        return reply(response, 'text/html', page)
      case '/events':
        return follow(response, readers, state.version)
      case '/picture.svg':
        return reply(response, 'image/svg+xml', svg)
      case '/state':
        return reply(response, 'application/json', JSON.stringify(rest))
      default:
        return void response.writeHead(404).end()
    }
  }

/** Keeps a response open, to be notified of every drawing from now on. */
const follow = (response: ServerResponse, readers: Set<ServerResponse>, version: number): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(`data: ${version}\n\n`)
  readers.add(response)
  response.once('close', () => readers.delete(response))
}

const reply = (response: ServerResponse, type: string, body: string): void => {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; img-src 'self' data:; connect-src 'self'; script-src 'unsafe-inline'; style-src 'unsafe-inline'",
  }
  response.writeHead(200, headers).end(body)
}

const pageOf = (name: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${escapeHtml(name)}</title>
<style>${style}</style>
<pre role="alert"></pre>
<img alt="The picture of ${escapeHtml(name)}">
<script>${script}</script>
</html>
`

const style = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif }
  body { margin: 0; padding: 24px; display: grid; gap: 16px; justify-items: center }
  img { max-width: 100%; height: auto; box-shadow: 0 1px 8px rgb(0 0 0 / 0.2) }
  img:not([src]) { display: none }
  pre { margin: 0; padding: 12px 16px; max-width: 100%; box-sizing: border-box; white-space: pre-wrap; border-left: 4px solid #c62828 }
  pre:empty { display: none }
  .stale { opacity: 0.4 }
`

const script = `
  const [problem, picture] = [document.querySelector('pre'), document.querySelector('img')]
  const update = async () => {
    const state = await (await fetch('/state')).json()
    problem.textContent = state.problem
    picture.classList.toggle('stale', state.problem !== '')
    if (state.problem === '') picture.src = '/picture.svg?' + state.version
  }
  const events = new EventSource('/events')
  events.onmessage = update
  events.onerror = () => { problem.textContent = 'diagref has stopped.' }
`

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
