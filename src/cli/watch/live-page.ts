/**
 * A page on this machine that shows the picture of a watched file, and shows the next one when it is drawn.
 *
 * It listens on the loopback address alone, answers no other host name, and loads nothing from elsewhere.
 */
import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a save gave: a picture, or why there is none. */
export type Drawn = { svg: string } | { problem: string }

/** A page that is being served: its address, and how to show what was drawn. */
export type LivePage = { address: string; show: (drawn: Drawn) => void }

/** Serves a page for a file on a free port. */
export async function openLivePage(name: string): Promise<LivePage> {
  let [svg, problem, version] = ['', '', 0]
  const readers = new Set<ServerResponse>()
  const listen: RequestListener = (request, response) => {
    const host = request.headers.host ?? ''
    if (!/^(?:127\.0\.0\.1|localhost):\d+$/.test(host)) return void response.writeHead(403).end()
    const path = (request.url ?? '/').split('?', 1)[0] ?? ''
    if (path === '/events') return follow(response, readers, version)
    const body = path === '/picture.svg' ? svg : path === '/state' ? JSON.stringify({ problem, version }) : undefined
    if (path === '/') return reply(response, 'text/html', pageOf(name))
    if (body === undefined) return void response.writeHead(404).end()
    return reply(response, path === '/state' ? 'application/json' : 'image/svg+xml', body)
  }
  const server = createServer(listen).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    show: (drawn) => {
      version += 1
      problem = 'problem' in drawn ? drawn.problem : ''
      if ('svg' in drawn) svg = drawn.svg
      for (const reader of readers) reader.write(`data: ${version}\n\n`)
    },
  }
}

/** Keeps a response open, which hears of every picture from now on. */
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
<style>
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif }
  body { margin: 0; padding: 24px; display: grid; gap: 16px; justify-items: center }
  img { max-width: 100%; height: auto; box-shadow: 0 1px 8px rgb(0 0 0 / 0.2) }
  img:not([src]) { display: none }
  pre { margin: 0; padding: 12px 16px; max-width: 100%; box-sizing: border-box; white-space: pre-wrap; border-left: 4px solid #c62828 }
  pre:empty { display: none }
  .stale { opacity: 0.4 }
</style>
<pre role="alert"></pre>
<img alt="The picture of ${escapeHtml(name)}">
<script>
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
</script>
</html>
`

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
