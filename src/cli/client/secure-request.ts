/**
 * Requests over TLS: to the host, through a tunnel, or to a proxy that speaks it.
 *
 * A separate file, loaded on demand: loading TLS takes Node longer than listing the whole catalog over http.
 */
import http from 'node:http'
import https from 'node:https'
import type { Socket } from 'node:net'
import tls from 'node:tls'
import { Unreachable } from '../cli-error.ts'
import { portOf, proxyHeaders } from './proxy.ts'

type Sending = { headers: Record<string, string>; signal: AbortSignal; proxy: URL | undefined }

/** Starts the request of an https URL, or of an http URL through a proxy that speaks TLS. */
export async function beginSecure(url: URL, { headers, signal, proxy }: Sending): Promise<http.ClientRequest> {
  if (url.protocol !== 'https:' && proxy !== undefined)
    return https.request(proxy, { path: url.href, headers: { host: url.host, ...headers }, signal, agent: false })
  if (proxy === undefined) return https.request(url, { headers, signal, agent: false })
  const socket = await openTunnel(url, proxy, signal)
  // Without an agent: one would open a connection of its own.
  return https.request(url, { headers, signal, createConnection: () => socket })
}

/** Opens a tunnel through a proxy, and TLS to the host within it; `signal` aborts it. */
const openTunnel = (url: URL, proxy: URL, signal: AbortSignal): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const target = `${url.hostname}:${portOf(url)}`
    const { request } = proxy.protocol === 'https:' ? https : http
    const opening = request(proxy, {
      method: 'CONNECT',
      path: target,
      headers: { host: target, ...proxyHeaders(proxy) },
      agent: false,
      signal,
    })
    opening.once('connect', ({ statusCode, statusMessage }, socket) => {
      if (statusCode === 200) return resolve(tls.connect({ socket, servername: url.hostname }))
      socket.destroy()
      reject(
        new Unreachable(`The proxy ${proxy.host} refused the connection to ${target}: ${statusCode} ${statusMessage}.`),
      )
    })
    opening.once('error', reject)
    opening.end()
  })
